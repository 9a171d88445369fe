// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that a component of an address can fill: the choice of a tab or of a row, the next page of a stack.
@MainActor
protocol PlaceSlot {
  /// Whether a component would be taken for this slot's.
  func accepts(_ component: NavigationAddress.Component) -> Bool
  /// Goes where a component leads; false where it's none for this slot. The host isn't updated.
  func take(_ component: NavigationAddress.Component) -> Bool
  /// Whether one component leads where another does, as `7` where `007` does.
  func isSame(_ component: NavigationAddress.Component, as other: NavigationAddress.Component) -> Bool
  /// Whether what fills it gives way to another component.
  var givesWay: Bool { get }
}

/// Reads where somebody is, from the outermost stack or tab view in. The work grows with their number.
///
/// What it meets is a row of slots, some of them filled. A component stands for each that is filled. One that isn't has
/// a component, `~`, only where the next one would be taken for it.
@MainActor
struct PlaceReader {
  struct Step {
    let component: NavigationAddress.Component
    /// nil for a slot that isn't filled.
    let slot: (any PlaceSlot)?
    /// Leaves the slot empty.
    let undo: @MainActor () -> Void
  }

  private(set) var steps: [Step] = []
  /// The empty slots behind the last step, in the order in which they're asked.
  private(set) var open: [any PlaceSlot] = []
  /// Takes back what is shown further in and can't be written.
  private(set) var rest: (@MainActor () -> Void)?
  /// The title of the innermost page that has one, in sight.
  private(set) var title: (text: Text, node: ViewNode)?

  /// The places by the nearest one around each.
  private var inside: [ObjectIdentifier?: [any NavigationPlace]] = [:]

  init(_ graph: Graph, below root: ViewNode) {
    guard let places = graph.knownFeature(NavigationPlaces.self) else { return }
    places.counter += 1
    let all = places.all
    let known = Set(all.map { ObjectIdentifier($0) })
    let presented = Set(graph.presentations.shown.map { ObjectIdentifier($0.content) })
    for place in all { sort(place, known, presented) }
    read(inside[nil] ?? [])
  }

  var address: NavigationAddress { NavigationAddress(steps.map(\.component)) }

  /// Finds what a place lies in. What is presented has no part in the address.
  private mutating func sort(
    _ place: any NavigationPlace, _ known: Set<ObjectIdentifier>, _ presented: Set<ObjectIdentifier>
  ) {
    var node = place.parent
    while let current = node, !known.contains(ObjectIdentifier(current)) {
      if presented.contains(ObjectIdentifier(current)) { return }
      node = current.parent
    }
    inside[node.map { ObjectIdentifier($0) }, default: []].append(place)
  }

  private func places(in page: LayoutNode, of place: any NavigationPlace) -> [any NavigationPlace] {
    (inside[ObjectIdentifier(place)] ?? []).filter { inner in
      // A modifier of several pages stands around each: what is in it has the modified view around.
      var item: LayoutNode? = page
      while let current = item {
        if inner.isInside(current) { return true }
        item = current.wrappedItem
      }
      return false
    }
  }

  private mutating func read(_ places: [any NavigationPlace]) {
    for place in places where rest == nil {
      if let tabs = place as? any TabPlace {
        read(tabs)
      } else if let stack = place as? any StackPlace, let store = stack.store, !store.isLed {
        read(stack, store, beside: places)
      }
    }
  }

  private mutating func fill(
    _ component: NavigationAddress.Component, _ slot: any PlaceSlot, undo: @escaping @MainActor () -> Void
  ) {
    if let last = open.lastIndex(where: { $0.accepts(component) }) {
      for _ in 0...last { steps.append(Step(component: .nothing, slot: nil, undo: {})) }
    }
    open = []
    steps.append(Step(component: component, slot: slot, undo: undo))
  }

  private mutating func read(_ tabs: any TabPlace) {
    guard let shown = tabs.shownIndex else { return }
    let slot = TabSlot(tabs)
    let first = tabs.firstOffered
    if shown == first {
      open.append(slot)
    } else {
      fill(.text(slot.name(of: shown)), slot) { tabs.selectPage(first) }
    }
    read(places(in: tabs.placePages[shown], of: tabs))
  }

  private mutating func read(_ stack: any StackPlace, _ store: NavigationStore, beside: [any NavigationPlace]) {
    let (pages, entries) = (stack.placePages, store.entries)
    let base = pages.count - entries.count
    guard base > 0 else { return }
    read(places(in: pages[base - 1], of: stack))
    guard rest == nil else { return }
    let hasChoice = store.column.map { readChoice($0, store) } ?? false
    let slot = PushSlot(store, stack)
    for (number, entry) in entries.enumerated() where rest == nil {
      let undo: @MainActor () -> Void = { store.pop(entry) }
      guard let component = slot.component(of: entry, on: pages[base + number - 1]) else {
        rest = undo
        break
      }
      fill(component, slot, undo: undo)
      read(places(in: pages[base + number], of: stack))
    }
    if let top = pages.last { readTitle(of: top) }
    guard rest == nil else { return }
    // What a link of a column that leads on pushes is shown beside.
    if store.column == nil || store.column?.next == nil && !hasChoice { open.append(slot) }
    guard let next = store.next,
      let led = beside.lazy.compactMap({ $0 as? any StackPlace }).first(where: { $0.store === next })
    else { return }
    read(led, next, beside: beside)
  }

  /// Reads what is chosen in a column that another follows; true where something is.
  private mutating func readChoice(_ column: LeadingColumn, _ store: NavigationStore) -> Bool {
    let slot = ChoiceSlot(column, store)
    switch slot.filling {
    case .none:
      open.append(slot)
      return false
    case .some(let (component, undo)):
      if let component { fill(component, slot, undo: undo) } else { rest = undo }
      return true
    }
  }

  private mutating func readTitle(of page: LayoutNode) {
    guard let text = (NavigationBarModifier.Node.bar(in: page))?.shownTitle, page.isInSight else { return }
    title = (text, page)
  }
}

extension LayoutNode {
  /// Whether no container around has put it out of sight.
  fileprivate var isInSight: Bool {
    var node: ViewNode? = self
    while let current = node {
      if current.flags.contains(.concealed) { return false }
      node = current.parent
    }
    return true
  }
}
