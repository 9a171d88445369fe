// SPDX-License-Identifier: Apache-2.0

/// What a place has found in what was kept.
enum KeptMatch {
  case place(Int)
  case nothing
}

/// State that was kept of another program and waits for the views that it belongs to.
///
/// A value is given once, to the node that first asks for it at its place. What nobody has asked for by then is given
/// up after a time of the host (``patience``); what lazy containers make waits as long as the views around are there.
final class KeptStore {
  /// So many seconds after the state was given to a host, views that it hasn't made yet are waited for.
  static let patience = 5.0

  private(set) var kept: KeptState
  let contexts: KeptContexts
  private let coder = KeptCoder()
  private var groups: [GroupKey: [Int]] = [:]
  /// What the new program's views are like, as far as they're there without what was kept.
  private var census: [CensusKey: [Counted]] = [:]
  /// The places whose views are there.
  private var met: Set<Int> = []
  /// The places that more than one view was found for.
  private var contested: Set<Int> = []
  /// Why a place's view was refused.
  private var refusals: [Int: String] = [:]
  private var lost: [LostState] = []
  private(set) var hasShown = false
  private let isOver: () -> Bool
  private var last: (node: WeakNode, context: KeptContext)?
  /// The field that is to be typed into, as far as it's made.
  private(set) weak var field: LayoutNode?

  private struct GroupKey: Hashable {
    let parent: Int
    let name: String
    let ids: [String]
  }

  private struct CensusKey: Hashable {
    let parent: Int
    let name: String
    let keys: [String]
  }

  private struct Counted {
    let slot: Int?
    let print: String?
  }

  /// - Parameters:
  ///   - root: The type of the view that the host shows.
  ///   - isOver: Tells whether the time for views to come is over.
  init(_ kept: KeptState, _ root: Any.Type, isOver: @escaping () -> Bool) {
    self.kept = kept
    self.isOver = isOver
    contexts = KeptContexts(root)
    for (index, place) in kept.places.enumerated() {
      guard place.parent >= -1, place.parent < index else {
        // Nobody has written that.
        self.kept.places[index].parent = -1
        self.kept.places[index].values = [:]
        continue
      }
      let key = GroupKey(parent: place.parent, name: place.name, ids: Self.ids(of: place.keys))
      groups[key, default: []].append(index)
    }
    if let focus = kept.focus, !kept.places.indices.contains(focus.place) { self.kept.focus = nil }
  }

  /// The keys that aren't branches.
  private static func ids(of keys: [String]) -> [String] { keys.filter { !isBranch($0) } }
  private static func isBranch(_ key: String) -> Bool { key == "?" || key.first?.isNumber == true }

  /// Takes note of what views there are by themselves.
  ///
  /// - Parameter places: Those around a place stand before it.
  func count(_ places: [KeptPlace]) {
    var inside: [ObjectIdentifier?: [KeptPlace]] = [:]
    for place in places { inside[place.parent.map { ObjectIdentifier($0) }, default: []].append(place) }
    func register(_ parent: KeptPlace?, _ index: Int) {
      for place in inside[parent.map { ObjectIdentifier($0) }] ?? [] {
        let group = GroupKey(parent: index, name: place.name, ids: Self.ids(of: place.keys))
        guard let olds = groups[group], place.count > 1 || olds.contains(where: { kept.places[$0].count > 1 }) else {
          continue
        }
        let key = CensusKey(parent: index, name: place.name, keys: place.keys)
        census[key, default: []].append(Counted(slot: place.slot, print: place.print))
      }
    }
    register(nil, -1)
    var nodes: [Int: ObjectIdentifier] = [:]
    for place in places {
      guard case .place(let index) = match(place) else { continue }
      register(place, index)
      if let node = nodes.updateValue(place.node, forKey: index), node != place.node { contested.insert(index) }
    }
    // The views are made once more.
    (met, refusals) = ([], [:])
  }

  // MARK: Places

  func match(_ place: KeptPlace) -> KeptMatch {
    if let found = place.found { return found }
    let found: KeptMatch
    if let parent = place.parent {
      if case .place(let index) = match(parent) { found = find(place, in: index) } else { found = .nothing }
    } else {
      found = find(place, in: -1)
    }
    place.found = found
    if case .place(let index) = found {
      met.insert(index)
      refusals[index] = nil
    }
    return found
  }

