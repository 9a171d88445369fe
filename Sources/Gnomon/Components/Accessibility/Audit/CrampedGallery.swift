// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// True if what is shown, a preview, puts several of the app's own views below each other that need more height than the host has.
  /// What is short of room then says nothing of them: an app doesn't show them all at once.
  ///
  /// A view of the app's own around them is a screen, and has to make room.
  package var isCrampedGallery: Bool {
    guard root.idealHeight > root.containerSize.height + 0.5 else { return false }
    var shown = Array(root.children)
    while shown.count == 1 {
      if shown[0] is ScrollNode || shown[0].isInViewOfApp { return false }
      shown = shown[0].laidOut
    }
    let boxes = shown.filter(\.standsForViewOfApp).map(\.drawnBox).filter { $0.height > 0 }
    // Two lie below each other where the lowest beginning is below the highest end.
    guard let lowest = boxes.map(\.minY).max(), let highest = boxes.map(\.maxY).min() else { return false }
    return lowest >= highest - 0.5
  }
}

extension LayoutNode {
  fileprivate var laidOut: [LayoutNode] {
    var children: [LayoutNode] = []
    forEachLayoutChild { children.append($0.identity) }
    return children
  }

  /// True if it's made by one of the app's own views.
  fileprivate var isInViewOfApp: Bool {
    sequence(first: self as ViewNode, next: \.parent).contains { node in
      (node as? DynamicNode).map { !$0.isBuiltIn && $0.snapshotName != nil } ?? false
    }
  }

  /// True if it, or the one that it modifies, is made by one of the app's own views.
  fileprivate var standsForViewOfApp: Bool {
    var node = self
    while !node.isInViewOfApp {
      let children = node.laidOut
      guard children.count == 1 else { return false }
      node = children[0]
    }
    return true
  }
}
