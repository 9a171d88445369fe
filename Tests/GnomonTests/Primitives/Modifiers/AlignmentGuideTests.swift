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

@MainActor @Suite struct AlignmentFacts {
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
    LayoutCase(
      "facts 44, 62: a row of a grid stands on one baseline", [100, 100],
      // The text's lies at 15, the box's at its bottom (fact 79): 30 above and 5 below, of which the row has 30 (recorded on
      // macOS 27), so that the box reaches over its top.
      ["Text[0]": [36, 45, 10, 20], "frame": [54, 30, 10, 30]]
    ) {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("a")
          box(10, 30)
        }
      }
    },
    LayoutCase(
      "facts 44, 62: a grid has its first row's baseline", [100, 100],
      // 31 above the line, for the box, and 33 below it, for the grid of 20 + 8 + 20.
      ["Grid": [30, 34, 10, 48], "Text[2]": [40, 34, 10, 20], "frame": [50, 18, 20, 43]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Grid(verticalSpacing: 8) {
          GridRow { Text("a") }
          GridRow { Text("b") }
        }
        Text("c")
        box(20, 43).alignmentGuide(.firstTextBaseline) { _ in 31 }
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
  ]

  nonisolated static let grids: [LayoutCase] = [
    LayoutCase(
      "fact 62: flexible columns share what the least flexible leave", [200, 40],
      ["frame": [0, 0, 50, 40], "Color[1]": [58, 0, 67, 40], "Color[2]": [133, 0, 67, 40]]
    ) {
      Grid {
        GridRow {
          box(50, 40)
          Color.green
          Color.blue
        }
      }
    },
    LayoutCase(
      "fact 62: unsized across, a cell takes its column's width and doesn't make it", [200, 40],
      ["Grid": [70, 6, 60, 28], "Color[1]": [70, 24, 60, 10]]
    ) {
      Grid {
        GridRow { box(60, 10) }
        GridRow { Color.green.frame(height: 10).gridCellUnsizedAxes(.horizontal) }
      }
    },
    LayoutCase(
      "fact 62: unsized down, a cell takes its row's height", [200, 100],
      ["Grid": [0, 40, 200, 20], "Color[1]": [68, 40, 132, 20]]
    ) {
      Grid {
        GridRow {
          box(60, 20)
          Color.green.gridCellUnsizedAxes(.vertical)
        }
      }
    },
    LayoutCase(
      "fact 63: a spanning cell that fits widens no column", [200, 100],
      ["Grid": [76, 36, 48, 28], "frame[2]": [80, 54, 40, 10]]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(20, 10)
        }
        GridRow { box(40, 10).gridCellColumns(2) }
      }
    },
    LayoutCase(
      "fact 63: an anchor puts a point of the view on the same point of its cell", [100, 100],
      ["frame[1]": [60, 60, 10, 10], "frame[0]": [30, 30, 40, 40]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          ZStack(alignment: .bottomTrailing) {
            box(40, 40)
            box(10, 10)
          }
        }
      }
    },
    LayoutCase(
      "fact 63: an anchor in a cell of a larger column and row", [100, 100],
      ["frame[3]": [45, 60, 10, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          box(30, 10)
        }
        GridRow {
          box(20, 40)
          box(10, 10).gridCellAnchor(UnitPoint(x: 0, y: 0.75 + 1.0 / 12))
        }
      }
    },
    LayoutCase(
      "fact 62: one cell's column alignment is its whole column's", [100, 100],
      ["frame[0]": [30, 36, 10, 10], "frame[1]": [60, 36, 10, 10], "frame[2]": [30, 54, 20, 10]]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(20, 10)
          box(20, 10)
        }
      }
    },
  ]

  @Test("Guides", arguments: guides) func guides(_ item: LayoutCase) { item.run() }
  @Test("Grids in depth", arguments: grids) func grids(_ item: LayoutCase) { item.run() }

  @Test("fact 12: a shape may answer as it likes, and a stack uses that")
  func shapesAnswer() {
    struct Stubborn: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // The less it's given the more it takes.
        CGSize(width: 100 - min(proposal.width ?? 10, 100) / 2, height: 10)
      }
    }
    expectLayout(
      HStack(spacing: 0) {
        Stubborn()
        Color.red
      }, in: [100, 10], ["Stubborn": [0, 0, 75, 10], "Color": [75, 0, 25, 10]])
  }

  @Test("fact 33: a picture that fills inside a scroll view settles, whatever it settles at")
  func fillingInAScrollView() {
    let host = makeHost(ScrollView { Color.blue.aspectRatio(contentMode: .fill) }, 401, 400)
    #expect(host.update())
    #expect(host.warnings.isEmpty)
  }

  @Test("fact 71: the contents of a ForEach are evaluated once, unlike Apple's")
  func onceEach() {
    let made = Shared(0)
    let host = makeHost(
      VStack {
        ForEach(0..<20) { _ in
          let _ = made.value += 1
          Color.red
        }
      }, 100, 400)
    host.update()
    #expect(made.value == 20)
  }
}
