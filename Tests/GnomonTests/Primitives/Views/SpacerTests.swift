// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SpacerTests {
  nonisolated static let spacers: [LayoutCase] = [
    LayoutCase(
      "fact 36: no spacing beside a Spacer, whose least is 8", [12, 12],
      [
        "HStack": [-8, 5, 28, 2], "frame[0]": [0, 5, 2, 2], "frame[1]": [10, 5, 2, 2], "Spacer[0]": [-8, 6, 8, 0],
      ]
    ) {
      HStack {
        Spacer()
        box(2, 2)
        Spacer()
        box(2, 2)
        Spacer()
      }
    },
    LayoutCase("fact 36: down as well", [12, 12], ["frame[0]": [5, 0, 2, 2], "frame[1]": [5, 10, 2, 2]]) {
      VStack {
        Spacer()
        box(2, 2)
        Spacer()
        box(2, 2)
        Spacer()
      }
    },
    LayoutCase(
      "fact 36: a Spacer is served last", [400, 50],
      ["Color[1]": [80, 0, 252, 50], "Spacer": [332, 25, 8, 0], "frame[1]": [340, 20, 60, 10]]
    ) {
      HStack(spacing: 0) {
        box(80, 10)
        Color.blue
        Spacer()
        box(60, 10)
      }
    },
    LayoutCase(
      "fact 36: several share equally", [100, 50], ["Spacer[0]": [0, 25, 40, 0], "Spacer[1]": [60, 25, 40, 0]]
    ) {
      HStack(spacing: 0) {
        Spacer()
        box(20, 10)
        Spacer()
      }
    },
  ]

  @Test("Spacers", arguments: spacers) func spacers(_ item: LayoutCase) { item.run() }

  @Test("A spacer comes last unless it has a priority; what is around it comes in its turn")
  func recorded() {
    expectRecorded([[0, 0, 0, 20], [0, 10, 100, 0], [100, 0, 0, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        leaf("C0-80x20")
        Spacer().layoutPriority(1)
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 10, 8, 0], [28, 0, 20, 20]], width: 200, height: 50) {
      HStack(spacing: 0) {
        leaf("F20x20")
        Spacer().fixedSize()
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [32, 10, 0, 0], [32, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        Spacer(minLength: 0).padding(.leading, 4)
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 12, 0, 0], [20, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        Spacer(minLength: 0).padding(.top, 4)
        leaf("F20x20")
      }
    }
  }
}
