// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of a section: they lie on one box.
struct ListGroup {
  /// Of all rows, as far as their lengths are known, in sight or not.
  var frame: CGRect

  /// The groups of a list of which something is made.
  static func groups(of flow: LazyFlow, in list: ListRowsNode) -> [ListGroup] {
    var finder = Finder(list: list)
    finder.add(flow, from: list.endSpacing.start)
    let margin = list.metrics.margin
    return finder.ranges.map { range in
      ListGroup(
        frame: CGRect(
          x: margin.leading, y: range.start, width: max(0, list.size.width - margin.sum),
          height: max(0, range.end - range.start)))
    }
  }

  private struct Finder {
    let list: ListRowsNode
    var ranges: [(section: SectionIdentity?, start: CGFloat, end: CGFloat)] = []
    /// What stands last: nil at the start of the list.
    private var last: SectionRole??

    init(list: ListRowsNode) { self.list = list }

    mutating func add(_ flow: LazyFlow, from start: CGFloat) {
      var position = start
      for stretch in flow.stretches {
        let end = position + stretch.runs.total()
        let inner = stretch.innerElements.sorted { $0.0.index < $1.0.index }
        if let first = inner.first, first.0.list.entries.first?.role?.section !== stretch.role?.section {
          // Each element is a section of its own.
          for (element, flow) in inner { add(flow, from: position + stretch.runs.position(of: element.index)) }
        } else {
          add(stretch, position, end)
        }
        position = end
      }
    }

    private mutating func add(_ stretch: LazyStretch, _ position: CGFloat, _ end: CGFloat) {
      let (before, section) = (last, stretch.role?.section)
      guard stretch.lineCount > 0 else { return }
      last = .some(stretch.role)
      guard !stretch.isWhole else { return }
      var start = position
      if case .none = before { start += list.startSpacing(stretch.role) }
      if case .some(let before) = before {
        if before?.section !== section {
          start += list.spacing(before: stretch.role, after: before)
        } else if before?.part ?? .content == .content, !ranges.isEmpty {
          // Goes on with the same rows.
          ranges[ranges.count - 1].end = end
          return
        }
      }
      if end > start { ranges.append((section, start, end)) }
    }
  }
}

/// A line between two rows.
struct ListLine {
  var y: CGFloat
  /// Where it begins and ends unless its row says so, from the list's leading edge.
  var start: CGFloat
  var end: CGFloat
  var tint: Color?
  /// The row above it, if its content says where it begins and ends.
  var row: LayoutNode?

  /// The lines around the rows in sight.
  static func lines(
    between rows: ContiguousArray<ListRow>, in groups: [ListGroup], _ metrics: ListMetrics, width: CGFloat
  ) -> [ListLine] {
    var lines: [ListLine] = []
    let (left, right) = (metrics.margin.leading, max(metrics.margin.leading, width - metrics.margin.trailing))
    var above: ListRow?
    for row in rows where row.isContent {
      let separator = row.separator
      guard
        let group = groups.first(where: {
          $0.frame.minY <= row.box.minY + 0.001 && row.box.maxY <= $0.frame.maxY + 0.001
        }
        )?.frame
      else { continue }
      if abs(row.box.minY - group.minY) <= 0.001 {
        if metrics.hasOuterLines, separator.showsSectionLine(.top) {
          lines.append(ListLine(y: row.box.minY, start: left, end: right, tint: separator.sectionLineTints.top))
        }
      } else if metrics.hasLines, let above, !above.separator.hidden.contains(.bottom), !separator.hidden.contains(.top)
      {
        lines.append(
          ListLine(
            y: row.box.minY, start: above.contentStart, end: right - metrics.lineInset,
            tint: above.separator.tints.bottom ?? separator.tints.top,
            row: above.node))
      }
      if abs(row.box.maxY - group.maxY) <= 0.001, metrics.hasOuterLines, separator.showsSectionLine(.bottom) {
        let start = metrics.hasGroups ? left : row.contentStart
        lines.append(
          ListLine(
            y: row.box.maxY, start: start, end: right, tint: separator.sectionLineTints.bottom,
            row: metrics.hasGroups ? nil : row.node))
      }
      above = row
    }
    return lines
  }
}
