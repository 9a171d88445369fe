// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays rows of cells out so that the cells of a column share a width.
public nonisolated struct Grid<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  let layout: GridLayout
  let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: between columns, in points; nil is the usual distance. Likewise `verticalSpacing`.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<GridLayout, Content>(view.layout, view.content, name: "Grid", context)
  }
}

/// A row of a grid. Outside a grid, and inside another row, it's nothing but its cells.
public nonisolated struct GridRow<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

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
