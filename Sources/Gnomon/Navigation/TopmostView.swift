import Foundation

/// Several views of which the last, or the first, is laid out and shown; the others keep their state.
nonisolated struct TopmostView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  // The node reads the content by its place: it stands first.
  let content: Content
  let showsFirst: Bool

  init(showsFirst: Bool = false, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.showsFirst = showsFirst
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { TopmostNode<Content>(view, context) }
}

private final class TopmostNode<Content: View>: LayoutNode {
  private var content: ViewNode!
  private var top: LayoutNode?
  private let showsFirst: Bool

  init(_ view: TopmostView<Content>, _ context: _NodeContext) {
    showsFirst = view.showsFirst
    super.init(context)
    flags.insert(.itemsDirty)
    content = Content._makeNode(view.content, context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    content.update(from: value, source: source)
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  private func updateItems() {
    guard flags.contains(.itemsDirty) else { return }
    flags.remove(.itemsDirty)
    top = showsFirst ? content.items.first : content.items.last
    top?.layoutParent = self
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    updateItems()
    if let top { body(top) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    updateItems()
    return top?.size(for: proposal) ?? .zero
  }

  override func placeContent() {
    updateItems()
    top?.place(at: .zero, proposal: proposal)
  }

  // Only what is shown says something of preferences.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    updateItems()
    return top?.preference(key)
  }
}
