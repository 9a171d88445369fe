// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out side by side, from the leading edge.
@frozen
public struct HStackLayout: Layout, BuiltInLayout, StackingLayout {
  /// The guide at which the subviews meet across the stack.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Nothing is kept between passes.
  public typealias Cache = Void
  /// Nothing of the layout is interpolated: a change of its values is animated by the views' places.
  public typealias AnimatableData = EmptyAnimatableData

  /// A layout of views side by side.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the subviews share vertically.
  ///   - spacing: the distance between neighbours in points; nil is what they prefer.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout { StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }

  /// A stack along the horizontal axis: spacers and dividers follow it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The sum of the subviews' widths and spacings, and the height that they need when they're aligned.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    stack.size(proposal, subviews)
  }

  /// Places the subviews side by side from the leading edge, aligned vertically.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(in: bounds, proposal, subviews)
  }

  /// The spacing that the outer subviews prefer around the stack.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(subviews) }
}
