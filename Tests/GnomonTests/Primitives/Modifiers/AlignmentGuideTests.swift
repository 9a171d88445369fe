// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

private enum Thirds: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let thirds = VerticalAlignment(Thirds.self)
}

@MainActor @Suite struct AlignmentGuideTests {
  nonisolated static let guides: [LayoutCase] = [
    LayoutCase(
      "fact 78: a stack's custom guide is the mean of its children's; those without one don't count", [100, 100],
      // In the column the guides lie at 5 and 15 + 5, so at 12.5 on average; the box beside has its own at 10.
      ["VStack": [40, 35, 10, 30], "frame[3]": [50, 37.5, 10, 25]]
    ) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(.mark) { _ in 5 }
          box(10, 5)
          box(10, 15).alignmentGuide(.mark) { _ in 5 }
        }
        box(10, 25).alignmentGuide(.mark) { _ in 10 }
      }
    },
    LayoutCase(
      "fact 73: a leading guide is counted from the right edge under right-to-left", [100, 20],
      ["VStack": [35, 0, 30, 20], "frame[0]": [45, 0, 20, 10], "frame[1]": [35, 10, 20, 10]], rightToLeft: true
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10)
        box(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    LayoutCase(
      "fact 76: guides in an overlay put a badge's centre on the corner", [100, 100],
      ["frame[0]": [30, 40, 40, 20], "frame[1]": [65, 35, 10, 10]]
    ) {
      box(40, 20).overlay(alignment: .topTrailing) {
        box(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    LayoutCase(
      "fact 77: a guide further down moves the view up", [100, 100],
      ["HStack": [40, 40, 20, 20], "frame[0]": [40, 50, 10, 10], "frame[1]": [50, 40, 10, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 10)
        box(10, 10).alignmentGuide(.top) { $0[.top] + 10 }
      }
    },
    LayoutCase(
      "fact 78: a custom guide of a stack is the mean of its children's explicit ones", [100, 100],
      ["VStack": [40, 32.5, 10, 30], "frame[3]": [50, 37.5, 10, 30]]
    ) {
      HStack(alignment: .thirds, spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(.thirds) { _ in 4 }
          box(10, 10)
          box(10, 10).alignmentGuide(.thirds) { _ in 6 }
        }
        box(10, 30)
      }
    },
    LayoutCase(
      "fact 79: a view without text has its baselines at the bottom", [100, 100],
      ["Text": [35, 45, 20, 20], "frame": [55, 35, 10, 25]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab")
        box(10, 25)
      }
    },
  ]

  @Test("Guides", arguments: guides) func guides(_ item: LayoutCase) { item.run() }
}
