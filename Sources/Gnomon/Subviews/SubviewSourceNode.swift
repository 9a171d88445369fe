/// A node that hands the views it's made of to a closure.
protocol SubviewSource: DynamicNode {}

extension ViewNode {
  /// Says that a value which a subview carries has changed.
  func subviewValuesDidChange() {
    var node = parent
    while let current = node {
      if let source = current as? any SubviewSource { return source.invalidate() }
      node = current.parent
    }
  }
}

/// Evaluates the views that a container is made of, and shows what the container's code makes of them.
final class SubviewSourceNode<Base: View, Result: View>: DynamicNode, SubviewSource {
  /// Prepares for an evaluation by this node, and gives the closure to be evaluated.
  typealias Make = (SubviewsCollection, DynamicNode) -> () -> Result

  private var source: ViewNode!
  private var make: Make
  private var known: [ObjectIdentifier: SubviewItem] = [:]
  private var child: ViewNode?

  init(_ base: Base, _ context: _NodeContext, make: @escaping Make) {
    self.make = make
    super.init(context)
    source = Base._makeNode(base, context.child(of: self, source: context.source))
    evaluate()
  }

  /// Takes new views and new code.
  func update(_ base: Base, make: @escaping Make) {
    self.make = make
    source.update(with: base)
    reevaluate()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}

  override func evaluate() {
    var kept: [ObjectIdentifier: SubviewItem] = [:]
    let subviews = source.items.map { (node: LayoutNode) -> Subview in
      let item = known[ObjectIdentifier(node)] ?? SubviewItem(node)
      kept[ObjectIdentifier(node)] = item
      return Subview(item: item)
    }
    known = kept
    let body = Unchecked(make(SubviewsCollection(elements: subviews), self))
    let (view, record) = evaluating { body.value() }
    if let child {
      child.update(with: view, source: record)
    } else {
      child = Result._makeNode(
        view, _NodeContext(graph: graph, parent: self, environment: environment, source: record))
    }
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    guard below === source else { return false }
    invalidate()
    return true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    if let child { body(child) }
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { child?.appendItems(to: &list) }

  // The container's code wants to know all subviews.
  override func appendLazyItems(to list: inout LazyItemList) {
    for item in items { list.append(item) }
  }

  override var allowsLazyItems: Bool { false }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { child?.preference(key) }
  override var isUnary: Bool { child?.isUnary ?? false }
}

/// The node of a view that becomes a ``SubviewSourceNode``.
final class SubviewSourceHolder<V, Base: View, Result: View>: ViewNode {
  typealias Parts = (base: Base, make: SubviewSourceNode<Base, Result>.Make)
  private let parts: (V) -> Parts
  private var child: SubviewSourceNode<Base, Result>!

  init(_ view: V, _ context: _NodeContext, parts: @escaping (V) -> Parts) {
    self.parts = parts
    super.init(context)
    let (base, make) = parts(view)
    child = SubviewSourceNode(base, context.child(of: self, source: context.source), make: make)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    let (base, make) = parts(value.assumingMemoryBound(to: V.self).pointee)
    child.update(base, make: make)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
  override var isUnary: Bool { child.isUnary }
}
