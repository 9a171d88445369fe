// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Goes through a host's nodes once and takes what their views keep.
final class KeptReader {
  private let graph: Graph
  private let contexts: KeptContexts
  private let coder: KeptCoder
  /// What still waits of the program before.
  private let store: KeptStore?
  private var state = KeptState()
  private var indices: [PlaceKey: (index: Int, node: ObjectIdentifier)] = [:]
  /// Places that more than one node has.
  private var repeated: Set<Int> = []
  /// The new places of what is still waiting.
  private var found: [Int: KeptPlace] = [:]
  /// All places that were met, where they're counted.
  private var all: [KeptPlace]?

  private struct PlaceKey: Hashable {
    let parent: Int
    let name: String
    let keys: [String]
    let slot: Int?
    let print: String?
    /// The node where nothing else tells it from others of its kind.
    let node: ObjectIdentifier?
  }

  init(_ graph: Graph, _ root: Any.Type) {
    self.graph = graph
    contexts = KeptContexts(root)
    store = graph.keeping
    coder = KeptCoder(firstNumber: (graph.keptStore?.largestObject ?? -1) + 1)
  }

  /// The places of the views that are there.
  func places(below root: ViewNode) -> [KeptPlace] {
    all = []
    read(root, contexts.root)
    return all ?? []
  }

  func state(below root: ViewNode) -> KeptState {
    read(root, contexts.root)
    readScene()
    readFocus()
    for index in repeated {
      for name in state.places[index].values.keys.sorted() {
        state.places[index].values[name]?.value = nil
        state.places[index].values[name]?.reason = "its view was there more than once"
      }
    }
    keepWaiting()
    return state
  }

  private func read(_ node: ViewNode, _ inside: KeptContext) {
    if let node = node as? DynamicNode, case .view(let view) = node.keptPart(to: nil) {
      note(inside, node)
      if all == nil { read(node, view, inside) }
    } else if let text = all == nil ? node.keptText : nil, let place = inside.holder {
      set(text.name, KeptState.Item(type: "", value: .text(text.text)), at: place)
    }
    node.forEachPart { child in
      guard child.isMounted else { return }
      let parent = child.keptParent
      if parent === node {
        read(child, inside.following(node.keptPart(to: child), to: child).entering(child, child.keptPart(to: nil)))
      } else if parent !== child.parent {
        read(child, contexts.context(inside: child))
      }
    }
  }

  private func note(_ context: KeptContext, _ node: ViewNode) {
    for place in [context.place, context.anchor].compactMap({ $0 }) where place.node == ObjectIdentifier(node) {
      if all != nil { note(place) }
      if let store, case .place(let index) = store.match(place) { found[index] = place }
    }
  }

  /// Those around stand before it, those of hidden types too.
  private func note(_ place: KeptPlace) {
    guard place.index == nil, all != nil else { return }
    if let parent = place.parent { note(parent) }
    place.index = all!.count
    all!.append(place)
  }

  // MARK: Values

  private func read(_ node: DynamicNode, _ view: KeptView, _ context: KeptContext) {
    let objects = node.keptObjects
    guard !objects.isEmpty, let names = view.info?.storageNames,
      !view.isBuiltIn || view.type is any KeepsOwnState.Type, let (place, prefix) = context.holding(node, view)
    else { return }
    for (name, object) in zip(names, objects) {
      guard let name, let storage = object as? any KeptStorage else { continue }
      if let item = item(of: storage, isBuiltIn: view.isBuiltIn) { set(prefix + name, item, at: place, node) }
    }
  }

  private func item(of storage: any KeptStorage, isBuiltIn: Bool) -> KeptState.Item? {
    let type = KeptName.of(storage.keptType)
    do {
      return try storage.kept(by: coder).map { KeptState.Item(type: type, value: $0) }
    } catch {
      // What this package keeps for itself and can't be kept comes about again.
      if isBuiltIn, !storage.keepsParts { return nil }
      return KeptState.Item(type: type, reason: (error as? KeptCoder.Failure)?.reason ?? "\(error)")
    }
  }

