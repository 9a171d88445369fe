// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// A table of an article. One that is too large for a page's width is told row by row.
struct TableView: View {
  let rows: [ArticleBlock.Row]
  let look: BookLook
  let scale: CGFloat

  /// More columns don't fit side by side.
  private static let mostColumns = 8
  /// More cells aren't laid out as a grid.
  private static let mostCells = 1_200
  private static let mostRows = 4_000

  var body: some View {
    let columns = rows.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    if columns <= Self.mostColumns, rows.count * columns <= Self.mostCells {
      grid
    } else {
      list
    }
  }

  private var grid: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
      ForEach(rows.indices, id: \.self) { index in
        GridRow {
          ForEach(rows[index].indices, id: \.self) { place in
            let cell = rows[index][place]
            RunsText(runs: cell.runs, look: look, scale: 0.84 * scale, isStrong: cell.isHead, fillsWidth: false)
              .padding(.vertical, 4)
              .gridCellColumns(cell.columns)
          }
        }
        BookLook.line.frame(height: 0.5).gridCellUnsizedAxes(.horizontal)
      }
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(rows.indices.prefix(Self.mostRows), id: \.self) { index in
        RunsText(
          runs: Array(rows[index].map(\.runs).joined(separator: [ArticleRun("  |  ")])), look: look, scale: 0.8 * scale,
          isStrong: rows[index].allSatisfy(\.isHead))
      }
    }
  }
}
