// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stack's arithmetic over plain cells: the same as ``StackSolver``'s, which serves stacks that stand for a `Layout`.
extension UnsafeMutablePointer where Pointee == LayoutCell {
  func stackSize(for proposal: CompactProposal) -> CGSize {
    let table = stackTable()
    guard table.pointee.count > 0, let axis = pointee.axis else { return .zero }
    let length = solve(proposal, table)
    return CGSize(along: axis, length, across: extent(table, across: axis.other).total)
  }

  /// The priority of a stack's only child, as it was read with the gaps; nil where there are more, or none.
  var priorityOfOnlyItem: Double? {
    let table = stackTable()
    return table.pointee.count == 1 ? table.priority(of: 0) : nil
  }

  /// The stack's children, with the gaps between them.
  private func stackTable() -> UnsafeMutablePointer<StackTable> {
    if pointee.flags.contains(.itemsDirty) {
      pointee.node._withUnsafeGuaranteedRef { unsafeDowncast($0, to: StackNode.self).listItems() }
    }
    if pointee.stack == nil { setItems([]) }
    if !pointee.flags.contains(.itemsKnown) { readItems() }
    return pointee.stack!
  }

  /// Finds out the children's priorities, and the distances between them.
  private func readItems() {
    pointee.flags.insert(.itemsKnown)
    let table = pointee.stack!
    guard let axis = pointee.axis, table.pointee.count > 0 else { return }
    let spacing = pointee.node._withUnsafeGuaranteedRef { unsafeDowncast($0, to: StackNode.self).distance }
    var previous = ViewSpacing()
    withUnsafeTemporaryAllocation(of: StackTable.Detail.self, capacity: table.pointee.count) { details in
      for index in details.indices {
        table.items[index].cell.pointee.node._withUnsafeGuaranteedRef { node in
          var gap = index == 0 ? 0 : spacing
          if spacing.isNaN {
            let next = node.spacing
            gap = index == 0 ? 0 : previous.distance(to: next, along: axis)
            previous = next
          }
          details.initializeElement(at: index, to: StackTable.Detail(gap: gap, priority: node.layoutPriority))
        }
      }
      table.setDetails(details, in: &pointee.ledger.pointee.arena)
    }
  }

  /// Shares the length out; the shares and what is taken stand in the table. Gives the length that is taken.
  @discardableResult
  private func solve(_ proposal: CompactProposal, _ table: UnsafeMutablePointer<StackTable>) -> CGFloat {
    let axis = pointee.axis!
    let (main, across) = (proposal[axis], proposal[axis.other])
    let gaps = table.gaps
    table.pointee.solved = proposal
    pointee.flags.insert(.isSolved)
    if main.isNaN {
      table.propose(.nan, across, axis)
    } else {
      let free = main - gaps
      if free == .infinity {
        table.propose(.infinity, across, axis)
      } else if !(free > 0) {
        table.propose(0, across, axis)
      } else if table.pointee.count == 1 {
        table.propose(free, across, axis)
      } else {
        table.divide(free, across, axis)
      }
    }
    var length: CGFloat = 0
    for index in 0..<table.pointee.count { length += table.items[index].taken[axis] }
    return length + gaps
  }

  /// The claim of a child before the stack served any; nothing where it had nothing to share.
  func claim(of child: LayoutCell.Ref, across proposal: CompactProposal) -> StackClaim {
    let table = stackTable()
    guard let axis = pointee.axis, table.pointee.count > 1 else { return StackClaim() }
    let free = pointee.proposal[axis] - table.gaps
    guard free > 0, free < .infinity else { return StackClaim() }
    return StackClaim(of: child, axis, across: proposal[axis.other])
  }

  // MARK: Across the stack

  /// The reach of the children before and behind the common guide, across the stack (`facts 44`).
  private func extent(_ table: UnsafeMutablePointer<StackTable>, across: Axis) -> (before: CGFloat, total: CGFloat) {
    let items = table.items
    let guide = plainGuide(table, along: across)
    let asks = asksForGuides(guide)
    var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
    for index in 0..<table.pointee.count {
      let length = items[index].taken[across]
      let value = asks ? askedGuide(of: items + index) : guide.place(in: length)
      before = Swift.max(before, value)
      behind = Swift.max(behind, length - value)
    }
    if before.isFinite, behind.isFinite { return (before, before + behind) }
    // Sizes that reach to infinity have their guides there too.
    var longest: CGFloat = 0
    for index in 0..<table.pointee.count { longest = Swift.max(longest, items[index].taken[across]) }
    return (0, longest)
  }