  private func set(_ name: String, _ item: KeptState.Item, at place: KeptPlace, _ node: ViewNode? = nil) {
    if place.obstacle != nil, item.value != nil {
      return set(name, KeptState.Item(type: item.type, reason: place.obstacle), at: place, node)
    }
    let index = index(of: place)
    if state.places[index].values[name] == nil {
      state.places[index].values[name] = item
    } else if !repeated.contains(index) {
      state.places[index].values[name] = KeptState.Item(type: item.type, reason: "there was more than one")
    }
  }

  private func index(of place: KeptPlace) -> Int {
    if let index = place.index { return index }
    let parent = place.parent.map { self.index(of: $0) } ?? -1
    let print = place.slot == nil ? place.print : nil
    let isUnknown = place.slot == nil && print == nil && place.total > 0
    let key = PlaceKey(
      parent: parent, name: place.name, keys: place.keys, slot: place.slot, print: print,
      node: isUnknown ? place.node : nil)
    if let known = indices[key] {
      if known.node != place.node { repeated.insert(known.index) }
      place.index = known.index
      return known.index
    }
    let index = state.places.count
    place.index = index
    indices[key] = (index, place.node)
    state.places.append(
      KeptState.Place(
        parent: parent, name: place.name, keys: place.keys, slot: place.slot, count: place.count, total: place.total,
        print: place.print, isLazy: place.isLazy, values: [:]))
    return index
  }

  private func readScene() {
    for (key, object) in graph.knownFeature(SceneValues.self)?.storages ?? [:] {
      if let storage = object as? any KeptStorage { state.scene[key] = item(of: storage, isBuiltIn: false) }
    }
    for (key, item) in graph.keptStore?.kept.scene ?? [:] where state.scene[key] == nil { state.scene[key] = item }
    for (key, value) in DefaultsReaders.standardValues {
      let list = try? PropertyListSerialization.data(fromPropertyList: [value], format: .xml, options: 0)
      if let list {
        state.defaults[key] = KeptState.Item(type: "", value: .text(String(decoding: list, as: UTF8.self)))
      }
    }
  }

  private func readFocus() {
    guard let target = graph.typingTarget.target, target.isMounted,
      let place = contexts.context(inside: target).holder, place.obstacle == nil
    else { return }
    let (text, selection) = target.typed
    let start = text.distance(from: text.startIndex, to: selection.lowerBound)
    let length = text.distance(from: selection.lowerBound, to: selection.upperBound)
    let index = index(of: place)
    guard !repeated.contains(index) else { return }
    state.focus = KeptState.Focus(place: index, start: start, end: start + length)
  }

  /// What nobody has asked for yet waits in the next program, too.
  private func keepWaiting() {
    guard let store else { return }
    var moved: [Int: Int] = [:]
    func place(_ old: Int) -> Int {
      if old < 0 { return -1 }
      if let index = moved[old] { return index }
      let index: Int
      if let place = found[old] {
        index = self.index(of: place)
      } else {
        var copy = store.kept.places[old]
        copy.parent = place(copy.parent)
        copy.values = [:]
        index = state.places.count
        state.places.append(copy)
      }
      moved[old] = index
      return index
    }
    for old in store.waiting { state.places[place(old)].values = store.kept.places[old].values }
    if let focus = store.waitingFocus, state.focus == nil, store.kept.places.indices.contains(focus.place) {
      var waiting = focus
      waiting.place = place(focus.place)
      state.focus = waiting
    }
  }
}

/// A storage whose value is kept.
protocol KeptStorage: AnyObject {
  var keptType: Any.Type { get }
  /// True if it holds an object that says itself what is kept of it.
  var keepsParts: Bool { get }
  /// nil where there's nothing to keep.
  func kept(by coder: KeptCoder) throws -> KeptForm?
}

extension KeptStorage {
  var keepsParts: Bool { false }
}
