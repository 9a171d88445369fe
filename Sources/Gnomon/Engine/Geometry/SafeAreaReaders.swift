// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node whose content lies by where the unsafe areas are.
protocol SafeAreaReader: LayoutNode {
  /// Places the content again where the unsafe areas lie elsewhere now, as seen from the node.
  func followSafeArea()
}

/// The nodes of a host that reach into unsafe areas. Whatever is around one may move without its being placed.
final class SafeAreaReaders {
  private var nodes: [WeakBox<LayoutNode>] = []

  func add(_ node: any SafeAreaReader) { nodes.append(WeakBox(object: node)) }

  /// Asks each, the outermost first: one inside lies by those around it.
  func follow() {
    nodes.removeAll { $0.object?.isMounted != true }
    for node in nodes.compactMap(\.object).sorted(by: { $0.depth < $1.depth }) where node.isPlaced {
      (node as? any SafeAreaReader)?.followSafeArea()
    }
  }
}

extension Graph {
  var safeAreaReaders: SafeAreaReaders { feature(SafeAreaReaders.self) { SafeAreaReaders() } }

  /// Places again what reaches into unsafe areas that have moved.
  func followSafeAreas() {
    knownFeature(SafeAreaReaders.self)?.follow()
  }
}
