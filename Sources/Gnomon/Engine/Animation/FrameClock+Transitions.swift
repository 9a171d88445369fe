// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that has been removed and is drawn until its transition is over.
final class Departure {
  /// The node that has removed it: an `if`, a `ForEach`.
  unowned(unsafe) let owner: ViewNode
  let view: ViewNode
  /// The key of the view among its owner's views.
  let key: AnyHashable
  fileprivate var ghosts: [Ghost] = []
  /// The views inside that others have taken over from, and the nodes that have been moved to those.
  var matched: [LayoutNode] = []
  var moved: [LayoutNode] = []

  /// An item on its way out: it stays where it was drawn, whatever becomes of the container without it.
  fileprivate struct Ghost {
    let node: LayoutNode
    let container: LayoutNode
    let place: CGPoint
  }

  init(_ view: ViewNode, of owner: ViewNode, key: AnyHashable) {
    self.view = view
    self.owner = owner
    self.key = key
  }

  func isMatched(_ node: LayoutNode) -> Bool { matched.contains { $0 === node } }
}

extension ViewNode {
  /// A child has come: it may come gradually.
  final func welcome(_ child: ViewNode) { graph.frameClock?.arrive(child, in: self) }

  /// A child has gone: it leaves the tree, at once or when its transition is over.
  final func dismiss(_ child: ViewNode, key: AnyHashable = 0) {
    if graph.frameClock?.depart(child, from: self, key: key) == true { return }
    child.unmount()
  }

  /// The child of a key that is going, if there's one: it stays.
  final func recall<Node: ViewNode>(_ type: Node.Type, key: AnyHashable = 0) -> Node? {
    guard flags.contains(.hasDepartures) else { return nil }
    return graph.frameClock?.recall(in: self, key: key) as? Node
  }

  /// The items of a child, each inside of its transition where it has one.
  final func appendItems(of child: ViewNode, to list: inout ContiguousArray<LayoutNode>) {
    guard child.flags.contains(.inTransition), let known = graph.frameClock?.transitions[ObjectIdentifier(child)] else {
      return child.appendItems(to: &list)
    }
    for item in child.items { list.append(known[ObjectIdentifier(item.identity)] ?? item) }
  }

  /// Ends what the clock keeps of a node that leaves the tree.
  final func endTransitions() {
    guard let clock = graph.frameClock else { return }
    if flags.contains(.inTransition) {
      let nodes = clock.transitions.removeValue(forKey: ObjectIdentifier(self))
      for node in nodes?.values ?? [:].values { node.unmount() }
    }
    if flags.contains(.hasDepartures) { clock.endDepartures(of: self) }
  }
}

extension FrameClock {
  fileprivate func arrive(_ child: ViewNode, in owner: ViewNode) {
    guard isInPass, !owner.isRowOfLazyContainer else { return }
    for item in child.items {
      let transition = self.transition(of: item, in: owner)
      guard let transaction = transaction(with: transition?.insertionAnimation), transaction.animation != nil else {
        continue
      }
      let node = add(transition ?? .opacity, to: item, of: child, phase: .willAppear, in: owner)
      node.enter(.identity, transaction)
    }
  }

  /// Nil where nothing is animated.
  private func transaction(with animation: Animation?) -> Transaction? {
    guard let animation else { return graph.transaction }
    var transaction = graph.transaction ?? Transaction()
    transaction.animation = animation
    return transaction
  }

  /// The transition that the item itself names, or the one that's named for all that `owner` shows.
  private func transition(of item: LayoutNode, in owner: ViewNode) -> AnyTransition? {
    if let own = item.layoutValue(TransitionValue.key) as? AnyTransition { return own }
    var parent: ViewNode? = owner
    while let current = parent, !(current is LayoutNode && current.isUnary) {
      if let modifier = current as? TransitionModifier.Node { return modifier.modifier.transition }
      parent = current.parent
    }
    return nil
  }

  private func add(
    _ transition: AnyTransition, to item: LayoutNode, of child: ViewNode, phase: TransitionPhase, in owner: ViewNode
  ) -> TransitionNode {
    let node = TransitionNode(
      item, transition, phase: phase,
      _NodeContext(graph: graph, parent: owner, environment: item.environment, source: nil))
    transitions[ObjectIdentifier(child), default: [:]][ObjectIdentifier(item.identity)] = node
    child.flags.insert(.inTransition)
    return node
  }