  /// The stack's guide. That of first lines is the middle where no child is so much longer than another that it has several: nobody is
  /// asked for baselines then, which the whole tree would pay for.
  @inline(__always)
  private func plainGuide(_ table: UnsafeMutablePointer<StackTable>, along across: Axis) -> LayoutCell.Guide {
    let guide = pointee.guide(along: across)
    return guide == .other && hasOneLine(table, along: across) ? .center : guide
  }

  private func hasOneLine(_ table: UnsafeMutablePointer<StackTable>, along across: Axis) -> Bool {
    let isOfLines = pointee.node._withUnsafeGuaranteedRef { stack in
      unsafeDowncast(stack, to: StackNode.self).guideKey.isFirstLine
    }
    guard isOfLines else { return false }
    var (least, greatest) = (CGFloat.infinity, CGFloat.zero)
    for index in 0..<table.pointee.count {
      let length = table.items[index].taken[across]
      (least, greatest) = (Swift.min(least, length), Swift.max(greatest, length))
    }
    return greatest < least * 1.5
  }

  @inline(__always)
  private func asksForGuides(_ guide: LayoutCell.Guide) -> Bool {
    guide == .other || pointee.ledger.pointee.guidesAreAsked
  }

  /// The place of the stack's guide in a child of the solution.
  private func askedGuide(of item: UnsafeMutablePointer<StackTable.Item>) -> CGFloat {
    let axis = pointee.axis!
    let across = pointee.stack!.pointee.solved[axis.other]
    let proposal = CompactProposal(along: axis, item.pointee.share, across: across)
    return pointee.node._withUnsafeGuaranteedRef { stack in
      ViewDimensions(
        node: item.pointee.cell.pointee.node.takeUnretainedValue(), size: item.pointee.taken,
        proposal: proposal.expanded)[unsafeDowncast(stack, to: StackNode.self).guideKey]
    }
  }

  // MARK: Placing

  func placeStack() {
    let (size, proposal) = (pointee.size, pointee.proposal)
    let mirrors = pointee.flags.contains(.isRightToLeft)
    forEachPlacement(in: size, proposal) { item, origin, proposal in
      var origin = origin
      if mirrors { origin.x = size.width - origin.x - item.pointee.taken.width }
      item.pointee.cell.place(at: origin, proposal, fitting: item.pointee.taken)
    }
  }

  /// Gives the places of the children in a stack of the given size.
  func forEachPlacement(
    in size: CGSize, _ proposal: CompactProposal,
    _ body: (UnsafeMutablePointer<StackTable.Item>, CGPoint, CompactProposal) -> Void
  ) {
    let table = stackTable()
    guard let axis = pointee.axis else { return }
    let items = table.items
    var across = proposal[axis.other]
    // What was ideal across is now the stack's own size: a divider or a filling view gets that, and the length is shared
    // out again among views that are shorter or longer then.
    if across.isNaN || across == .infinity { across = size[axis.other] }
    let proposal = CompactProposal(along: axis, proposal[axis], across: across)
    if !pointee.flags.contains(.isSolved) || !proposal.isIdentical(to: table.pointee.solved) {
      solve(proposal, table)
    }
    let before = extent(table, across: axis.other).before
    let guide = plainGuide(table, along: axis.other)
    let asks = asksForGuides(guide)
    let details = table.pointee.details
    let distance = table.pointee.distance
    // Nothing lies before the first child. Details say so; where there are none, its distance is taken off here.
    var position = details == nil ? -distance : 0
    for index in 0..<table.pointee.count {
      let item = items + index
      position += details.map { $0[index].gap } ?? distance
      let value = asks ? askedGuide(of: item) : guide.place(in: item.pointee.taken[axis.other])
      var point = CGPoint.zero
      point[axis] = position
      point[axis.other] = before - value
      position += item.pointee.taken[axis]
      body(item, point, CompactProposal(along: axis, item.pointee.share, across: across))
    }
  }
}

