// SPDX-License-Identifier: Apache-2.0
/// A view whose type is hidden. A value of another type replaces the identity, and with it the state.
///
/// An `if` or a `switch` keeps the types, and costs less.
///
/// ```swift
/// func icon(_ name: String?) -> AnyView {
///   guard let name else { return AnyView(EmptyView()) }
///   return AnyView(Image(systemName: name))
/// }
/// ```
public nonisolated struct AnyView: View, PrimitiveView {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  let box: AnyViewBox

  /// A view of any type, with the type hidden.
  nonisolated public init<V>(_ view: V) where V: View {
    if V.self == AnyView.self {
      box = unsafeBitCast(view, to: AnyView.self).box
    } else if let source = SourceRecorder.takeBlocks(of: view) {
      box = RecordedViewBox(view, source)
    } else {
      box = TypedViewBox(view)
    }
  }

  /// A view of any type, with the type hidden.
  nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

  /// Makes the node that stands for the hidden view; it's replaced when the type becomes another.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    AnyViewNode(view, context)
  }

  /// The box of a value in memory.
  static func box(at value: UnsafeRawPointer) -> AnyViewBox { value.assumingMemoryBound(to: AnyView.self).pointee.box }
}

extension AnyView: @unchecked Sendable {}

class AnyViewBox {
  var type: ObjectIdentifier { fatalError("A box has a type.") }
  func makeNode(_ context: _NodeContext) -> ViewNode { fatalError("A box makes its node.") }
  func update(_ node: ViewNode, source: SourceRecord?) {}

  /// Makes the node with the lines of the block that gave the view, where it was handed to the body around.
  final func makeHandedNode(_ context: _NodeContext) -> ViewNode {
    makeNode(context.source?.handedBlock(of: type).map { context.with(source: $0) } ?? context)
  }

  /// Has a node of the box's view take the place of one of another type.
  ///
  /// - Parameters:
  ///   - key: Which of the owner's views it is.
  ///   - put: Lets the owner keep it there.
  final func replace(
    _ old: ViewNode, key: Int = 0, in owner: ViewNode, _ context: _NodeContext, put: (ViewNode) -> Void
  ) {
    owner.dismiss(old, key: key)
    let new = makeNode(context)
    put(new)
    owner.welcome(new)
    new.structureDidChange()
  }
}

private class TypedViewBox<V: View>: AnyViewBox {
  private let view: V
  init(_ view: V) { self.view = view }
  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
  override func makeNode(_ context: _NodeContext) -> ViewNode { V._makeNode(view, context) }
  override func update(_ node: ViewNode, source: SourceRecord?) { node.update(with: view, source: source) }
}

/// A view that was made of blocks: their lines go with it, wherever it's put.
private final class RecordedViewBox<V: View>: TypedViewBox<V> {
  private let source: SourceRecord

  init(_ view: V, _ source: SourceRecord) {
    self.source = source
    super.init(view)
  }

  override func makeNode(_ context: _NodeContext) -> ViewNode {
    super.makeNode(context.with(source: shown(in: context.source)))
  }

  override func update(_ node: ViewNode, source: SourceRecord?) {
    super.update(node, source: shown(in: source))
  }

  /// The lines of the view where it stands; nil is a place of which none is known.
  private func shown(in outer: SourceRecord?) -> SourceRecord { outer?.showing(source) ?? source.statement ?? source }
}

/// The node of an erased view that doesn't stand in a block with others: see ``BlockNodes``.
final class AnyViewNode: ViewNode {
  private var type: ObjectIdentifier
  @exclusivity(unchecked) private var child: ViewNode!

  init(_ view: AnyView, _ context: _NodeContext) {
    type = view.box.type
    super.init(context)
    child = view.box.makeHandedNode(context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let box = AnyView.box(at: value)
    if box.type == type {
      box.update(child, source: source)
      return
    }
    type = box.type
    box.replace(
      child, in: self, _NodeContext(graph: graph, parent: self, environment: environment, source: source ?? location)
    ) { child = $0 }
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { appendItems(of: child, to: &list) }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
  override func keptPart(to child: ViewNode?) -> KeptPart { .erased(type.viewType) }
}

extension ObjectIdentifier {
  /// The type that it was made of.
  var viewType: Any.Type { unsafeBitCast(self, to: Any.Type.self) }
}
