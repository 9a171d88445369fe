// SPDX-License-Identifier: Apache-2.0
/// A node that hands the views it's made of to a closure. It says so itself (``ViewNode/subviewSource``).
protocol SubviewSource: DynamicNode {
  /// A view like a subview's, which no other place shows.
  func copy(of item: SubviewItem, for place: SubviewNode) -> (number: Int, node: LayoutNode)?
  /// The node that a copy has in a subview's place now.
  func node(of copy: Int, _ item: SubviewItem, for place: SubviewNode) -> LayoutNode?
  /// A place shows a copy's view no more.
  func leave(_ copy: Int, _ item: SubviewItem)
}

extension ViewNode {
  /// Says that a value which a subview carries has changed.
  func subviewValuesDidChange() {
    var node = parent
    while let current = node {
      if let source = current.subviewSource { return source.invalidate() }
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
  /// The places of the views, found out where a copy asks for them.
  private var places: [ObjectIdentifier: SubviewPlace]?
  private var child: ViewNode?

  override var subviewSource: (any SubviewSource)? { self }

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
    for index in copies.indices {
      copies[index].source.update(with: base)
      copies[index].items = nil
    }
    reevaluate()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {}

  override func evaluate() {
    var kept: [ObjectIdentifier: SubviewItem] = [:]
    places = nil
    let subviews = source.items.map { (node: LayoutNode) -> Subview in
      let item = known[ObjectIdentifier(node)] ?? SubviewItem(node, of: self)
      kept[ObjectIdentifier(node)] = item
      return Subview(item: item)
    }
    known = kept
    let body = MainActorCarrier(make(SubviewsCollection(elements: subviews), self))
    let (view, record) = evaluating { body.value() }
    if let child {
      child.update(with: view, source: record)
    } else {
      child = Result._makeNode(
        view, _NodeContext(graph: graph, parent: self, environment: environment, source: record))
    }
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    if below !== source {
      guard let index = copies.firstIndex(where: { $0.source === below }) else { return false }
      copies[index].items = nil
    }
    invalidate()
    return true
  }

  func copy(of item: SubviewItem, for place: SubviewNode) -> (number: Int, node: LayoutNode)? {
    var number = copies.firstIndex { $0.places[item.id]?.object?.isMounted != true }
    if number == nil, copies.count < SubviewCopy.most {
      copies.append(
        SubviewCopy(
          source: Base._makeNode(
            base, _NodeContext(graph: graph, parent: self, environment: environment, source: nil))))
      number = copies.count - 1
    }
    guard let number, let node = node(of: number, item, for: place) else { return nil }
    return (number, node)
  }

  func node(of copy: Int, _ item: SubviewItem, for place: SubviewNode) -> LayoutNode? {
    guard copies.indices.contains(copy), let itemPlace = self.place(of: item) else { return nil }
    guard let node = copies[copy].item(at: itemPlace) else { return nil }
    copies[copy].places[item.id] = WeakBox(object: place)
    return node
  }

  private func place(of item: SubviewItem) -> SubviewPlace? {
    if places == nil {
      let items = source.items
      let all = SubviewPlace.places(of: items, below: source)
      places = Dictionary(zip(items.map { ObjectIdentifier($0) }, all)) { first, _ in first }
    }
    return places?[ObjectIdentifier(item.node)]
  }

  func leave(_ copy: Int, _ item: SubviewItem) {
    guard copies.indices.contains(copy) else { return }
    copies[copy].places[item.id] = nil
    // The last copies go when nobody shows anything of them; the numbers of the others stay.
    while let last = copies.last, last.places.values.allSatisfy({ $0.object?.isMounted != true }) {
      copies.removeLast()
      last.source.unmount()
    }
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

  override func contribute(to preference: PreferenceCollector) { child?.contribute(to: preference) }
  override var isUnary: Bool { child?.isUnary ?? false }
}

/// The views of a source once more.
private struct SubviewCopy {
  /// A subview that's shown in more places than that is missing in the rest.
  static let most = 64

  let source: ViewNode
  /// The views by their places, listed once until they change.
  var items: [SubviewPlace: LayoutNode]?
  /// The nodes that show a subview's view.
  var places: [Subview.ID: WeakBox<SubviewNode>] = [:]

  mutating func item(at place: SubviewPlace) -> LayoutNode? {
    if items == nil {
      let all = source.items
      items = Dictionary(zip(SubviewPlace.places(of: all, below: source), all)) { first, _ in first }
    }
    return items?[place]
  }
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
