// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is told of a pointer that moves over a view.
struct ContinuousHover {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

extension ViewHost {
  /// Moves the pointer to a point, without pressing anything: calls the actions of `onHover` and `onContinuousHover`.
  ///
  /// The pointer is over the innermost view at the point, as a tap would find it, and over those around it. First those
  /// are told that it has left, then those that it has come to, from the outermost to the innermost. A view that went
  /// in between is told nothing. Where a view moves below a pointer that rests, it's told when the pointer moves next.
  ///
  /// - Parameter point: The place in the host's coordinates, in points; nil, and one that isn't finite, is outside of
  ///   the host.
  /// - Returns: True if some view was told something.
  @discardableResult
  public func hover(at point: CGPoint?) -> Bool {
    event("the pointer was moved") {
      let place = point.flatMap { $0.isFinite ? $0 : nil }
      let views = place.map { hoveredViews(at: $0) } ?? []
      guard !views.isEmpty || graph.knownFeature(HostInput.self)?.hovered.isEmpty == false else { return false }
      let input = graph.input
      let old = input.hovered.compactMap(\.node).filter(\.isMounted)
      let known = Set(old.map { ObjectIdentifier($0) })
      let new = Set(views.map { ObjectIdentifier($0.node) })
      input.hovered = views.map { WeakNode(node: $0.node) }
      var isTold = false
      for node in old.reversed() where node.isMounted && !new.contains(ObjectIdentifier(node)) {
        isTold = true
        node.hoverAction?.leave()
      }
      for view in views where view.node.isMounted {
        guard let action = view.node.hoverAction, let place else { continue }
        if action.enter(place, in: view.item, isNew: !known.contains(ObjectIdentifier(view.node))) { isTold = true }
      }
      return isTold
    }
  }

  /// The views that a pointer at a point is over and that want to know it, the outermost first.
  private func hoveredViews(at point: CGPoint) -> [(node: AttributeNode, item: LayoutNode)] {
    guard let innermost = hits(at: point).innermost else { return [] }
    var (found, item) = ([(node: AttributeNode, item: LayoutNode)](), innermost)
    for node in innermost.chain() {
      if let layout = node as? LayoutNode {
        item = layout
      } else if let attribute = node as? AttributeNode, attribute.hoverAction != nil {
        found.append((attribute, item))
      }
    }
    return found.reversed()
  }
}

/// What a view wants to know of the pointer.
private enum HoverAction {
  case once((Bool) -> Void)
  case always(ContinuousHover)

  func leave() {
    switch self {
    case .once(let action): action(false)
    case .always(let hover): hover.action(.ended)
    }
  }

  /// True if the view was told.
  func enter(_ point: CGPoint, in item: LayoutNode, isNew: Bool) -> Bool {
    switch self {
    case .once(let action):
      if isNew { action(true) }
      return isNew
    case .always(let hover):
      let event = TouchEvent(kind: .moved, location: point, time: 0)
      hover.action(.active(_GestureContext(node: item).location(of: event, in: hover.space)))
      return true
    }
  }
}

extension ViewNode {
  fileprivate var hoverAction: HoverAction? {
    guard let attribute = (self as? AttributeNode)?.attribute else { return nil }
    switch attribute.name {
    case "onHover": return (attribute.value as? (Bool) -> Void).map { .once($0) }
    case "onContinuousHover": return (attribute.value as? ContinuousHover).map { .always($0) }
    default: return nil
    }
  }

  /// The node and those around it by identity, the innermost first, as far as one of some.
  func chain(upTo ends: [ViewNode] = []) -> [ViewNode] {
    var nodes: [ViewNode] = []
    var node: ViewNode? = self
    while let current = node {
      nodes.append(current)
      if ends.contains(where: { $0 === current }) { break }
      node = current.parent
    }
    return nodes
  }
}

extension ViewHost {
  /// Lets an event happen. Of events that cause each other without an end some are left out.
  func event(_ name: String, _ body: () -> Bool) -> Bool {
    let limit = 16
    guard !graph.isUpdating, (graph.knownFeature(HostInput.self)?.eventsUnderWay ?? 0) < limit else { return false }
    beginShowing()
    graph.input.eventsUnderWay += 1
    let isTaken = body()
    graph.input.eventsUnderWay -= 1
    graph.tracer?.nextFrame = name
    update()
    return isTaken
  }
}
