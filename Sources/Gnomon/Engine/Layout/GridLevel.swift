// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The columns and rows in which the cells of one priority share, and what is left for them.
struct GridLevel {
  /// Nil along an axis on which nothing is proposed.
  private(set) var across: Rest?
  private(set) var down: Rest?
  /// The width that was left at first, in points.
  let left: CGFloat?
  /// The number of cells that begin in a column, and that lie in a row, and are still to be served.
  private var waiting: [Int]
  /// The number of cells in each column that are still to be served, without those of the group that is being served.
  private var waitingLonger: [Int] = []
  private var waitingRows: [Int]
  private var isOpen: [Bool]
  /// Columns that don't close by themselves: a cell reaches into them from the left.
  private var isReachedInto: [Bool]

  init(_ plan: GridPlan, _ groups: [[Int]], width: CGFloat?, height: CGFloat?) {
    left = width
    waiting = Array(repeating: 0, count: plan.columnCount)
    waitingRows = Array(repeating: 0, count: plan.rows.count)
    isOpen = Array(repeating: false, count: plan.columnCount)
    isReachedInto = isOpen
    var inRow = waitingRows
    var inColumn = waiting
    for index in groups.joined() {
      let cell = plan.cells[index]
      waitingRows[cell.row] += 1
      inRow[cell.row] += cell.columns.count
      for column in cell.columns { inColumn[column] += 1 }
      guard cell.ownsColumns else { continue }
      waiting[cell.columns.lowerBound] += 1
      for column in cell.columns { isOpen[column] = true }
      for column in cell.columns.dropFirst() { isReachedInto[column] = true }
    }
    waitingLonger = waiting
    let (columns, rows) = (isOpen.count(where: { $0 }), waitingRows.count(where: { $0 > 0 }))
    across = width.map { Rest($0, open: columns, sharers: inRow.max() ?? 0) }
    down = height.map { Rest($0, open: rows, sharers: inColumn.max() ?? 0) }
  }

  /// The length that is left along an axis for the columns or rows that are open.
  struct Rest {
    private var length: CGFloat
    private var open: Int

    /// - Parameters:
    ///   - sharers: into how many shares the length is divided at first: the most columns that the cells of one row
    ///     cover, or the most rows that those of one column lie in. If more are open, all shares together are more than
    ///     there is (recorded on macOS 27).
    init(_ length: CGFloat, open: Int, sharers: Int) {
      self.open = open
      self.length = length == .infinity ? length : length * CGFloat(open) / CGFloat(max(1, sharers))
    }

    var share: CGFloat { length == .infinity ? length : length / CGFloat(max(1, open)) }

    fileprivate mutating func close(_ length: CGFloat) {
      if self.length != .infinity { self.length -= length }
      open -= 1
    }
  }

  /// The length that the columns of a cell have in a row: a share each, or their width if they're closed.
  func shares(_ cell: GridPlan.Cell, _ share: CGFloat, _ widths: [CGFloat]) -> CGFloat {
    cell.columns.reduce(0) { $0 + (isOpen[$1] ? share : widths[$1]) }
  }

  /// Begins to serve a group.
  mutating func begin(_ group: [Int], _ plan: GridPlan) {
    for index in group where plan.cells[index].ownsColumns {
      waitingLonger[plan.cells[index].columns.lowerBound] -= 1
    }
  }

  /// Takes a served cell from its row, and closes the row if it was the last.
  mutating func leaveRow(_ cell: GridPlan.Cell, _ height: CGFloat) {
    waitingRows[cell.row] -= 1
    if waitingRows[cell.row] == 0 { down?.close(height) }
  }

  /// Takes a served cell from its first column, and closes the column if it was the last.
  /// - Parameter length: what is gone with the column.
  mutating func leaveColumn(_ cell: GridPlan.Cell, length: (_ column: Int, GridLevel) -> CGFloat) {
    guard cell.ownsColumns else { return }
    let column = cell.columns.lowerBound
    waiting[column] -= 1
    guard waiting[column] == 0, !isReachedInto[column] else { return }
    isOpen[column] = false
    guard across != nil else { return }
    let gone = length(column, self)
    across?.close(gone)
  }

  /// True if a cell that begins in one of these columns is served in a later group: those of the same have their
  /// shares.
  func isWaiting(in columns: Range<Int>) -> Bool { waitingLonger[columns].contains { $0 > 0 } }

  /// A column and those after it that are there only for cells reaching into them.
  func columns(reachedFrom first: Int, hasSingle: [Bool]) -> Range<Int> {
    var end = first + 1
    while end < isOpen.count, isReachedInto[end], waiting[end] == 0, !hasSingle[end] { end += 1 }
    return first..<end
  }
}
