// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct StackTests {
  nonisolated static let spacing: [LayoutCase] = [
    LayoutCase(
      "fact 34: 8 between two shapes, across", [100, 100], ["HStack": [36, 45, 28, 10], "Circle": [54, 45, 10, 10]]
    ) {
      HStack {
        Rectangle().frame(width: 10, height: 10)
        Circle().frame(width: 10, height: 10)
      }
    },
    LayoutCase("fact 34: and down", [100, 100], ["VStack": [45, 36, 10, 28]]) {
      VStack {
        box(10, 10)
        box(10, 10)
      }
    },
    LayoutCase(
      "fact 35: explicit spacing wins", [100, 100], ["VStack": [30, 29, 40, 42], "Text[1]": [30, 51, 40, 20]]
    ) {
      VStack(spacing: 2) {
        Text("abcd")
        Text("abcd")
      }
    },
    LayoutCase(
      "fact 14: EmptyView takes no space and no spacing", [100, 100],
      ["VStack": [45, 36, 10, 28], "frame[1]": [45, 54, 10, 10]]
    ) {
      VStack {
        box(10, 10)
        EmptyView()
        box(10, 10)
      }
    },
  ]

  nonisolated static let shares: [LayoutCase] = [
    LayoutCase(
      "fact 37: the least flexible first, each an equal share of what is left", [300, 20],
      ["Text": [100, 0, 60, 20], "Color[0]": [0, 0, 100, 20], "Color[1]": [160, 0, 140, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Text("sixsix")
        Color.blue
      }
    },
    LayoutCase(
      "fact 38: minimums of lower priorities are reserved", [100, 20],
      ["frame[0]": [0, 0, 30, 20], "Color[1]": [30, 0, 60, 20], "frame[1]": [90, 0, 10, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.layoutPriority(1)
        Color.blue.frame(minWidth: 10).layoutPriority(-1)
      }
    },
    LayoutCase("fact 39: three shapes in 300", [300, 20], ["Rectangle[2]": [200, 0, 100, 20]]) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
        Rectangle()
      }
    },
    LayoutCase(
      "fact 40: a maximum and a minimum of 100 in 150: 75 and 100", [150, 20],
      ["HStack": [-12.5, 0, 175, 20], "frame[0]": [-12.5, 0, 75, 20], "frame[1]": [62.5, 0, 100, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }
    },
    LayoutCase(
      "fact 41: a minimum of 50 and a priority in 500: 50 and 442", [500, 500],
      ["frame": [0, 0, 500, 50], "Rectangle[1]": [0, 58, 500, 442]]
    ) {
      VStack {
        Rectangle().frame(minHeight: 50)
        Rectangle().layoutPriority(1)
      }
    },
    LayoutCase(
      "fact 42: the less flexible takes 42.5 of 85, the second insists on 80", [50, 85],
      ["VStack": [0, -18.75, 50, 122.5], "frame[0]": [0, -18.75, 50, 42.5], "frame[1]": [0, 23.75, 50, 80]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 5, maxHeight: 100)
        Color.blue.frame(minHeight: 80)
      }
    },
    LayoutCase(
      "fact 45: a text beside colours is proposed an equal share and may wrap", [90, 100],
      ["Text": [30, 10, 30, 80], "Color[0]": [0, 0, 30, 100]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Text("abc def ghi jkl")
        Color.blue
      }
    },
    LayoutCase(
      "fact 46: nil for the stack is nil for each child", [300, 100],
      ["HStack": [100, 40, 100, 20], "Color[1]": [130, 40, 10, 20], "Text": [140, 40, 60, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.green.frame(width: 10)
        Text("ab cde")
      }
      .fixedSize()
    },
    LayoutCase(
      "fact 47: bottom alignment, heights 10, 12, 10 in 12", [12, 12],
      ["Color[0]": [0, 2, 4, 10], "Color[1]": [4, 0, 4, 12], "Color[2]": [8, 2, 4, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(height: 10)
        Color.green.frame(height: 12)
        Color.blue.frame(height: 10)
      }
    },
  ]

  nonisolated static let depth: [LayoutCase] = [
    LayoutCase(
      "fact 44: baselines make a stack taller than its tallest child", [100, 100],
      ["HStack": [30, 35, 40, 30], "Text": [30, 35, 20, 20], "frame": [50, 45, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab")
        box(20, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
      }
    },
    LayoutCase(
      "fact 73: a stack's too", [100, 10],
      ["frame[0]": [80, 0, 20, 10], "Color[1]": [0, 0, 80, 10]], rightToLeft: true
    ) {
      HStack(spacing: 0) {
        box(20, 10)
        Color.blue
      }
    },
    LayoutCase(
      "fact 74: sizes and places aren't rounded", [100, 10], ["Color[1]": [33.333333, 0, 33.333333, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    LayoutCase(
      "facts 44, 50: a column's first baseline is its first text's, through padding and frames", [100, 100],
      // Baselines of a text lie at 15; the padding of 6 puts the column's at 21.
      ["VStack": [30, 27, 20, 46], "Text[2]": [50, 33, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("ab").padding(.top, 6).frame(width: 20)
          Text("cd")
        }
        Text("ef")
      }
    },
    LayoutCase(
      "fact 44: and its last baseline is its last text's", [100, 100],
      ["VStack": [30, 30, 20, 40], "Text[2]": [50, 50, 20, 20]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("ab")
          Text("cd")
        }
        Text("ef")
      }
    },
  ]

  @Test("Spacing", arguments: spacing) func spacing(_ item: LayoutCase) { item.run() }
  @Test("Shares", arguments: shares) func shares(_ item: LayoutCase) { item.run() }
  @Test("Depth", arguments: depth) func depth(_ item: LayoutCase) { item.run() }

  @Test("fact 35: between two texts a column's default is the profile's: 0 on macOS; a row's is 8")
  func textSpacing() {
    let lines = VStack {
      Text("ab")
      Text("ab")
    }
    expectLayout(lines, in: [100, 100], ["VStack": [40, 30, 20, 40]]) { $0.profile = .macOS26 }
    let row = HStack {
      Text("ab")
      Text("ab")
    }
    expectLayout(row, in: [100, 100], ["HStack": [26, 40, 48, 20]]) { $0.profile = .macOS26 }
  }

  @Test("fact 43: the least a stack can be is the sum of its children's least, not solved again")
  func sums() {
    let answers = Shared<[CGSize]>([])
    struct Extremes: Layout {
      let answers: Shared<[CGSize]>
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answers.value = subviews.flatMap { [$0.sizeThatFits(.zero), $0.sizeThatFits(.infinity)] }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Extremes(answers: answers).callAsFunction {
        VStack(spacing: 10) {
          Color.red.frame(minHeight: 5, maxHeight: 100)
          Color.blue.frame(minHeight: 80, maxHeight: 90)
        }
      }, 10, 10
    ).update()
    #expect(answers.value.map(\.height) == [95, 200])
  }

  @Test("fact 72: a stack asks for 0, for ∞ and for the actual size, once each")
  func questions() {
    let log = ProposalLog()
    let host = makeHost(
      VStack(spacing: 0) {
        Color.red.probe(log)
        box(20, 20)
      }, 100, 100)
    host.update()
    #expect(log.heights == [0, .infinity, 80])
    host.update()
    #expect(log.asked.count == 3, "what is known isn't asked again")
  }

  @Test("Of two views without a largest length a stack serves the one first that needs more")
  func endless() {
    expectRecorded([[0, 0, 200, 34], [0, 42, 200, 58]], width: 200, height: 100) {
      VStack {
        leaf("X")
        leaf("X").frame(minHeight: 58)
      }
    }
    expectRecorded([[0, 0, 36, 100], [44, 0, 38, 100], [90, 45, 10, 10]], width: 100, height: 100) {
      HStack {
        leaf("X")
        Grid {
          GridRow {
            leaf("X").layoutPriority(1)
            leaf("F10x10")
          }
        }
      }
    }
  }

  @Test("A stack of one view has that view's priority; a spacer in a stack of its own keeps distances across")
  func onlyViews() {
    expectRecorded([[0, 0, 80, 20], [80, 0, 20, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        HStack { leaf("C0-80x20").layoutPriority(1) }
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 50, 20], [50, 10, 0, 0], [50, 0, 50, 20]], width: 100, height: 50) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          leaf("C0-80x20").layoutPriority(1)
          leaf("F0x0")
        }
        leaf("C0-80x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [28, 0, 0, 20], [36, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        VStack { Spacer(minLength: 0) }
        leaf("F20x20")
      }
    }
    expectRecorded([[0, 0, 20, 20], [20, 0, 0, 20], [20, 0, 20, 20]]) {
      HStack {
        leaf("F20x20")
        ZStack { Spacer(minLength: 0) }
        leaf("F20x20")
      }
    }
  }
}
