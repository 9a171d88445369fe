// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The share of a stack's work for one of its views, in the order in which it served them.
struct StackService {
  let node: LayoutNode
  /// The stack's name for it.
  let name: String
  let share: CGFloat
  let taken: CGFloat
  let priority: Double
  let minimum: CGFloat
  let flexibility: CGFloat
}

extension StackNode: LayoutReasoning {
  private var axis: Axis { cell.pointee.axis ?? .vertical }
  private var isHorizontal: Bool { axis == .horizontal }

  /// The views in the order of serving, and the sum of the gaps.
  private func services() -> (list: [StackService], gaps: [CGFloat]) {
    var list: [StackService] = []
    var gaps: [CGFloat] = []
    cell.forEachPlacement(in: size, cell.pointee.proposal) { item, _, proposal in
      guard let table = cell.pointee.stack else { return }
      let claim = cell.claim(of: item.pointee.cell, across: proposal)
      let index = list.count
      let item = item.pointee
      if index > 0 { gaps.append(table.gap(before: index)) }
      let node = item.cell.pointee.node.takeUnretainedValue()
      list.append(
        StackService(
          node: node, name: node.spokenName(inside: self), share: item.share, taken: item.taken[axis],
          priority: table.priority(of: index), minimum: claim.minimum, flexibility: claim.flexibility))
    }
    return (list, gaps)
  }

  private func ordered(_ list: [StackService]) -> [StackService] {
    list.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return $0.offset < $1.offset
    }.map(\.element)
  }

  func answerReason(_ axis: Axis) -> AnswerReason? {
    let children = Array(children)
    guard axis == self.axis else {
      guard let longest = children.max(by: { $0.size[axis] < $1.size[axis] }) else { return nil }
      if sameLength(longest.size[axis], size[axis]) {
        // What fills the stack isn't what makes it so long, where another view does.
        let decider = children.first { sameLength($0.size[axis], size[axis]) && !$0.stretches(axis) } ?? longest
        return AnswerReason(
          .child, "it's as \(axis.adjective) as its \(axis.longest) view, \(decider.spokenName(inside: self))",
          child: decider)
      }
      return AnswerReason(.children, "its views, aligned to each other, reach that far")
    }
    if children.count == 1 { return .child(children[0], axis) }
    let (list, gaps) = services()
    let spacing = gaps.reduce(0, +)
    let terms = list.count > 5 ? nil : list.map { points($0.taken) }.joined(separator: " + ")
    let sum = terms ?? "\(list.count) views"
    if let proposed = proposal[axis], sameLength(proposed, size[axis]), !isProposedItsOwnLength(axis),
      let filler = children.first(where: { $0.fills(axis) })
    {
      let whole = sum + (spacing == 0 ? "" : " + \(spoken(gaps)) spacing")
      return AnswerReason(
        .proposal,
        "\(filler.spokenName(inside: self)) fills what the others leave of the proposed \(points(proposed)): \(whole)")
    }
    return AnswerReason(
      .children, sum + (spacing == 0 ? "" : " + \(spoken(gaps)) spacing") + " = \(points(size[axis]))")
  }

  private func spoken(_ gaps: [CGFloat]) -> String {
    guard let first = gaps.first else { return "0" }
    if gaps.allSatisfy({ sameLength($0, first) }) {
      return gaps.count == 1 ? points(first) : "\(gaps.count)×\(points(first))"
    }
    return points(gaps.reduce(0, +))
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == self.axis else {
      guard proposal[axis] == nil, let given = child.proposal[axis] else { return nil }
      return OfferReason(
        .size, "nothing is proposed across, so each gets the stack's own \(axis.length), \(points(given))")
    }
    guard proposal[axis] != nil, let share = child.proposal[axis] else { return nil }
    if share == proposal[axis], children.count == 1 { return OfferReason(.same, "its only view gets all of it") }
    if children.count > 100 { return OfferReason(.share, "its share among \(children.count) views") }
    let (list, gaps) = services()
    let free = (proposal[axis] ?? 0) - gaps.reduce(0, +)
    let line = ordered(list)
    guard let place = line.firstIndex(where: { $0.node === child }) else { return nil }
    let before = line[..<place].reduce(0) { $0 + $1.taken }
    let rest = line.count - place
    let left = max(0, free - before)
    var words = "\(points(proposal[axis]))"
    if free != proposal[axis] { words += " − \(spoken(gaps)) spacing = \(points(free))" }
    if place > 0 { words += "; \(points(left)) left after \(place == 1 ? line[0].name : "\(place) views")" }
    if sameLength(left / CGFloat(rest), share), rest > 1 {
      words += ", shared by \(rest) → \(points(share)) each"
    } else if !sameLength(left, share) {
      let equals = line[place...].prefix { $0.priority == line[place].priority }.count
      let reserved = left - share * CGFloat(equals)
      let later = line.dropFirst(place + equals)
      let who = later.count == 1 ? later[later.startIndex].name : "the \(later.count) that come later"
      words += "; \(points(reserved)) set aside for \(who)"
      words +=
        equals > 1 ? ", \(points(left - reserved)) shared by \(equals) → \(points(share)) each" : " → \(points(share))"
    }
    return OfferReason(.share, words)
  }

  var arithmetic: [String] {
    let name = isHorizontal ? "HStack" : "VStack"
    let (list, gaps) = services()
    // One view gets all there is.
    guard list.count > 1 else { return [] }
    guard let length = proposal[axis] else {
      return ["\(name): no \(axis.length) is proposed, so each view is asked for its ideal \(axis.length)"]
    }
    let free = length - gaps.reduce(0, +)
    var words = "\(name): \(points(length))"
    if free != length { words += " − \(spoken(gaps)) spacing = \(points(free))" }
    guard free > 0, free.isFinite, list.count > 1 else { return [words] }
    let line = ordered(list)
    let equals = line.prefix { $0.priority == line[0].priority }.count
    let reserved = free - line[0].share * CGFloat(equals)
    if equals < line.count, reserved > 0.001 {
      let later = line[equals...]
      words +=
        "; \(points(reserved)) set aside for \(later.count == 1 ? later[equals].name : "\(later.count) more")"
    }
    var left = free
    var index = 0
    while index < line.count {
      // Views that got the same and took the same are told in one breath.
      var end = index + 1
      while end < line.count, sameLength(line[end].share, line[index].share),
        sameLength(line[end].taken, line[index].taken), line[index].name == line[end].name
      {
        end += 1
      }
      let (service, count) = (line[index], end - index)
      let rest = line.count - index
      if index > 0, rest > 1 {
        words += "; \(points(left)) left for \(rest)"
      } else if index > 0 {
        words += "; the rest"
      }
      words += "\(index == 0 ? "; " : " → ")\(service.name)"
      if count > 1 { words += " (\(count) of them)" }
      if index == 0, rest > 1 { words += service.priority > 0 ? " (highest priority)" : " (least flexible)" }
      words +=
        sameLength(service.share, service.taken)
        ? " took \(points(service.taken))" : " took \(points(service.taken)) of \(points(service.share))"
      if count > 1 { words += " each" }
      left = max(0, left - service.taken * CGFloat(count))
      index = end
      if index > 6, index < line.count {
        words += "; …"
        break
      }
    }
    if left > 0.001 { words += "; \(points(left)) left over" }
    let total = list.reduce(0) { $0 + $1.taken }
    if total > free + 0.001 { words += "; that's \(points(total - free)) more than there is" }
    return [words]
  }
}

