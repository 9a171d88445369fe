// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A grid whose tracks (columns of a vertical grid) share out the proposed width; lines (its rows) follow each other
/// along the axis, each as long as its longest cell (`facts 58–61`).
nonisolated struct LazyGridLayout {
  /// The axis along which lines follow each other.
  var axis: Axis
  var items: [GridItem]
  var alignment: Alignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews

  /// A column of a vertical grid, a row of a horizontal one.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
    /// True if it has its length whatever is proposed.
    var isFixed = false
  }

  /// More tracks than anybody sees.
  private static var mostTracks: CGFloat { 10_000 }

  /// The tracks in a width, from the left to the right (`facts 58, 59`).
  func tracks(in proposed: CGFloat?) -> [Track] {
    let gaps = items.map { max(0, finite($0.spacing ?? ViewSpacing.standardDistance)) }
    var remaining = proposed ?? 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { remaining -= max(0, finite(length)) }
      if index < items.count - 1 { remaining -= gaps[index] }
    }
    var left = items.reduce(0) { if case .fixed = $1.size { $0 } else { $0 + 1 } }
    var tracks: [Track] = []
    var position: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      var isFixed = false
      if case .fixed = item.size { isFixed = true }
      tracks.append(Track(start: position, length: length, alignment: item.alignment, isFixed: isFixed))
      position += length
    }
    for (index, item) in items.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      switch item.size {
      case .fixed(let length): add(max(0, finite(length)), item)
      case .flexible(let minimum, let maximum):
        let length = clamp(remaining / CGFloat(left), minimum, maximum, isKnown: proposed != nil)
        remaining -= length
        left -= 1
        add(length, item)
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining / CGFloat(left))
        let gap = gaps[index]
        let least = max(finite(minimum), 0.001)
        let fitting = ((share + gap) / (least + gap)).rounded(.down)
        let count = fitting.isFinite ? min(max(1, fitting), Self.mostTracks) : 1
        let length = clamp((share - gap * (count - 1)) / count, minimum, maximum, isKnown: proposed != nil)
        for number in 0..<Int(count) {
          if number > 0 { position += gap }
          add(length, item)
        }
        remaining -= length * count + gap * (count - 1)
        left -= 1
      }
    }
    return tracks
  }

  /// A track's length within its bounds. Without a width to share out, a track is as narrow as it may be.
  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, isKnown: Bool) -> CGFloat {
    let minimum = max(0, finite(minimum))
    if !isKnown || !length.isFinite { return minimum }
    return max(minimum, min(length, maximum.isNaN ? .infinity : maximum))
  }

  /// All tracks as one.
  func whole(_ tracks: [Track]) -> Track {
    Track(start: 0, length: tracks.last.map { $0.start + $0.length } ?? 0, alignment: nil)
  }

  /// The distance between lines.
  var gap: CGFloat { max(0, finite(spacing ?? ViewSpacing.standardDistance)) }

  /// The share of free space before the tracks.
  var slackBefore: CGFloat {
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    if guide == HorizontalAlignment.leading.key || guide == VerticalAlignment.top.key { return 0 }
    if guide == HorizontalAlignment.trailing.key || guide == VerticalAlignment.bottom.key { return 1 }
    return 0.5
  }
}
