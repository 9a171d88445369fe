import Foundation

extension LazyGridNode: LayoutReasoning {
  private var tracks: [LazyGridLayout.Track] { layout.tracks(in: proposal[axis.other]) }

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
    axis == self.axis
      ? OfferReason(.size, "the line's own \(axis.length), that of its \(axis.longest) view")
      : OfferReason(.share, shares)
  }

  var arithmetic: [String] { ["\(snapshotName ?? "Grid"): \(shares)"] }
}
