// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The elements of the app's views as they were worked out last, for those who listen to changes: a view is asked again
/// only where something in it was evaluated or laid out otherwise.
///
/// What tells a view from how it was is a sum of its nodes: which they are, how often they were evaluated, their places, texts
/// and whether they're enabled. Making the sum costs some additions a node, and nothing is resolved for it.
final class SemanticsCache {
  private struct Key: Hashable {
    let view: ObjectIdentifier
    /// Of a view that shows several rows each is asked for by itself.
    let item: ObjectIdentifier
  }

  private struct Entry {
    weak var view: DynamicNode?
    var sum: Int
    /// Where the view lay.
    var box: CGRect
    var elements: [SemanticsElement]
  }

  private var entries: [Key: Entry] = [:]
  /// The sums of this round.
  private var sums: [ObjectIdentifier: Int] = [:]
  private var limit = 256
  /// The number of views that were asked, since the host is listened to.
  private(set) var asked = 0

  /// Begins to work out a frame.
  func begin() {
    sums.removeAll(keepingCapacity: true)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.view?.isMounted == true }
    limit = max(256, entries.count * 2)
  }

  /// Forgets all, as where what has the focus is another.
  func removeAll() { entries.removeAll() }

  /// A view's elements, as they were or worked out anew.
  func elements(of view: DynamicNode, showing items: ArraySlice<LayoutNode>, _ workOut: () -> [SemanticsElement])
    -> [SemanticsElement]
  {
    guard let first = items.first else { return workOut() }
    let key = Key(view: ObjectIdentifier(view), item: ObjectIdentifier(first))
    var hasher = Hasher()
    hasher.combine(view.generation)
    hasher.combine(view.environment.locale.identifier)
    for item in items {
      // Where the view lies as a whole doesn't matter, how its parts lie to each other does.
      hasher.combine(item.origin.x - first.origin.x)
      hasher.combine(item.origin.y - first.origin.y)
      hasher.combine(sum(of: item, inside: view))
    }
    let sum = hasher.finalize()
    let box = LayoutSnapshot.union(items.map(\.drawnBox))
    if var entry = entries[key], entry.view === view, entry.sum == sum, entry.box.size == box.size {
      let shift = CGSize(width: box.minX - entry.box.minX, height: box.minY - entry.box.minY)
      if shift != .zero { for index in entry.elements.indices { entry.elements[index].move(by: shift) } }
      entry.box = box
      entries[key] = entry
      return entry.elements
    }
    asked += 1
    let elements = workOut()
    entries[key] = Entry(view: view, sum: sum, box: box, elements: elements)
    return elements
  }

  /// What tells an item, with what is around it up to its container and what is inside, from how it was. Its own place isn't
  /// in it.
  private func sum(of item: LayoutNode, inside container: ViewNode) -> Int {
    var hasher = Hasher()
    hasher.combine(inner(item))
    var parent = item.parent
    while let node = parent, node !== container, node.subviewSource == nil {
      hasher.combine(ObjectIdentifier(node))
      if let evaluated = node as? DynamicNode { hasher.combine(evaluated.generation) }
      parent = node.parent
    }
    return hasher.finalize()
  }

  /// The same without what is around it: each item is gone through once a frame.
  private func inner(_ item: LayoutNode) -> Int {
    if let known = sums[ObjectIdentifier(item)] { return known }
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(item.size.width)
    hasher.combine(item.size.height)
    // Of its surroundings what elements are made of; the table itself is another for each pass of some modifiers.
    hasher.combine(item.environment.isEnabled)
    hasher.combine(item.snapshotText)
    if let transform = item.contentTransform { hasher.combine("\(transform)") }
    if let effect = item as? EffectModifier.Node { hasher.combine(effect.modifier.effect.hidesAll) }
    item.forEachLayoutChild { child in
      hasher.combine(child.origin.x)
      hasher.combine(child.origin.y)
      hasher.combine(self.sum(of: child.identity, inside: item))
    }
    let sum = hasher.finalize()
    sums[ObjectIdentifier(item)] = sum
    return sum
  }
}

/// One of the app's views, whose elements are kept.
struct KeptSemantics: SemanticSource {
  let cache: SemanticsCache

  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    guard let view = scope.node as? DynamicNode else { return scope.inner }
    return cache.elements(of: view, showing: scope.shown) { scope.inner }
  }
}

extension SemanticsElement {
  fileprivate mutating func move(by distance: CGSize) {
    frame.origin.x += distance.width
    frame.origin.y += distance.height
    if let point = activationPoint {
      activationPoint = CGPoint(x: point.x + distance.width, y: point.y + distance.height)
    }
    for index in children.indices { children[index].move(by: distance) }
  }
}
