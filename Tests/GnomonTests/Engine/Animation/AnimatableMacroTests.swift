// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Animatable
private struct One: Shape {
  var width: CGFloat
  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
private struct Two: View {
  var angle: Angle
  var size = CGSize(width: 1, height: 2)
  let constant = 4
  @State var state = 1.0
  static var shared: Int { 1 }
  var computed: Int { 1 }
  var body: some View { EmptyView() }
}

@Animatable
private struct Many {
  var a, b: Double
  var pair: AnimatablePair<Double, CGFloat>
  var c = 1.5 { didSet {} }
  @AnimatableIgnored var name = "x"
}

@MainActor @Suite struct AnimatableMacroTests {
  @Test func animatedPartsAreTheVariables() {
    var one = One(width: 2)
    one.animatableData = 5
    #expect(one.width == 5)

    var two = Two(angle: .degrees(1))
    let data: AnimatablePair<Angle.AnimatableData, CGSize.AnimatableData> = two.animatableData
    #expect(data.second == AnimatablePair(1, 2))
    two.animatableData = AnimatablePair(Angle.degrees(90).animatableData, AnimatablePair(3, 4))
    #expect(abs(two.angle.degrees - 90) < 1e-9)
    #expect(two.size == CGSize(width: 3, height: 4))

    var many = Many(a: 1, b: 2, pair: AnimatablePair(3, 4))
    // Naming an element of the variable's own tuple crashes Swift 6.3's compiler.
    let values = many.animatableData.value
    #expect(values.2 == AnimatablePair(3, 4))
    many.animatableData += many.animatableData
    #expect((many.a, many.b, many.c, many.name) == (2, 4, 3, "x"))
    #expect((many as Any) is any Animatable)
  }
}