  private func find(_ place: KeptPlace, in parent: Int) -> KeptMatch {
    let key = GroupKey(parent: parent, name: place.name, ids: Self.ids(of: place.keys))
    guard let olds = groups[key] else { return .nothing }
    func refuse(_ reason: String) -> KeptMatch {
      for old in olds where !met.contains(old) { refusals[old] = reason }
      return .nothing
    }
    if let obstacle = place.obstacle { return refuse(obstacle) }
    func only(_ index: Int) -> KeptMatch {
      contested.contains(index) ? refuse(KeptContext.ambiguous) : .place(index)
    }
    if place.total <= 1, olds.allSatisfy({ kept.places[$0].total == place.total }) {
      guard olds.count == 1 else { return refuse(KeptContext.ambiguous) }
      if Self.contradict(kept.places[olds[0]].keys, place.keys) { return refuse("it stands in another branch now") }
      return only(olds[0])
    }
    let exact = olds.filter { kept.places[$0].keys == place.keys }
    guard let first = exact.first else { return refuse("no view of its kind stands in its branch any more") }
    let before = kept.places[first].count
    if before == 1, place.count == 1 { return exact.count == 1 ? only(first) : refuse(KeptContext.ambiguous) }
    if let found = known(place, among: exact, in: parent) ?? numbered(place, among: exact, in: parent) {
      return only(found)
    }
    return refuse(
      before == place.count
        ? KeptContext.ambiguous
        : "there are \(place.count) of its kind where there were \(before), and nothing tells which is which")
  }

