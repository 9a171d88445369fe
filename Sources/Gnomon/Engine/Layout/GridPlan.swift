// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The structure of a grid's children: rows of cells, the columns that they cover, and the distances between those.
struct GridPlan {
  struct Cell {
    let node: LayoutNode
    let row: Int
    /// The columns that the cell covers; of one column it's a *single* cell.
    let columns: Range<Int>
    let isInRow: Bool
    let traits: GridCellTraits
    let priority: Double

    var isSingle: Bool { columns.count == 1 }
    /// True if the cell opens and closes columns: a view beside the rows takes the width as it is.
    var ownsColumns: Bool { isInRow || isSingle }
  }

  struct Row {
    /// The index of the row among the grid's children.
    let subview: Int
    /// Nil for a view beside the rows.
    let node: GridRowNode?
    let cells: Range<Int>
    let alignment: VerticalAlignment
  }

  let alignment: Alignment
  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// The alignment of a column's single cells; the first one given holds.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]
  /// The distance before each column; the first is 0. Likewise `rowGaps`.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    alignment = layout.alignment
    listCells(subviews)
    columnGaps = gapsBetweenColumns(layout.horizontalSpacing)
    rowGaps = gapsBetweenRows(layout.verticalSpacing)
  }

  private mutating func listCells(_ subviews: LayoutSubviews) {
    var found: [(node: LayoutNode, row: Int, column: Int, traits: GridCellTraits)] = []
    for (index, subview) in subviews.enumerated() {
      let row = subview.node.gridRow
      if let row, row.cells.isEmpty { continue }
      let first = found.count
      var column = 0
      for node in row?.cells ?? [subview.node] {
        var traits = GridCellTraits()
        node.collectGridTraits(&traits)
        if let own = traits.columnAlignment, columnAlignments[column] == nil { columnAlignments[column] = own }
        found.append((node, rows.count, column, traits))
        column += traits.columns
      }
      columnCount = max(columnCount, column)
      rows.append(
        Row(
          subview: index, node: row, cells: first..<found.count,
          alignment: row?.alignment ?? alignment.vertical))
    }
    cells = found.map { node, row, column, traits in
      let isInRow = rows[row].node != nil
      return Cell(
        node: node, row: row, columns: isInRow ? column..<column + traits.columns : 0..<columnCount,
        isInRow: isInRow, traits: traits, priority: node.layoutPriority)
    }
  }

  /// The largest distance that two neighbours in a row want there; 0 where no two cells meet.
  private func gapsBetweenColumns(_ spacing: CGFloat?) -> [CGFloat] {
    var gaps = [CGFloat](repeating: finite(spacing ?? 0), count: columnCount)
    if columnCount > 0 { gaps[0] = 0 }
    guard spacing == nil else { return gaps }
    for row in rows where row.cells.count > 1 {
      var previous = cells[row.cells.lowerBound].node.spacing
      for cell in cells[row.cells.dropFirst()] {
        let own = cell.node.spacing
        let column = cell.columns.lowerBound
        gaps[column] = max(gaps[column], previous.distance(to: own, along: .horizontal))
        previous = own
      }
    }
    return gaps
  }

  /// The largest distance that two cells want that lie one below the other.
  private func gapsBetweenRows(_ spacing: CGFloat?) -> [CGFloat] {
    var gaps = [CGFloat](repeating: finite(spacing ?? 0), count: rows.count)
    if !gaps.isEmpty { gaps[0] = 0 }
    guard spacing == nil else { return gaps }
    for index in rows.indices.dropFirst() {
      var (above, below) = (rows[index - 1].cells, rows[index].cells)
      // Both rows go from left to right: whichever cell ends first makes room for its neighbour.
      while let upper = above.first, let lower = below.first {
        let (a, b) = (cells[upper], cells[lower])
        if a.columns.overlaps(b.columns) {
          gaps[index] = max(gaps[index], a.node.spacing.distance(to: b.node.spacing, along: .vertical))
        }
        if a.columns.upperBound <= b.columns.upperBound { above.removeFirst() } else { below.removeFirst() }
      }
    }
    return gaps
  }

  /// The distances between the columns that a cell covers.
  func innerGaps(_ cell: Cell) -> CGFloat { columnGaps[cell.columns.dropFirst()].reduce(0, +) }

  /// The width that a cell's columns have together.
  func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    cell.isSingle
      ? widths[cell.columns.lowerBound] : widths[cell.columns].reduce(0, +) + innerGaps(cell)
  }
}

extension GridPlan {
  /// The distances that the grid prefers: those of the cells at its edges, none where one of them is a `Spacer`.
  var spacing: ViewSpacing {
    var edges = ViewSpacing(all: cells.isEmpty ? ViewSpacing.Preference.none : nil)
    for cell in cells {
      var touched: Edge.Set = []
      if cell.columns.lowerBound == 0 { touched.insert(.leading) }
      if cell.columns.upperBound == columnCount { touched.insert(.trailing) }
      if cell.row == 0 { touched.insert(.top) }
      if cell.row == rows.count - 1 { touched.insert(.bottom) }
      if !touched.isEmpty { edges.formIntersection(cell.node.spacing, edges: touched) }
    }
    return edges
  }
}
