// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A text of fixed metrics, as a user could write it: as wide as it's asked to be, as high as that takes.
///
/// It breaks after every ten points. nil and ∞ give its natural width in one line.
struct WrappingText: Layout {
  static let step: CGFloat = 10

  let naturalWidth: CGFloat
  let lineHeight: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Self.size(naturalWidth, lineHeight, within: proposal.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

  static func size(_ naturalWidth: CGFloat, _ lineHeight: CGFloat, within width: CGFloat?) -> CGSize {
    guard let width, width < naturalWidth else { return CGSize(width: naturalWidth, height: lineHeight) }
    let line = max(step, (width / step).rounded(.down) * step)
    return CGSize(width: line, height: lineHeight * (naturalWidth / line).rounded(.up))
  }
}
