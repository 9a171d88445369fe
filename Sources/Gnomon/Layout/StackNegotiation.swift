import Foundation

/// A stack's arithmetic over plain cells: the same as ``StackSolver``'s, which serves stacks that stand for a `Layout`.
extension UnsafeMutablePointer where Pointee == LayoutCell {
  func stackSize(for proposal: CompactProposal) -> CGSize {
    prepareStack()
    guard pointee.count > 0, let axis = pointee.axis else { return .zero }
    let length = solve(proposal)
    return CGSize(along: axis, length, across: stackExtent(pointee.guide(across: axis), axis.other).total)
  }

  /// Lists the children and works the gaps between them out, where that is due.
  private func prepareStack() {
    if pointee.flags.contains(.itemsDirty) {
      pointee.node._withUnsafeGuaranteedRef { unsafeDowncast($0, to: StackNode.self).listItems() }
    }
    if pointee.flags.contains(.gapsKnown) { return }
    pointee.flags.insert(.gapsKnown)
    let count = Int(pointee.count)
    pointee.gapsTotal = 0
    guard count > 0, let children = pointee.children, let axis = pointee.axis else { return }
    if pointee.gaps == nil { pointee.gaps = .allocate(capacity: count) }
    let gaps = pointee.gaps!
    gaps[0] = 0
    if !pointee.numbers.0.isNaN {
      let spacing = pointee.numbers.0
      for index in 1..<Swift.max(1, count) { gaps[index] = spacing }
      // Summed one by one, as the distances of different children are.
      for index in 0..<count { pointee.gapsTotal += gaps[index] }
      return
    }
    var previous = children[0].pointee.node._withUnsafeGuaranteedRef { $0.spacing }
    for index in 1..<Swift.max(1, count) {
      let next = children[index].pointee.node._withUnsafeGuaranteedRef { $0.spacing }
      gaps[index] = previous.distance(to: next, along: axis)
      pointee.gapsTotal += gaps[index]
      previous = next
    }
  }

  /// Shares the length out; the shares and the sizes stand in the children's cells. Gives the length that is taken.
  @discardableResult
  private func solve(_ proposal: CompactProposal) -> CGFloat {
    let axis = pointee.axis!
    let (main, across) = (proposal[axis], proposal[axis.other])
    let count = Int(pointee.count)
    let children = pointee.children!
    pointee.solved = proposal
    pointee.flags.insert(.isSolved)
    if main.isNaN {
      propose(.nan, across, axis)
    } else {
      let free = main - pointee.gapsTotal
      if free == .infinity {
        propose(.infinity, across, axis)
      } else if !(free > 0) {
        propose(0, across, axis)
      } else if count == 1 {
        propose(free, across, axis)
      } else {
        divide(free, across, axis)
      }
    }
    var length: CGFloat = 0
    for index in 0..<count { length += children[index].pointee.taken[axis] }
    return length + pointee.gapsTotal
  }

  private func propose(_ main: CGFloat, _ across: CGFloat, _ axis: Axis) {
    let proposal = CompactProposal(along: axis, main, across: across)
    let children = pointee.children!
    for index in 0..<Int(pointee.count) {
      children[index].pointee.share = main
      children[index].pointee.taken = children[index].size(for: proposal)
    }
  }

