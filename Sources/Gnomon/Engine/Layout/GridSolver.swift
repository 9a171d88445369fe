// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Works out one grid: made, asked, thrown away.
///
/// Cells are served in groups: the highest priority first, then those that are infinite along the fewest axes, then the
/// least flexible, then those of the larger minimum, and last the ones with unsized axes. Each cell of a group is
/// proposed an equal share of the width and of the height that are left, or what its column and row are already; a
/// column or row without further cells of that priority is closed, and what it has is gone. Nothing is set aside for
/// lower priorities. A cell of several columns is proposed their shares; what it takes more than they are is divided
/// among them when widths are settled, before each priority and in the end (recorded on macOS 27).
struct GridSolver {
  private let plan: GridPlan
  private let proposal: ProposedViewSize
  /// The lengths for columns and for rows, without the distances between them; nil where nothing is proposed.
  private let (width, height): (CGFloat?, CGFloat?)
  private var answers: [GridSolution.Answer]
  /// The widths that the single cells have given.
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  private var spans = GridSpans()
  /// The number of priorities that were served.
  private var level = 0
  private let hasSingle: [Bool]
  /// Columns of which a single cell could take what it wanted, not only what the column was.
  private var hasShared: [Bool]

  init(_ plan: GridPlan, _ proposal: ProposedViewSize) {
    self.plan = plan
    self.proposal = proposal
    width = proposal.width.map { $0 - plan.columnGaps.reduce(0, +) }
    height = proposal.height.map { $0 - plan.rowGaps.reduce(0, +) }
    answers = Array(repeating: GridSolution.Answer(), count: plan.cells.count)
    widths = Array(repeating: 0, count: plan.columnCount)
    heights = Array(repeating: 0, count: plan.rows.count)
    hasShared = Array(repeating: false, count: plan.columnCount)
    var hasSingle = hasShared
    for cell in plan.cells where cell.isSingle { hasSingle[cell.columns.lowerBound] = true }
    self.hasSingle = hasSingle
  }

  consuming func solve() -> GridSolution {
    if width == nil && height == nil {
      for index in plan.cells.indices { ask(index, .unspecified, isShared: true) }
    } else {
      for groups in levels() {
        serve(groups)
        level += 1
      }
    }
    return GridSolution(plan: plan, answers: answers, widths: settledWidths(), heights: heights)
  }

  // MARK: The order

  private struct Key: Comparable {
    let priority: Double
    let infiniteAxes: Int
    let flexibility: CGFloat
    /// The least length along the infinite axes.
    let minimum: CGFloat
    let isUnsized: Bool

