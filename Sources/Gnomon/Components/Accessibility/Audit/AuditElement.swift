// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An element that an audit looks at, with what it's made of.
package struct AuditElement {
  /// The element's number in ``ViewHost/semantics()``.
  package var id: Int
  /// The index of the element around; nil for the screen's own.
  package var parent: Int?
  /// The index behind that of the last element inside: they follow each other.
  package var end = 0
  package var role: SemanticsSnapshot.Role
  package var label: String?
  /// True if the label is a picture's name, or part of one.
  package var isNamedByPicture: Bool
  package var value: String?
  package var placeholder: String?
  package var traits: AccessibilityTraits
  package var isEnabled: Bool
  package var frame: CGRect
  package var touchPoint: CGPoint
  /// The rank in the order of reading that was given by hand.
  package var sortPriority: Double
  package var view: AuditView
}

extension ViewHost {
  /// The elements of the screen in the order of reading, pictures without words among them. The cost grows with the views
  /// that are shown.
  package func auditElements() -> [AuditElement] {
    beginShowing()
    SemanticsWalk.marksUnnamedPictures = true
    defer { SemanticsWalk.marksUnnamedPictures = false }
    var list: [AuditElement] = []
    add(semanticsRoot.children, to: &list, inside: nil)
    return list
  }

  private func add(_ elements: [SemanticsElement], to list: inout [AuditElement], inside parent: Int?) {
    for element in elements {
      let index = list.count
      list.append(
        AuditElement(
          id: graph.nodeNumbers.number(of: element.anchor, element.ordinal), parent: parent, role: element.role,
          label: element.label, isNamedByPicture: element.isNamedByPicture, value: element.value,
          placeholder: element.placeholder, traits: element.traits, isEnabled: element.isEnabled,
          frame: element.frame, touchPoint: element.touchPoint, sortPriority: element.sortPriority,
          view: AuditView(node: element.anchor)))
      add(element.children, to: &list, inside: index)
      list[index].end = list.count
    }
  }

  /// Makes the host answer for the screen again, after another one did.
  package func beginAgain() { beginShowing() }

  /// True if a touch at a point goes to a view or to something in it.
  package func touches(_ view: AuditView, at point: CGPoint) -> Bool {
    hits(at: point).innermost?.isInside(view.node) ?? false
  }
}

/// A text that is shown.
package struct AuditText {
  package var view: AuditView
  package var string: String
  package var frame: CGRect
  /// True if it's cut off, and no `lineLimit` says that this is meant.
  package var isCutOff: Bool
}

extension ViewHost {
  /// The texts that are shown in views of the app's, in the order of the tree.
  package func auditTexts() -> [AuditText] {
    var list: [AuditText] = []
    func look(at node: LayoutNode) {
      if node.hidesContent || (node as? EffectModifier.Node)?.modifier.effect.hidesAll == true { return }
      if let text = node as? TextNode, text.isPlaced, let string = text.snapshotText, !string.isEmpty,
        !text.isOwnDrawing
      {
        list.append(
          AuditText(
            view: AuditView(node: text), string: string, frame: text.drawnBox,
            isCutOff: text.isCutOffText && text.size.width > 0 && text.size.height > 0))
      }
      node.forEachLayoutChild { look(at: $0.identity) }
    }
    look(at: root)
    return list
  }
}
