// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is said of a view as a preview.
package struct PreviewAttributes {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var device: PreviewDevice?
}

extension ViewHost {
  /// What is said of the views in the container at the root, each of which is a preview by itself.
  package var previews: [PreviewAttributes] {
    var items: [LayoutNode] = []
    root.children.first?.forEachLayoutChild { items.append($0) }
    return items.map { outermost in
      // A modifier of several views has a node for each, which doesn't know what is said inside it.
      let item = outermost.innermost
      return PreviewAttributes(
        displayName: item.previewAttribute("previewDisplayName"), layout: item.previewAttribute("previewLayout"),
        orientation: item.previewAttribute("previewInterfaceOrientation"),
        device: item.previewAttribute("previewDevice"))
    }
  }

  /// Makes the host as large as what its views take of its present size, which they go on being proposed.
  package func resizeToFit() {
    root.fixProposal()
    let size = root.fittingSize
    resize(to: CGSize(width: max(0, finite(size.width)), height: max(0, finite(size.height))))
  }
}

extension LayoutNode {
  /// The node at the end of the row of nodes that each lay out one.
  fileprivate var innermost: LayoutNode {
    var node = self
    while true {
      var children: [LayoutNode] = []
      node.forEachLayoutChild { children.append($0) }
      guard children.count == 1 else { return node }
      node = children[0]
    }
  }
}

extension ViewNode {
  /// What is said under a name of this view or of the nearest one around it.
  fileprivate func previewAttribute<Value>(_ name: String) -> Value? {
    var node: ViewNode? = self
    while let current = node {
      if let attribute = (current as? AttributeNode)?.attribute, attribute.name == name,
        let value = attribute.value as? Value
      {
        return value
      }
      node = current.parent
    }
    return nil
  }
}
