/// A node that hands the views it's made of to a closure.
protocol SubviewSource: DynamicNode {
  /// A view like the one at an index, which no other place shows.
  func copy(at index: Int, for place: SubviewNode) -> (number: Int, node: LayoutNode)?
  /// What a copy has at an index now.
  func node(of copy: Int, at index: Int, for place: SubviewNode) -> LayoutNode?
  /// A place shows a copy's view no more.
  func leave(_ copy: Int, at index: Int, _ place: SubviewNode)
}

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

  private var base: Base
  private var source: ViewNode!
  /// Further nodes of the same views, for subviews that are shown in several places.
  private var copies: [SubviewCopy] = []
  private var make: Make
  private var known: [ObjectIdentifier: SubviewItem] = [:]
  private var child: ViewNode?

  init(_ base: Base, _ context: _NodeContext, make: @escaping Make) {
    (self.base, self.make) = (base, make)
    super.init(context)
    source = Base._makeNode(base, context.child(of: self, source: context.source))
    evaluate()
  }

  /// Takes new views and new code.
  func update(_ base: Base, make: @escaping Make) {
    (self.base, self.make) = (base, make)
    source.update(with: base)
    for copy in copies { copy.source.update(with: base) }
    reevaluate()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}

  override func evaluate() {
    var kept: [ObjectIdentifier: SubviewItem] = [:]
    let subviews = source.items.enumerated().map { (index: Int, node: LayoutNode) -> Subview in
      let item = known[ObjectIdentifier(node)] ?? SubviewItem(node, of: self)
      item.index = index
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
    guard below === source || copies.contains(where: { $0.source === below }) else { return false }
    invalidate()
    return true
  }

  func copy(at index: Int, for place: SubviewNode) -> (number: Int, node: LayoutNode)? {
    var number = copies.firstIndex { $0.places[index]?.object?.isMounted != true }
    if number == nil, copies.count < SubviewCopy.most {
      copies.append(
        SubviewCopy(
          source: Base._makeNode(
            base, _NodeContext(graph: graph, parent: self, environment: environment, source: nil))))
      number = copies.count - 1
    }
    guard let number, let node = node(of: number, at: index, for: place) else { return nil }
    return (number, node)
  }

  func node(of copy: Int, at index: Int, for place: SubviewNode) -> LayoutNode? {
    let items = copies[copy].source.items
    guard items.indices.contains(index) else { return nil }
    copies[copy].places[index] = WeakBox(object: place)
    return items[index]
  }

  func leave(_ copy: Int, at index: Int, _ place: SubviewNode) {
    if copies[copy].places[index]?.object === place { copies[copy].places[index] = nil }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    for copy in copies { body(copy.source) }
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

/// The views of a source once more.
private struct SubviewCopy {
  /// A subview that's shown in more places than that is missing in the rest.
  static let most = 64

  let source: ViewNode
  /// Who shows the view at an index.
  var places: [Int: WeakBox<SubviewNode>] = [:]
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
