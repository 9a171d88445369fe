// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Puts a view at an edge and makes the space that it takes unsafe for the content.
nonisolated struct SafeAreaInsetModifier<Inset: View>: UnaryModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  final class Node: LayerHostNode<SafeAreaInsetModifier<Inset>>, SafeAreaProvider {
    override func makeSide() {
      makeStack(alignment: modifier.alignment) { context in
        Inset._makeNode(modifier.inset, context.with(source: context.source?.takeBlock(of: Inset.self)))
      }
    }

    override func modifierDidChange(from old: SafeAreaInsetModifier<Inset>) {
      stack.alignment = modifier.alignment
      stack.content?.update(with: modifier.inset)
      if old.edge != modifier.edge || old.spacing != modifier.spacing { invalidateLayout() }
    }

    // The inset takes of the content's space.
    override func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool { false }

    private var axis: Axis { modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal }

    /// The length that the inset takes of a space, in points.
    private func extent(in proposal: ProposedViewSize) -> CGFloat {
      let size = stack.size(for: ProposedViewSize(along: axis, nil, across: proposal[axis.other]))
      return finite(size[axis]) + max(0, finite(modifier.spacing ?? 0))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      var result = proposal
      result[axis] = proposal[axis].map { max(0, $0 - extent(in: proposal)) }
      return result
    }

    override var safeAreaProvider: (any SafeAreaProvider)? { self }
    func covers(_ child: LayoutNode) -> Bool { child !== stack }
    var coveredInsets: EdgeInsets {
      let extent = extent(in: ProposedViewSize(size))
      return EdgeInsets(
        top: modifier.edge == .top ? extent : 0, leading: modifier.edge == .leading ? extent : 0,
        bottom: modifier.edge == .bottom ? extent : 0, trailing: modifier.edge == .trailing ? extent : 0)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      var size = child?.size(for: inner(proposal)) ?? .zero
      size[axis] += extent(in: proposal)
      return size
    }

    override func placeContent() {
      guard let child else { return }
      let covered = coveredInsets
      placeChild(atLeading: CGPoint(x: covered.leading, y: covered.top), proposal: inner(proposal))
      let proposal = ProposedViewSize(along: axis, nil, across: size[axis.other])
      let own = stack.dimensions(in: proposal)
      var origin = alignedOrigin(own, modifier.alignment, in: size, of: child)
      switch modifier.edge {
      case .top: origin.y = 0
      case .bottom: origin.y = size.height - own.height
      case .leading: origin.x = 0
      case .trailing: origin.x = size.width - own.width
      }
      if isRightToLeft { origin.x = size.width - origin.x - own.width }
      stack.place(at: origin, proposal: proposal)
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if let child { body(child) }
      if stack.hasItems { body(stack) }
    }

    override var reasoning: (any LayoutReasoning)? { self }
    override var snapshotName: String? { "safeAreaInset" }
  }
}

extension View {
  /// Puts a view at the top or bottom edge; the content's safe area ends there.
  @_disfavoredOverload
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Puts a view at the leading or trailing edge; the content's safe area ends there.
  @_disfavoredOverload
  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, inset: content()))
  }
}
