// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The node of a `LazyVGrid` or a `LazyHGrid`.
final class LazyGridNode<Content: View>: LazyContainerNode {
  private(set) var layout: LazyGridLayout
  private let name: String
  private var known: (across: CGFloat?, tracks: [LazyGridLayout.Track])?

  init(_ layout: LazyGridLayout, _ content: Content, name: String, _ context: _NodeContext) {
    self.layout = layout
    self.name = name
    super.init(context)
    self.content = Content._makeNode(
      content,
      context.child(
        of: self, environment: contentEnvironment(environment),
        source: context.source?.takeBlock(of: Content.self)))
  }

  // The layout stands first in memory, the content behind it.
  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let isSame = withUnsafePointer(to: &layout) {
      TypeInfo.of(LazyGridLayout.self).areEqual(UnsafeRawPointer($0), value)
    }
    if !isSame {
      layout = value.assumingMemoryBound(to: LazyGridLayout.self).pointee
      known = nil
      linesDidChange()
    }
    content.update(
      from: value + fieldOffset(of: Content.self, after: LazyGridLayout.self),
      source: source?.takeBlock(of: Content.self))
  }

  private func tracks(_ across: CGFloat?) -> [LazyGridLayout.Track] {
    if let known, known.across == across { return known.tracks }
    let tracks = layout.tracks(in: across)
    known = (across, tracks)
    return tracks
  }

  override var axis: Axis { layout.axis }
  override var pinnedViews: PinnedScrollableViews { layout.pinnedViews }
  override func trackCount(across: CGFloat?) -> Int { tracks(across).count }

  override func gap(before item: LayoutNode, after neighbor: LazyNeighbor) -> CGFloat {
    if case .none = neighbor { 0 } else { layout.gap }
  }

  override func length(of items: ContiguousArray<LayoutNode>, isWhole: Bool, across: CGFloat?) -> CGFloat {
    let tracks = tracks(across)
    var longest: CGFloat = 0
    for (item, track) in zip(items, isWhole ? [layout.whole(tracks)] : tracks) {
      let length = across == nil && !track.isFixed ? nil : track.length
      longest = max(longest, finite(item.size(for: ProposedViewSize(along: axis, nil, across: length))[axis]))
    }
    return longest
  }

  override var isSizedByFirstLine: Bool { true }

  override func width(of items: ContiguousArray<LayoutNode>) -> CGFloat {
    let tracks = tracks(nil)
    var width = tracks.isEmpty ? 0 : layout.whole(tracks).length - tracks.reduce(0) { $0 + $1.length }
    for (item, track) in zip(items, tracks) {
      width += track.isFixed ? track.length : finite(item.size(for: .unspecified)[axis.other])
    }
    return width
  }

  /// A grid takes the width that it's proposed, whatever its tracks leave of it; of none, what its first line would take
  /// (recorded on macOS 27).
  override func resolvedAcross(_ proposed: CGFloat?, widest: CGFloat) -> CGFloat {
    guard let proposed else { return layout.whole(tracks(widest > 0 ? widest : nil)).length }
    let whole = layout.whole(tracks(proposed)).length
    return proposed.isFinite ? max(whole, proposed) : whole
  }

  override func place(_ line: LazySolver.Line) {
    // What was proposed may have been less than what the tracks took: they are shared out again (`facts 60`).
    let tracks = tracks(across)
    let whole = layout.whole(tracks)
    let inset = max(0, size[axis.other] - whole.length) * layout.slackBefore
    for (item, track) in zip(line.items, line.isWhole ? [whole] : tracks) {
      let inner = ProposedViewSize(along: axis, line.length, across: track.length)
      let cell = CGSize(along: axis, line.length, across: track.length)
      let aligned = alignedOrigin(
        item.dimensions(in: inner), track.alignment ?? layout.alignment, in: cell, of: item)
      place(
        item, along: line.position + aligned[axis], across: inset + track.start + aligned[axis.other], inner)
    }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { name }
}
