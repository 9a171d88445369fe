// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct MirroringTests {
  @Test func whatMirrorsIsDrawnMirrored() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 30, height: 10)
    }
    .environment(\.layoutDirection, .leftToRight)
    expectLayout(
      view.layoutDirectionBehavior(.mirrors(in: .leftToRight)), in: [40, 10], ["~Color[0]": [30, 0, 10, 10]])
    expectLayout(view.flipsForRightToLeftLayoutDirection(true), in: [40, 10], ["~Color[0]": [0, 0, 10, 10]])
  }
}
