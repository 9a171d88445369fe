// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct CustomAnimationTests {
  @Test("An animation of one's own, with what it keeps") func custom() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { box(10, 10).offset(x: $0.number) }, 200, 100)
    withAnimation(Animation(Steps(count: 4))) { model.number = 80 }
    host.update()
    host.advance(by: 0.3)
    #expect(isNear(host.drawn("Color").minX, 95 + 20))
    host.advance(by: 0.3)
    #expect(isNear(host.drawn("Color").minX, 95 + 40))
    host.advance(by: 0.5)
    #expect(host.drawn("Color").minX == 175)
    #expect(!host.isAnimating)
  }

  /// A second in steps.
  private struct Steps: CustomAnimation {
    let count: Int
    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
    }
  }
}
