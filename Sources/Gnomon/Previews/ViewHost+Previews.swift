import Foundation

/// What is said of a view as a preview.
package struct PreviewAttributes {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  package var device: PreviewDevice?
}

extension ViewHost {
  /// The views at the root, each of which is a preview by itself, with what is said of them.
  package var previews: [PreviewAttributes] {
    root.children.map { item in
      PreviewAttributes(
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

extension ViewNode {
  /// What is said under a name of this view or of one around it; else what one inside it says.
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
    return attributes(name).lazy.compactMap { $0 as? Value }.first
  }
}
