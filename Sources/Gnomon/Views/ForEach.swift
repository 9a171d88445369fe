/// A view for each element of a collection. An element keeps its state for as long as its id stays in the collection,
/// wherever it moves to.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

/// A view that shows a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    if let deferred = Data.self as? any DeferredSubviewData.Type, let node = deferred.makeNode(view, context) {
      return node
    }
    return ForEachNode<Data, ID, Content>(view, context)
  }
}

extension ForEach where Content: View {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// The range is read once: it mustn't change (give an id for one that does).
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Gives each element's view a binding to the element.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }

  /// Gives each element's view a binding to the element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private struct Child {
    let id: ID
    let node: ForEachElementNode<Data, ID, Content>
  }

  fileprivate var view: ForEach<Data, ID, Content>
  private var children: ContiguousArray<Child> = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    if !standsInBuiltInBody { markContributesPreferences() }
    updateChildren(isFirst: true)
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    view = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
    updateChildren()
  }

  private func updateChildren(isFirst: Bool = false) {
    var old: [ID: ForEachElementNode<Data, ID, Content>] = [:]
    old.reserveCapacity(children.count)
    for child in children { old[child.id] = child.node }
    var kept: ContiguousArray<Child> = []
    kept.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        graph.warn(
          .duplicateID, self, "the id \(id) occurs more than once; only its first element is shown.",
          hint: "Give each element an id of its own.")
        continue
      }
      if let node = old.removeValue(forKey: id) {
        node.update(element)
        kept.append(Child(id: id, node: node))
      } else if let node = recall(ForEachElementNode<Data, ID, Content>.self, key: AnyHashable(id)) {
        node.update(element)
        kept.append(Child(id: id, node: node))
      } else {
        let node = ForEachElementNode(element, AnyHashable(id), of: self)
        kept.append(Child(id: id, node: node))
        if !isFirst { welcome(node) }
      }
    }
    let isSameOrder = children.count == kept.count && zip(children, kept).allSatisfy { $0.node === $1.node }
    children = kept
    for gone in old.values { dismiss(gone, key: gone.anyID) }
    if !isSameOrder { structureDidChange() }
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    for child in children { appendItems(of: child.node, to: &list) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child.node) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var combined: K.Value?
    for child in children { combine(&combined, child.node.preference(key), key) }
    return combined ?? (standsInBuiltInBody ? nil : K.defaultValue)
  }
}

/// One element's view: evaluated by itself, so that a change of what one row read leaves the others alone.
final class ForEachElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode, IdentifiedNode {
  private unowned let owner: ForEachNode<Data, ID, Content>
  private var element: Data.Element
  private var child: ViewNode!
  let anyID: AnyHashable

  init(_ element: Data.Element, _ id: AnyHashable, of owner: ForEachNode<Data, ID, Content>) {
    self.owner = owner
    self.element = element
    anyID = id
    super.init(
      _NodeContext(graph: owner.graph, parent: owner, environment: owner.environment, source: owner.location))
    evaluate()
  }

  func update(_ element: Data.Element) {
    self.element = element
    reevaluate()
  }

  override var isBuiltIn: Bool { owner.standsInBuiltInBody }

  override func evaluate() {
    let content = owner.view.content
    let element = element
    let row = Unchecked((content, element))
    let (view, source) = evaluating { row.value.0(row.value.1) }
    if let child {
      child.update(with: view, source: source)
    } else {
      child = Content._makeNode(
        view, _NodeContext(graph: graph, parent: self, environment: environment, source: source))
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
