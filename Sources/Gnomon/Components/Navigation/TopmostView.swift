// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Several views of which the last, or the first, is laid out and shown; the others have disappeared and keep their
/// state.
nonisolated struct TopmostView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  // The node reads the content by its place: it stands first.
  let content: Content
  let showsFirst: Bool
  /// The stack whose pages they are.
  let store: NavigationStore?

  init(showsFirst: Bool = false, of store: NavigationStore? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.showsFirst = showsFirst
    self.store = store
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { TopmostNode<Content>(view, context) }
}

/// A container of pages above each other, of which one is shown.
protocol PageStack: LayoutNode {
  func page(below page: LayoutNode) -> LayoutNode?
}

private final class TopmostNode<Content: View>: ContentItemsNode, PageStack, StackPlace {
  private let showsFirst: Bool
  let store: NavigationStore?

  init(_ view: TopmostView<Content>, _ context: _NodeContext) {
    showsFirst = view.showsFirst
    store = view.store
    super.init(context)
    store?.place = self
    if store != nil { graph.feature(NavigationPlaces.self) { NavigationPlaces() }.add(self) }
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.content(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if store != nil { graph.knownFeature(NavigationPlaces.self)?.version &+= 1 }
    content?.update(from: value, source: source?.content(of: Content.self))
  }

  override func didListItems() {
    if store != nil { graph.knownFeature(NavigationPlaces.self)?.version &+= 1 }
    for child in children { child.beginConcealed() }
  }

  var placePages: ContiguousArray<LayoutNode> { children }

  func page(below page: LayoutNode) -> LayoutNode? {
    let pages = children
    return pages.firstIndex { $0 === page }.flatMap { $0 > 0 && !showsFirst ? pages[$0 - 1] : nil }
  }

  private var top: LayoutNode? { showsFirst ? children.first : children.last }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let top { body(top) }
  }

  override func draw(_ context: inout DrawingContext) {
    if let top { context.draw(top) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    top?.size(for: proposal) ?? .zero
  }

  override func placeContent() {
    reveal(top, of: children)
    top?.place(at: .zero, proposal: proposal)
  }

  // Only what is shown says something of preferences.
  override func contribute(to preference: PreferenceCollector) {
    top?.contribute(to: preference)
  }
}
