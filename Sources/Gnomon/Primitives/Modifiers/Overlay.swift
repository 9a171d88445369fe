// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with a second one above or below it: the second is proposed the first one's size and adds nothing to it
/// (`facts 51`). Several views in the builder lie in a ZStack.
nonisolated struct LayeredModifier<Layer: View>: UnaryModifier {
  let layer: Layer
  let alignment: Alignment
  let isAbove: Bool
  let isBuilt: Bool

  final class Node: LayerHostNode<LayeredModifier<Layer>> {
    override func makeSide() {
      cell.pointee.sizing = .passing
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      // Where the stack lies is the modifier's alignment, not where its views lie in it (recorded on macOS 27).
      makeStack(alignment: .center) { context in
        Layer._makeNode(modifier.layer, context.with(source: source))
      }
    }

    override func modifierDidChange(from old: LayeredModifier<Layer>) {
      if old.alignment != modifier.alignment { invalidateLayout() }
      let source = modifier.isBuilt ? location?.takeBlock(of: Layer.self) : nil
      stack.content?.update(with: modifier.layer, source: source)
    }

    override func placeContent() {
      child?.place(at: .zero, proposal: proposal)
      guard let child else { return }
      placeLayer(stack, modifier.alignment, base: child, size: size, isMirrored: isRightToLeft)
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if !modifier.isAbove, stack.hasItems { body(stack) }
      if let child { body(child) }
      if modifier.isAbove, stack.hasItems { body(stack) }
    }

    override var snapshotName: String? { modifier.isAbove ? "overlay" : "background" }
  }
}

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

  // Whatever stacks around the view, its layers don't lie in that.
  override func environmentDidChange(_ new: EnvironmentValues) { super.environmentDidChange(new.stacking(along: nil)) }

  /// Whether something is to be drawn, be it on its way out.
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

// Packages bring modifiers that came after iOS 13 to older systems, under the same names. Where SwiftUI is Apple's, the package's own
// counts more as long as it's built for such a system; here always: of Gnomon's those that packages are likely to bring are disfavored.

extension View {
  /// Puts views above this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: true, isBuilt: true))
  }

  /// Puts a view above this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  where Overlay: View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isAbove: true, isBuilt: false))
  }

  /// Puts views below this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isAbove: false, isBuilt: true))
  }

  /// Puts a view below this one, proposed its size.
  @_disfavoredOverload
  nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center)
    -> some View where Background: View
  {
    modifier(LayeredModifier(layer: background, alignment: alignment, isAbove: false, isBuilt: false))
  }
}
