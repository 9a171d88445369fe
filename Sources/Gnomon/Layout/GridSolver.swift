import Foundation

/// Works out one grid: made, asked, thrown away.
///
/// Cells are served in groups: the highest priority first, then those that are infinite along the fewest axes, then the
/// least flexible. Each cell of a group is proposed an equal share of the width and of the height that are left, or
/// what its column and row are already; a column or row without further cells of that priority is closed, and what it
/// has is gone. Nothing is set aside for lower priorities. A cell of several columns is proposed their shares; what it takes
/// more than they are in the end is divided among them last of all (recorded on macOS 27).
struct GridSolver {
  private let plan: GridPlan
  private let proposal: ProposedViewSize
  /// What there is for columns and for rows, without the distances between them; nil where nothing is proposed.
  private let (width, height): (CGFloat?, CGFloat?)
  private var answers: [GridSolution.Answer]
  /// The widths that the single cells have given.
  private var widths: [CGFloat]
  private var heights: [CGFloat]
  /// The cells of several columns that were served, in that order.
  private var served: [Int] = []
  private var hasSingle: [Bool]
  /// Columns that never close: a cell reaches into them from the left.
  private var isReachedInto: [Bool]

  init(_ plan: GridPlan, _ proposal: ProposedViewSize) {
    self.plan = plan
    self.proposal = proposal
    width = proposal.width.map { $0 - plan.columnGaps.reduce(0, +) }
    height = proposal.height.map { $0 - plan.rowGaps.reduce(0, +) }
    answers = Array(repeating: GridSolution.Answer(), count: plan.cells.count)
    widths = Array(repeating: 0, count: plan.columnCount)
    heights = Array(repeating: 0, count: plan.rows.count)
    hasSingle = Array(repeating: false, count: plan.columnCount)
    isReachedInto = hasSingle
    for cell in plan.cells {
      if cell.isSingle {
        hasSingle[cell.columns.lowerBound] = true
      } else if cell.isInRow {
        for column in cell.columns.dropFirst() { isReachedInto[column] = true }
      }
    }
  }

  consuming func solve() -> GridSolution {
    if width == nil && height == nil {
      for index in plan.cells.indices { ask(index, .unspecified) }
      for index in plan.cells.indices where !plan.cells[index].isSingle { served.append(index) }
    } else {
      for level in levels() { serve(level) }
    }
    return GridSolution(plan: plan, answers: answers, widths: settledWidths(), heights: heights)
  }

  // MARK: The order

  private struct Key: Comparable {
    let priority: Double
    let infiniteAxes: Int
    let flexibility: CGFloat