    static func < (a: Key, b: Key) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.infiniteAxes != b.infiniteAxes { return a.infiniteAxes < b.infiniteAxes }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.minimum != b.minimum { return a.minimum > b.minimum }
      return !a.isUnsized && b.isUnsized
    }
  }

  /// The key of a cell's flexibility along the axes on which something is proposed.
  private func key(_ cell: GridPlan.Cell) -> Key {
    let (least, most) = (cell.node.size(for: .zero), cell.node.size(for: .infinity))
    var (infinite, flexibility, minimum) = (0, CGFloat(0), CGFloat(0))
    var isUnsized = false
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis] == .infinity {
        infinite += 1
        minimum += least[axis]
      } else {
        flexibility += most[axis] - least[axis]
      }
      if cell.traits.unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) { isUnsized = true }
    }
    return Key(
      priority: cell.priority, infiniteAxes: infinite, flexibility: countedFlexibility(max(0, flexibility)),
      minimum: countedFlexibility(minimum), isUnsized: isUnsized)
  }

  /// The cells by priority, in each the groups that are served together, single cells first.
  private func levels() -> [[[Int]]] {
    let keys = plan.cells.map(key)
    let order = plan.cells.indices.sorted { a, b in
      if keys[a] != keys[b] { return keys[a] < keys[b] }
      let (isFirst, isSecond) = (plan.cells[a].isSingle, plan.cells[b].isSingle)
      return isFirst != isSecond ? isFirst : a < b
    }
    var levels: [[[Int]]] = []
    var last: Key?
    for index in order {
      if last?.priority != keys[index].priority {
        levels.append([[index]])
      } else if last != keys[index] {
        levels[levels.count - 1].append([index])
      } else {
        levels[levels.count - 1][levels[levels.count - 1].count - 1].append(index)
      }
      last = keys[index]
    }
    return levels
  }

  // MARK: Shares

  /// Serves the cells of one priority.
  private mutating func serve(_ groups: [[Int]]) {
    var open = GridLevel(
      plan, groups, width: width.map { $0 == .infinity ? $0 : $0 - settledWidths().reduce(0, +) },
      height: height.map { $0 == .infinity ? $0 : $0 - heights.reduce(0, +) })
    for group in groups {
      let (share, rowShare) = (open.across?.share, open.down?.share)
      open.begin(group, plan)
      for index in group {
        let cell = plan.cells[index]
        let own = plan.width(of: cell, widths)
        let isUnsized = cell.traits.unsizedAxes.contains(.horizontal)
        let wide = share.map { isUnsized ? own : max(offer(cell, $0, open), own) }
        let high = rowShare.map {
          cell.traits.unsizedAxes.contains(.vertical) ? heights[cell.row] : max($0, heights[cell.row])
        }
        ask(
          index, ProposedViewSize(width: wide, height: high),
          isShared: share.map { !isUnsized && $0 >= own } ?? true)
        open.leaveRow(cell, heights[cell.row])
        open.leaveColumn(cell) { closedLength($0, $1) }
      }
    }
  }

  /// The length for a cell's columns; a view beside the rows may have all that was left.
  private func offer(_ cell: GridPlan.Cell, _ share: CGFloat, _ open: GridLevel) -> CGFloat {
    if cell.isSingle { return share }
    return (cell.isInRow ? open.shares(cell, share, widths) : open.left ?? 0) + plan.innerGaps(cell)
  }

  /// What is gone when a column closes, and with it those that only cells from there reach into. Where it has no single
  /// cells, it's no less than a share: nobody else may have what such a cell leaves. What cells from there still miss
  /// is given back, so that their other columns can take it.
  private func closedLength(_ column: Int, _ open: GridLevel) -> CGFloat {
    let columns = open.columns(reachedFrom: column, hasSingle: hasSingle)
    let missing = spans.missing(from: column, widths, open)
    if hasSingle[column], columns.count == 1 { return widths[column] - missing }
    let length = settledWidths()[columns].reduce(0, +)
    return (hasSingle[column] ? length : max(length, open.across?.share ?? 0)) - missing
  }

  // MARK: Answers

  /// - Parameter isShared: whether a single cell is proposed no less than a share.
  private mutating func ask(_ index: Int, _ proposal: ProposedViewSize, isShared: Bool) {
    let cell = plan.cells[index]
    let size = cell.node.size(for: proposal)
    answers[index] = GridSolution.Answer(proposal: proposal, size: size)
    let wide = usable(size.width, width)
    if cell.isSingle {
      let column = cell.columns.lowerBound
      widths[column] = max(widths[column], wide)
      if isShared { hasShared[column] = true }
    } else {
      spans.add(cell.columns, level: level, width: wide - plan.innerGaps(cell))
    }
    // Where the cells meet at a guide they may reach beyond the row (recorded on macOS 27).
    heights[cell.row] = max(heights[cell.row], usable(size.height, height))
  }

  /// A length that a cell has answered; one without end counts only where nothing else was proposed.
  private func usable(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    proposed == .infinity ? length : finite(length)
  }

  /// The columns' widths with what cells of several columns need more.
  private func settledWidths() -> [CGFloat] { spans.settle(widths, hasShared: hasShared) }
}
