// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one above the other, aligned on both axes.
///
/// Each subview is proposed what the stack was proposed; the stack is as large as the aligned subviews reach
/// (`facts 48`). Where their layout priorities differ, only those of the highest count (`facts 49`). When it places them,
/// it proposes its own size (recorded on macOS 27).
public struct ZStackLayout: Layout, BuiltInLayout, StackingLayout {
  /// The guides at which the subviews meet.
  public var alignment: Alignment

  /// Nothing is kept between passes.
  public typealias Cache = Void
  /// Nothing of the layout is interpolated: a change of its values is animated by the views' places.
  public typealias AnimatableData = EmptyAnimatableData

  /// A layout of views above each other. `alignment` is the guide on each axis that the subviews share.
  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private struct Reach {
    var x: ClosedRange<CGFloat>
    var y: ClosedRange<CGFloat>
  }

  private func reach(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let highest = highestPriority(subviews)
    var bounds: CGRect?
    for subview in subviews where priority(subview) == highest {
      let dimensions = subview.dimensions(in: proposal)
      let frame = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
        height: dimensions.height)
      bounds = bounds.map { union($0, frame) } ?? frame
    }
    return bounds ?? .zero
  }

  /// A spacer comes last along a stack; here it's a view like others.
  private func priority(_ subview: LayoutSubview) -> Double {
    subview.priority == -.infinity ? 0 : subview.priority
  }

  private func highestPriority(_ subviews: Subviews) -> Double { subviews.map(priority).max() ?? 0 }

  private func union(_ a: CGRect, _ b: CGRect) -> CGRect {
    let (x, y) = (min(a.origin.x, b.origin.x), min(a.origin.y, b.origin.y))
    return CGRect(
      x: x, y: y, width: max(a.origin.x + a.size.width, b.origin.x + b.size.width) - x,
      height: max(a.origin.y + a.size.height, b.origin.y + b.size.height) - y)
  }

  /// The union of the subviews' preferred spacings; none where there are no subviews.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.isEmpty ? .zero : mergedSpacing(subviews)
  }

  /// The size that the subviews need when they're aligned, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if proposal.width == .infinity || proposal.height == .infinity { return largest(proposal, subviews) }
    return reach(proposal, subviews).size
  }

  /// Guides of infinite sizes lie at infinity, where alignment says nothing: the size is then the largest one.
  private func largest(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let highest = highestPriority(subviews)
    let sizes = subviews.filter { priority($0) == highest }.map { $0.sizeThatFits(proposal) }
    if sizes.allSatisfy({ $0.width.isFinite && $0.height.isFinite }) { return reach(proposal, subviews).size }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Places the subviews over each other, aligned on both axes. Each is proposed the container's size.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let proposal = ProposedViewSize(bounds.size)
    let reach = reach(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - reach.origin.x - dimensions[alignment.horizontal],
          y: bounds.minY - reach.origin.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}
