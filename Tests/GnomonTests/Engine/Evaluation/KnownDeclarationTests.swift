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
    let known = KnownDeclarations()
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
    let known = KnownDeclarations()
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
}
