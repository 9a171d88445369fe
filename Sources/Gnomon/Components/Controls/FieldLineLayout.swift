// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A field's line of text on iOS: a point higher than whole points that hold the line, with the text in the middle.
///
/// Of 17 points it's 22 high (`toggle26-04`), of 16 it's 21, and in a row 22 at least (`list26-06`).
nonisolated struct FieldLineLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData
  var least: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let text = subviews.first else { return .zero }
    let size = text.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: max(least, size.height.rounded(.up) + 1))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}
