// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A `ForEach` in a lazy container: it makes an element's view when the container asks for it.
class LazyCollectionNode: ViewNode {
  /// The elements that are made, by their places in the collection: those that are shown, and those that keep a state.
  fileprivate(set) final var elements: [Int: LazyElementNode] = [:]
  /// The elements that were asked for or changed since the container last let some go, those in sight among them. Whoever scrolls far
  /// leaves many behind that keep a state: they aren't looked at again until something changes in them.
  private final var touched: [LazyElementNode] = []
  /// True if elements out of sight were kept because all were.
  private final var stayedWhole = false
  /// The modifiers around the collection, the innermost last.
  final var wrappers: [any LazyItemWrapper] = []
  /// True if each element gives one item; nil where none was made. A grid fills its lines with such elements.
  fileprivate(set) final var givesOneItemEach: Bool?
  /// True if elements stay that are out of sight: a grid's lines depend on all of them.
  final var keepsAllElements = false
  /// The lengths of the lines inside an element, as the last one has shown.
  final var innerEstimates: [CGFloat] = []
  /// The changes since the container looked.
  private final var edits: [Edit] = []

  enum Edit {
    case insert(Range<Int>)
    case remove(Range<Int>)
    /// The elements stand in another order.
    case shuffle
  }

  var count: Int { 0 }
  func makeElement(at index: Int) -> LazyElementNode? { nil }
  /// Takes note that an element was let go.
  func elementDidGo(_ element: LazyElementNode) {}
  /// The id of the element at an index; nil where there's none.
  func id(at index: Int) -> AnyHashable? { nil }
  /// The index of the element of an id.
  func index(of id: AnyHashable) -> Int? { nil }

  /// The element at a place, made where it isn't there; nil where there's none.
  final func element(at index: Int) -> LazyElementNode? {
    guard let element = elements[index] ?? makeElement(at: index) else { return nil }
    element.index = index
    elements[index] = element
    touch(element)
    element.refresh()
    if element.list.only == nil {
      givesOneItemEach = false
    } else if givesOneItemEach == nil {
      givesOneItemEach = true
    }
    return element
  }

  /// Forgets what the elements have shown of those that aren't made.
  final func forgetEstimates() {
    innerEstimates = []
    givesOneItemEach = nil
    keepsAllElements = false
    for element in elements.values { element.forgetFlow() }
  }

  /// The item that stands last before an element, as far as it's there; nil where there's none at all.
  final func neighbor(before index: Int) -> LazyNeighbor? {
    for index in (0..<index).reversed() {
      guard let element = elements[index] else { return .unknown }
      if let last = element.lastNeighbor { return last }
    }
    return nil
  }

  final func record(_ edit: Edit) { edits.append(edit) }

  final func takeEdits() -> [Edit] {
    defer { edits = [] }
    return edits
  }

  /// Puts the elements that are made to other places.
  final func rearrange(_ new: [Int: LazyElementNode]) {
    elements = new
    for (index, element) in new where element.index != index {
      element.index = index
      element.relist()
    }
  }

  /// Lets the elements go that weren't visited; those that keep a state stay, out of sight.
  final func leaveElements(notVisitedIn visit: UInt) {
    if keepsAllElements { return }
    let staysWhole = staysWhole
    if stayedWhole, !staysWhole { for element in elements.values { touch(element) } }
    stayedWhole = staysWhole
    var isAnyGone = false
    var inSight: [LazyElementNode] = []
    for element in touched {
      if element.visit == visit, has(element) {
        inSight.append(element)
        continue
      }
      element.isTouched = false
      guard has(element) else { continue }
      for item in element.allItems { item.conceal(true) }
      guard !staysWhole, !element.hasStateInside else { continue }
      elements[element.index] = nil
      elementDidGo(element)
      element.unmount()
      isAnyGone = true
    }
    touched = inSight
    if isAnyGone { for wrapper in wrappers { wrapper.forgetGoneItems() } }
  }

  /// The number of elements that are looked at when the container lets some go.
  final var touchedCount: Int { touched.count }

  /// The element that gave an item; nil where none of this collection did.
  final func element(showing item: LayoutNode) -> LazyElementNode? {
    // A modifier around the collection stands around what the element gave.
    var inner = item
    while let wrapped = inner.wrappedItem { inner = wrapped }
    var node: ViewNode? = inner
    while let current = node {
      if let element = current as? LazyElementNode, element.parent === self {
        return has(element) ? element : nil
      }
      node = current.parent
    }
    return nil
  }

  fileprivate final func touch(_ element: LazyElementNode) {
    guard !element.isTouched else { return }
    element.isTouched = true
    touched.append(element)
  }

  private final func has(_ element: LazyElementNode) -> Bool { elements[element.index] === element }

