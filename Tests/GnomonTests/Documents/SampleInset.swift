// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Keeps a distance at the leading and the trailing edge.
nonisolated struct SampleInset: UnaryModifier {
  let length: CGFloat

  final class Node: UnaryNode<SampleInset> {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      var size = child?.size(for: inner(proposal)) ?? .zero
      size.width += 2 * modifier.length
      return size
    }

    override func placeContent() {
      placeChild(atLeading: CGPoint(x: modifier.length, y: 0), proposal: inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
      guard let child else { return nil }
      let inner = inner(proposal)
      return childAlignment(
        key, size: child.size(for: inner), proposal: inner, at: CGPoint(x: modifier.length, y: 0))
    }

    /// What is left for the content. A length that isn't proposed stays so.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * modifier.length) }, height: proposal.height)
    }

    override var snapshotName: String? { "sampleInset" }
  }
}

extension View {
  /// Keeps a distance at the leading and the trailing edge.
  ///
  /// The distance is taken off the proposed width, which doesn't fall below 0, and added to the width that the view takes.
  ///
  /// - Parameter length: The distance in points, at each of the two edges. A negative one lets the view reach out.
  nonisolated public func sampleInset(_ length: CGFloat) -> some View { modifier(SampleInset(length: length)) }
}
