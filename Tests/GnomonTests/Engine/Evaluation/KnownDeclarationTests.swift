// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What is known of a declaration is what the runtime says of each of its specialisations.
@MainActor @Suite struct KnownDeclarationTests {
  private static let types: [Any.Type] = [
    Environment<Int>.self, Environment<String>.self, State<Int>.self, State<[String]>.self, Binding<Bool>.self,
    Binding<Date>.self, FocusState<Bool>.self, FocusState<Int?>.self, ScaledMetric<CGFloat>.self, Namespace.self,
    Text.self, Color.self, EmptyView.self, HStack<Text>.self, HStack<Color>.self, EdgeInsets.self,
    ModifiedContent<Text, EmptyModifier>.self, ModifiedContent<Int, EmptyModifier>.self, TupleView<(Text, Color)>.self,
    Optional<Text>.self, Optional<Int>.self, Int.self, String.self, [Text].self,
  ]

  @Test func aPropertyIsWhatTheRuntimeSays() {
    let known = KnownDeclarations((any DynamicProperty).self)
    for _ in 0..<2 {
      for type in Self.types {
        let answer = known.ask(type) { type as? any DynamicProperty.Type }
        let told = type as? any DynamicProperty.Type
        #expect(answer.map { ObjectIdentifier($0) } == told.map { ObjectIdentifier($0) }, "\(type)")
        #expect(answer?._isOwnStorage == told?._isOwnStorage, "\(type)")
      }
    }
  }

  /// Some conform under conditions, and have types that go with the conformance.
  @Test func aViewIsWhatTheRuntimeSays() {
    let known = KnownDeclarations((any View).self)
    func body<V: View>(_ type: V.Type) -> ObjectIdentifier { ObjectIdentifier(V.Body.self) }
    let views = Self.types.filter { $0 is any View.Type }
    #expect(views.count > 6)
    for _ in 0..<2 {
      for type in views {
        let answer = known.ask(type) { type as? any View.Type }
        let told = type as? any View.Type
        #expect(answer.map { body($0) } == told.map { body($0) }, "\(type)")
      }
    }
  }

  @Test func aShapeIsWhatTheRuntimeSays() {
    let known = KnownDeclarations((any Shape).self)
    let shapes: [Any.Type] = [
      Circle.self, Rectangle.self, AnyShape.self, RoundedRectangle.self, ButtonBorderShape.self,
      OffsetShape<Circle>.self, OffsetShape<OffsetShape<Rectangle>>.self, RotatedShape<Capsule>.self, Own.self,
      Wave.self,
    ]
    for type in Self.types + shapes {
      let answer = known.ask(type) { type as? any Shape.Type }
      #expect(answer.map { ObjectIdentifier($0) } == (type as? any Shape.Type).map { ObjectIdentifier($0) }, "\(type)")
    }
  }

  private struct Own: View { var body: some View { Color.red } }

  private struct Wave: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }

  @Test func theRecordsHoldWhatConforms() throws {
    let views = try #require(conformingDeclarations(to: (any View).self))
    let properties = try #require(conformingDeclarations(to: (any DynamicProperty).self))
    func descriptor(_ type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self)[1] }
    for type in [Text.self, Own.self, HStack<Text>.self, Optional<Int>.self, ModifiedContent<Int, Int>.self]
      as [Any.Type]
    {
      #expect(views.contains(descriptor(type)), "\(type)")
    }
    for type in [Int.self, EdgeInsets.self, State<Int>.self] as [Any.Type] {
      #expect(!views.contains(descriptor(type)), "\(type)")
    }
    #expect(properties.contains(descriptor(State<Int>.self)) && !properties.contains(descriptor(Text.self)))
    #expect(conformingDeclarations(to: Int.self) == nil)
    #expect(conformingDeclarations(to: (any Shape & Equatable).self) == nil)
  }
}
