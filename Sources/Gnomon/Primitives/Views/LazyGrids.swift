// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out in columns, row by row (`facts 58–61`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
///
/// ```swift
/// struct Swatches: View {
///   let hues = (0..<100).map { Double($0) / 100 }
///
///   var body: some View {
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 8) {
///         ForEach(hues, id: \.self) { hue in
///           Color(hue: hue, saturation: 0.8, brightness: 0.9).frame(height: 60)
///         }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct LazyVGrid<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the cells.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyGridLayout
  let content: Content

  /// A grid of the given columns, filled with the views that `content` gives.
  ///
  /// - Parameters:
  ///   - columns: the columns from the leading edge; one adaptive item makes as many as fit.
  ///   - alignment: the place of the columns where the grid is wider than they are.
  ///   - spacing: the distance between rows in points; nil is the usual distance.
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  ///   - content: the cells, in the order in which rows are filled.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the node that makes the cells in sight and places them.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyGridNode<Content>(view.layout, view.content, name: "LazyVGrid", context)
  }
}

/// Lays its subviews out in rows, column by column (`facts 58–61`).
///
/// Of a `ForEach` only the subviews are made that are in sight; the rest is taken to be as long as these on average.
///
/// ```swift
/// struct Shelf: View {
///   var body: some View {
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 8) {
///         ForEach(1..<200) { number in
///           Text("\(number)").frame(width: 80, height: 80).background(.quaternary)
///         }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct LazyHGrid<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the cells.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: LazyGridLayout
  let content: Content

  /// A grid of the given rows, filled with the views that `content` gives.
  ///
  /// - Parameters:
  ///   - rows: the rows from the top; one adaptive item makes as many as fit.
  ///   - alignment: the place of the rows where the grid is higher than they are.
  ///   - spacing: the distance between columns in points; nil is the usual distance.
  ///   - pinnedViews: headers and footers of sections that stay in sight while their section is.
  ///   - content: the cells, in the order in which columns are filled.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, pinnedViews: pinnedViews)
    self.content = content()
  }

  /// Makes the node that makes the cells in sight and places them.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LazyGridNode<Content>(view.layout, view.content, name: "LazyHGrid", context)
  }
}
