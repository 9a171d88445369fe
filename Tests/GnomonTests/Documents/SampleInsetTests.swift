// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor struct SampleInsetTests {
  @Test("The inset is taken off the proposal, and added to the size")
  func size() {
    expectLayout(
      Color.red.sampleInset(10), in: [100, 50], ["sampleInset": [0, 0, 100, 50], "Color": [10, 0, 80, 50]])
  }

  @Test("A guide moves with the content: the second bar's edge lies at the first one's guide")
  func guides() {
    expectLayout(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 5 }.sampleInset(10)
        Color.blue.frame(width: 40, height: 10)
      },
      in: [60, 20], ["Color[0]": [10, 0, 40, 10], "Color[1]": [15, 10, 40, 10]])
  }

  @Test("The baseline is that of the text in the width that it gets, not in the width around it")
  func baselines() {
    // A letter is 10 wide, a line 20 high with its baseline at 15. Of 60 the inset leaves 40: one word a line.
    expectLayout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("aa bb").sampleInset(10)
        Text("c")
      },
      in: [70, 40], ["Text[0]": [20, 0, 20, 40], "Text[1]": [50, 20, 10, 20]])
  }
}