extension LayoutCell {
  /// A stack's guide across itself.
  @inline(__always)
  fileprivate func guide(along axis: Axis) -> Guide { axis == .vertical ? verticalGuide : horizontalGuide }
}

/// The findings of a stack about a child before it serves any: how short it can be, and how much its length can vary.
struct StackClaim {
  let minimum: CGFloat
  let flexibility: CGFloat
  /// The priority that was known before.
  let priority: Double

  init() {
    minimum = 0
    flexibility = 0
    priority = 0
  }

  @inline(__always)
  init(of child: LayoutCell.Ref, _ axis: Axis, across: CGFloat, priority: Double = 0) {
    self.priority = priority
    minimum = child.size(for: CompactProposal(along: axis, 0, across: across))[axis]
    let maximum = child.size(for: CompactProposal(along: axis, .infinity, across: across))[axis]
    flexibility = minimum == .infinity ? 0 : countedFlexibility(maximum - minimum)
  }
}

extension UnsafeMutablePointer where Pointee == StackTable {
  /// Proposes the same to each.
  fileprivate func propose(_ main: CGFloat, _ across: CGFloat, _ axis: Axis) {
    let proposal = CompactProposal(along: axis, main, across: across)
    for index in 0..<pointee.count {
      let taken = items[index].cell.size(for: proposal)
      items[index].share = main
      items[index].taken = taken
    }
  }

  /// Priority by priority, the least flexible first (`facts 36–38, 42, 46`).
  fileprivate func divide(_ free: CGFloat, _ across: CGFloat, _ axis: Axis) {
    let count = pointee.count
    withUnsafeTemporaryAllocation(of: StackClaim.self, capacity: count) { claims in
      let isPlain = pointee.hasNoPriorities
      for index in 0..<count {
        claims.initializeElement(
          at: index,
          to: StackClaim(of: items[index].cell, axis, across: across, priority: isPlain ? 0 : priority(of: index)))
      }
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
        for index in 0..<count { order.initializeElement(at: index, to: Int32(index)) }
        sort(order, claims)
        share(free, claims, across, axis, order)
      }
    }
  }

  private func sort(_ order: UnsafeMutableBufferPointer<Int32>, _ claims: UnsafeMutableBufferPointer<StackClaim>) {
    @inline(__always)
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
      let (first, second) = (claims[Int(a)].priority, claims[Int(b)].priority)
      if first != second { return first > second }
      let (rigid, flexible) = (claims[Int(a)].flexibility, claims[Int(b)].flexibility)
      if rigid != flexible { return rigid < flexible }
      // Of two without an end the one with the larger minimum comes first.
      let (least, other) = (claims[Int(a)].minimum, claims[Int(b)].minimum)
      return rigid == .infinity && least != other ? least > other : a < b
    }
    if order.count > 32 {
      var order = order
      return order.sort(by: precedes)
    }
    for index in 1..<Swift.max(1, order.count) {
      let moved = order[index]
      var position = index
      while position > 0, precedes(moved, order[position - 1]) {
        order[position] = order[position - 1]
        position -= 1
      }
      order[position] = moved
    }
  }

  private func share(
    _ free: CGFloat, _ claims: UnsafeMutableBufferPointer<StackClaim>, _ across: CGFloat, _ axis: Axis,
    _ order: UnsafeMutableBufferPointer<Int32>
  ) {
    var remaining = free
    var reserved: CGFloat = 0
    for index in order { reserved += claims[Int(index)].minimum }
    var start = 0
    while start < order.count {
      let priority = claims[Int(order[start])].priority
      var end = start
      while end < order.count, claims[Int(order[end])].priority == priority {
        reserved -= claims[Int(order[end])].minimum
        end += 1
      }
      if !reserved.isFinite || end == order.count { reserved = 0 }
      for position in start..<end {
        let item = items + Int(order[position])
        let share = Swift.max(0, remaining - reserved) / CGFloat(end - position)
        let taken = item.pointee.cell.size(for: CompactProposal(along: axis, share, across: across))
        item.pointee.share = share
        item.pointee.taken = taken
        remaining = Swift.max(0, remaining - taken[axis])
      }
      start = end
    }
  }
}
