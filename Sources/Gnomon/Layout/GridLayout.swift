import Foundation

/// Lays rows of cells out so that the cells of a column share a width (`facts 62, 63`).
///
/// Columns share the width as a stack's children do, the least flexible first; then rows share the height likewise.
/// A view that isn't in a row spans all columns.
public struct GridLayout: Layout, BuiltInLayout {
  public var alignment: Alignment
  /// Between columns, in points; nil is the usual distance.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil is the usual distance.
  public var verticalSpacing: CGFloat?

  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    GridSolver(self, subviews).solve(proposal).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let solver = GridSolver(self, subviews)
    solver.place(solver.solve(proposal), in: bounds)
  }
}

/// Works out one grid: made, asked, thrown away.
struct GridSolver {
  private struct Cell {
    let node: LayoutNode
    let traits: GridCellTraits
    let column: Int
    var columns: Range<Int> { column..<column + traits.columns }
  }

  private struct Row {
    let subview: LayoutSubview
    let row: GridRowNode?
    var cells: [Cell]
  }

  struct Solution {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  private let alignment: Alignment
  private let gapX: CGFloat
  private let gapY: CGFloat
  private var rows: [Row] = []
  private var columnCount = 0
  private var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
    alignment = layout.alignment
    gapX = finite(layout.horizontalSpacing ?? ViewSpacing.standardDistance)
    gapY = finite(layout.verticalSpacing ?? ViewSpacing.standardDistance)
    for subview in subviews {
      let row = subview.node.gridRow
      if let row, row.cells.isEmpty { continue }
      var cells: [Cell] = []
      var column = 0
      for node in row?.cells ?? [] {
        let cell = Cell(node: node, traits: node.gridTraits, column: column)
        if let alignment = cell.traits.columnAlignment { columnAlignments[column] = alignment }
        column += cell.traits.columns
        cells.append(cell)
      }
      columnCount = max(columnCount, column)
      rows.append(Row(subview: subview, row: row, cells: cells))
    }
    columnCount = max(columnCount, rows.isEmpty ? 0 : 1)
    for index in rows.indices where rows[index].row == nil {
      let node = rows[index].subview.node
      var traits = node.gridTraits
      traits.columns = columnCount
      rows[index].cells = [Cell(node: node, traits: traits, column: 0)]
    }
  }

  /// The distance between columns.
  var horizontalGap: CGFloat { gapX }

  // MARK: Sizes

  func solve(_ proposal: ProposedViewSize) -> Solution {
    let widths = columnWidths(proposal.width)
    let heights = rowHeights(proposal.height, widths)
    return Solution(
      widths: widths, heights: heights,
      size: CGSize(
        width: widths.reduce(0, +) + gapX * CGFloat(max(0, columnCount - 1)),
        height: heights.reduce(0, +) + gapY * CGFloat(max(0, rows.count - 1))))
  }

