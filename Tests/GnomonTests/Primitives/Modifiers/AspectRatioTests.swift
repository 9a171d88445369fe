// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AspectRatioTests {
  nonisolated static let ratios: [LayoutCase] = [
    LayoutCase("fact 30: fit proposes the largest box inside", [100, 100], ["Color": [0, 21.875, 100, 56.25]]) {
      Color.red.aspectRatio(16 / 9, contentMode: .fit)
    },
    LayoutCase("fact 30: fill the smallest around", [100, 100], ["Color": [-38.888889, 0, 177.777778, 100]]) {
      Color.red.aspectRatio(16 / 9, contentMode: .fill)
    },
    LayoutCase("fact 30: it reports the child's size", [100, 100], ["aspectRatio": [40, 45, 20, 10]]) {
      box(20, 10).aspectRatio(3, contentMode: .fit)
    },
    LayoutCase("fact 31: without a ratio the child's ideal gives it", [100, 60], ["Rectangle": [20, 0, 60, 60]]) {
      Rectangle().scaledToFit()
    },
    LayoutCase("fact 31: of a picture too", [320, 320], ["Image": [0, 70, 320, 180]]) {
      Image("pic").resizable().scaledToFit()
    },
    LayoutCase("fact 32: 1.5, fit", [100, 100], ["Rectangle": [0, 16.666667, 100, 66.666667]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fit)
    },
    LayoutCase("fact 32: 1.5, fill", [100, 100], ["Rectangle": [-25, 0, 150, 100]]) {
      Rectangle().aspectRatio(1.5, contentMode: .fill)
    },
    LayoutCase("fact 32: 0.5, fit", [100, 100], ["Rectangle": [25, 0, 50, 100]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fit)
    },
    LayoutCase("fact 32: 0.5, fill", [100, 100], ["Rectangle": [0, -50, 100, 200]]) {
      Rectangle().aspectRatio(0.5, contentMode: .fill)
    },
  ]

  @Test("Aspect ratios", arguments: ratios) func ratios(_ item: LayoutCase) { item.run() }
}
