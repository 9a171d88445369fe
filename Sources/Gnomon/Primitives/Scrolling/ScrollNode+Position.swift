// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ScrollNode {
  /// The length along an axis that margins leave, where content comes to rest, and where it begins.
  func restingRange(_ axis: Axis) -> (start: CGFloat, length: CGFloat) {
    let insets = environment.scrollMargins.insets
    guard axis == .horizontal else { return (insets.top, max(0, size.height - insets.top - insets.bottom)) }
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return (left, max(0, size.width - insets.leading - insets.trailing))
  }

  /// Where content is shown: it comes to rest within the bounds, and goes on under what covers their edges.
  var shownBounds: CGRect {
    bounds(reaching: coveredInsets)
  }

  /// The unsafe areas that it reaches under: no bars.
  private var coveredInsets: EdgeInsets { unsafeReach(upToBars: true) }

  /// The leading corner at the top.
  var leadingCorner: UnitPoint { environment.layoutDirection.leadingCorner }

  /// The offset next to one at which the content fills the scroll view.
  func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    environment.layoutDirection.clamped(offset, to: furthestOffset[axis], axis)
  }

  /// The offset next to one at which the content fills the scroll view along both axes.
  func nearestRest(to offset: CGPoint) -> CGPoint {
    CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// How far content at rest is from the edges of what's shown: its margins, and what is covered.
  var contentInsets: EdgeInsets {
    let (margins, covered) = (environment.scrollMargins.insets, coveredInsets)
    return EdgeInsets(
      top: margins.top + covered.top, leading: margins.leading + covered.leading,
      bottom: margins.bottom + covered.bottom, trailing: margins.trailing + covered.trailing)
  }

  /// The content with its margins.
  var scrollableSize: CGSize {
    let insets = environment.scrollMargins.insets
    return CGSize(
      width: contentSize.width + insets.leading + insets.trailing,
      height: contentSize.height + insets.top + insets.bottom)
  }

  /// The furthest offset at which the content still fills the scroll view.
  var furthestOffset: CGPoint {
    CGPoint(x: max(0, scrollableSize.width - size.width), y: max(0, scrollableSize.height - size.height))
  }

  /// Scrolls to what is asked for.
  func follow(_ goal: ScrollRequest.Goal, _ anchor: UnitPoint?) {
    var point = offset
    switch goal {
    case .none: return
    case .id(let id, let own):
      // Without an anchor it's scrolled as little as it takes (recorded on macOS 27), unless views are brought to its start anyway.
      reveal(id, own ?? anchor ?? (environment.scrollTargetBehavior == nil ? nil : leadingCorner), below: contentStack)
      return
    case .edge(let edge): return scroll(to: edge)
    case .point(let x, let y):
      if let x { point.x = x }
      if let y { point.y = y }
    }
    scroll(to: point)
  }

  /// Where the views lie that can be scrolled to, in the coordinates of the whole content: those of the
  /// `scrollTargetLayout()` inside, or else all with an id.
  var targets: [(id: AnyHashable?, frame: CGRect)] {
    let nodes = contentStack.scrollTargets ?? contentStack.identifiedItems
    return nodes.map { id, node in
      var frame = node.convert(CGRect(origin: .zero, size: node.size), to: contentStack)
      frame.origin.x += contentStack.origin.x
      frame.origin.y += contentStack.origin.y
      return (id, frame)
    }
  }

  /// The id of the view that lies at an anchor, or else at the start of what is visible.
  func leadingTarget(_ anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? leadingCorner
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let room = restingRange(axis)
    let line = offset[axis] + room.start + anchor[axis] * room.length
    return targets.filter { $0.id != nil }.min {
      abs($0.frame.origin[axis] + anchor[axis] * $0.frame.size[axis] - line)
        < abs($1.frame.origin[axis] + anchor[axis] * $1.frame.size[axis] - line)
    }?.id
  }
}

extension LayoutDirection {
  /// The leading corner at the top.
  var leadingCorner: UnitPoint { self == .rightToLeft ? .topTrailing : .topLeading }

  /// An offset within the furthest one. Offsets count from the leading edge: from right to left they are negative.
  func clamped(_ offset: CGFloat, to furthest: CGFloat, _ axis: Axis) -> CGFloat {
    axis == .horizontal && self == .rightToLeft ? max(-furthest, min(offset, 0)) : max(0, min(offset, furthest))
  }
}

extension ViewNode {
  /// The items in this subtree whose views have ids, the outermost only.
  var identifiedItems: [(id: AnyHashable?, node: LayoutNode)] {
    if flags.contains(.concealed) { return [] }
    if let identified = self.identified {
      return items.filter { !$0.isConcealed }.map { (identified.anyID, $0) }
    }
    var list: [(id: AnyHashable?, node: LayoutNode)] = []
    forEachChild { list += $0.identifiedItems }
    return list
  }

  /// The items of the first `scrollTargetLayout()` in this subtree; nil where there's none.
  var scrollTargets: [(id: AnyHashable?, node: LayoutNode)]? {
    if let layout = self as? ScrollTargetLayoutModifier.Node, layout.modifier.isEnabled {
      var list: [(id: AnyHashable?, node: LayoutNode)] = []
      layout.child?.forEachLayoutChild { list.append(($0.explicitID, $0)) }
      return list
    }
    var found: [(id: AnyHashable?, node: LayoutNode)]?
    forEachChild { child in if found == nil { found = child.scrollTargets } }
    return found
  }

  /// The id that the views around this node gave it, up to its container.
  var explicitID: AnyHashable? {
    var node: ViewNode? = self
    while let current = node {
      if let identified = current.identified { return identified.anyID }
      node = current.parent
      if current !== self, current is LayoutNode { return nil }
    }
    return nil
  }
}

/// Says that what is inside are the views that a scroll view stops at.
nonisolated struct ScrollTargetLayoutModifier: UnaryModifier {
  let isEnabled: Bool

  final class Node: UnaryNode<ScrollTargetLayoutModifier> {
    override func modifierDidChange(from old: ScrollTargetLayoutModifier) {}
  }
}

extension View {
  /// Makes the views of a layout those that a scroll view stops at and tells its position by.
  ///
  /// Put it on the stack or grid inside the scroll view. Without it, the views with ids are used.
  ///
  /// - Parameter isEnabled: false has no effect, as if the modifier weren't there.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
