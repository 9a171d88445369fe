// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct FrameTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase(
      "fact 15: a fixed frame proposes and reports its numbers; the child overflows", [300, 300],
      ["frame[0]": [125, 125, 50, 50], "frame[1]": [100, 100, 100, 100]]
    ) { box(100, 100).frame(width: 50, height: 50) },
    LayoutCase(
      "fact 15: the child lies by the alignment", [300, 300],
      ["frame[0]": [125, 125, 50, 50], "frame[1]": [75, 75, 100, 100]]
    ) { box(100, 100).frame(width: 50, height: 50, alignment: .bottomTrailing) },
    LayoutCase("fact 16: the other dimension is the child's", [300, 200], ["frame": [0, 80, 300, 40]]) {
      Color.red.frame(height: 40)
    },
    LayoutCase("fact 16: as it answers to what the frame proposes", [300, 200], ["frame": [125, 80, 50, 40]]) {
      Text("words here").frame(width: 50)
    },
    LayoutCase(
      "fact 17: min and max clamp the proposal; the child is ignored", [300, 100], ["frame": [125, 40, 50, 20]]
    ) { Text("child").frame(minWidth: 20, maxWidth: 50).frame(height: 20) },
    LayoutCase("fact 17: a proposal between the two is taken", [30, 100], ["frame[0]": [0, 40, 30, 20]]) {
      Text("x").frame(minWidth: 20, maxWidth: 50, minHeight: 20, maxHeight: 20)
    },
    LayoutCase("fact 18: only a minimum: max(min, min(child, proposal))", [300, 100], ["frame": [85, 40, 130, 20]]) {
      Text("thirteen char").frame(minWidth: 20)
    },
    LayoutCase("fact 18: a smaller child is widened", [300, 100], ["frame": [100, 40, 100, 20]]) {
      Text("one").frame(minWidth: 100)
    },
    LayoutCase("fact 18: the proposal bounds the child", [60, 100], ["frame[0]": [0, 40, 60, 20]]) {
      box(100, 20).frame(minWidth: 20)
    },
    LayoutCase("fact 19: only a maximum: min(max, max(child, proposal))", [300, 100], ["frame": [0, 40, 300, 20]]) {
      Text("one").frame(maxWidth: .infinity)
    },
    LayoutCase("fact 19: a child larger than the proposal overflows", [50, 100], ["frame[0]": [-25, 40, 100, 20]]) {
      box(100, 20).frame(maxWidth: .infinity)
    },
    LayoutCase("fact 20: 0…∞ takes any proposal exactly", [50, 100], ["frame[0]": [0, 40, 50, 20]]) {
      box(100, 20).frame(minWidth: 0, maxWidth: .infinity)
    },
    LayoutCase(
      "fact 21: nil with an ideal: it's proposed to the child, and the result", [300, 300],
      ["frame": [100, 100, 100, 100], "Text": [110, 140, 80, 20]]
    ) { Text("eight ch").frame(idealWidth: 100, idealHeight: 100).fixedSize() },
    LayoutCase("fact 21: nil without one: the child's ideal, clamped", [300, 300], ["frame": [130, 140, 40, 20]]) {
      Text("eight ch").frame(minWidth: 20, maxWidth: 40, minHeight: 10, maxHeight: 20).fixedSize()
    },
    LayoutCase("fact 22: the child's proposal is clamped too", [300, 300], ["Color": [100, 0, 100, 300]]) {
      Color.red.frame(maxWidth: 100)
    },
    LayoutCase("fact 22: from below as well", [30, 300], ["frame": [-10, 0, 50, 300], "Color": [-10, 0, 50, 300]]) {
      Color.red.frame(minWidth: 50)
    },
    LayoutCase(
      "fact 23: contradicting bounds are a warning", [300, 300], ["frame": [100, 145, 100, 10]],
      warnings: [.contradictoryFrame]
    ) { Color.red.frame(minWidth: 100, maxWidth: 50).frame(height: 10) },
    LayoutCase(
      "fact 24: a maximum on wrapping text: the frame is wider than the text block", [300, 300],
      ["frame": [127.5, 130, 45, 40], "Text": [130, 130, 40, 40]]
    ) { Text("wrap this").frame(maxWidth: 45) },
    LayoutCase(
      "fact 102: a maximum is measured at the same proposal and clamped", [12, 6], ["ZStack": [0, 0, 12, 6]]
    ) {
      ZStack {
        box(12, 6)
        Color.blue.frame(maxWidth: 20, maxHeight: 4)
      }
    },
  ]
  @Test("Frames", arguments: frames) func frames(_ item: LayoutCase) { item.run() }

  @Test(
    "A frame's bound is what its view is placed with, where nothing is proposed (public probe swiftui-frame-semantics)")
  func recorded() {
    expectRecorded([[0, 0, 40, 10]]) { leaf("X").frame(minWidth: 40) }
    expectRecorded([[0, 0, 10, 10]]) { leaf("X").frame(maxWidth: 80) }
    expectRecorded([[0, 0, 80, 20]]) { leaf("W20").frame(idealWidth: 80) }
    expectRecorded([[25, 0, 50, 10]], width: 100, height: 100) { leaf("M").frame(maxWidth: .infinity) }
    expectRecorded([[-60, 0, 200, 160]]) { leaf("F200x160").frame(maxWidth: 80) }
    expectRecorded([[30, 0, 20, 20]], width: 100, height: 100) { leaf("F20x20").frame(minWidth: 40, maxWidth: 80) }
  }
}
