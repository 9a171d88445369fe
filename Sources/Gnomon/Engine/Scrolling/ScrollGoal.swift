// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The goal that a scroll view is on its way to: what lies there may have to be made first, and turn out to lie
/// elsewhere.
struct ScrollGoal {
  enum Kind {
    /// The view of an id below a node; each axis may have a point of the view that is brought to the same point of the
    /// scroll view.
    case view(AnyHashable, x: CGFloat?, y: CGFloat?, below: ViewNode)
    case edge(Edge)
    /// The place where the scroll view's behaviour lets it come to rest.
    case rest(CGPoint, from: CGPoint)
    /// An offset, or as much of it as the content reaches.
    case offset(CGPoint)
  }

  var kind: Kind
  var rounds = 0
}

/// A view that can be scrolled to.
enum ScrollDestination {
  case item(LayoutNode)
  /// An element of a lazy container's collection that isn't made.
  case element(Int, LazyCollectionNode, LazyContainerNode)

  /// The node that knows where the view lies.
  var anchorNode: LayoutNode {
    switch self {
    case .item(let node): node.concealingContainer ?? node
    case .element(_, _, let container): container
    }
  }

  /// The frame of the view in the space of a node around it, as far as it's known.
  func frame(in ancestor: LayoutNode) -> CGRect? {
    switch self {
    case .item(let node):
      if node.isConcealed {
        var (item, container) = (node, node.layoutParent)
        while let outer = container, !(outer is LazyContainerNode) { (item, container) = (outer, outer.layoutParent) }
        guard let container = container as? LazyContainerNode ?? node.concealingContainer else { return nil }
        let start = container.endSpacing.start
        // What was only looked into has no line of its own yet; its element has.
        let range =
          container.flow?.range(of: item, from: start)
          ?? node.lazyElement.flatMap { element, collection in
            container.flow?.range(of: element.index, in: collection, from: start)
          }
        return range.map { container.frame($0, in: ancestor) }
      }
      return node.rowFrame(in: ancestor) ?? node.convert(CGRect(origin: .zero, size: node.size), to: ancestor)
    case .element(let index, let collection, let container):
      let range = container.flow?.range(of: index, in: collection, from: container.endSpacing.start)
      return range.map { container.frame($0, in: ancestor) }
    }
  }
}

extension LayoutNode {
  /// The whole row of a list that the item stands in: a list is scrolled by rows (recorded on macOS 27). nil outside of lists.
  fileprivate func rowFrame(in ancestor: LayoutNode) -> CGRect? {
    var item = self
    while item !== ancestor, let outer = item.layoutParent {
      if let list = outer as? LazyContainerNode, list.scrollsByRows {
        return list.flow?.range(of: item, from: list.endSpacing.start).map { list.frame($0, in: ancestor) }
      }
      item = outer
    }
    return nil
  }

  /// The element of a collection that has the item, and its collection.
  fileprivate var lazyElement: (LazyElementNode, LazyCollectionNode)? {
    var node: ViewNode? = self
    while let current = node, !(current is LazyContainerNode) {
      if let element = current as? LazyElementNode, let collection = element.parent as? LazyCollectionNode {
        return (element, collection)
      }
      node = current.parent
    }
    return nil
  }

  /// The lazy container that doesn't show the item.
  fileprivate var concealingContainer: LazyContainerNode? {
    var node: ViewNode? = self
    var isConcealed = false
    while let current = node {
      if isConcealed, let container = current as? LazyContainerNode { return container }
      if current.flags.contains(.concealed) { isConcealed = true }
      node = current.parent
    }
    return nil
  }
}

extension LazyContainerNode {
  fileprivate func frame(_ range: ClosedRange<CGFloat>, in ancestor: LayoutNode) -> CGRect {
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = range.lowerBound
    rect.size[axis] = range.upperBound - range.lowerBound
    if axis == .horizontal, isMirrored { rect.origin.x = size.width - rect.maxX }
    return convert(rect, to: ancestor)
  }
}

extension ViewNode {
  /// The first view in this subtree that has an id. The ids of a collection's elements are known; to find others inside,
  /// elements are made, some thousands at most.
  func destination(_ id: AnyHashable) -> ScrollDestination? { knownDestination(id) ?? elementHolding(id) }

  fileprivate func knownDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let identified = self.identified, identified.anyID == id, let item = items.first {
      return .item(item)
    }
    if let collection = self as? LazyCollectionNode, let container = collection.container,
      let (inner, index) = collection.find(id, tracks: container.trackCount)
    {
      if let item = inner.elements[index]?.list.only, !item.isConcealed { return .item(item) }
      return .element(index, inner, container)
    }
    var found: ScrollDestination?
    forEachChild { child in if found == nil { found = child.knownDestination(id) } }
    return found
  }

  /// The first element of a lazy container in this subtree that has a view of an id inside.
  private func elementHolding(_ id: AnyHashable) -> ScrollDestination? {
    if let collection = self as? LazyCollectionNode, let container = collection.container {
      return collection.holder(of: id).map { .element($0.1, $0.0, container) }
    }
    var found: ScrollDestination?
    forEachChild { child in if found == nil { found = child.elementHolding(id) } }
    return found
  }
}

