// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FixedSizeTests {
  nonisolated static let cases: [LayoutCase] = [
    LayoutCase("fact 25: both lengths are ideal", [30, 100], ["Text": [-20, 40, 70, 20]]) {
      Text("abc def").fixedSize()
    },
    LayoutCase(
      "fact 25: along one axis, what is proposed stays along the other", [30, 100], ["Color": [10, 0, 10, 100]]
    ) {
      Color.red.fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("fact 25: a height that fits a wrapped text", [30, 30], ["Text": [0, -5, 30, 40]]) {
      Text("abc def").fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase("facts 21, 25: a frame's ideal length", [300, 100], ["frame": [130, 45, 40, 10]]) {
      Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 60).fixedSize()
    },
    LayoutCase("fact 25: along no axis nothing changes", [100, 50], ["Color": [0, 0, 100, 50]]) {
      Color.red.fixedSize(horizontal: false, vertical: false)
    },
  ]

  @Test("Ideal sizes", arguments: cases) func sizes(_ item: LayoutCase) { item.run() }
}
