// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A pile of a user's own, from `facts 48` and `49`; its views are placed with its own size.
struct DocumentedPile: StackingLayout {
  typealias AnimatableData = EmptyAnimatableData
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    reach(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let proposal = ProposedViewSize(bounds.size)
    let reach = reach(proposal, subviews)
    for subview in subviews {
      let own = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - reach.minX - own[alignment.horizontal],
          y: bounds.minY - reach.minY - own[alignment.vertical]),
        proposal: proposal)
    }
  }

  // An empty pile wants no distance.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var result = ViewSpacing(all: subviews.isEmpty ? ViewSpacing.Preference.none : nil)
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  private func reach(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    // A spacer comes last in stacks alone.
    let priorities = subviews.map { $0.priority == -.infinity ? 0 : $0.priority }
    let highest = priorities.max()
    let all = zip(subviews, priorities).filter { $1 == highest }.map { $0.0.dimensions(in: proposal) }
    if all.isEmpty { return .zero }
    if !all.allSatisfy({ $0.width.isFinite && $0.height.isFinite }) {
      return CGRect(x: 0, y: 0, width: all.map(\.width).max() ?? 0, height: all.map(\.height).max() ?? 0)
    }
    let x = all.map { -$0[alignment.horizontal] }
    let y = all.map { -$0[alignment.vertical] }
    let right = zip(x, all).map { $0 + $1.width }.max() ?? 0
    let bottom = zip(y, all).map { $0 + $1.height }.max() ?? 0
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// What a reader is to a layout: it takes what it's proposed, or 10, and its views lie at the corner (`facts 3, 80`).
struct DocumentedReader: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  // Nothing inside is seen from outside.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { nil }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}
