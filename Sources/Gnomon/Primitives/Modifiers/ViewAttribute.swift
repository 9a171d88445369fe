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

extension AttributeModifier {
  private init(parts: [AttributeModifier]) { self.init(name: "", value: parts) }

  private var parts: [AttributeModifier]? { name.isEmpty ? value as? [AttributeModifier] : nil }

  /// What both say, in one modifier. This one stands around the other.
  func around(_ inner: AttributeModifier) -> AttributeModifier {
    AttributeModifier(parts: (parts ?? [self]) + (inner.parts ?? [inner]))
  }

  /// One of the things that it says, from the outermost; one that says nothing beyond the last.
  fileprivate func part(_ index: Int) -> AttributeModifier {
    guard let parts else { return index == 0 ? self : AttributeModifier(name: "", value: nil) }
    return index < parts.count ? parts[index] : AttributeModifier(name: "", value: nil)
  }

  fileprivate var partCount: Int { parts?.count ?? 1 }
}

/// Keeps what a modifier says. Where it says several things, each has a node, one inside the other.
final class AttributeNode: ViewNode {
  private(set) var attribute: AttributeModifier
  private let modifierOffset: Int
  private var content: ViewNode!

  init(_ attribute: AttributeModifier, _ context: _NodeContext, content input: _ModifierInput) {
    self.attribute = attribute.part(0)
    modifierOffset = input.modifierOffset
    super.init(context)
    content = input.makeNode(context.child(of: self, source: context.source))
    addParts(of: attribute)
  }

  private init(inside outer: AttributeNode, _ attribute: AttributeModifier) {
    self.attribute = attribute.part(outer.index + 1)
    modifierOffset = outer.modifierOffset
    content = outer.content
    super.init(
      _NodeContext(graph: outer.graph, parent: outer, environment: outer.environment, source: outer.location))
    index = outer.index + 1
    flags.formUnion(content.flags.intersection(.contributesPreferences))
    content.parent = self
  }

  /// The number of the thing that it keeps, of those that its modifier says.
  private var index: Int {
    get { Int(kindBits) }
    set { kindBits = UInt16(clamping: newValue) }
  }

  /// Makes the nodes inside for what else is said.
  private func addParts(of attribute: AttributeModifier) {
    guard index + 1 < min(attribute.partCount, 1_000), (content as? AttributeNode)?.index != index + 1 else { return }
    let node = AttributeNode(inside: self, attribute)
    content = node
    node.addParts(of: attribute)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let all = (value + modifierOffset).assumingMemoryBound(to: AttributeModifier.self).pointee
    if index == 0, !all.name.isEmpty {
      attribute = all
    } else {
      attribute = all.part(index)
      addParts(of: all)
    }
    content.update(from: value, source: source)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var nodeSemantics: (any SemanticSource)? { self }
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
