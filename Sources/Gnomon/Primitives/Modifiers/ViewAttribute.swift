// SPDX-License-Identifier: Apache-2.0
/// Something said of a view that changes neither layout nor drawing: an accessibility label, a keyboard's type.
///
/// A host without a screen keeps it for those who ask (``ViewNode/attributes(_:)``).
nonisolated struct AttributeModifier: ViewModifier {
  typealias Body = Never
  let name: String
  let value: Any?

  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    AttributeNode(modifier, context, content: content)
  }
}

final class AttributeNode: ViewNode {
  private(set) var attribute: AttributeModifier
  private let modifierOffset: Int
  private var content: ViewNode!

  init(_ attribute: AttributeModifier, _ context: _NodeContext, content input: _ModifierInput) {
    self.attribute = attribute
    modifierOffset = input.modifierOffset
    super.init(context)
    content = input.makeNode(context.child(of: self, source: context.source))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    attribute = (value + modifierOffset).assumingMemoryBound(to: AttributeModifier.self).pointee
    content.update(from: value, source: source)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
}

extension ViewNode {
  /// What is said under a name in this subtree, in the order of the tree.
  func attributes(_ name: String) -> [Any] {
    var found: [Any] = []
    collectAttributes(name, into: &found)
    return found
  }

  private func collectAttributes(_ name: String, into list: inout [Any]) {
    if let node = self as? AttributeNode, node.attribute.name == name, let value = node.attribute.value {
      list.append(value)
    }
    forEachChild { $0.collectAttributes(name, into: &list) }
  }
}

extension View {
  /// Says something of the view that changes neither layout nor drawing.
  nonisolated func attribute(_ name: String, _ value: Any? = true) -> ModifiedContent<Self, AttributeModifier> {
    modifier(AttributeModifier(name: name, value: value))
  }
}
