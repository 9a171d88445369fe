// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

extension ViewHost {
  /// How many elements of lazy containers are made.
  var lazyElementCount: Int {
    func count(_ node: ViewNode) -> Int {
      var sum = (node as? LazyCollectionNode)?.elements.count ?? 0
      node.forEachChild { sum += count($0) }
      return sum
    }
    return count(root)
  }

  /// How far the first scroll view is scrolled down.
  var offset: CGFloat { root.firstScrollView?.offset.y ?? 0 }

  /// Where each text is drawn.
  var places: [String: CGFloat] {
    Dictionary(snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered.minY) }) { first, _ in first }
  }
}
