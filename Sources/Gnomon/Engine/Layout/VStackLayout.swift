// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other.
@frozen
public struct VStackLayout: Layout, BuiltInLayout, StackingLayout {
  /// Where the subviews meet across the stack.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; nil leaves it to them.
  public var spacing: CGFloat?

  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    stack.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(in: bounds, proposal, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { stack.spacing(subviews) }
}
