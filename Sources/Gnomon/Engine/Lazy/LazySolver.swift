// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Goes through the lines of a lazy container that are in sight, makes and measures them, and says where they lie.
/// Positions count along the axis from the container's start.
struct LazySolver {
  /// More lines than this aren't made at once, however short they are.
  static let mostLines = 5_000

  /// A line in sight.
  struct Line {
    let items: ContiguousArray<LayoutNode>
    /// Behind the gap.
    var position: CGFloat
    let length: CGFloat
    let isWhole: Bool
    /// The way in which the line stays in sight.
    var pin: Pin?
    let role: SectionRole?
  }

  enum Pin {
    case header
    case footer
  }

  unowned let container: LazyContainerNode
  /// The range in sight.
  let sight: ClosedRange<CGFloat>
  /// Marks the elements that are wanted.
  let visit: UInt
  private(set) var lines: ContiguousArray<Line> = []
  private(set) var isIrregular = false
  private var before = LazyNeighbor.none
  /// The number of elements with lines of their own that the fill is inside.
  private var depth = 0
  private var budget = LazySolver.mostLines

  init(_ container: LazyContainerNode, sight: ClosedRange<CGFloat>, visit: UInt) {
    self.container = container
    self.sight = sight
    self.visit = visit
  }

  static func warnOfLimit(_ node: ViewNode) {
    node.graph.warn(
      .lazyLimit, node,
      "more than \(mostLines) views are in sight at once or have to be counted; what follows them is left out.",
      hint: "Give each view a height, and filter the collection rather than showing nothing for an element.")
  }

  mutating func fill(_ flow: LazyFlow, from start: CGFloat) {
    var position = start
    var rest = flow.stretches[...]
    while let first = rest.first {
      let section = first.role?.section
      let own = section == nil ? rest.prefix(1) : rest.prefix { $0.role?.section === section }
      rest = rest.dropFirst(own.count)
      position = fillSection(own, from: position)
      if isIrregular { return }
    }
  }

  /// Fills the stretches of one section and keeps its header and its footer in sight.
  private mutating func fillSection(_ stretches: ArraySlice<LazyStretch>, from start: CGFloat) -> CGFloat {
    let length = stretches.reduce(0) { $0 + $1.runs.total() }
    let isInSight = start <= sight.upperBound && start + length >= sight.lowerBound
    let firstOfSection = lines.count
    var position = start
    for stretch in stretches {
      let pin: Pin? =
        stretch.isHeader && container.pinnedViews.contains(.sectionHeaders)
        ? .header : stretch.isFooter && container.pinnedViews.contains(.sectionFooters) ? .footer : nil
      let first = lines.count
      fill(stretch, from: position, isPinned: isInSight && pin != nil)
      if isIrregular { return position }
      for index in first..<lines.count where pin != nil { lines[index].pin = pin }
      position += stretch.runs.total()
    }
    for index in firstOfSection..<lines.count {
      let own = lines[index]
      // A section inside has pinned its own.
      guard own.role?.section === stretches.first?.role?.section else { continue }
      switch own.pin {
      case .header?:
        let stop = max(own.position, position - own.length)
        lines[index].position = min(max(own.position, sight.lowerBound + container.pinInsets.start), stop)
      case .footer?:
        let stop = min(own.position, start)
        lines[index].position = max(min(own.position, sight.upperBound - container.pinInsets.end - own.length), stop)
      case nil: break
      }
    }
    return position
  }

  private mutating func fill(_ stretch: LazyStretch, from start: CGFloat, isPinned: Bool) {
    let count = stretch.lineCount
    guard count > 0 else { return }
    if depth == 0, stretch.runs.measuredCount == 0, start > sight.lowerBound, let average = container.averageLength {
      stretch.runs.estimate(from: 0, as: average)
    }
    let isForced = isPinned || stretch.isMeasuredWhole && !stretch.runs.isMeasured
    var line = isForced ? 0 : stretch.runs.line(at: sight.lowerBound - start)
    if let neighbor = stretch.neighbor(before: line) { before = neighbor }
    var position = start + stretch.runs.position(of: line)
    while line < count, isForced || begins(position) || position <= sight.upperBound && stretch.mayEnd(at: line) {
      guard budget > 0 else {
        LazySolver.warnOfLimit(container)
        break
      }
      budget -= 1
      let advance = fill(line, of: stretch, at: position, isPinned: isPinned)
      if isIrregular { return }
      position += advance
      line += 1
    }
    if let average = stretch.runs.average {
      stretch.runs.estimate(from: line, as: average)
      if depth == 0, !stretch.isMeasuredWhole || container.averageLength == nil { container.averageLength = average }
    }
    if line < count, let neighbor = stretch.neighbor(before: count) { before = neighbor }
  }

  /// Makes and measures a line; gives its length with the gap before it.
  private mutating func fill(_ line: Int, of stretch: LazyStretch, at position: CGFloat, isPinned: Bool) -> CGFloat {
    var elements: ContiguousArray<LazyElementNode> = []
    let content = stretch.line(line, container.trackCount) { elements.append($0) }
    var advance: CGFloat = 0
    switch content {
    case .irregular:
      isIrregular = true
      return 0
    case .nothing: stretch.runs.measure(line, length: 0, typical: 0)
    case .flow(let flow):
      depth += 1
      fill(flow, from: position)
      depth -= 1
      if isIrregular { return 0 }
      elements.first?.collection?.innerEstimates = flow.averages
      advance = flow.length
      stretch.runs.measure(line, length: advance, typical: advance)
    case .items(let items):
      let gap = container.gap(before: items[0], after: before)
      let length = container.length(of: items, isWhole: stretch.isWhole, across: container.across)
      advance = gap + length
      let typical = length + container.gap(before: items[0], after: .unknown)
      stretch.runs.measure(line, length: advance, typical: typical)
      if isInSight(position, advance) || isPinned {
        lines.append(
          Line(
            items: items, position: position + gap, length: length, isWhole: stretch.isWhole, pin: nil,
            role: stretch.role))
      }
      before = .item(items[items.count - 1])
    }
    if isInSight(position, advance) { for element in elements { element.visit = visit } }
    return advance
  }

  private func isInSight(_ position: CGFloat, _ length: CGFloat) -> Bool {
    (begins(position) || length == 0 && position <= sight.upperBound)
      && (position + length > sight.lowerBound || position >= sight.lowerBound)
  }

  /// True if a line at a position begins in sight or before: one that only touches the end doesn't (recorded on macOS
  /// 27), unless nothing is in sight at all. Last lines without a length, one of which may tell that the end has been
  /// reached, are in sight there.
  private func begins(_ position: CGFloat) -> Bool { position < sight.upperBound || position <= sight.lowerBound }
}
