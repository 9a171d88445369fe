// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ViewThatFitsTests {
  @Test("A view that fits is the first whose ideal size fits along the axes (facts 67)")
  func viewThatFits() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 120, height: 300)
      Color.green.frame(idealWidth: 80, maxWidth: .infinity).frame(height: 10)
      Color.blue.frame(width: 40, height: 10)
    }
    expectLayout(view, in: [200, 100], ["Color": [40, -100, 120, 300]])
    expectLayout(view, in: [100, 100], ["Color": [0, 45, 100, 10]])
    expectLayout(view, in: [60, 100], ["Color": [10, 45, 40, 10]])
    expectLayout(view, in: [20, 100], ["Color": [-10, 45, 40, 10]])
  }
}
