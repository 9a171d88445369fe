// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Moves what is drawn, and the coordinates of what is inside; the layout around stays (`facts 81`).
nonisolated struct OffsetModifier: UnaryModifier {
  var offset: CGSize

  final class Node: UnaryNode<OffsetModifier> {
    override func modifierDidChange(from old: OffsetModifier) { invalidatePlacing() }

    override func placeContent() {
      flags.remove(.boundaryQueued)
      var point = CGPoint(x: modifier.offset.width, y: modifier.offset.height)
      if !point.x.isFinite || !point.y.isFinite {
        graph.warn(
          .invalidGeometry, self, "the offset is (\(point.x), \(point.y)); what isn't finite counts as 0.",
          hint: "Give finite numbers.")
        point = CGPoint(x: finite(point.x), y: finite(point.y))
      }
      child?.place(at: point, proposal: proposal)
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "offset" }
  }
}

/// Puts the view's centre at a point of the whole proposed space, which it takes (`facts 82`).
nonisolated struct PositionModifier: UnaryModifier {
  var position: CGPoint

  final class Node: UnaryNode<PositionModifier> {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let child = proposal.width == nil || proposal.height == nil ? child?.size(for: proposal) : nil
      return CGSize(width: proposal.width ?? child?.width ?? 0, height: proposal.height ?? child?.height ?? 0)
    }

    override func modifierDidChange(from old: PositionModifier) { invalidatePlacing() }

    override func placeContent() {
      flags.remove(.boundaryQueued)
      guard let child else { return }
      var point = modifier.position
      if !point.x.isFinite || !point.y.isFinite {
        graph.warn(
          .invalidGeometry, self, "the position is (\(point.x), \(point.y)); what isn't finite counts as 0.",
          hint: "Give finite numbers.")
        point = CGPoint(x: finite(point.x), y: finite(point.y))
      }
      let size = child.size(for: proposal)
      child.place(at: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), proposal: proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "position" }
  }
}

extension View {
  /// Draws the view moved by a distance in points, to the right and down. The layout around stays (fact 81).
  ///
  /// Touches hit the view where it's drawn. What isn't finite counts as 0, with a warning.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Draws the view moved to the right by `x` and down by `y`, in points. The layout around stays (fact 81).
  ///
  /// Touches hit the view where it's drawn. What isn't finite counts as 0, with a warning.
  ///
  /// - Parameters:
  ///   - x: the distance to the right; negative moves to the left.
  ///   - y: the distance down; negative moves up.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the proposed space; the result takes that whole space (fact 82).
  ///
  /// - Parameter position: in points from the top left corner of the space. What isn't finite counts as 0, with a
  ///   warning.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's centre `x` and `y` points from the top left corner of the proposed space.
  ///
  /// The result takes that whole space (fact 82). What isn't finite counts as 0, with a warning.
  ///
  /// - Parameters:
  ///   - x: the distance to the right.
  ///   - y: the distance down.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