    static func < (a: Key, b: Key) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.infiniteAxes != b.infiniteAxes { return a.infiniteAxes < b.infiniteAxes }
      return a.flexibility < b.flexibility
    }
  }

  /// How flexible a cell is along the axes on which something is proposed.
  private func key(_ cell: GridPlan.Cell) -> Key {
    let (least, most) = (cell.node.size(for: .zero), cell.node.size(for: .infinity))
    var (infinite, flexibility) = (0, CGFloat(0))
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis] == .infinity { infinite += 1 } else { flexibility += most[axis] - least[axis] }
    }
    return Key(
      priority: cell.priority, infiniteAxes: infinite, flexibility: countedFlexibility(max(0, flexibility)))
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

  /// What is left along an axis for the columns or rows that are open.
  private struct Rest {
    var length: CGFloat
    var open: Int

    /// - Parameters:
    ///   - sharers: how many share at first; a column of which only views beside the rows are is no open one.
    init(_ length: CGFloat, open: Int, sharers: Int) {
      self.open = open
      self.length = length == .infinity || sharers == 0 ? length : length * CGFloat(open) / CGFloat(sharers)
    }

    var share: CGFloat { length == .infinity ? length : length / CGFloat(max(1, open)) }

    mutating func close(_ length: CGFloat) {
      if self.length != .infinity { self.length -= length }
      open -= 1
    }
  }

  /// Serves the cells of one priority.
  private mutating func serve(_ groups: [[Int]]) {
    var waiting = [Int](repeating: 0, count: plan.columnCount)
    var waitingRows = [Int](repeating: 0, count: plan.rows.count)
    var isOpen = [Bool](repeating: false, count: plan.columnCount)
    var (open, openRows, sharers) = (0, 0, 0)
    for index in groups.joined() {
      let cell = plan.cells[index]
      if waitingRows[cell.row] == 0 { openRows += 1 }
      waitingRows[cell.row] += 1
      guard cell.ownsColumns else {
        sharers = plan.columnCount
        continue
      }
      waiting[cell.columns.lowerBound] += 1
      for column in cell.columns where !isOpen[column] {
        isOpen[column] = true
        open += 1
      }
    }
    let left = width.map { $0 == .infinity ? $0 : $0 - settledWidths().reduce(0, +) }
    var across = left.map { Rest($0, open: open, sharers: max(open, sharers)) }
    var down = height.map {
      Rest($0 == .infinity ? $0 : $0 - heights.reduce(0, +), open: openRows, sharers: openRows)
    }
    for group in groups {
      let (share, rowShare) = (across?.share, down?.share)
      for index in group {
        let cell = plan.cells[index]
        let own = plan.width(of: cell, widths)
        let wide = share.map { share in
          if cell.traits.unsizedAxes.contains(.horizontal) { return own }
          if cell.isSingle { return max(share, own) }
          if !cell.isInRow { return max((left ?? 0) + plan.innerGaps(cell), own) }
          let shares = cell.columns.reduce(0) { $0 + (isOpen[$1] ? share : widths[$1]) }
          return max(shares + plan.innerGaps(cell), own)
        }
        let high = rowShare.map {
          cell.traits.unsizedAxes.contains(.vertical) ? heights[cell.row] : max($0, heights[cell.row])
        }
        ask(index, ProposedViewSize(width: wide, height: high))
        if !cell.isSingle { served.append(index) }
      }
      for index in group {
        let cell = plan.cells[index]
        waitingRows[cell.row] -= 1
        if waitingRows[cell.row] == 0 { down?.close(heights[cell.row]) }
        guard cell.ownsColumns else { continue }
        let column = cell.columns.lowerBound
        waiting[column] -= 1
        if waiting[column] == 0, hasSingle[column], !isReachedInto[column] {
          isOpen[column] = false
          across?.close(widths[column])
        }
      }
    }
  }

  // MARK: Answers

  private mutating func ask(_ index: Int, _ proposal: ProposedViewSize) {
    let cell = plan.cells[index]
    let size = cell.node.size(for: proposal)
    answers[index] = GridSolution.Answer(proposal: proposal, size: size)
    if cell.isSingle {
      let column = cell.columns.lowerBound
      widths[column] = max(widths[column], usable(size.width, width))
    }
    // Where the cells meet at a guide they may reach beyond the row (recorded on macOS 27).
    heights[cell.row] = max(heights[cell.row], usable(size.height, height))
  }

  /// A length that a cell has answered; one without end counts only where nothing else was proposed.
  private func usable(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    proposed == .infinity ? length : finite(length)
  }

  /// The columns' widths with what cells of several columns need more, in equal parts: for the columns that have no
  /// cells of their own if there are such. A view beside the rows widens all.
  private func settledWidths() -> [CGFloat] {
    var result = widths
    for index in served {
      let cell = plan.cells[index]
      let missing = usable(answers[index].size.width, width) - plan.width(of: cell, result)
      guard missing > 0 else { continue }
      let bare = cell.isInRow || width == nil ? cell.columns.filter { !hasSingle[$0] } : []
      let widened = bare.isEmpty ? Array(cell.columns) : bare
      for column in widened { result[column] += missing / CGFloat(widened.count) }
    }
    return result
  }
}
