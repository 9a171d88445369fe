// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other; across, it takes the whole proposed width (`facts 66`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
/// Subviews that scroll out of sight keep their state.
///
/// ```swift
/// struct Journal: View {
///   var body: some View {
///     ScrollView {
///       LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
///         Section {
///           ForEach(0..<10_000) { line in Text("Line \(line)") }
///         } header: {
///           Text("Today").font(.headline)
///         }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct LazyVStack<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the subviews.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// A column of the views that `content` gives, made as they come into sight.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the subviews are lined up horizontally.
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  ///   - content: the subviews, from the top.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the node that makes the subviews in sight and places them from the top.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyStackNode<Content>(view.layout, view.content, name: "LazyVStack", context)
  }
}

/// Lays its subviews out side by side; across, it takes the whole proposed height (`facts 66`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
/// Subviews that scroll out of sight keep their state.
///
/// ```swift
/// struct Filmstrip: View {
///   var body: some View {
///     ScrollView(.horizontal) {
///       LazyHStack(spacing: 8) {
///         ForEach(0..<1_000) { frame in
///           Text("\(frame)").frame(width: 120)
///         }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct LazyHStack<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the subviews.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyStackLayout
  let content: Content

  /// A row of the views that `content` gives, made as they come into sight.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the subviews are lined up vertically.
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  ///   - content: the subviews, from the leading edge.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the node that makes the subviews in sight and places them from the leading edge.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyStackNode<Content>(view.layout, view.content, name: "LazyHStack", context)
  }
}
