// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that lies behind a presentation's content: the presentation places and draws it.
struct PresentationBackgroundView {
  let stack: LayerStackNode
  let alignment: Alignment

  /// Places it in the panel.
  func place(in panel: CGRect, of node: LayoutNode) {
    let proposal = ProposedViewSize(panel.size)
    let outer = ViewDimensions(node: node, size: panel.size, proposal: proposal)
    stack.layoutParent = node
    let inner = stack.dimensions(in: proposal)
    var origin = CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
    if node.environment.isRightToLeft { origin.x = panel.width - origin.x - inner.width }
    stack.place(at: CGPoint(x: panel.minX + origin.x, y: panel.minY + origin.y), proposal: proposal)
  }
}

/// Hands a view to the presentation around, which it lies behind.
nonisolated struct PresentationBackgroundModifier<Background: View>: UnaryModifier {
  let background: Background
  let alignment: Alignment

  final class Node: SideStackNode<PresentationBackgroundModifier<Background>> {
    override func makeSide() {
      passThrough()
      makeStack(alignment: modifier.alignment) { Background._makeNode(modifier.background, $0.with(source: nil)) }
      markContributes(to: PresentationLooksKey.self)
    }

    override func modifierDidChange(from old: PresentationBackgroundModifier<Background>) {
      stack.content?.update(with: modifier.background)
      guard old.alignment != modifier.alignment else { return }
      graph.preferencesVersion &+= 1
      graph.needsLayout = true
    }

    override func ownPreference<K: PreferenceKey>(_ key: K.Type, of content: ViewNode) -> K.Value? {
      let inner = content.preference(key)
      guard K.self == PresentationLooksKey.self else { return inner }
      var looks = inner as? PresentationLooks ?? PresentationLooks()
      looks.background = nil
      looks.backgroundView = PresentationBackgroundView(stack: stack, alignment: modifier.alignment)
      return looks as? K.Value
    }
  }
}

extension View {
  /// Puts views behind the content of the presentation around, in the place of the system's background.
  ///
  /// They're proposed the size of the panel, in which the alignment places them.
  nonisolated public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(PresentationBackgroundModifier(background: content(), alignment: alignment))
  }
}
