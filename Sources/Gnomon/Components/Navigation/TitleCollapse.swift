// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The line of a large title, or of its subtitle, as what is scrolled takes it along: it moves up, and is cut off at the
/// end of the bar's row. *Unverified*: on iOS 26 it may fade there.
nonisolated struct TitleCollapse: UnaryModifier, Equatable {
  /// The part of the line that has left, in points.
  let distance: CGFloat
  /// Whether nothing of the line is left.
  let hasLeft: Bool

  /// - Parameters:
  ///   - collapse: what has left of all lines.
  ///   - start: where this one begins below the bar's row, in points.
  init(_ collapse: CGFloat, from start: CGFloat = 0, height: CGFloat) {
    distance = min(max(0, collapse - start), height)
    hasLeft = distance >= height
  }

  final class Node: UnaryNode<TitleCollapse> {
    override func modifierDidChange(from old: TitleCollapse) { if old != modifier { invalidateLayout() } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      var size = child?.size(for: proposal) ?? .zero
      size.height = max(0, size.height - modifier.distance)
      return size
    }

    override func placeContent() {
      placeChild(atLeading: CGPoint(x: 0, y: -modifier.distance), proposal: proposal)
    }

    // The line keeps its state while it's away.
    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if !modifier.hasLeft { super.forEachLayoutChild(body) }
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child, !modifier.hasLeft else { return }
      guard modifier.distance > 0 else { return context.draw(child) }
      let box = context.snapped(CGRect(origin: .zero, size: size))
      context.clipped(to: Path(box)) { $0.draw(child) }
    }

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard modifier.distance <= 0 || contains(point) else { return false }
      return super.hitTest(point, &hits)
    }
  }
}

/// What stands below a large title and is moved up with it: a search field.
///
/// *Unverified*: on iOS a field may shrink and leave before the title does.
nonisolated struct FollowsLargeTitle: UnaryModifier {
  final class Node: UnaryNode<FollowsLargeTitle> {
    override var contentTransform: ProjectionTransform? {
      let collapse = titleCollapse
      return collapse > 0 ? ProjectionTransform(CGAffineTransform(translationX: 0, y: -collapse)) : nil
    }

    override func draw(_ context: inout DrawingContext) {
      guard let child else { return }
      guard let transform = contentTransform else { return context.draw(child) }
      context.transformed(transform) { $0.draw(child) }
    }
  }
}

extension LayoutNode {
  /// What has left of the large title in the bar around, in points.
  var titleCollapse: CGFloat {
    var node = self
    while let parent = node.layoutParent {
      if let bar = parent as? NavigationBarModifier.Node { return bar.collapse }
      node = parent
    }
    return 0
  }
}
