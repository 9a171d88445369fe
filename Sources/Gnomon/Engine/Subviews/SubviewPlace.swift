// SPDX-License-Identifier: Apache-2.0
/// The place of a view among a source's, so that the same one is found in a copy of the source.
///
/// A custom view may be made of other views in a copy than in the source, by its own states. So the way to a view ends at the outermost
/// custom view on it, and the views of that one are counted.
struct SubviewPlace: Hashable {
  /// The way from the view up to the source: which child of its parent each is, or the id that it has.
  private let steps: [AnyHashable]
  /// The number of views with the same steps that come before.
  private let rank: Int

  /// The places of a source's items, in their order.
  static func places(of items: ContiguousArray<LayoutNode>, below source: ViewNode) -> [SubviewPlace] {
    var counts: [[AnyHashable]: Int] = [:]
    return items.map { item in
      let steps = steps(to: item, below: source)
      let rank = counts[steps, default: 0]
      counts[steps] = rank + 1
      return SubviewPlace(steps: steps, rank: rank)
    }
  }

  private static func steps(to item: LayoutNode, below source: ViewNode) -> [AnyHashable] {
    var steps: [AnyHashable] = []
    var node: ViewNode = item
    while true {
      if node is DynamicNode, node.identified == nil { steps.removeAll() }
      guard node !== source, let parent = node.parent else { return steps }
      if let identified = node.identified {
        steps.append(identified.anyID)
      } else if let index = parent.index(of: node) {
        steps.append(index)
      } else if steps.isEmpty, let wrapped = node.wrappedItem {
        // What a modifier of several views puts around each of them isn't among its children.
        node = wrapped
        continue
      }
      node = parent
    }
  }
}

extension ViewNode {
  fileprivate func index(of child: ViewNode) -> Int? {
    var (index, found): (Int, Int?) = (0, nil)
    forEachChild {
      if $0 === child { found = index }
      index += 1
    }
    return found
  }
}
