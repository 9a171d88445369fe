// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ZStackTests {
  nonisolated static let stacks: [LayoutCase] = [
    LayoutCase("fact 80: others centre", [301, 201], ["frame": [130.5, 85.5, 40, 30]]) { ZStack { box(40, 30) } },
    LayoutCase(
      "fact 48: a ZStack proposes what it was proposed, and is as large as the frames reach", [80, 60],
      ["ZStack": [0, 0, 80, 60], "frame[0]": [30, 0, 20, 60], "frame[1]": [0, 20, 80, 20]]
    ) {
      ZStack {
        Color.red.frame(width: 20)
        Color.blue.frame(height: 20)
      }
    },
    LayoutCase(
      "fact 48: the union of the aligned frames", [100, 100],
      ["ZStack": [35, 40, 30, 20], "frame[0]": [45, 40, 20, 20], "frame[1]": [35, 40, 20, 20]]
    ) {
      ZStack(alignment: .topLeading) {
        box(20, 20)
        box(20, 20).alignmentGuide(.leading) { _ in 10 }
      }
    },
    LayoutCase(
      "fact 49: only the highest priority counts for a ZStack's size", [100, 100],
      ["ZStack": [40, 40, 20, 20], "frame[1]": [25, 25, 50, 50]]
    ) {
      ZStack {
        box(20, 20).layoutPriority(1)
        box(50, 50)
      }
    },
  ]

  @Test("Views above each other", arguments: stacks) func stacks(_ item: LayoutCase) { item.run() }

  @Test("A ZStack is placed with its own size: its views are measured again, and aligned in what they take then")
  func recorded() {
    func pile(_ alignment: Alignment = .center, _ second: Substring = "F20x20") -> some View {
      ZStack(alignment: alignment) {
        leaf("M")
        leaf(second)
      }
    }
    expectRecorded([[2.5, 5, 15, 10], [0, 0, 20, 20]], width: 60, height: 40) { pile() }
    expectRecorded([[0, 0, 15, 10], [0, 0, 20, 20]], width: 60, height: 40) { pile(.topLeading) }
    expectRecorded([[5, 5, 10, 10], [0, 0, 20, 20]]) { pile() }
    expectRecorded([[15, 15, 30, 10], [0, 0, 60, 40]], width: 100, height: 100) { pile(.center, "F60x40") }
    // What fills takes the size that the others give.
    expectRecorded([[0, 0, 20, 20], [0, 0, 20, 20]]) {
      ZStack {
        leaf("X")
        leaf("F20x20")
      }
    }
  }

  @Test("fact 50: a ZStack's first baseline is its topmost, the last its lowest")
  func baselines() {
    expectLayout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ZStack(alignment: .topLeading) {
          Text("ab").padding(.top, 30)
          Text("cd").padding(.top, 10)
        }
        Text("ef")
      }, in: [100, 100], ["ZStack": [30, 25, 20, 50], "Text[2]": [50, 35, 20, 20]])
    expectLayout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ZStack(alignment: .topLeading) {
          Text("ab").padding(.top, 30)
          Text("cd").padding(.top, 10)
        }
        Text("ef")
      }, in: [100, 100], ["ZStack": [30, 25, 20, 50], "Text[2]": [50, 55, 20, 20]])
  }
}
