// SPDX-License-Identifier: Apache-2.0
import Foundation

extension LazyGridNode: LayoutReasoning {
  var tracks: [LazyGridLayout.Track] { layout.tracks(in: proposal[axis.other]) }

  /// `358 in 3 columns with 2×8 between → 114 each`.
  private var shares: String {
    let tracks = tracks
    let what = axis == .vertical ? "column" : "row"
    guard let first = tracks.first, let last = tracks.last else { return "it has no \(what)s" }
    var words = points(proposal[axis.other]) + " in \(tracks.count) \(what)\(tracks.count == 1 ? "" : "s")"
    let gaps = zip(tracks.dropFirst(), tracks).map { $0.start - $1.start - $1.length }
    if let gap = gaps.first, gaps.allSatisfy({ sameLength($0, gap) }), gap != 0 {
      words += " with \(gaps.count)×\(points(gap)) between"
    }
    if tracks.allSatisfy({ sameLength($0.length, first.length) }) { return words + " → \(points(last.length)) each" }
    return words + " → " + tracks.prefix(8).map { points($0.length) }.joined(separator: ", ")
  }

  func offerReason(to child: LayoutNode, _ axis: Axis) -> OfferReason? {
    guard axis == self.axis else { return OfferReason(.share, shares) }
    return OfferReason(.size, "the line's own \(axis.length), that of its \(axis.longest) view")
  }

  func offerDecider(for child: LayoutNode, _ axis: Axis) -> LayoutNode? {
    guard axis == self.axis, let length = child.proposal[axis], shown.count <= 1_000 else { return nil }
    let middle = child.origin[axis] + child.size[axis] / 2
    return shown.first {
      sameLength($0.size[axis], length) && !$0.stretches(axis)
        && abs($0.origin[axis] + $0.size[axis] / 2 - middle) < max(length / 2, 0.001)
    }
  }

  var arithmetic: [String] {
    let name = snapshotName ?? "Grid"
    return ["\(name): \(shares)"] + (skipped.map { ["\(name): \($0)"] } ?? [])
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
