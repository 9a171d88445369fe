// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LayoutContainerNode: LayoutReasoning {
  var recordedKind: LayoutRecord.Kind? { snapshotName == "Grid" ? .grid : .layout }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard layout is GridLayout else { return layoutAnswer(axis) }
    if let proposed = proposal[axis], sameLength(proposed, size[axis]) {
      return AnswerReason(.proposal, "its \(axis == .horizontal ? "columns" : "rows") fill all that it's proposed")
    }
    guard let solution = gridSolution else { return nil }
    let lengths = axis == .horizontal ? solution.widths : solution.heights
    let sum = lengths.count > 8 ? "" : " " + lengths.map { points($0) }.joined(separator: " + ")
    let spacing = size[axis] - lengths.reduce(0, +)
    let gap = spacing > 0.001 ? " and \(points(spacing)) of spacing" : ""
    return AnswerReason(.children, "its \(lengths.count) \(axis == .horizontal ? "columns" : "rows") take\(sum)\(gap)")
  }

  /// A grid's columns and rows, worked out once for all its cells.
  private var gridSolution: GridSolution? {
    guard let grid = layout as? GridLayout else { return nil }
    return ReasonMemo.plan(of: self) {
      ReasonMemo.visited(children.count)
      return SolvedGrid(solution: grid.solution(proposal, subviews(in: self)))
    }.solution
  }

  /// Of a layout of the user's only the numbers are known.
  private func layoutAnswer(_ axis: Axis) -> AnswerReason? {
    guard !(layout is any BuiltInLayout) else { return nil }
    if let words = explanation?.answer(axis) {
      let fills = proposal[axis].map { sameLength($0, size[axis]) } ?? false
      return AnswerReason(fills ? .proposal : .children, words)
    }
    if let proposed = proposal[axis], sameLength(proposed, size[axis]) {
      return AnswerReason(.proposal, "its sizeThatFits answers what it's proposed")
    }
    let count = children.count == 1 ? "its view" : "its \(children.count) views"
    return AnswerReason(
      .children,
      "its sizeThatFits works out \(points(size[axis])) for \(count)"
        + (proposal[axis].map { " in the proposed \(points($0))" } ?? ", no \(axis.length) being proposed"))
  }

  var notes: [LayoutNote] { explanation?.notes ?? [] }

  var arithmetic: [String] {
    if let explanation { return explanation.arithmetic }
    guard let proposed = proposal.width, proposed.isFinite, let solution = gridSolution else { return [] }
    let (widths, gaps) = (solution.widths, solution.plan.columnGaps.dropFirst())
    guard !widths.isEmpty else { return [] }
    var words = "Grid: \(points(proposed))"
    let spacing = gaps.reduce(0, +)
    if let gap = gaps.first, spacing != 0 {
      let isEven = gaps.allSatisfy { sameLength($0, gap) }
      words += " − \(isEven ? "\(gaps.count)×\(points(gap))" : points(spacing)) spacing"
      words += " = \(points(proposed - spacing))"
    }
    let first = widths[0]
    if widths.allSatisfy({ sameLength($0, first) }) {
      words += " for \(widths.count) columns → \(points(first)) each"
    } else {
      words += "; columns " + widths.prefix(8).map { points($0) }.joined(separator: ", ")
      if widths.count > 8 { words += ", …" }
    }
    return [words]
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    if layout is GridLayout {
      guard child.gridRow != nil else { return nil }
      if axis == .horizontal { return OfferReason(.size, "a row is as wide as its grid") }
      return OfferReason(.share, "the row's own height, that of its tallest cell")
    }
    guard !(layout is any BuiltInLayout), let given = child.proposal[axis] else {
      return layout is any BuiltInLayout || proposal[axis] == nil
        ? nil : OfferReason(.unspecified, "its placeSubviews asks for the ideal \(axis.length)")
    }
    if let explanation, let index = index(of: child), let words = explanation.offer(to: index, axis) {
      return OfferReason(.share, words)
    }
    if let proposed = proposal[axis], sameLength(proposed, given) { return nil }
    return sameLength(size[axis], given)
      ? OfferReason(.size, "its placeSubviews proposes the layout's own \(axis.length)")
      : OfferReason(.share, "its placeSubviews proposes \(points(given))")
  }
}

/// What a grid has worked out, as its reasons tell it.
private final class SolvedGrid {
  let solution: GridSolution

  init(solution: GridSolution) { self.solution = solution }
}

extension LayoutContainerNode {
  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode? {
    guard layout is GridLayout, axis == .vertical, let height = child.proposal.height else { return nil }
    return child.gridRow?.laidOutChildren.first { sameLength($0.size.height, height) && !$0.stretches(.vertical) }
  }
}

/// Which cells of a grid's row fill it, looked up once for all of them.
private final class GridRowPlan {
  private let filling: Set<ObjectIdentifier>

  init(_ cells: [LayoutNode]) { filling = Set(cells.map { ObjectIdentifier($0) }) }

  func fills(_ cell: LayoutNode) -> Bool { filling.contains(ObjectIdentifier(cell)) }
}

extension GridRowNode: LayoutReasoning {
  private var plan: GridRowPlan { ReasonMemo.plan(of: self) { GridRowPlan(fillingCells) } }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    if layoutParent == nil { return nil }
    return AnswerReason(.proposal, "the grid says how \(axis.adjective) its rows are")
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let given = child.proposal[axis] else { return nil }
    // What fills its cell keeps the proposal that it was asked with.
    let wasAsked = plan.fills(child) && !sameLength(given, child.size[axis])
    guard axis == .horizontal else {
      return wasAsked
        ? OfferReason(.share, "the row's share was \(points(given)), and the cell decides its height")
        : OfferReason(.same, "the height of the row")
    }
    var grid: LayoutNode? = layoutParent
    while let node = grid, node.snapshotName != "Grid" { grid = node.layoutParent }
    let sum = grid?.reasonedArithmetic.first.map { $0 + "; " } ?? ""
    if wasAsked {
      return OfferReason(.share, sum + "the column's share was \(points(given)), and the cell decides its width")
    }
    var traits = GridCellTraits()
    child.collectGridTraits(&traits)
    let columns = traits.columns
    let what =
      columns > 1 ? "a cell of \(columns) columns gets \(points(given))" : "the cell gets its column's \(points(given))"
    return OfferReason(.share, sum + what)
  }
}
