// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LazyGridNode: LayoutReasoning {
  /// What the grid works out for its reasons.
  var plan: LazyGridPlan {
    ReasonMemo.plan(of: self) {
      LazyGridPlan(layout.tracks(in: proposal[axis.other]), across: proposal[axis.other], shown: shown, axis: axis)
    }
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == self.axis else { return OfferReason(.share, plan.shares) }
    return OfferReason(.size, "the line's own \(axis.length), that of its \(axis.longest) view")
  }

  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode? {
    axis == self.axis ? plan.decider(ofLineOf: child) : nil
  }

  var arithmetic: [String] {
    let name = snapshotName ?? "Grid"
    return ["\(name): \(plan.shares)"] + (skipped.map { ["\(name): \($0)"] } ?? [])
  }
}

extension LazyStackNode: LayoutReasoning {
  var arithmetic: [String] { skipped.map { ["\(snapshotName ?? "Stack"): \($0)"] } ?? [] }
}

extension LazyContainerNode {
  /// `12 of 1000 lines are in sight and placed; a line that wasn't measured counts as 44`; nil where all are.
  final var skipped: String? {
    guard let flow else { return nil }
    let all = flow.stretches.reduce(0) { $0 + min($1.lineCount, 1 << 32) }
    let tracks = max(1, trackCount)
    let inSight = (shown.count + tracks - 1) / tracks
    guard inSight < all else { return nil }
    let words = "\(inSight) of \(all) lines are in sight and placed"
    guard !flow.isMeasured, let averageLength else { return words + "; the others were only measured" }
    return words + "; a line that wasn't measured counts as \(points(averageLength))"
  }
}
