/// A collection in a lazy container, typed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyCollectionNode {
  typealias Element = LazyForEachElementNode<Data, ID, Content>

  fileprivate private(set) var view: ForEach<Data, ID, Content>
  private var known: [ID: Element] = [:]
  private var knownCount: Int
  /// Grows with each new value: an element of an earlier one is out of date.
  fileprivate private(set) var version: UInt = 0

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    knownCount = view.data.count
    super.init(context)
    if !standsInBuiltInBody { markContributesPreferences() }
  }

  override var count: Int { knownCount }

  fileprivate func element(of index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(element(of: index)) }

  override func makeElement(at index: Int) -> LazyElementNode? {
    guard index >= 0, index < knownCount else { return nil }
    let element = element(of: index)
    let id = view.id(element)
    if let other = known[id], other.isMounted, elements[other.index] === other {
      graph.warn(
        .duplicateID, self, "the id \(id) occurs more than once; only its first element is shown.",
        hint: "Give each element an id of its own.")
      return nil
    }
    graph.actionOrder.wave &+= 1
    let node = Element(element, id, of: self)
    known[id] = node
    return node
  }

  override func elementDidGo(_ element: LazyElementNode) {
    if let id = (element as? Element)?.id { known[id] = nil }
  }

  // MARK: Updates

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    view = value.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
    version &+= 1
    let before = knownCount
    knownCount = view.data.count
    follow(from: before)
    let current = keepsAllElements ? Array(elements.values) : shownElements
    for element in current { element.refresh() }
    // What is measured as a whole may have other lengths out of sight, too.
    if knownCount <= LazyStretch.shortCount, current.count < knownCount { container?.invalidateLayout() }
  }

  /// Finds the elements that are made in the new collection: usually they're where they were, or all moved by as much
  /// as the collection has grown; else the ids are gone through.
  private func follow(from before: Int) {
    let made = elements.values.sorted { $0.index < $1.index }.compactMap { $0 as? Element }
    let grown = knownCount - before
    func isAt(_ index: Int, _ element: Element) -> Bool {
      index >= 0 && index < knownCount && id(at: index) == element.id
    }
    if grown == 0, made.allSatisfy({ isAt($0.index, $0) }) { return }
    var places: [Int: LazyElementNode] = [:]
    var lost: [ID: Element] = [:]
    for element in made {
      if isAt(element.index, element) {
        places[element.index] = element
      } else if isAt(element.index + grown, element), places[element.index + grown] == nil {
        places[element.index + grown] = element
      } else {
        lost[element.id] = element
      }
    }
    if !lost.isEmpty {
      var index = 0
      for element in view.data {
        if let found = lost.removeValue(forKey: view.id(element)) { places[index] = found }
        if lost.isEmpty { break }
        index += 1
      }
    }
    noteEdits(made.map(\.index), places, before)
    rearrange(places)
    for gone in lost.values {
      known[gone.id] = nil
      gone.unmount()
    }
    for wrapper in wrappers { wrapper.forgetGoneItems() }
    structureDidChange()
  }

  /// Says where elements have come and gone, as far as those that are made tell.
  private func noteEdits(_ olds: [Int], _ places: [Int: LazyElementNode], _ before: Int) {
    let kept = places.sorted { $0.key < $1.key }.map { (new: $0.key, old: $0.value.index) }
    guard zip(kept, kept.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return note(.shuffle) }
    var (old, new) = (0, 0)
    func fill(_ newEnd: Int, _ oldEnd: Int) {
      let grown = (newEnd - new) - (oldEnd - old)
      // What goes or comes at an unknown place is taken to do so at the start.
      if grown > 0 { note(.insert(new..<new + grown)) }
      if grown < 0 { note(.remove(new..<new - grown)) }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    for pair in kept { fill(pair.new, pair.old) }
    if knownCount - new >= 0, before - old >= 0 {
      let grown = (knownCount - new) - (before - old)
      if grown > 0 { note(.insert(knownCount - grown..<knownCount)) }
      if grown < 0 { note(.remove(knownCount..<knownCount - grown)) }
    }
  }

  override func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let known = known[id], elements[known.index] === known { return known.index }
    // An index is often its own id.
    if let index = id as? Int, index >= 0, index < knownCount, self.id(at: index) == id { return index }
    var index = 0
    for element in view.data {
      if view.id(element) == id { return index }
      index += 1
    }
    return nil
  }
}

/// One element's view: evaluated by itself, so that a change of what one row read leaves the others alone.
final class LazyForEachElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyElementNode,
  IdentifiedNode
{
  private unowned let owner: LazyForEachNode<Data, ID, Content>
  private var element: Data.Element
  private var child: ViewNode!
  private var version: UInt
  let id: ID

  init(_ element: Data.Element, _ id: ID, of owner: LazyForEachNode<Data, ID, Content>) {
    self.owner = owner
    self.element = element
    self.id = id
    version = owner.version
    super.init(
      _NodeContext(graph: owner.graph, parent: owner, environment: owner.environment, source: owner.location))
    evaluate()
  }

  var anyID: AnyHashable { AnyHashable(id) }

  override func refresh() {
    guard version != owner.version else { return }
    version = owner.version
    element = owner.element(of: index)
    reevaluate()
  }

  override var isBuiltIn: Bool { owner.standsInBuiltInBody }

  override func evaluate() {
    let row = Unchecked((owner.view.content, element))
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