  /// The widths that the columns need when each cell is proposed a column of `width`.
  private func needed(_ columns: Range<Int>, _ width: CGFloat?) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: columnCount)
    for row in rows {
      for cell in row.cells
      where cell.traits.columns == 1 && columns.contains(cell.column) && !cell.traits.unsizedAxes.contains(.horizontal)
      {
        let size = cell.node.size(for: ProposedViewSize(width: width, height: nil))
        widths[cell.column] = max(widths[cell.column], size.width)
      }
    }
    return widths
  }

  /// The highest priority of a column's own cells.
  private func priority(of column: Int) -> Double {
    let cells = rows.flatMap(\.cells).filter { $0.traits.columns == 1 && $0.column == column }
    return cells.map(\.node.layoutPriority).max() ?? 0
  }

  private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
    let all = 0..<columnCount
    var widths: [CGFloat]
    let free = proposed.map { $0 - gapX * CGFloat(max(0, columnCount - 1)) }
    if let free, free > 0, free.isFinite {
      let (least, most) = (needed(all, 0), needed(all, .infinity))
      // A column that only wider cells cross has no width of its own and is served last.
      let own = Set(rows.flatMap { $0.cells.filter { $0.traits.columns == 1 }.map(\.column) })
      let shared = LengthSharing(
        parts: all.filter(own.contains).map { column in
          LengthSharing.Part(
            index: column, priority: priority(of: column), minimum: least[column], maximum: most[column])
        })
      widths = [CGFloat](repeating: 0, count: columnCount)
      let remaining = shared.share(free, into: &widths) { column, share in
        finite(needed(column..<column + 1, share)[column])
      }
      widen(&widths) { cell, span in
        cell.node.size(for: ProposedViewSize(width: max(span, span + remaining), height: nil)).width
      }
    } else {
      let asked = free.map { $0 == .infinity ? CGFloat.infinity : 0 }
      widths = needed(all, asked)
      widen(&widths) { cell, _ in cell.node.size(for: ProposedViewSize(width: asked, height: nil)).width }
    }
    return widths
  }

  /// Widens the columns that a wider cell crosses, by equal parts, until the cell fits.
  private func widen(_ widths: inout [CGFloat], _ width: (Cell, CGFloat) -> CGFloat) {
    for row in rows {
      for cell in row.cells where cell.traits.columns > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
        let span = spanWidth(cell, widths)
        let missing = width(cell, span) - span
        guard missing > 0 else { continue }
        for column in cell.columns where column < columnCount {
          widths[column] += missing / CGFloat(cell.traits.columns)
        }
      }
    }
  }

  private func spanWidth(_ cell: Cell, _ widths: [CGFloat]) -> CGFloat {
    let columns = cell.column..<min(columnCount, cell.columns.upperBound)
    return columns.reduce(0) { $0 + widths[$1] } + gapX * CGFloat(max(0, columns.count - 1))
  }

  private func rowHeight(_ row: Row, _ height: CGFloat?, _ widths: [CGFloat]) -> CGFloat {
    var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
    for cell in row.cells where !cell.traits.unsizedAxes.contains(.vertical) {
      let proposal = ProposedViewSize(width: spanWidth(cell, widths), height: height)
      let own = cell.node.dimensions(in: proposal)
      if own.height == .infinity { return .infinity }
      let guide = own[verticalAlignment(row)]
      above = max(above, guide)
      below = max(below, own.height - guide)
    }
    return above == -.infinity ? 0 : above + below
  }

  private func rowHeights(_ proposed: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
    let free = proposed.map { $0 - gapY * CGFloat(max(0, rows.count - 1)) }
    guard let free, free > 0, free.isFinite else {
      let asked = free.map { $0 == .infinity ? CGFloat.infinity : 0 }
      return rows.map { rowHeight($0, asked, widths) }
    }
    let shared = LengthSharing(
      parts: rows.indices.map { index in
        LengthSharing.Part(
          index: index, priority: rows[index].cells.map(\.node.layoutPriority).max() ?? 0,
          minimum: rowHeight(rows[index], 0, widths), maximum: rowHeight(rows[index], .infinity, widths))
      })
    var heights = [CGFloat](repeating: 0, count: rows.count)
    shared.share(free, into: &heights) { finite(rowHeight(rows[$0], $1, widths)) }
    return heights
  }

  // MARK: Places

  private func verticalAlignment(_ row: Row) -> VerticalAlignment { row.row?.alignment ?? alignment.vertical }

  func place(_ solution: Solution, in bounds: CGRect) {
    var y = bounds.minY
    for (row, height) in zip(rows, solution.heights) {
      let places = placements(row, solution.widths, height)
      if let node = row.row {
        node.assign(places)
        let size = CGSize(width: bounds.width, height: height)
        row.subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      } else if let place = places.first {
        row.subview.place(
          at: CGPoint(x: bounds.minX + place.origin.x, y: y + place.origin.y), proposal: place.proposal)
      }
      y += height + gapY
    }
  }

  private func placements(_ row: Row, _ widths: [CGFloat], _ height: CGFloat) -> [Placement] {
    let vertical = verticalAlignment(row)
    let proposals = row.cells.map { ProposedViewSize(width: spanWidth($0, widths), height: height) }
    let all = zip(row.cells, proposals).map { $0.node.dimensions(in: $1) }
    let guides = all.map { $0[vertical] }
    let reach = (guides.max() ?? 0, zip(all, guides).map { $0.height - $1 }.max() ?? 0)
    // The aligned cells as a whole lie in the row as one of their guides would.
    let slack = height - (reach.0 + reach.1)
    var x: CGFloat = 0
    var column = 0
    var places: [Placement] = []
    for (index, cell) in row.cells.enumerated() {
      while column < cell.column {
        x += widths[column] + gapX
        column += 1
      }
      let own = all[index]
      let box = CGSize(width: proposals[index].width ?? 0, height: height)
      let horizontal = columnAlignments[cell.column] ?? alignment.horizontal
      var origin = CGPoint(
        x: x + alignedOrigin(own, Alignment(horizontal: horizontal, vertical: vertical), in: box, of: cell.node).x,
        y: reach.0 - guides[index] + max(0, slack) * fraction(vertical))
      if let anchor = cell.traits.anchor {
        origin = CGPoint(x: x + (box.width - own.width) * anchor.x, y: (height - own.height) * anchor.y)
      }
      places.append(Placement(origin: origin, size: own.size, proposal: proposals[index]))
    }
    return places
  }

  private func fraction(_ alignment: VerticalAlignment) -> CGFloat {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .bottom, .lastTextBaseline: 1
    default: 0.5
    }
  }
}

extension LayoutNode {
  /// The row that the node is, or that it modifies.
  fileprivate var gridRow: GridRowNode? {
    var node: LayoutNode = self
    while true {
      if let row = node as? GridRowNode { return row }
      var only: LayoutNode?
      guard node is any TransparentToGrid else { return nil }
      node.forEachLayoutChild { only = $0 }
      guard let next = only else { return nil }
      node = next
    }
  }
}

/// A modifier's node that leaves the layout to what it modifies, so that a grid sees the row inside.
protocol TransparentToGrid {}
