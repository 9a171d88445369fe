// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A column of a vertical grid, a row of a horizontal one; an adaptive item stands for as many as there's room for.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// A width in points.
    case fixed(_: CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in a share of what is left, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next column in points; nil is the usual distance.
  public var spacing: CGFloat?
  /// Where a view lies in the column's cells; nil is the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Lays its subviews out in columns, row by row (`facts 58–61`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
public nonisolated struct LazyVGrid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyGridLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between rows in points; nil is the usual distance.
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyGridNode<Content>(view.layout, view.content, name: "LazyVGrid", context)
  }
}

/// Lays its subviews out in rows, column by column (`facts 58–61`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
public nonisolated struct LazyHGrid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyGridLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between columns in points; nil is the usual distance.
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyGridNode<Content>(view.layout, view.content, name: "LazyHGrid", context)
  }
}
