// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct GridTests {
  nonisolated static let grids: [LayoutCase] = [
    LayoutCase(
      "fact 62: a column is as wide as its widest cell", [300, 300],
      [
        "Grid": [96, 131, 108, 38], "frame[0]": [116, 131, 20, 10], "frame[1]": [164, 131, 40, 10],
        "frame[2]": [96, 149, 60, 20], "frame[3]": [174, 149, 20, 20],
      ]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        GridRow {
          box(60, 20)
          box(20, 20)
        }
      }
    },
    LayoutCase(
      "fact 62: a view beside the rows spans all columns and makes the grid as wide as it can be", [300, 300],
      ["Grid": [0, 135.5, 300, 29], "Divider": [0, 153.5, 300, 1]]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        Divider()
        GridRow { box(10, 2) }
      }
    },
    LayoutCase(
      "fact 62: not where it's unsized on that axis", [300, 300],
      ["Grid": [116, 135.5, 68, 29], "Divider": [116, 153.5, 68, 1]]
    ) {
      Grid {
        GridRow {
          box(20, 10)
          box(40, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { box(10, 2) }
      }
    },
    LayoutCase(
      "fact 63: a cell spans columns; shorter rows leave trailing cells empty", [300, 300],
      ["Grid": [92, 122, 116, 56], "frame[3]": [92, 140, 60, 20], "frame[4]": [112, 168, 10, 10]]
    ) {
      Grid {
        GridRow {
          box(50, 10)
          box(20, 10)
          box(30, 10)
        }
        GridRow { box(60, 20).gridCellColumns(2).gridCellAnchor(.topLeading) }
        GridRow { box(10, 10) }
      }
    },
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
  ]

  @Test("Grids", arguments: grids) func grids(_ item: LayoutCase) { item.run() }
}
