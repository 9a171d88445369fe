// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A lazy grid's tracks and lines, as its reasons tell them: worked out once for all its views.
final class LazyGridPlan {
  let tracks: [LazyGridLayout.Track]
  private let proposed: CGFloat?
  private let shown: ContiguousArray<LayoutNode>
  /// The axis along which lines follow each other.
  private let axis: Axis

  init(_ tracks: [LazyGridLayout.Track], across proposed: CGFloat?, shown: ContiguousArray<LayoutNode>, axis: Axis) {
    self.tracks = tracks
    self.proposed = proposed
    self.shown = shown
    self.axis = axis
    ReasonMemo.visited(tracks.count)
  }

  /// `358 in 3 columns with 2×8 between → 114 each`.
  private(set) lazy var shares: String = {
    let what = axis == .vertical ? "column" : "row"
    guard let first = tracks.first, let last = tracks.last else { return "it has no \(what)s" }
    var words = points(proposed) + " in \(tracks.count) \(what)\(tracks.count == 1 ? "" : "s")"
    let gaps = zip(tracks.dropFirst(), tracks).map { $0.start - $1.start - $1.length }
    if let gap = gaps.first, gaps.allSatisfy({ sameLength($0, gap) }), gap != 0 {
      words += " with \(gaps.count)×\(points(gap)) between"
    }
    if tracks.allSatisfy({ sameLength($0.length, first.length) }) { return words + " → \(points(last.length)) each" }
    return words + " → " + tracks.prefix(8).map { points($0.length) }.joined(separator: ", ")
  }()

  /// The last track that begins at a place or before it; tracks begin one behind the other.
  func track(at place: CGFloat) -> Int? {
    var (low, high) = (0, tracks.count)
    while low < high {
      let middle = (low + high) / 2
      if tracks[middle].start <= place + 0.001 { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  // MARK: Lines

  /// A line, by what its views are proposed and where the middle of one as long as that lies.
  private struct Line: Hashable {
    let length: CGFloat
    let middle: CGFloat
  }

  /// The first view of each line that is as long as the line and doesn't stretch, by its place among the views in sight;
  /// in the order of the lines' middles.
  private lazy var deciders: [(line: Line, index: Int)] = {
    var found: [Line: Int] = [:]
    ReasonMemo.visited(shown.count)
    for (index, view) in shown.enumerated() {
      guard let length = view.proposal[axis], sameLength(view.size[axis], length) else { continue }
      let line = Line(length: length, middle: middle(of: view))
      if found[line] == nil, !view.stretches(axis) { found[line] = index }
    }
    return found.map { (line: $0.key, index: $0.value) }.sorted { $0.line.middle < $1.line.middle }
  }()

  private func middle(of view: LayoutNode) -> CGFloat { view.origin[axis] + view.size[axis] / 2 }

  /// The view that makes the line of another one as long as it is; nil where all of its views stretch.
  func decider(ofLineOf view: LayoutNode) -> LayoutNode? {
    guard let length = view.proposal[axis] else { return nil }
    let middle = middle(of: view)
    let reach = max(length / 2, 0.001)
    // Wherever in its line the view lies, the middle of the line is no further away than that.
    var (low, high) = (0, deciders.count)
    while low < high {
      let half = (low + high) / 2
      if deciders[half].line.middle - middle > -reach { high = half } else { low = half + 1 }
    }
    var first: Int?
    for (line, index) in deciders[low...] {
      ReasonMemo.visited(1)
      guard line.middle - middle < reach else { break }
      if sameLength(line.length, length), index < first ?? .max { first = index }
    }
    return first.map { shown[$0] }
  }
}