  /// Priority by priority, the least flexible first (`facts 36–38, 42, 46`).
  private func divide(_ free: CGFloat, _ across: CGFloat, _ axis: Axis) {
    let count = Int(pointee.count)
    let children = pointee.children!
    let least = CompactProposal(along: axis, 0, across: across)
    let most = CompactProposal(along: axis, .infinity, across: across)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
      for index in 0..<count {
        let child = children[index]
        child.readTraits()
        let minimum = child.size(for: least)[axis]
        let maximum = child.size(for: most)[axis]
        child.pointee.minimum = minimum
        child.pointee.flexibility = minimum == .infinity ? 0 : maximum - minimum
        order[index] = Int32(index)
      }
      sort(order, children)
      share(free, across, axis, order, children)
    }
  }

  private func sort(_ order: UnsafeMutableBufferPointer<Int32>, _ children: UnsafeMutablePointer<LayoutCell.Ref>) {
    @inline(__always)
    func precedes(_ a: Int32, _ b: Int32) -> Bool {
      let (first, second) = (children[Int(a)], children[Int(b)])
      let (p, q) = (first.pointee.servingPriority, second.pointee.servingPriority)
      if p != q { return p > q }
      if first.pointee.flexibility != second.pointee.flexibility {
        return first.pointee.flexibility < second.pointee.flexibility
      }
      return a < b
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
    _ free: CGFloat, _ across: CGFloat, _ axis: Axis, _ order: UnsafeMutableBufferPointer<Int32>,
    _ children: UnsafeMutablePointer<LayoutCell.Ref>
  ) {
    var remaining = free
    var reserved: CGFloat = 0
    for index in order { reserved += children[Int(index)].pointee.minimum }
    var start = 0
    while start < order.count {
      let priority = children[Int(order[start])].pointee.servingPriority
      var end = start
      while end < order.count, children[Int(order[end])].pointee.servingPriority == priority {
        reserved -= children[Int(order[end])].pointee.minimum
        end += 1
      }
      if !reserved.isFinite || end == order.count { reserved = 0 }
      for position in start..<end {
        let child = children[Int(order[position])]
        let share = Swift.max(0, remaining - reserved) / CGFloat(end - position)
        child.pointee.share = share
        let taken = child.size(for: CompactProposal(along: axis, share, across: across))
        child.pointee.taken = taken
        remaining = Swift.max(0, remaining - taken[axis])
      }
      start = end
    }
  }

  /// Finds out the child's priority, and whether it's a spacer.
  private func readTraits() {
    if pointee.flags.contains(.traitsKnown) { return }
    pointee.flags.insert(.traitsKnown)
    let (priority, isSpacer) = pointee.node._withUnsafeGuaranteedRef { ($0.layoutPriority, $0.isSpacer) }
    pointee.priority = priority
    if isSpacer { pointee.flags.insert(.isSpacer) } else { pointee.flags.remove(.isSpacer) }
  }

  // MARK: Across the stack

  /// How far the children reach before and behind the common guide, across the stack (`facts 44`).
  private func stackExtent(_ guide: LayoutCell.Guide, _ across: Axis) -> (before: CGFloat, total: CGFloat) {
    let children = pointee.children!
    let asks = asksForGuides(guide)
    var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
    for index in 0..<Int(pointee.count) {
      let length = children[index].pointee.taken[across]
      let value = asks ? askedGuide(of: children[index]) : guide.place(in: length)
      before = Swift.max(before, value)
      behind = Swift.max(behind, length - value)
    }
    if before.isFinite, behind.isFinite { return (before, before + behind) }
    // Sizes that reach to infinity have their guides there too.
    var longest: CGFloat = 0
    for index in 0..<Int(pointee.count) { longest = Swift.max(longest, children[index].pointee.taken[across]) }
    return (0, longest)
  }

  @inline(__always)
  private func asksForGuides(_ guide: LayoutCell.Guide) -> Bool {
    guide == .other || pointee.ledger.pointee.guidesAreAsked
  }

  /// Where the stack's guide lies in a child of the solution.
  private func askedGuide(of child: LayoutCell.Ref) -> CGFloat {
    let axis = pointee.axis!
    let proposal = CompactProposal(along: axis, child.pointee.share, across: pointee.solved[axis.other])
    return pointee.node._withUnsafeGuaranteedRef { stack in
      ViewDimensions(
        node: child.pointee.node.takeUnretainedValue(), size: child.pointee.taken, proposal: proposal.expanded)[
          unsafeDowncast(stack, to: StackNode.self).guideKey]
    }
  }

  // MARK: Placing

  func placeStack() {
    let (size, proposal) = (pointee.size, pointee.proposal)
    let mirrors = pointee.flags.contains(.isRightToLeft)
    forEachPlacement(in: size, proposal) { child, origin, proposal in
      var origin = origin
      if mirrors { origin.x = size.width - origin.x - child.pointee.taken.width }
      child.place(at: origin, proposal, fitting: child.pointee.taken)
    }
  }

  /// Where the children lie in a stack of the given size.
  func forEachPlacement(
    in size: CGSize, _ proposal: CompactProposal, _ body: (LayoutCell.Ref, CGPoint, CompactProposal) -> Void
  ) {
    prepareStack()
    guard pointee.count > 0, let axis = pointee.axis, let children = pointee.children else { return }
    let count = Int(pointee.count)
    if !pointee.flags.contains(.isSolved) || !proposal.isIdentical(to: pointee.solved) { solve(proposal) }
    var across = proposal[axis.other]
    if across.isNaN || across == .infinity {
      // What was ideal across is now the stack's own size: a divider or a filling view gets that.
      across = size[axis.other]
      pointee.solved = CompactProposal(along: axis, proposal[axis], across: across)
      pointee.flags.remove(.isSolved)
      for index in 0..<count {
        let child = children[index]
        child.pointee.taken = child.size(for: CompactProposal(along: axis, child.pointee.share, across: across))
      }
    }
    let guide = pointee.guide(across: axis)
    let before = stackExtent(guide, axis.other).before
    let asks = asksForGuides(guide)
    var position: CGFloat = 0
    for index in 0..<count {
      let child = children[index]
      position += pointee.gaps![index]
      let value = asks ? askedGuide(of: child) : guide.place(in: child.pointee.taken[axis.other])
      var point = CGPoint.zero
      point[axis] = position
      point[axis.other] = before - value
      let length = child.pointee.taken[axis]
      body(child, point, CompactProposal(along: axis, child.pointee.share, across: across))
      position += length
    }
  }
}

extension LayoutCell {
  /// Spacers come last of all.
  @inline(__always)
  fileprivate var servingPriority: Double { flags.contains(.isSpacer) ? -.infinity : priority }

  @inline(__always)
  fileprivate func guide(across axis: Axis) -> Guide { axis == .horizontal ? verticalGuide : horizontalGuide }
}