  /// True if all elements stay, out of sight where they aren't shown: short collections are measured as a whole, and
  /// hear what changes. Those inside the elements of long ones come and go with these.
  private final var staysWhole: Bool {
    guard count <= LazyStretch.shortCount else { return false }
    var node: ViewNode? = parent
    while let current = node, !(current is LazyContainerNode) {
      if let outer = current as? LazyCollectionNode { return outer.staysWhole }
      node = current.parent
    }
    return true
  }

  /// A value that the modifiers around the collection give each item.
  final func sharedValue(_ key: ObjectIdentifier) -> Any? {
    for wrapper in wrappers {
      if let value = wrapper.sharedValue(key) { return value }
    }
    return nil
  }

  final var container: LazyContainerNode? {
    var node: ViewNode? = parent
    while let current = node {
      if let container = current as? LazyContainerNode { return container }
      node = current.parent
    }
    return nil
  }

  /// The elements that are shown, in order.
  final var shownElements: [LazyElementNode] {
    let visit = container?.visit
    let shown =
      keepsAllElements
      ? elements.values.filter { !$0.isOutOfSight } : touched.filter { $0.visit == visit && has($0) }
    return shown.sorted { $0.index < $1.index }
  }

  // What isn't made hears nothing of it, and may have another length.
  override final func environmentDidChange(_ new: EnvironmentValues) {
    let isSame = new.isIdentical(to: environment)
    super.environmentDidChange(new)
    if !isSame, elements.count < count { container?.invalidateLayout() }
  }

  override final func appendLazyItems(to list: inout LazyItemList) { list.append(self) }

  override final func appendItems(to list: inout ContiguousArray<LayoutNode>) {
    for element in shownElements { element.appendItems(to: &list) }
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) {
    for element in elements.values.sorted(by: { $0.index < $1.index }) { body(element) }
  }

  override final func contribute(to preference: PreferenceCollector) {
    preference.group {
      for element in shownElements { element.contribute(to: preference) }
      if !preference.hasValue, !standsInBuiltInBody { preference.addDefault() }
    }
  }
}

/// The view of one element.
class LazyElementNode: DynamicNode {
  fileprivate(set) final var index = 0
  /// The visit in which the container last wanted it.
  final var visit: UInt = 0
  /// True if it's among those that the container has to look at.
  fileprivate final var isTouched = false
  /// The flow of its items, where it isn't just one.
  private(set) final var flow: LazyFlow?
  private final var flowIsStale = false
  private final var known: LazyItemList?

  /// Brings an element up to date that was left alone while it was out of sight.
  func refresh() {}

  final var collection: LazyCollectionNode? { parent as? LazyCollectionNode }

  final var list: LazyItemList {
    if let known { return known }
    var list = LazyItemList(wrappers: collection?.wrappers ?? [], index: index)
    forEachChild { $0.appendLazyItems(to: &list) }
    let container = collection?.container
    for case .item(let item) in list.entries {
      item.beginConcealed()
      item.layoutParent = container
    }
    known = list
    return list
  }

  /// The collection's items as far as they're made, those of collections inside included.
  final var allItems: [LayoutNode] {
    list.entries.flatMap { entry -> [LayoutNode] in
      switch entry {
      case .item(let item): [item]
      case .collection(let inner): inner.elements.values.flatMap(\.allItems)
      }
    }
  }

  /// True if none of its items is shown.
  final var isOutOfSight: Bool { allItems.allSatisfy { $0.flags.contains(.concealed) } }

  /// Lists the items anew when they're next asked for.
  final func relist() {
    known = nil
    flowIsStale = true
  }

  /// Forgets how the items lay, and those of collections inside.
  final func forgetFlow() {
    flow = nil
    for case .collection(let inner) in known?.entries ?? [] { inner.forgetEstimates() }
  }

  /// The item that stands last, as far as it's there; nil where there's none at all.
  final var lastNeighbor: LazyNeighbor? {
    for entry in list.entries.reversed() {
      switch entry {
      case .item(let item): return .item(item)
      case .collection(let inner): if let last = inner.neighbor(before: inner.count) { return last }
      }
    }
    return nil
  }

  /// The flow of the items in a number of tracks.
  final func flow(tracks: Int) -> LazyFlow {
    let list = list
    if let flow, flow.tracks == tracks, !flowIsStale { return flow }
    let made = LazyFlow(list, tracks: tracks, estimates: collection?.innerEstimates ?? [], reusing: flow)
    flow = made
    flowIsStale = false
    return made
  }

  override final func itemsDidChange(below: ViewNode) -> Bool {
    relist()
    // Out of sight it may have new items, which begin as shown ones do, and nothing left that was worth keeping it for.
    collection?.touch(self)
    return false
  }
}
