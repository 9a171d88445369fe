// SPDX-License-Identifier: Apache-2.0
/// A view bound to an identity: another id makes it a new view, with new state.
nonisolated struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { IDNode<Content, ID>(view, context) }
}

final class IDNode<Content: View, ID: Hashable>: ViewNode, IdentifiedNode {
  private(set) var id: ID
  private var content: ViewNode!

  init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(context)
    content = Content._makeNode(view.content, context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let view = value.assumingMemoryBound(to: IDView<Content, ID>.self).pointee
    if view.id == id {
      content.update(with: view.content, source: source)
      return
    }
    let old = anyID
    id = view.id
    dismiss(content, key: old)
    if let recalled = recall(ViewNode.self, key: anyID) {
      content = recalled
      content.update(with: view.content, source: source)
    } else {
      content = Content._makeNode(
        view.content,
        _NodeContext(graph: graph, parent: self, environment: environment, source: source ?? location))
      welcome(content)
    }
    structureDidChange()
  }

  var anyID: AnyHashable { AnyHashable(id) }
  override var identified: (any IdentifiedNode)? { self }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    .identified(KeptIdentity(type: IDView<Content, ID>.self, id: { self.id }))
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { appendItems(of: content, to: &list) }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
}

/// A node that `scrollTo` finds by its id. It says so itself (``ViewNode/identified``).
protocol IdentifiedNode: ViewNode {
  var anyID: AnyHashable { get }
}

extension View {
  /// Binds the view's identity to a value: when that becomes another, the view begins anew, with new states.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(content: self, id: id) }
}
