// SPDX-License-Identifier: Apache-2.0
/// Stands for what a custom modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  /// No body: the node of what is modified is put in its place.
  public typealias Body = Never
  /// Never called: a node stands for the content. A call ends the program.
  public var body: Never { fatalError("A modifier's content is drawn by its node and has no body.") }

  let source: ModifierContentSource

  /// Makes the node of the view that the modifier is applied to.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    ModifierContentNode(view.source, context)
  }
}

/// The content of a custom modifier: kept by the modifier's node, shown wherever its body uses `content`.
final class ModifierContentSource {
  fileprivate let type: any View.Type
  fileprivate let value: ValueBox
  fileprivate let source: SourceRecord?
  fileprivate var users: [WeakBox<ModifierContentNode>] = []

  init(_ input: _ModifierInput, source: SourceRecord?) {
    type = input.type
    value = makeValueBox(input.type, copying: input.value)
    self.source = source
  }

  /// Takes a new content and hands it to the places that show it.
  fileprivate func update(from pointer: UnsafeRawPointer, evaluatingBody: () -> Void) {
    let hasChanged = !value.isEqual(to: pointer)
    if hasChanged { value.assign(from: pointer) }
    let before = users
    evaluatingBody()
    guard hasChanged else { return }
    for user in before {
      if let node = user.object, node.isMounted { node.content.update(from: value.pointer, source: nil) }
    }
    users.removeAll { $0.object?.isMounted != true }
  }
}

/// A place that shows a custom modifier's content.
final class ModifierContentNode: ViewNode {
  fileprivate(set) var content: ViewNode!
  private let source: ModifierContentSource

  init(_ source: ModifierContentSource, _ context: _NodeContext) {
    self.source = source
    super.init(context)
    content = makeViewNode(source.type, at: source.value.pointer, context.child(of: self, source: source.source))
    source.users.append(WeakBox(object: self))
  }

  // The content reaches this node from its source, not from the body that names it.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override var isUnary: Bool { content.isUnary }
  override var firstItem: LayoutNode? { content.firstItem }
  override func keptPart(to child: ViewNode?) -> KeptPart { .content(ObjectIdentifier(source)) }
}

/// The node of a view with a custom modifier.
final class ModifierBodyNode<M: ViewModifier>: DynamicNode {
  @exclusivity(unchecked) private var modifier: M
  private let modifierOffset: Int
  private let source: ModifierContentSource
  @exclusivity(unchecked) private var child: ViewNode!

  init(_ modifier: M, _ context: _NodeContext, content: _ModifierInput) {
    self.modifier = modifier
    modifierOffset = content.modifierOffset
    source = ModifierContentSource(content, source: context.source)
    super.init(context)
    graph.ledger.pointee.counters.nodes += 1
    evaluate()
  }

  override func update(from pointer: UnsafeRawPointer, source record: SourceRecord?) {
    if let record { location = record }
    let new = (pointer + modifierOffset).assumingMemoryBound(to: M.self)
    let isSame = withUnsafePointer(to: &modifier) {
      TypeInfo.of(M.self).areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new))
    }
    let isGradual = graph.transaction != nil || flags.contains(.animated)
    if !isGradual || !animate(to: new.pointee) { modifier = new.pointee }
    source.update(from: pointer) {
      if !isSame || flags.contains(.dirty) { reevaluate() }
    }
  }

  /// Brings the animated part of the modifier to a new one; false where that isn't gradual.
  private func animate(to new: M) -> Bool {
    guard let clock = graph.frameClock else { return false }
    return clock.retarget(self, from: modifier, to: new) { [unowned self] in
      modifier = $0
      graph.markDirty(self)
    }
  }

  override func evaluate() {
    var modifier = modifier
    TypeInfo.of(M.self).connect(&modifier, to: self)
    let content = _ViewModifier_Content<M>(source: source)
    let connected = MainActorCarrier((modifier, content))
    let (body, record) = evaluating { connected.value.0.body(content: connected.value.1) }
    if let child {
      child.update(with: body, source: record)
    } else {
      child = M.Body._makeNode(
        body, _NodeContext(graph: graph, parent: self, environment: environment, source: record))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
  override var isUnary: Bool { child.isUnary }
  override var firstItem: LayoutNode? { child.firstItem }
  override var isBuiltIn: Bool { TypeInfo.of(M.self).isBuiltIn }
  override var showsModifierContent: Bool { true }
  override var snapshotName: String? { baseName(of: M.self) }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    let info = TypeInfo.of(M.self)
    return .view(
      KeptView(
        type: M.self, body: M.Body.self, isBuiltIn: info.isBuiltIn, content: ObjectIdentifier(source), info: info
      ) { self.modifier })
  }
}

struct WeakBox<Object: AnyObject> {
  weak var object: Object?
}

/// A copy of a value whose type is known only where it was made.
class ValueBox {
  final let pointer: UnsafeMutableRawPointer
  init(pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
  func assign(from source: UnsafeRawPointer) {}
  func isEqual(to other: UnsafeRawPointer) -> Bool { false }
}

private final class TypedValueBox<Value>: ValueBox {
  init(copying source: UnsafeRawPointer) {
    let typed = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    typed.initialize(to: source.assumingMemoryBound(to: Value.self).pointee)
    super.init(pointer: UnsafeMutableRawPointer(typed))
  }

  override func assign(from source: UnsafeRawPointer) {
    pointer.assumingMemoryBound(to: Value.self).pointee = source.assumingMemoryBound(to: Value.self).pointee
  }

  override func isEqual(to other: UnsafeRawPointer) -> Bool {
    TypeInfo.of(Value.self).areEqual(UnsafeRawPointer(pointer), other)
  }

  deinit {
    let typed = pointer.assumingMemoryBound(to: Value.self)
    typed.deinitialize(count: 1)
    typed.deallocate()
  }
}

func makeValueBox<V: View>(_ type: V.Type, copying source: UnsafeRawPointer) -> ValueBox {
  TypedValueBox<V>(copying: source)
}
