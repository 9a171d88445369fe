// SPDX-License-Identifier: Apache-2.0
/// A collection in a lazy container, typed.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyCollectionNode {
  typealias Element = LazyForEachElementNode<Data, ID, Content>

  fileprivate private(set) var view: ForEach<Data, ID, Content>
  /// The elements that are made, the first one of each id.
  private var known: [ID: Element] = [:]
  /// True if an id came more than once.
  private var hasRepeats = false
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

  private func knownID(at index: Int) -> ID { view.id(element(of: index)) }

  override func id(at index: Int) -> AnyHashable? {
    index >= 0 && index < knownCount ? AnyHashable(knownID(at: index)) : nil
  }

  override func makeElement(at index: Int) -> LazyElementNode? {
    guard index >= 0, index < knownCount else { return nil }
    let element = element(of: index)
    let id = view.id(element)
    graph.actionOrder.wave &+= 1
    if let other = known[id], other.isMounted, elements[other.index] === other {
      graph.warn(
        .duplicateID, self, "the id \(id) occurs more than once; its first element's view is shown each time.",
        hint: "Give each element an id of its own.")
      hasRepeats = true
      let node = Element(shownElement(id, at: index), id, of: self)
      if index < other.index {
        known[id] = node
        // Those behind show the first one's element from now on.
        for case let element as Element in elements.values where element.id == id { element.isOutdated = true }
      }
      return node
    }
    let node = Element(element, id, of: self)
    known[id] = node
    return node
  }

  /// The element at a place: where the id came before, the one that had it, as far as that is made.
  fileprivate func shownElement(_ id: ID, at index: Int) -> Data.Element {
    guard let other = known[id], other.index < index, elements[other.index] === other, knownID(at: other.index) == id
    else { return element(of: index) }
    return element(of: other.index)
  }

  override func elementDidGo(_ element: LazyElementNode) {
    if let gone = element as? Element { forget(gone) }
  }

  private func forget(_ gone: Element) {
    guard known[gone.id] === gone else { return }
    known[gone.id] = nil
    if hasRepeats { findFirst { $0.id == gone.id } }
  }

  /// Looks the first elements of ids up among those that are made.
  private func findFirst(where isMeant: (Element) -> Bool) {
    for case let element as Element in elements.values where isMeant(element) {
      if known[element.id].map({ $0.index > element.index }) ?? true { known[element.id] = element }
    }
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
      index >= 0 && index < knownCount && knownID(at: index) == element.id
    }
    if grown == 0, made.allSatisfy({ isAt($0.index, $0) }) { return }
    var places: [Int: LazyElementNode] = [:]
    var lost: [ID: Element] = [:]
    var others: [Element] = []
    for element in made where isAt(element.index, element) { places[element.index] = element }
    for element in made where places[element.index] !== element {
      if isAt(element.index + grown, element), places[element.index + grown] == nil {
        places[element.index + grown] = element
      } else if lost[element.id] == nil {
        lost[element.id] = element
      } else {
        others.append(element)
      }
    }
    if !lost.isEmpty {
      var index = 0
      for element in view.data {
        if places[index] == nil, let found = lost.removeValue(forKey: view.id(element)) { places[index] = found }
        if lost.isEmpty { break }
        index += 1
      }
    }
    noteEdits(made.map(\.index), places, before)
    rearrange(places)
    for gone in others + lost.values {
      forget(gone)
      gone.unmount()
    }
    if hasRepeats {
      known = [:]
      findFirst { _ in true }
    }
    for wrapper in wrappers { wrapper.forgetGoneItems() }
    structureDidChange()
  }

  /// Says where elements have come and gone, as far as those that are made tell.
  private func noteEdits(_ olds: [Int], _ places: [Int: LazyElementNode], _ before: Int) {
    let kept = places.sorted { $0.key < $1.key }.map { (new: $0.key, old: $0.value.index) }
    guard zip(kept, kept.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return record(.shuffle) }
    var (old, new) = (0, 0)
    func fill(_ newEnd: Int, _ oldEnd: Int) {
      let grown = (newEnd - new) - (oldEnd - old)
      // What goes or comes at an unknown place is taken to do so at the start.
      if grown > 0 { record(.insert(new..<new + grown)) }
      if grown < 0 { record(.remove(new..<new - grown)) }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    for pair in kept { fill(pair.new, pair.old) }
    if knownCount - new >= 0, before - old >= 0 {
      let grown = (knownCount - new) - (before - old)
      if grown > 0 { record(.insert(knownCount - grown..<knownCount)) }
      if grown < 0 { record(.remove(knownCount..<knownCount - grown)) }
    }
  }

  override func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let known = known[id], elements[known.index] === known { return known.index }
    // An index is often its own id.
    if let index = id as? Int, index >= 0, index < knownCount, knownID(at: index) == id { return index }
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
  /// True if something else stands for it than when it was evaluated.
  var isOutdated = false
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
  override var identified: (any IdentifiedNode)? { self }

  override func refresh() {
    if isOutdated || version != owner.version { reevaluate() }
  }

  /// Follows the element to its place in the collection's new value: where it was left alone, it still has what was
  /// there before, which a binding to the new value doesn't reach.
  private func follow() {
    guard isOutdated || version != owner.version else { return }
    isOutdated = false
    version = owner.version
    element = owner.shownElement(id, at: index)
  }

  override var isBuiltIn: Bool { owner.standsInBuiltInBody }

  override func keptPart(to child: ViewNode?) -> KeptPart {
    .identified(
      KeptIdentity(
        type: ForEach<Data, ID, Content>.self, id: { self.id }, element: { self.element }, isLazy: true))
  }

  override func evaluate() {
    follow()
    let row = MainActorCarrier((owner.view.content, element))
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
