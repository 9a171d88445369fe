// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollAnchorTests {
  @Test func aScrollViewBeginsAtItsAnchor() {
    expectLayout(
      ScrollView { redRows() }.defaultScrollAnchor(.bottom), in: [50, 60], ["~VStack": [0, -140, 50, 200]])
    expectLayout(
      ScrollView { redRows(2) }.defaultScrollAnchor(.bottom), in: [50, 60], ["~VStack": [0, 20, 50, 40]])
    expectLayout(ScrollView { redRows(2) }, in: [50, 60], ["~VStack": [0, 0, 50, 40]])
  }
}
