// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A node that views inside can be sized by: the host, a scroll view.
protocol SizingContainer: LayoutNode {
  /// The part of the node that its content has to itself.
  var containerSize: CGSize { get }
}

extension LayoutNode {
  /// The innermost container around the node.
  var nearestContainer: (any SizingContainer)? {
    var node = layoutParent
    while let current = node {
      if let container = current.sizingContainer { return container }
      node = current.layoutParent
    }
    return nil
  }
}

/// The nodes of a host whose sizes are made of their containers'.
final class ContainerReaders {
  private var nodes: [WeakBox<LayoutNode>] = []

  func add(_ node: LayoutNode) { nodes.append(WeakBox(object: node)) }

  /// Forgets the sizes of the readers inside a container that has another size now, and those of what is around them.
  /// A container inside may be sized by this one, so its readers count too.
  ///
  /// - Parameter placesAgain: whether they're to be placed again too, even with the same sizes.
  func forgetSizes(inside container: any SizingContainer, placesAgain: Bool) {
    nodes.removeAll { $0.object?.isMounted != true }
    for case let node? in nodes.map(\.object) {
      var around: [LayoutNode] = []
      var current: LayoutNode? = node
      while let here = current, here !== container {
        around.append(here)
        current = here.layoutParent
      }
      guard current === container else { continue }
      for here in around {
        here.forgetSizes(placesAgain: placesAgain)
      }
    }
  }
}

extension Graph {
  var containerReaders: ContainerReaders { feature(ContainerReaders.self) { ContainerReaders() } }

  /// Says that a container has another size than before, or is measured as if it had.
  func forgetSizes(inside container: any SizingContainer, placesAgain: Bool) {
    knownFeature(ContainerReaders.self)?.forgetSizes(inside: container, placesAgain: placesAgain)
  }
}
