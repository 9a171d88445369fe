// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct ProjectionTransformTests {
  @Test("A rotation about the vertical axis keeps x's middle and foreshortens")
  func rotationInSpace() {
    let turn = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    let point = CGPoint(x: 10, y: 4).applying(turn)
    #expect(abs(point.x - 5) < 1e-12 && point.y == 4)
  }
}
