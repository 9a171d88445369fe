// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PaddingTests {
  nonisolated static let paddings: [LayoutCase] = [
    LayoutCase("fact 26: 16 at every edge", [100, 100], ["padding": [29, 29, 42, 42]]) { box(10, 10).padding() },
    LayoutCase("fact 27: one number at all edges", [100, 100], ["padding": [15, 15, 70, 70]]) {
      box(10, 10).padding(30)
    },
    LayoutCase("fact 27: all, 20", [100, 100], ["padding": [25, 25, 50, 50]]) { box(10, 10).padding(.all, 20) },
    LayoutCase("fact 27: horizontal, 15", [100, 100], ["padding": [30, 45, 40, 10]]) {
      box(10, 10).padding(.horizontal, 15)
    },
    LayoutCase("fact 27: vertical, 30", [100, 100], ["padding": [45, 15, 10, 70]]) {
      box(10, 10).padding(.vertical, 30)
    },
    LayoutCase(
      "fact 27: 20, 30, 10, 40: 70 wider and 30 higher", [100, 100],
      ["padding": [10, 30, 80, 40], "frame": [40, 50, 10, 10]]
    ) { box(10, 10).padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) },
    LayoutCase("fact 28: it's taken off the proposal", [100, 50], ["Color": [16, 16, 68, 18]]) { Color.red.padding() },
    LayoutCase("fact 28: not below 0", [20, 20], ["padding": [-6, -6, 32, 32], "Color": [10, 10, 0, 0]]) {
      Color.red.padding()
    },
    LayoutCase("fact 28: nil stays nil", [100, 100], ["padding": [29, 29, 42, 42]]) { Color.red.padding().fixedSize() },
    LayoutCase(
      "fact 29: a background before padding is as large as the view", [100, 100],
      ["padding": [29, 29, 42, 42], "background": [45, 45, 10, 10], "Color[0]": [45, 45, 10, 10]]
    ) { box(10, 10).background(Color.blue).padding() },
    LayoutCase(
      "fact 29: after padding as large as both", [100, 100],
      ["background": [29, 29, 42, 42], "Color[0]": [29, 29, 42, 42]]
    ) { box(10, 10).padding().background(Color.blue) },
  ]

  @Test("Padding", arguments: paddings) func paddings(_ item: LayoutCase) { item.run() }

  @Test("Tight padding is of 8 points")
  func tightPadding() {
    expectLayout(
      Color.red.frame(width: 10, height: 20)._tightPadding(), in: [100, 100],
      ["padding": [37, 32, 26, 36], "Color": [45, 40, 10, 20]])
  }
}
