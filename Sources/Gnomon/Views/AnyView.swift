/// A view whose type is hidden. A value of another type replaces the identity, and with it the state.
public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  let box: AnyViewBox

  nonisolated public init<V>(_ view: V) where V: View {
    box = V.self == AnyView.self ? unsafeBitCast(view, to: AnyView.self).box : TypedViewBox(view)
  }

  nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    AnyViewNode(view, context)
  }
}

extension AnyView: @unchecked Sendable {}

class AnyViewBox {
  var type: ObjectIdentifier { fatalError("A box has a type.") }
  func makeNode(_ context: _NodeContext) -> ViewNode { fatalError("A box makes its node.") }
  func update(_ node: ViewNode, source: SourceRecord?) {}
}

private final class TypedViewBox<V: View>: AnyViewBox {
  private let view: V
  init(_ view: V) { self.view = view }
  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
  override func makeNode(_ context: _NodeContext) -> ViewNode { V._makeNode(view, context) }
  override func update(_ node: ViewNode, source: SourceRecord?) { node.update(with: view, source: source) }
}

final class AnyViewNode: ViewNode {
  private var type: ObjectIdentifier
  @exclusivity(unchecked) private var child: ViewNode!

  init(_ view: AnyView, _ context: _NodeContext) {
    type = view.box.type
    super.init(context)
    let source = context.source?.handedBlock(of: type) ?? context.source
    child = view.box.makeNode(context.child(of: self, source: source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let box = value.assumingMemoryBound(to: AnyView.self).pointee.box
    if box.type == type {
      box.update(child, source: source)
      return
    }
    type = box.type
    dismiss(child)
    child = box.makeNode(
      _NodeContext(graph: graph, parent: self, environment: environment, source: source ?? location))
    welcome(child)
    structureDidChange()
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { appendItems(of: child, to: &list) }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
}
