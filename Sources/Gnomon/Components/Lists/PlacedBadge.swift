// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view's badge as it stands behind the view, in up to half of the room for both.
nonisolated struct PlacedBadge {
  let stack: LayerStackNode
  let size: CGSize
  private let proposal: ProposedViewSize

  /// nil where the view has none.
  ///
  /// - Parameter room: the points for both; nil where there's any number.
  init?(of item: LayoutNode, in room: CGFloat?) {
    guard let stack = item.rareLayoutValue(BadgeKey.self) as? LayerStackNode else { return nil }
    self.stack = stack
    proposal = ProposedViewSize(width: room.map { finite($0) / 2 }, height: nil)
    let size = stack.size(for: proposal)
    self.size = CGSize(width: finite(size.width), height: finite(size.height))
  }

  func place(at origin: CGPoint, in container: LayoutNode) {
    stack.layoutParent = container
    stack.place(at: origin, proposal: proposal)
  }
}

/// A node that places the badges of the views inside, unless they stand in a container.
protocol BadgePlacing: LayoutNode {}

extension ListRowsNode: BadgePlacing {}

/// The node of a modifier that lays out a view with its badge behind it, at the end of the room for both.
class BadgeBehindNode<M>: SideStackNode<M> {
  /// The view whose badge it is; nil where none is shown here.
  var badgedItem: LayoutNode? { nil }

  private func badge(_ proposal: ProposedViewSize) -> PlacedBadge? {
    guard environment.surroundings == .list, let item = badgedItem else { return nil }
    return PlacedBadge(of: item, in: proposal.width.flatMap { $0.isFinite ? $0 : nil })
  }

  private func inner(_ proposal: ProposedViewSize, _ badge: PlacedBadge) -> ProposedViewSize {
    let width = proposal.width.map { max(0, $0 - badge.size.width - RowAccessories.gap) }
    return ProposedViewSize(width: width, height: proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let badge = badge(proposal) else { return super.computeSize(proposal) }
    let fitted = child?.size(for: inner(proposal, badge)) ?? .zero
    let width = fitted.width + RowAccessories.gap + badge.size.width
    // The badge stands at the end, as in a row.
    let given = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? width
    return CGSize(width: max(width, given), height: max(fitted.height, badge.size.height))
  }

  override func placeContent() {
    guard let child, let badge = badge(proposal) else { return super.placeContent() }
    let proposal = inner(proposal, badge)
    let fitted = child.size(for: proposal)
    placeChild(atLeading: CGPoint(x: 0, y: (size.height - fitted.height) / 2), proposal: proposal)
    let x = isRightToLeft ? 0 : size.width - badge.size.width
    badge.place(at: CGPoint(x: x, y: (size.height - badge.size.height) / 2), in: self)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let child, let badge = badge(proposal) else {
      return super.explicitAlignment(key, size: size, proposal: proposal)
    }
    let inner = inner(proposal, badge)
    let fitted = child.size(for: inner)
    let x = isRightToLeft ? size.width - fitted.width : 0
    return childAlignment(
      key, size: fitted, proposal: inner, at: CGPoint(x: x, y: (size.height - fitted.height) / 2))
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    super.forEachLayoutChild(body)
    if let badge = badge(proposal) { body(badge.stack) }
  }
}

/// A list's view with its badge behind it, where something else than the row's end follows: a disclosure group's label.
nonisolated struct BadgeBehindModifier: UnaryModifier {
  final class Node: BadgeBehindNode<BadgeBehindModifier>, BadgePlacing {
    override var badgedItem: LayoutNode? { child }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(BadgeKey.self) ? nil : super.layoutValue(key)
    }
  }
}