  fileprivate func depart(_ child: ViewNode, from owner: ViewNode, key: AnyHashable) -> Bool {
    guard isInPass, owner.isMounted, !owner.isRowOfLazyContainer else { return false }
    let departure = Departure(child, of: owner, key: key)
    var going: [(TransitionNode, Transaction)] = []
    for item in child.items where item.isPlaced {
      let known = transitions[ObjectIdentifier(child)]?[ObjectIdentifier(item.identity)]
      let transition = known?.transition ?? self.transition(of: item, in: owner)
      guard let transaction = transaction(with: transition?.removalAnimation), transaction.animation != nil,
        let container = (known ?? item).container
      else { continue }
      let node: TransitionNode
      if let known {
        node = known
      } else {
        let (parent, origin, proposal) = (item.layoutParent, item.origin, item.proposal)
        node = add(transition ?? .opacity, to: item, of: child, phase: .identity, in: owner)
        parent?.replaceLayoutChild(item, with: node)
        node.layoutParent = parent
        node.place(at: origin, proposal: proposal)
      }
      var ghost: LayoutNode = node
      while let parent = ghost.layoutParent, parent !== container { ghost = parent }
      departure.ghosts.append(Departure.Ghost(node: ghost, container: container, place: ghost.drawnPlace))
      going.append((node, transaction))
    }
    guard !going.isEmpty else { return false }
    departures.append(departure)
    owner.flags.insert(.hasDepartures)
    for ghost in departure.ghosts { ghost.container.flags.insert(.hasDepartures) }
    let completion = AnimationCompletion(criteria: .removed) { [weak self, weak departure] in
      if let departure { self?.end(departure) }
    }
    for (node, transaction) in going {
      var transaction = transaction
      transaction.add(completion)
      node.enter(.didDisappear, transaction)
    }
    close(completion)
    return true
  }

  fileprivate func recall(in owner: ViewNode, key: AnyHashable) -> ViewNode? {
    guard let index = departures.firstIndex(where: { $0.owner === owner && $0.key == key }) else { return nil }
    let departure = departures.remove(at: index)
    unflag(departure)
    // Until it's laid out again, its nodes hang on those that it was drawn in.
    recalled.append(departure)
    // Its own layout places them again.
    for node in departure.moved { node.invalidateLayout() }
    let nodes = transitions[ObjectIdentifier(departure.view)]?.values.map { $0 } ?? []
    for node in nodes {
      node.enter(.identity, transaction(with: node.transition.insertionAnimation) ?? Transaction())
    }
    return departure.view
  }

  private func end(_ departure: Departure) {
    guard let index = departures.firstIndex(where: { $0 === departure }) else { return }
    departures.remove(at: index)
    unflag(departure)
    departure.view.unmount()
  }

  fileprivate func endDepartures(of owner: ViewNode) {
    for departure in departures where departure.owner === owner { end(departure) }
  }

  private func unflag(_ departure: Departure) {
    for node in departure.ghosts.map({ $0.container as ViewNode }) + [departure.owner] {
      let isNeeded = departures.contains { other in
        other.owner === node || other.ghosts.contains { $0.container === node }
      }
      if !isNeeded { node.flags.remove(.hasDepartures) }
    }
  }

  /// The views that are going in a container: drawn below those that stay.
  func ghosts(in container: LayoutNode) -> [LayoutNode] {
    departures.flatMap { $0.ghosts.filter { $0.container === container }.map(\.node) }
  }

  /// Lays out again what has changed in views that are going: no container does.
  func placeDepartures() {
    for departure in departures {
      for ghost in departure.ghosts {
        let node = ghost.node
        node.layoutParent = ghost.container
        if node.isLayoutInvalid { node.place(at: node.origin, proposal: node.proposal) }
        // What goes over into another view goes where that one goes.
        guard departure.matched.isEmpty else { continue }
        let place = node.drawnPlace
        node.cell.pointee.origin.x += ghost.place.x - place.x
        node.cell.pointee.origin.y += ghost.place.y - place.y
      }
    }
  }
}

extension LayoutNode {
  /// The place of the node in what draws around it.
  fileprivate var drawnPlace: CGPoint {
    var place = origin
    var parent = layoutParent
    while let current = parent, !current.animatesFrame {
      place.x += current.origin.x
      place.y += current.origin.y
      parent = current.layoutParent
    }
    return place
  }

  /// The node that lists this one among its items, beyond modifiers of each.
  fileprivate var container: LayoutNode? {
    var node = layoutParent
    while let current = node, !(current is ItemsNode) { node = current.layoutParent }
    return node
  }
}

extension ViewNode {
  /// True if the innermost container around what the node shows is a lazy one, whose rows come and go at once.
  fileprivate var isRowOfLazyContainer: Bool {
    var node: ViewNode? = self
    while let current = node, !(current is ItemsNode) {
      if current is LazyContainerNode { return true }
      node = current.parent
    }
    return false
  }
}
