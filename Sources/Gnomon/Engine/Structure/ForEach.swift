// SPDX-License-Identifier: Apache-2.0
/// A view for each element of a collection. An element keeps its state for as long as its id stays in the collection,
/// wherever it moves to.
///
/// The views belong to the container around: in a stack each is a child of the stack. Two elements of one id give a
/// warning.
///
/// ```swift
/// struct Fruit: Identifiable {
///   let id: Int
///   let name: String
/// }
///
/// struct Fruits: View {
///   let fruits: [Fruit]
///
///   var body: some View {
///     VStack(alignment: .leading) {
///       ForEach(fruits) { fruit in
///         Text(fruit.name)
///       }
///       ForEach(1..<4) { number in
///         Text("Row \(number)")
///       }
///     }
///   }
/// }
/// ```
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  nonisolated package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID)
  {
    (self.data, self.content, self.id) = (data, content, id)
  }
}

/// A view that shows a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that is shown.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View, PrimitiveView where Content: View {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// Makes the node that keeps one subtree for each id.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    if isDeclared(Data.self, in: "Gnomon"), let deferred = Data.self as? any DeferredSubviewData.Type,
      let node = deferred.makeNode(view, context)
    {
      return node
    }
    if context.parent?.isInLazyContainer ?? false { return LazyForEachNode<Data, ID, Content>(view, context) }
    return ForEachNode<Data, ID, Content>(view, context)
  }
}

extension ForEach where Content: View {
  // Of a binding, which is a collection of bindings too, the overload comes first that reads it where the view is evaluated.
  /// A view for each element of a collection, which the elements' own ids tell apart.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// A view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - id: the part of an element that tells it from the others. Views keep their state as long as their id is there.
  ///   - content: makes an element's view.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// A view for each number of a range.
  ///
  /// The range is read once and mustn't change. For one that does, use `init(_:id:content:)`.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// A view for each element of a collection, made with a binding to the element. The elements' own ids tell them
  /// apart.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }

  /// A view for each element of a collection, made with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: a binding to the collection.
  ///   - id: the part of an element that tells it from the others.
  ///   - content: makes an element's view of a binding to the element.
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
  fileprivate typealias Child = ForEachElementNode<Data, ID, Content>

