// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A stack written over the public `Layout` interface from `facts 36–46`, for either axis.
struct DocumentedStack {
  let isRow: Bool
  let spacing: CGFloat?
  let guide: @Sendable (ViewDimensions) -> CGFloat

  typealias Subviews = LayoutSubviews

  private func main(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
  private func proposal(_ main: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    isRow ? ProposedViewSize(width: main, height: across) : ProposedViewSize(width: across, height: main)
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropFirst().map {
      spacing ?? subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: isRow ? .horizontal : .vertical)
    }
  }

  /// What each subview is proposed.
  private func solve(_ asked: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
    let (length, breadth) = isRow ? (asked.width, asked.height) : (asked.height, asked.width)
    let gap = gaps(subviews).reduce(0, +)
    guard let length, length - gap > 0, length - gap != .infinity else {
      // Facts 43 and 46: the extremes and the ideal aren't solved, each subview gets the same.
      return subviews.map { _ in proposal(length.map { max(0, $0 - gap) }, breadth) }
    }
    func extent(_ index: Int, _ length: CGFloat) -> CGFloat {
      main(subviews[index].sizeThatFits(proposal(length, breadth)))
    }
    // Fact 37: the spacing is gone; the rest is shared in order of priority, then of flexibility.
    var left = length - gap
    let least = subviews.indices.map { extent($0, 0) }
    // A rounding error doesn't make one more flexible than another.
    let flexibility = subviews.indices.map { ((extent($0, .infinity) - least[$0]) * 1024).rounded() }
    // Of two without an end the one that needs more comes first.
    func later(_ index: Int) -> CGFloat { flexibility[index] == .infinity ? -least[index] : 0 }
    // A spacer's is -∞.
    let priorities = subviews.map(\.priority)
    var result = [ProposedViewSize](repeating: .unspecified, count: subviews.count)
    var waiting = Set(subviews.indices)
    for priority in Set(priorities).sorted(by: >) {
      let group = subviews.indices.filter { priorities[$0] == priority }
        .sorted { (flexibility[$0], later($0), $0) < (flexibility[$1], later($1), $1) }
      waiting.subtract(group)
      // Fact 38: what lower priorities need at least is set aside.
      let reserved = waiting.reduce(0) { $0 + least[$1] }
      for (position, index) in group.enumerated() {
        let share = max(0, left - reserved) / CGFloat(group.count - position)
        result[index] = proposal(share, breadth)
        left = max(0, left - extent(index, share))
      }
    }
    return result
  }

  /// Fact 44: how far the subviews reach before and behind their common guide.
  private func reach(_ dimensions: [ViewDimensions]) -> (before: CGFloat, behind: CGFloat) {
    let before = dimensions.map(guide).max() ?? 0
    let behind = dimensions.map { (isRow ? $0.height : $0.width) - guide($0) }.max() ?? 0
    if before.isFinite, behind.isFinite { return (before, behind) }
    return (0, dimensions.map { isRow ? $0.height : $0.width }.max() ?? 0)
  }

  func size(_ asked: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    if subviews.isEmpty { return .zero }
    let dimensions = zip(subviews, solve(asked, subviews)).map { $0.dimensions(in: $1) }
    let length =
      dimensions.reduce(0) { $0 + (isRow ? $1.width : $1.height) } + gaps(subviews).reduce(0, +)
    let reach = reach(dimensions)
    return isRow
      ? CGSize(width: length, height: reach.before + reach.behind)
      : CGSize(width: reach.before + reach.behind, height: length)
  }

  func place(in bounds: CGRect, _ asked: ProposedViewSize, _ subviews: Subviews) {
    var asked = asked
    let breadth = isRow ? asked.height : asked.width
    if breadth == nil || breadth == .infinity {
      if isRow { asked.height = bounds.height } else { asked.width = bounds.width }
    }
    let proposals = solve(asked, subviews)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let reach = reach(dimensions)
    let gaps = gaps(subviews)
    var position = isRow ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      let cross = reach.before - guide(dimensions[index])
      subview.place(
        at: isRow
          ? CGPoint(x: position, y: bounds.minY + cross) : CGPoint(x: bounds.minX + cross, y: position),
        proposal: proposals[index])
      position += isRow ? dimensions[index].width : dimensions[index].height
    }
  }

  func distances(_ subviews: Subviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var result = ViewSpacing.zero
    result.formUnion(first.spacing, edges: isRow ? .leading : .top)
    result.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    for subview in subviews { result.formUnion(subview.spacing, edges: isRow ? .vertical : .horizontal) }
    return result
  }
}

/// A row of a user's own; but for the priority of one view, which no user's layout can hand on: that is the engine's.
struct DocumentedRow: StackingLayout {
  typealias AnimatableData = EmptyAnimatableData
  let alignment: VerticalAlignment
  let spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: DocumentedStack {
    DocumentedStack(isRow: true, spacing: spacing) { [alignment] in $0[alignment] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    stack.size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    stack.place(in: bounds, proposal, subviews)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.distances(subviews) }
}

/// A column of a user's own.
struct DocumentedColumn: StackingLayout {
  typealias AnimatableData = EmptyAnimatableData
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: DocumentedStack {
    DocumentedStack(isRow: false, spacing: spacing) { [alignment] in $0[alignment] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    stack.size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    stack.place(in: bounds, proposal, subviews)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.distances(subviews) }
}
