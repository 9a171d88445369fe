// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other.
@frozen
public struct VStackLayout: Layout, BuiltInLayout, StackingLayout {
  /// The guide at which the subviews meet across the stack.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; nil leaves it to them.
  public var spacing: CGFloat?

  /// Nothing is kept between passes.
  public typealias Cache = Void
  /// Nothing of the layout is interpolated: a change of its values is animated by the views' places.
  public typealias AnimatableData = EmptyAnimatableData

  /// A layout of views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: the guide that the subviews share horizontally.
  ///   - spacing: the distance between neighbours in points; nil is what they prefer.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }

  /// A stack along the vertical axis: spacers and dividers follow it.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The sum of the subviews' heights and spacings, and the width that they need when they're aligned.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    stack.size(proposal, subviews)
  }

  /// Places the subviews one below the other from the top, aligned horizontally.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(in: bounds, proposal, subviews)
  }

  /// The spacing that the outer subviews prefer around the stack.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(subviews) }
}
