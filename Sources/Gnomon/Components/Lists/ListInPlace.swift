// SPDX-License-Identifier: Apache-2.0
/// A list that scrolls, or one in a row of another list, which is its rows.
///
/// Which of the two it is depends on its place and so never changes. An `if` may show another number of views at any time, so
/// that a modifier around it works on each of them, once they are listed; around a list that scrolls it works on the list.
nonisolated struct ListInPlace<Rows: View, Scrolling: View>: View, PrimitiveView {
  typealias Body = Never
  // The node reads it by its place: the content first.
  let content: _ConditionalContent<Rows, Scrolling>
  let isRow: Bool

  init(isRow: Bool, @ViewBuilder content: () -> _ConditionalContent<Rows, Scrolling>) {
    self.isRow = isRow
    self.content = content()
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ListInPlaceNode<Rows, Scrolling>(view, context)
  }
}

private final class ListInPlaceNode<Rows: View, Scrolling: View>: ViewNode {
  private typealias Content = _ConditionalContent<Rows, Scrolling>
  private let isRow: Bool
  private var content: ViewNode!

  init(_ view: ListInPlace<Rows, Scrolling>, _ context: _NodeContext) {
    isRow = view.isRow
    super.init(context)
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    content.update(from: value, source: source?.takeBlock(of: Content.self))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { !isRow }
}
