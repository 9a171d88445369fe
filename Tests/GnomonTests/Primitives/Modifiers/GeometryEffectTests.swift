// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct GeometryEffectTests {
  private struct Shift: GeometryEffect {
    var amount: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test func aGeometryEffectMovesWhatIsDrawn() {
    expectLayout(
      Color.red.frame(width: 20, height: 10).modifier(Shift(amount: 0.5)), in: [100, 50],
      ["Color": [40, 20, 20, 10], "~Color": [50, 20, 20, 10]])
    expectLayout(
      Color.red.frame(width: 20, height: 10).modifier(Shift(amount: 0.5).ignoredByLayout()), in: [100, 50],
      ["~Color": [40, 20, 20, 10]])
  }
}
