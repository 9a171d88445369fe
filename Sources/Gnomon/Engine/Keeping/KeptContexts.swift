// SPDX-License-Identifier: Apache-2.0

/// The contexts of a host's nodes, found from the root down.
final class KeptContexts {
  let root: KeptContext
  /// Those inside of the user's views, so that each is found once.
  private var known: [ObjectIdentifier: (node: WeakNode, context: KeptContext)] = [:]

  /// - Parameter root: The type of the view that the host shows.
  init(_ root: Any.Type) { self.root = KeptContext(nil, .of(root)) }

  /// Where what's inside a node stands.
  func context(inside node: ViewNode) -> KeptContext {
    var chain: [ViewNode] = []
    var inside = root
    var above: ViewNode?
    var current: ViewNode? = node
    while let here = current {
      if let found = known[ObjectIdentifier(here)], found.node.node === here {
        (inside, above) = (found.context, here)
        break
      }
      chain.append(here)
      current = here.keptParent
    }
    for here in chain.reversed() {
      if let above { inside = inside.following(above.keptPart(to: here), to: here) }
      let part = here.keptPart(to: nil)
      inside = inside.entering(here, part)
      if case .view(let view) = part, !view.isBuiltIn { known[ObjectIdentifier(here)] = (WeakNode(node: here), inside) }
      above = here
    }
    return inside
  }
}

extension KeptContext {
  /// The place at which a node with properties keeps their values, and what its properties' names begin with.
  func holding(_ node: ViewNode, _ view: KeptView) -> (place: KeptPlace, prefix: String)? {
    guard let holder = view.isBuiltIn ? holder : place else { return nil }
    return (holder, holder.node == ObjectIdentifier(node) ? "" : KeptName.short(KeptName.base(of: view.type)) + ".")
  }
}
