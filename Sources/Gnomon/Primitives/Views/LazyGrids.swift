// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out in columns, row by row (`facts 58–61`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
///
/// ```swift
/// struct Palette: View {
///   var body: some View {
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
///         ForEach(0..<200) { index in
///           Color(hue: Double(index) / 200, saturation: 0.6, brightness: 0.9).frame(height: 60)
///         }
///       }
///     }
///   }
/// }
/// ```
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
