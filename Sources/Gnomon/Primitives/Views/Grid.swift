// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays rows of cells out so that the cells of a column share a width (`facts 62–63`).
///
/// A view that isn't in a ``GridRow`` takes a row of its own and spans all columns.
///
/// ```swift
/// struct AccountForm: View {
///   @State private var name = ""
///   @State private var city = ""
///
///   var body: some View {
///     Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
///       GridRow {
///         Text("Name").gridColumnAlignment(.trailing)
///         TextField("Name", text: $name)
///       }
///       Divider()
///       GridRow {
///         Text("City")
///         TextField("City", text: $city)
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct Grid<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the cells.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: GridLayout
  let content: Content

  /// A grid of the rows that `content` gives.
  ///
  /// - Parameters:
  ///   - alignment: the place of a view in a larger cell, unless its row or column says otherwise.
  ///   - horizontalSpacing: the distance between columns in points; nil is the usual distance.
  ///   - verticalSpacing: the distance between rows in points; nil is the usual distance.
  ///   - content: the rows. Views without a row span all columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes the node that works out columns and rows and places the cells.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<GridLayout, Content>(view.layout, view.content, name: "Grid", context)
  }
}

/// A row of a grid. Outside a grid, and inside another row, it's nothing but its cells.
///
/// ```swift
/// struct Scores: View {
///   var body: some View {
///     Grid {
///       GridRow(alignment: .firstTextBaseline) {
///         Text("Ada").font(.headline)
///         Text("12")
///       }
///       GridRow {
///         Text("Total: 12").gridCellColumns(2)
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct GridRow<Content>: View, PrimitiveView where Content: View {
  /// No body: the grid's node places the cells.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of the cells that `content` gives, one view a cell.
  ///
  /// - Parameters:
  ///   - alignment: the vertical alignment of the row's cells; nil is the grid's.
  ///   - content: the cells, from the leading edge. Missing ones at the end stay empty.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node that hands the row's cells to the grid.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    TypedGridRowNode<Content>(view, context)
  }
}

final class TypedGridRowNode<Content: View>: GridRowNode {
  init(_ view: GridRow<Content>, _ context: _NodeContext) {
    super.init(context)
    alignment = view.alignment
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: GridRow<Content>.self).pointee
    if view.alignment != alignment {
      alignment = view.alignment
      invalidateLayout()
    }
    content?.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }
}
