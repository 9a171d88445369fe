// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Places a layer so that its guides meet those of the base.
func placeLayer(_ layer: LayoutNode, _ alignment: Alignment, base: LayoutNode, size: CGSize, isMirrored: Bool) {
  let proposal = ProposedViewSize(size)
  let outer = ViewDimensions(node: base, size: size, proposal: base.proposal)
  let inner = layer.dimensions(in: proposal)
  var origin = CGPoint(
    x: outer[alignment.horizontal] - inner[alignment.horizontal],
    y: outer[alignment.vertical] - inner[alignment.vertical])
  if isMirrored { origin.x = size.width - origin.x - inner.width }
  layer.place(at: origin, proposal: proposal)
}

/// The views of an overlay or a background: one as it is, several as in a ZStack (`facts 52`).
final class LayerStackNode: ContentItemsNode {
  var alignment: Alignment
  private let recorder = PlacementRecorder()

  init(_ context: _NodeContext, alignment: Alignment) {
    self.alignment = alignment
    super.init(
      _NodeContext(
        graph: context.graph, parent: context.parent, environment: context.environment.stacking(along: nil),
        source: context.source))
  }

  override var reasoning: (any LayoutReasoning)? { self }

  // Whatever stacks around the view, its layers don't lie in that.
  override func environmentDidChange(_ new: EnvironmentValues) { super.environmentDidChange(new.stacking(along: nil)) }

  override var keptParent: ViewNode? { layoutParent?.presentingView ?? parent }

  /// True if something is to be drawn, be it on its way out.
  var hasItems: Bool { flags.contains(.hasDepartures) || !children.isEmpty }

  private var only: LayoutNode? {
    let children = children
    return children.count == 1 ? children[0] : nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let only { return only.size(for: proposal) }
    var cache: Void = ()
    return ZStackLayout(alignment: alignment)
      .sizeThatFits(proposal: proposal, subviews: subviews(in: recorder), cache: &cache)
  }

  override func placeContent() {
    if let only { return only.place(at: .zero, proposal: proposal) }
    let (bounds, subviews) = (CGRect(origin: .zero, size: size), subviews(in: recorder))
    var cache: Void = ()
    place(
      recorder.placements(of: subviews, in: bounds) {
        ZStackLayout(alignment: alignment)
          .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      })
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    only?.guide(key, size: size, proposal: proposal)
  }
}
