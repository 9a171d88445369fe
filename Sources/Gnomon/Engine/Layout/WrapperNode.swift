// SPDX-License-Identifier: Apache-2.0
/// The node of a built-in modifier that leaves what it modifies as it is and does something beside: several views stay
/// several, and the modifier is there once.
class WrapperNode<M>: ViewNode {
  private(set) final var modifier: M
  private final let modifierOffset: Int
  private(set) final var content: ViewNode!

  required init(_ modifier: M, _ context: _NodeContext, content input: _ModifierInput) {
    self.modifier = modifier
    modifierOffset = input.modifierOffset
    super.init(context)
    content = input.makeNode(context.child(of: self, source: context.source))
    didMakeContent()
  }

  /// Called after the content's node was made.
  func didMakeContent() {}
  /// The modifier has another value.
  func modifierDidChange(from old: M) {}

  override final func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = (value + modifierOffset).assumingMemoryBound(to: M.self)
    let isSame = withUnsafePointer(to: &modifier) {
      TypeInfo.of(M.self).areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new))
    }
    if !isSame {
      let old = modifier
      modifier = new.pointee
      modifierDidChange(from: old)
    }
    content.update(from: value, source: source)
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override final var isUnary: Bool { content.isUnary }
}

/// A built-in modifier whose node is a ``WrapperNode``.
protocol WrapperModifier: ViewModifier where Body == Never {
  associatedtype Node: WrapperNode<Self>
}

extension WrapperModifier {
  /// Makes the node of a modifier that wraps its content.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    Node(modifier, context, content: content)
  }
}
