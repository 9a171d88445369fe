// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sets a guide of the view: moving it down moves the view up (`facts 76, 77`).
nonisolated struct AlignmentGuideModifier: UnaryModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  final class Node: UnaryNode<AlignmentGuideModifier> {
    override var reasoning: (any LayoutReasoning)? { self }

    override func didMakeContent() { graph.explicitGuides.insert(modifier.key) }

    override func modifierDidChange(from old: AlignmentGuideModifier) {
      graph.explicitGuides.insert(modifier.key)
      invalidateLayout()
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child, key == modifier.key else {
        return super.explicitAlignment(key, size: size, proposal: proposal)
      }
      let value = modifier.computeValue(ViewDimensions(node: child, size: size, proposal: proposal))
      if value.isFinite { return value }
      if size.width.isFinite, size.height.isFinite {
        graph.warn(
          .invalidGeometry, self, "an alignment guide answers \(value); what isn't finite counts as 0.",
          hint: "Work the guide out of finite dimensions.")
      }
      return 0
    }
  }
}

extension AlignmentGuideModifier.Node: LayoutReasoning {
  func sets(_ guide: AlignmentKey) -> Bool { modifier.key == guide }
}

extension View {
  /// Sets a horizontal guide of the view, in points from its leading edge.
  ///
  /// Containers that align by this guide put it where the other guides lie: a guide further inwards moves the view
  /// outwards (fact 77).
  ///
  /// - Parameters:
  ///   - g: the guide that is set, as `.leading`. Other guides stay as they are.
  ///   - computeValue: gives the guide's place for the view's dimensions. What isn't finite counts as 0, with a
  ///     warning.
  @preconcurrency
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of the view, in points from its top edge.
  ///
  /// Containers that align by this guide put it where the other guides lie: a guide further down moves the view up
  /// (fact 77).
  ///
  /// - Parameters:
  ///   - g: the guide that is set, as `.top` or `.firstTextBaseline`. Other guides stay as they are.
  ///   - computeValue: gives the guide's place for the view's dimensions. What isn't finite counts as 0, with a
  ///     warning.
  @preconcurrency
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
