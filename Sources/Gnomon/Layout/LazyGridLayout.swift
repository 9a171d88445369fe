import Foundation

/// A grid whose tracks (columns of a vertical grid) share out the proposed width; lines (its rows) follow each other
/// along the axis, each as long as its longest cell (`facts 58–61`).
nonisolated struct LazyGridLayout: Layout, BuiltInLayout {
  /// The axis along which lines follow each other.
  var axis: Axis
  var items: [GridItem]
  var alignment: Alignment
  var spacing: CGFloat?

  typealias Cache = Void
  typealias AnimatableData = EmptyAnimatableData

  /// A column of a vertical grid, a row of a horizontal one.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
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
      tracks.append(Track(start: position, length: length, alignment: item.alignment))
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

  /// Without a width to share out, a track is as narrow as it may be.
  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, isKnown: Bool) -> CGFloat {
    let minimum = max(0, finite(minimum))
    if !isKnown || !length.isFinite { return minimum }
    return max(minimum, min(length, maximum.isNaN ? .infinity : maximum))
  }

  private func width(_ tracks: [Track]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  /// A row of a vertical grid: cells side by side, or one view across all tracks.
  private struct Line {
    var cells: Range<Int>
    var length: CGFloat
    var isWhole = false
  }

  /// The lines: a section's header and footer have one for themselves.
  private func lines(_ subviews: Subviews, _ tracks: [Track]) -> [Line] {
    var lines: [Line] = []
    var cells = 0..<0
    func close() {
      guard !cells.isEmpty else { return }
      let length = cells.map { index in
        let track = tracks[index - cells.lowerBound]
        return subviews[index].sizeThatFits(ProposedViewSize(along: axis, nil, across: track.length))[axis]
      }.max()
      lines.append(Line(cells: cells, length: length ?? 0))
      cells = cells.upperBound..<cells.upperBound
    }
    var section: SectionRole?
    for index in subviews.indices {
      let role = subviews[index][SectionRoleKey.self]
      if role?.section !== section?.section { close() }
      section = role
      if let role, role.part != .content {
        close()
        let proposal = ProposedViewSize(along: axis, nil, across: width(tracks))
        lines.append(
          Line(cells: index..<index + 1, length: subviews[index].sizeThatFits(proposal)[axis], isWhole: true))
        cells = index + 1..<index + 1
        continue
      }
      cells = cells.lowerBound..<index + 1
      if cells.count == tracks.count { close() }
    }
    close()
    return lines
  }

  private var gap: CGFloat { max(0, finite(spacing ?? ViewSpacing.standardDistance)) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let tracks = tracks(in: proposal[axis.other])
    guard !tracks.isEmpty, !subviews.isEmpty else { return CGSize(along: axis, 0, across: width(tracks)) }
    let lines = lines(subviews, tracks)
    let length = lines.reduce(0) { $0 + $1.length } + gap * CGFloat(lines.count - 1)
    return CGSize(along: axis, length, across: width(tracks))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    // What was proposed may have been less than what the tracks took: they are shared out again (`facts 60`).
    let tracks = tracks(in: bounds.size[axis.other])
    guard !tracks.isEmpty else { return }
    let across = bounds.size[axis.other]
    let slack = max(0, across - width(tracks))
    let inset = slack * share(of: axis == .vertical ? alignment.horizontal.key : alignment.vertical.key)
    var position = bounds.origin[axis]
    for line in lines(subviews, tracks) {
      for index in line.cells {
        let track =
          line.isWhole
          ? Track(start: 0, length: width(tracks), alignment: nil) : tracks[index - line.cells.lowerBound]
        let inner = ProposedViewSize(along: axis, line.length, across: track.length)
        let subview = subviews[index]
        let cell = CGSize(along: axis, line.length, across: track.length)
        let aligned = alignedOrigin(
          subview.dimensions(in: inner), track.alignment ?? alignment, in: cell, of: subview.node)
        var point = CGPoint.zero
        point[axis] = position + aligned[axis]
        point[axis.other] = bounds.origin[axis.other] + inset + track.start + aligned[axis.other]
        subview.place(at: point, proposal: inner)
      }
      position += line.length + gap
    }
  }

  /// The share of free space before the tracks.
  private func share(of guide: AlignmentKey) -> CGFloat {
    if guide == HorizontalAlignment.leading.key || guide == VerticalAlignment.top.key { return 0 }
    if guide == HorizontalAlignment.trailing.key || guide == VerticalAlignment.bottom.key { return 1 }
    return 0.5
  }
}
