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

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      guard preference.collects(PresentationLooksKey.self) else { return content.contribute(to: preference) }
      var looks = content.preference(PresentationLooksKey.self) ?? PresentationLooks()
      looks.background = nil
      looks.backgroundView = PresentationBackgroundView(stack: stack, alignment: modifier.alignment)
      preference.add(looks, to: PresentationLooksKey.self, graph.nextPreferenceStamp())
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