extension LazyCollectionNode {
  /// The place of an element of an id, in this collection or in one inside.
  fileprivate func find(_ id: AnyHashable, tracks: Int) -> (LazyCollectionNode, Int)? {
    if let index = index(of: id) { return (self, index) }
    guard count > 0, !(element(at: 0)?.list.collections.isEmpty ?? true) else { return nil }
    for index in 0..<min(count, LazySolver.mostLines) {
      guard let element = element(at: index) else { continue }
      _ = element.flow(tracks: tracks)
      for inner in element.list.collections {
        if let found = inner.find(id, tracks: tracks) { return found }
      }
    }
    return nil
  }

  /// The place of an element that has a view of an id inside, in this collection or in one inside.
  fileprivate func holder(of id: AnyHashable) -> (LazyCollectionNode, Int)? {
    for index in 0..<min(count, LazySolver.mostLines) {
      guard let element = element(at: index) else { continue }
      for inner in element.list.collections {
        if let found = inner.holder(of: id) { return found }
      }
      if element.knownDestination(id) != nil { return (self, index) }
    }
    return nil
  }
}

extension LazyItemList {
  var collections: [LazyCollectionNode] {
    entries.compactMap { if case .collection(let collection) = $0 { collection } else { nil } }
  }
}

extension ScrollNode {
  /// Scrolls so that the view of an id is in sight; false where there's no such view.
  ///
  /// - Parameter anchor: nil scrolls as little as it takes.
  @discardableResult
  func reveal(_ id: AnyHashable, _ anchor: UnitPoint?, below root: ViewNode) -> Bool {
    guard let frame = root.destination(id)?.frame(in: contentStack) else { return false }
    let x = anchor?.x ?? nearestAnchor(frame, .horizontal)
    let y = anchor?.y ?? nearestAnchor(frame, .vertical)
    reveal(frame, x, y)
    goal = ScrollGoal(kind: .view(id, x: x, y: y, below: root))
    return true
  }

  /// The end of a rectangle of the content that is out of sight; nil where all is in sight.
  private func nearestAnchor(_ frame: CGRect, _ axis: Axis) -> CGFloat? {
    let start = frame.origin[axis] + contentStack.origin[axis]
    let room = restingRange(axis)
    if start < offset[axis] + room.start { return 0 }
    return start + frame.size[axis] > offset[axis] + room.start + room.length ? 1 : nil
  }

  /// Scrolls to a rectangle of the content.
  private func reveal(_ frame: CGRect, _ x: CGFloat?, _ y: CGFloat?) {
    var point = offset
    for (axis, anchor) in [(Axis.horizontal, x), (.vertical, y)] where axes.contains(Axis.Set(axis)) {
      let (start, length) = (frame.origin[axis] + contentStack.origin[axis], frame.size[axis])
      let room = restingRange(axis)
      if let anchor { point[axis] = finite(start - room.start + (length - room.length) * anchor) }
      point[axis] = clamped(point[axis], axis)
    }
    scroll(to: point)
  }

  /// Scrolls to an end of the content.
  func scroll(to edge: Edge) {
    var point = offset
    switch edge {
    case .top: point.y = 0
    case .bottom: point.y = furthestOffset.y
    case .leading: point.x = 0
    case .trailing: point.x = environment.isRightToLeft ? -furthestOffset.x : furthestOffset.x
    }
    scroll(to: point)
    goal = ScrollGoal(kind: .edge(edge))
  }

  /// Goes on to the goal now that what was in sight is made. True where that scrolled.
  fileprivate func followGoal() -> Bool {
    guard var current = goal else { return false }
    let before = offset
    switch current.kind {
    case .view(let id, let x, let y, let root):
      guard root.isMounted, let frame = root.destination(id)?.frame(in: contentStack) else {
        goal = nil
        return false
      }
      reveal(frame, x, y)
    case .edge(let edge): scroll(to: edge)
    case .rest(let point, let start): settle(at: point, from: start)
    case .offset(let point):
      let least = leastOffset
      func reached(_ axis: Axis) -> CGFloat { axes.contains(Axis.Set(axis)) ? clamped(point[axis], axis) : least[axis] }
      let target = CGPoint(x: reached(.horizontal), y: reached(.vertical))
      // Content that is made as it comes into sight may reach further then.
      show(target)
    }
    current.rounds += 1
    goal = offset == before || current.rounds > 8 ? nil : current
    return offset != before
  }
}

extension Graph {
  /// Scroll views go on to their goals. True where something was scrolled.
  func followScrollGoals() -> Bool {
    var isScrolled = false
    for scroll in knownFeature(HostInput.self)?.scrollViews ?? []
    where scroll.isMounted && scroll.goal != nil && scroll.isPlaced {
      if scroll.followGoal() { isScrolled = true }
    }
    return isScrolled
  }
}
