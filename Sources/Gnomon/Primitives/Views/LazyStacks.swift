// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other; across, it takes the whole proposed width (`facts 66`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
/// Subviews that scroll out of sight keep their state.
public nonisolated struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyStackNode<Content>(view.layout, view.content, name: "LazyVStack", context)
  }
}

/// Lays its subviews out side by side; across, it takes the whole proposed height (`facts 66`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
/// Subviews that scroll out of sight keep their state.
public nonisolated struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// - Parameters:
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyStackNode<Content>(view.layout, view.content, name: "LazyHStack", context)
  }
}
