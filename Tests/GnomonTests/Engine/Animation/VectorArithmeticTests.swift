// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct VectorArithmeticTests {
  @Test("Several values move as one")
  func vectors() {
    let values = AnimatableValues(1.0, CGFloat(2)).interpolated(towards: AnimatableValues(3.0, CGFloat(4)), amount: 0.5)
    #expect(values.value == (2, 3))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }
}