  /// True if they go different ways at the same number of branches.
  private static func contradict(_ a: [String], _ b: [String]) -> Bool {
    func ways(_ keys: [String]) -> [(way: Substring, count: Substring)] {
      keys.compactMap { key in
        let parts = key.split(separator: "/")
        return isBranch(key) && parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }
    let others = ways(b)
    return ways(a).contains { way in others.contains { $0.count == way.count && $0.way != way.way } }
  }

  /// The old place that looks like a new one, where only that does.
  private func known(_ place: KeptPlace, among olds: [Int], in parent: Int) -> Int? {
    guard let print = place.print else { return nil }
    let alike = olds.filter { kept.places[$0].print == print }
    guard alike.count == 1 else { return nil }
    if let others = census[CensusKey(parent: parent, name: place.name, keys: place.keys)] {
      return others.filter { $0.print == print }.count <= 1 ? alike[0] : nil
    }
    // Of the others nothing is known: they may look alike.
    let old = kept.places[alike[0]]
    return old.count == place.count && old.slot != nil && old.slot == place.slot ? alike[0] : nil
  }

  /// The old place of the same number, where nothing says that views came, went or moved.
  private func numbered(_ place: KeptPlace, among olds: [Int], in parent: Int) -> Int? {
    guard let slot = place.slot, kept.places[olds[0]].count == place.count else { return nil }
    let there = olds.filter { kept.places[$0].slot == slot }
    guard there.count == 1 else { return nil }
    if kept.places[there[0]].print == place.print { return isRepeatedPrint(place.print, olds) ? nil : there[0] }
    guard let news = census[CensusKey(parent: parent, name: place.name, keys: place.keys)], news.count >= place.count
    else { return nil }
    let oldPrints = Set(olds.compactMap { kept.places[$0].print })
    let newPrints = Set(news.compactMap(\.print))
    let isSameOrder = news.allSatisfy { new in
      let old = olds.first { kept.places[$0].slot == new.slot }.flatMap { kept.places[$0].print }
      return old == new.print
        || !(new.print.map(oldPrints.contains) ?? false) && !(old.map(newPrints.contains) ?? false)
    }
    return isSameOrder ? there[0] : nil
  }

  /// Views that look alike, but for some others among them, may have changed places with those.
  private func isRepeatedPrint(_ print: String?, _ olds: [Int]) -> Bool {
    let prints = olds.map { kept.places[$0].print }
    return prints.contains { $0 != print } && prints.filter { $0 == print }.count > 1
  }

  // MARK: Values

  /// The value of a property, where there's one that can be given.
  func value<Value>(of name: String, for node: DynamicNode, as type: Value.Type) -> Value? {
    give(name, to: node) { try read($0, type) }
  }

  /// Gives back what a node has kept of an object of its own.
  func restore(_ parts: any KeepsParts, of name: String, for node: DynamicNode) {
    give(name, to: node) { try parts.restore(parts: read($0, String.self)) }
  }

  @discardableResult
  private func give<Value>(
    _ name: String, to node: DynamicNode, _ read: (KeptState.Item) throws -> Value
  ) -> Value? {
    guard case .view(let view) = node.keptPart(to: nil) else { return nil }
    if view.isBuiltIn, !(view.type is any KeepsOwnState.Type) { return nil }
    let context: KeptContext
    if let last, last.node.node === node {
      context = last.context
    } else {
      context = contexts.context(inside: node)
      last = (WeakNode(node: node), context)
    }
    guard let (place, prefix) = context.holding(node, view), let (index, item) = take(prefix + name, at: place) else {
      return nil
    }
    do {
      return try read(item)
    } catch {
      lose(prefix + name, at: index, Self.reason(error))
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String { (error as? KeptCoder.Failure)?.reason ?? "\(error)" }

  /// A text that a node which is no view has kept at its place.
  func text(of name: String, for node: ViewNode) -> String? {
    guard let place = contexts.context(inside: node).holder, let (index, item) = take(name, at: place) else {
      return nil
    }
    if let reason = item.reason { lose(name, at: index, reason) }
    guard case .text(let text)? = item.value else { return nil }
    return text
  }

  /// The largest number of an object in what wasn't given back yet; -1 where there's none.
  var largestObject: Int {
    let items = kept.places.lazy.flatMap(\.values.values) + kept.scene.values
    return items.reduce(-1) { max($0, $1.value?.largestObject ?? -1) }
  }

  private func take(_ name: String, at place: KeptPlace) -> (Int, KeptState.Item)? {
    guard case .place(let index) = match(place), !isOver() || waitsForSight(index),
      let item = kept.places[index].values.removeValue(forKey: name)
    else { return nil }
    return (index, item)
  }

  private func read<Value>(_ item: KeptState.Item, _ type: Value.Type) throws -> Value {
    if let reason = item.reason { throw KeptCoder.Failure(reason) }
    let name = KeptName.of(type)
    guard item.type == name else {
      throw KeptCoder.Failure("its type is \(KeptName.short(name)) now and was \(KeptName.short(item.type))")
    }
    guard let value = item.value else { throw KeptCoder.unreadable }
    return try coder.value(type, of: value)
  }

  /// What a host has kept under a key. It isn't of a view, so it waits as long as the host is there.
  func sceneValue<Value>(_ key: String, as type: Value.Type) -> Value? {
    guard let item = kept.scene.removeValue(forKey: key) else { return nil }
    do {
      return try read(item, type)
    } catch {
      lost.append(LostState(view: "the scene", property: key, reason: Self.reason(error)))
      return nil
    }
  }

  /// A field was made that can be typed into.
  func offer(_ node: LayoutNode) {
    guard let focus = kept.focus, let place = contexts.context(inside: node).holder, !isOver(),
      case .place(focus.place) = match(place)
    else { return }
    field = node
  }

  /// The focus that nobody has taken yet, as long as its field may still come.
  var waitingFocus: KeptState.Focus? { isOver() ? nil : kept.focus }

  func takeFocus() -> KeptState.Focus? {
    defer { kept.focus = nil }
    return kept.focus
  }

  // MARK: What is left

  /// The first frame is there.
  func didShow() { hasShown = true }

  /// True if a lazy container may still make the view, or one around it.
  private func waitsForSight(_ index: Int) -> Bool {
    var outermost: Int?
    var place = index
    while place >= 0 {
      if kept.places[place].isLazy { outermost = place }
      place = kept.places[place].parent
    }
    guard let outermost else { return false }
    let parent = kept.places[outermost].parent
    return parent == -1 || met.contains(parent)
  }

  /// The places with values whose views may still come.
  var waiting: [Int] {
    let isOver = isOver()
    return kept.places.indices.filter { isWaiting($0, isOver) }
  }

  private func isWaiting(_ index: Int, _ isOver: Bool) -> Bool {
    !kept.places[index].values.isEmpty && !met.contains(index) && (!isOver || waitsForSight(index))
  }

  /// True if nobody will be given anything any more. Asked in each frame: it ends with the first place that waits.
  var isDone: Bool {
    guard hasShown else { return false }
    let isOver = isOver()
    return (isOver || kept.focus == nil) && !kept.places.indices.contains { isWaiting($0, isOver) }
  }

  /// What couldn't be given back so far.
  var losses: [LostState] {
    var result = lost
    guard hasShown else { return result }
    let waiting = Set(waiting)
    for (index, place) in kept.places.enumerated() where !place.values.isEmpty {
      let reason: (String) -> String
      if met.contains(index) {
        reason = { "its view has no \($0) any more" }
      } else if let refusal = refusals[index] {
        reason = { _ in refusal }
      } else if !waiting.contains(index) {
        reason = { _ in "its view isn't there any more" }
      } else {
        continue
      }
      for (name, item) in place.values.sorted(by: { $0.key < $1.key }) {
        result.append(
          LostState(view: path(of: index), property: name, reason: item.reason ?? reason(name)))
      }
    }
    if kept.focus != nil, isOver() {
      result.append(LostState(view: "the scene", property: "focus", reason: "its field isn't there any more"))
    }
    return result
  }

  private func lose(_ name: String, at index: Int, _ reason: String) {
    lost.append(LostState(view: path(of: index), property: name, reason: reason))
  }

  private func path(of index: Int) -> String {
    var names: [String] = []
    var place = index
    while kept.places.indices.contains(place), names.count < 12 {
      let here = kept.places[place]
      if !here.name.hasPrefix("Gnomon.AnyView") { names.append(KeptName.short(here.name)) }
      guard here.parent < place else { break }
      place = here.parent
    }
    return names.reversed().joined(separator: "/")
  }
}
