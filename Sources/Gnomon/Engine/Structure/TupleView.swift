// SPDX-License-Identifier: Apache-2.0
/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  /// A tuple of views.
  public var value: T

  /// Several views in a row, as a tuple.
  @inlinable
  nonisolated public init(_ value: T) { self.value = value }

  /// Makes the node that keeps one child for each of the tuple's views.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) { TupleNode(BlockElements.of(Self.self), UnsafeRawPointer($0), context) }
  }
}

final class TupleNode: ViewNode {
  @exclusivity(unchecked) private var nodes: BlockNodes

  init(_ block: BlockElements, _ value: UnsafeRawPointer, _ context: _NodeContext) {
    nodes = BlockNodes(block)
    super.init(context)
    nodes.make(from: value, in: self, environment, context.source)
  }

  deinit { nodes.destroy() }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    nodes.update(from: value, in: self, environment, source)
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { nodes.appendItems(of: self, to: &list) }
  override func forEachChild(_ body: (ViewNode) -> Void) { nodes.forEach(body) }
  override func unmountChildren() { nodes.unmount() }
  override func keptPart(to child: ViewNode?) -> KeptPart { nodes.part(to: child) }
}