  // One by one: to reach into the view takes looking its type up.
  @exclusivity(unchecked) private var data: Data
  @exclusivity(unchecked) private var id: (Data.Element) -> ID
  @exclusivity(unchecked) fileprivate var content: (Data.Element) -> Content
  /// All of type ``Child``, which an array of those would look up at each step.
  @exclusivity(unchecked) private var children: ContiguousArray<ViewNode> = []
  /// True if an id came more than once.
  private var hasRepeats = false

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    data = view.data
    id = view.id
    content = view.content
    super.init(context)
    if !standsInBuiltInBody { markContributesPreferences() }
    makeChildren()
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self)
    data = view.pointee.data
    id = view.pointee.id
    content = view.pointee.content
    if !updateInPlace() { updateChildren() }
  }

  @inline(__always)
  private func child(_ index: Int) -> Child { unsafeDowncast(children[index], to: Child.self) }

  private func makeChildren() {
    let count = data.count
    if count == 0 { return }
    children.reserveCapacity(count)
    // Few ids are compared, many are looked up; those of a range can't come twice.
    let mayRepeat = Data.self != Range<Int>.self
    var seen: Set<ID> = []
    var repeats: RepeatedElements<Data.Element, ID>?
    forEachElement(of: data) { element in
      let id = id(element)
      if mayRepeat, count <= 12 ? hasChild(id) : !seen.insert(id).inserted {
        let again = take(element, id, &repeats)
        return children.append(Child(again.element, id, again.occurrence, of: self))
      }
      children.append(Child(element, id, of: self))
    }
  }

  /// Warns of an id that came before, and says whose view stands for it and how often it came. The first elements are
  /// gathered when there's a repeated one, so that others pay nothing.
  private func take(_ element: Data.Element, _ id: ID, _ repeats: inout RepeatedElements<Data.Element, ID>?) -> (
    element: Data.Element, occurrence: Int
  ) {
    hasRepeats = true
    warnOfDuplicate(id)
    if repeats == nil { repeats = RepeatedElements(data, id: self.id) }
    return repeats!.next(id, element)
  }

  private func hasChild(_ id: ID) -> Bool {
    for index in 0..<children.count where child(index).id == id { return true }
    return false
  }

  /// The usual case: the same ids in the same order.
  private func updateInPlace() -> Bool {
    guard !hasRepeats, data.count == children.count else { return false }
    var index = 0
    var isSame = true
    forEachElement(of: data) { element in
      if isSame, id(element) != child(index).id { isSame = false }
      index += 1
    }
    guard isSame else { return false }
    index = 0
    forEachElement(of: data) { element in
      child(index).update(element)
      index += 1
    }
    return true
  }

  private func updateChildren() {
    var old: [ID: Child] = [:]
    var oldRepeats: [RepeatedID<ID>: Child] = [:]
    old.reserveCapacity(children.count)
    for index in children.indices {
      let child = child(index)
      if child.occurrence == 0 { old[child.id] = child } else { oldRepeats[child.repeatedID] = child }
    }
    hasRepeats = false
    var repeats: RepeatedElements<Data.Element, ID>?
    var kept: ContiguousArray<ViewNode> = []
    kept.reserveCapacity(data.count)
    var seen: Set<ID> = []
    func keep(_ found: Child?, _ element: Data.Element, _ id: ID, _ occurrence: Int) {
      if let node = found ?? recall(Child.self, key: departureKey(id, occurrence)) {
        node.update(element)
        kept.append(node)
      } else {
        let node = Child(element, id, occurrence, of: self)
        kept.append(node)
        welcome(node)
      }
    }
    for element in data {
      let id = id(element)
      if seen.insert(id).inserted {
        keep(old.removeValue(forKey: id), element, id, 0)
      } else {
        let again = take(element, id, &repeats)
        let known = oldRepeats.removeValue(forKey: RepeatedID(id: id, occurrence: again.occurrence))
        keep(known, again.element, id, again.occurrence)
      }
    }
    let isSameOrder = children.count == kept.count && zip(children, kept).allSatisfy { $0 === $1 }
    let before = children
    children = kept
    if !old.isEmpty || !oldRepeats.isEmpty {
      for node in before {
        let gone = unsafeDowncast(node, to: Child.self)
        let isGone = gone.occurrence == 0 ? old[gone.id] === gone : oldRepeats[gone.repeatedID] === gone
        if isGone { dismiss(gone, key: departureKey(gone.id, gone.occurrence)) }
      }
    }
    if !isSameOrder { structureDidChange() }
  }

  private func departureKey(_ id: ID, _ occurrence: Int) -> AnyHashable {
    occurrence == 0 ? AnyHashable(id) : AnyHashable(RepeatedID(id: id, occurrence: occurrence))
  }

  private func warnOfDuplicate(_ id: ID) {
    graph.warn(
      .duplicateID, self, "the id \(id) occurs more than once; its first element's view is shown each time.",
      hint: "Give each element an id of its own.")
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    for child in children { appendItems(of: child, to: &list) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func unmountChildren() {
    for child in children.reversed() { child.unmount() }
  }

  override func contribute(to preference: PreferenceCollector) {
    preference.group {
      for child in children { child.contribute(to: preference) }
      if !preference.hasValue, !standsInBuiltInBody { preference.addDefault() }
    }
  }
}

/// Calls `body` with each element. What lies in a row in memory is read there, without asking for index after index.
private func forEachElement<Data: Collection>(of data: Data, _ body: (Data.Element) -> Void) {
  let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
    for index in 0..<elements.count { body(elements[index]) }
  }
  if isDone != nil { return }
  if let range = data as? Range<Int> {
    for number in range { body(unsafeBitCast(number, to: Data.Element.self)) }
    return
  }
  for element in data { body(element) }
}

/// One element's view: evaluated by itself, so that a change of what one row read leaves the others alone.
final class ForEachElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicNode, IdentifiedNode {
  private unowned(unsafe) let owner: ForEachNode<Data, ID, Content>
  @exclusivity(unchecked) private var element: Data.Element
  @exclusivity(unchecked) private var child: ViewNode!
  let id: ID
  /// The number of times that the id came before it.
  let occurrence: Int

  init(_ element: Data.Element, _ id: ID, _ occurrence: Int = 0, of owner: ForEachNode<Data, ID, Content>) {
    self.owner = owner
    self.element = element
    self.id = id
    self.occurrence = occurrence
    super.init(
      _NodeContext(graph: owner.graph, parent: owner, environment: owner.environment, source: owner.location))
    evaluate()
  }

  var anyID: AnyHashable { AnyHashable(id) }
  override var identified: (any IdentifiedNode)? { self }
  fileprivate var repeatedID: RepeatedID<ID> { RepeatedID(id: id, occurrence: occurrence) }

  func update(_ element: Data.Element) {
    self.element = element
    reevaluate()
  }

  override var isBuiltIn: Bool { owner.standsInBuiltInBody }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    // Of several elements of one id none is known by it.
    .identified(
      KeptIdentity(
        type: ForEach<Data, ID, Content>.self, id: { self.occurrence == 0 ? self.id as Any : self.owner },
        element: { self.element }))
  }

  override func appendItems(to list: inout ContiguousArray<LayoutNode>) { child?.appendItems(to: &list) }

  override func evaluate() {
    nonisolated(unsafe) let node = self
    let (view, source) = evaluating { node.owner.content(node.element) }
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
