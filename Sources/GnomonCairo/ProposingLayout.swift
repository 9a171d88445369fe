// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The size that a view has answered to a proposal.
final class MeasuredSize: @unchecked Sendable {
  /// The answer as the view gave it, infinite perhaps.
  var answer = CGSize.zero

  /// The answer, or 0 where it isn't finite.
  var size: CGSize {
    CGSize(width: answer.width.isFinite ? answer.width : 0, height: answer.height.isFinite ? answer.height : 0)
  }
}

/// Proposes a size of its own to its content, whatever is proposed to it.
struct ProposingLayout: Layout {
  let proposal: ProposedViewSize
  let measured: MeasuredSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    measured.answer = subviews.first?.sizeThatFits(self.proposal) ?? .zero
    return measured.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