extension LayoutContainerNode: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? {
    guard let grid = layout as? GridLayout else { return layoutAnswer(axis) }
    if let proposed = proposal[axis], sameLength(proposed, size[axis]) {
      return AnswerReason(.proposal, "its \(axis == .horizontal ? "columns" : "rows") fill all that it's proposed")
    }
    let solution = grid.solution(proposal, subviews(in: self))
    let lengths = axis == .horizontal ? solution.widths : solution.heights
    let sum = lengths.count > 8 ? "" : " " + lengths.map { points($0) }.joined(separator: " + ")
    let spacing = size[axis] - lengths.reduce(0, +)
    let gap = spacing > 0.001 ? " and \(points(spacing)) of spacing" : ""
    return AnswerReason(.children, "its \(lengths.count) \(axis == .horizontal ? "columns" : "rows") take\(sum)\(gap)")
  }

  /// The reason for the answer of a layout. Of the user's own layouts only the numbers are known.
  private func layoutAnswer(_ axis: Axis) -> AnswerReason? {
    guard !(layout is any BuiltInLayout) else { return nil }
    if let proposed = proposal[axis], sameLength(proposed, size[axis]) {
      return AnswerReason(.proposal, "its sizeThatFits answers what it's proposed")
    }
    let count = children.count == 1 ? "its view" : "its \(children.count) views"
    return AnswerReason(
      .children,
      "its sizeThatFits works out \(points(size[axis])) for \(count)"
        + (proposal[axis].map { " in the proposed \(points($0))" } ?? ", no \(axis.length) being proposed"))
  }

  var arithmetic: [String] {
    guard let grid = layout as? GridLayout, let proposed = proposal.width, proposed.isFinite else { return [] }
    let solution = grid.solution(proposal, subviews(in: self))
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
    if let proposed = proposal[axis], sameLength(proposed, given) { return nil }
    return sameLength(size[axis], given)
      ? OfferReason(.size, "its placeSubviews proposes the layout's own \(axis.length)")
      : OfferReason(.share, "its placeSubviews proposes \(points(given))")
  }
}

extension LayoutContainerNode {
  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode? {
    guard layout is GridLayout, axis == .vertical, let height = child.proposal.height else { return nil }
    return child.gridRow?.laidOutChildren.first { sameLength($0.size.height, height) && !$0.stretches(.vertical) }
  }
}

extension GridRowNode: LayoutReasoning {
  func answerReason(_ axis: Axis) -> AnswerReason? {
    if layoutParent == nil { return nil }
    return AnswerReason(.proposal, "the grid says how \(axis.adjective) its rows are")
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard let given = child.proposal[axis] else { return nil }
    // What fills its cell keeps the proposal that it was asked with.
    let wasAsked = fillsCell(child) && !sameLength(given, child.size[axis])
    guard axis == .horizontal else {
      return wasAsked
        ? OfferReason(.share, "the row's share was \(points(given)), and the cell decides its height")
        : OfferReason(.same, "the height of the row")
    }
    var grid: LayoutNode? = layoutParent
    while let node = grid, node.snapshotName != "Grid" { grid = node.layoutParent }
    let sum = (grid as? any LayoutReasoning)?.arithmetic.first.map { $0 + "; " } ?? ""
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
