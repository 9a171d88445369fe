// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Fits the lines of a shaped text into one proposed space: made, asked, thrown away.
///
/// Shrinking a font by a factor is the same as widening the space by its inverse, so nothing is shaped again.
struct LineFitter {
  let content: TextContent
  let paragraph: ResolvedText.ParagraphStyle
  /// The width of an ellipsis in the font of a run.
  let ellipsisWidth: (Int) -> Double

  /// The slack for sums of advances, in points: more than a size may lose when it is rounded to pixels.
  static let tolerance = 2e-3

  /// Fits into `width` and `height`, ∞ where there is no limit.
  func fit(width: Double, height: Double) -> TextLines {
    shrunk { attempt(width: width, height: height, scale: $0) }
  }

  /// What such a fit measures; its lines aren't kept.
  func measure(width: Double, height: Double) -> LinesMeasure {
    shrunk { scale in
      let (lines, isTruncated) = lines(width: width / scale, height: height / scale)
      let metrics = LineMetrics.Sum(lines, content: content, spacing: spacing, reserved: paragraph.reservedLines ?? 0)
      return LinesMeasure(
        count: lines.count, isTruncated: isTruncated, firstBaseline: metrics.first * scale,
        lastBaseline: metrics.last * scale, width: LineFitter.width(of: lines) * scale,
        height: metrics.height * scale)
    }
  }

  /// What the largest scale makes of it that leaves nothing out; what the least one makes if all do.
  func shrunk<Fitted: Truncatable>(_ attempt: (_ scale: Double) -> Fitted) -> Fitted {
    let whole = attempt(1)
    let least = paragraph.minimumScaleFactor
    guard whole.isTruncated, least.isFinite, least < 1 else { return whole }
    var low = max(Double(least), 0.01)
    var best = attempt(low)
    guard !best.isTruncated else { return best }
    var high = 1.0
    for _ in 0..<10 {
      let middle = (low + high) / 2
      let tried = attempt(middle)
      if tried.isTruncated {
        high = middle
      } else {
        low = middle
        best = tried
      }
    }
    return best
  }

  private func attempt(width: Double, height: Double, scale: Double) -> TextLines {
    let (lines, isTruncated) = lines(width: width / scale, height: height / scale)
    let metrics = LineMetrics(lines, content: content, spacing: spacing, reserved: paragraph.reservedLines ?? 0)
    return TextLines(
      lines: lines, scale: scale, isTruncated: isTruncated,
      baselines: scale == 1 ? metrics.baselines : metrics.baselines.map { $0 * scale },
      width: LineFitter.width(of: lines) * scale, height: metrics.height * scale)
  }

  /// The lines at scale 1.
  private func lines(width: Double, height: Double) -> (lines: [TextLine], isTruncated: Bool) {
    var limit = paragraph.lineLimit.map { max($0, 1) } ?? Int.max
    var (lines, isTruncated) = wrap(width: width, limit: limit)
    if height < .infinity {
      let rows = LineMetrics.rows(lines, in: height, content: content, spacing: spacing)
      if rows < lines.count {
        limit = rows
        lines.removeSubrange(rows...)
        isTruncated = true
      }
    }
    if isTruncated, let last = lines.last { lines[lines.count - 1] = truncate(last, width: width) }
    return (lines, isTruncated)
  }

  private static func width(of lines: [TextLine]) -> Double { lines.reduce(0) { max($0, $1.width + $1.trailing) } }

  var spacing: Double { paragraph.lineSpacing.isFinite ? Double(paragraph.lineSpacing) : 0 }

  // MARK: Wrapping

  private func wrap(width: Double, limit: Int) -> (lines: [TextLine], overflows: Bool) {
    var lines: [TextLine] = []
    // What a text takes that fills its lines, and one for each end.
    let length = (content.positions.last ?? 0) / max(width, 1)
    // A tracking may make a text endless, or shorter than nothing.
    let full = length > 0 ? Int(min(length, 256)) : 0
    lines.reserveCapacity(min(full + content.paragraphs.count, 512, limit))
    for index in content.paragraphs.indices {
      if lines.count >= limit { return (lines, true) }
      if wrap(paragraph: index, width: width, limit: limit, into: &lines) { return (lines, true) }
    }
    return (lines, false)
  }

  /// Appends a paragraph's lines. Answers whether some didn't get within the limit.
  private func wrap(paragraph index: Int, width: Double, limit: Int, into lines: inout [TextLine]) -> Bool {
    var place = LinePlace(content.paragraphs[index])
    let first = lines.count
    repeat {
      if lines.count >= limit { return true }
      let (line, isLast) = nextLine(at: &place, paragraph: index, width: width)
      lines.append(line)
      if isLast {
        if lines.count == first + 2, !paragraph.leavesLonelyWords {
          avoidLonelyWord(in: &lines, of: index, width: width)
        }
        return false
      }
    } while place.start < content.paragraphs[index].range.upperBound
    return false
  }

  /// Calls back with each line that the text has in no width, none of which is kept.
  func forEachNarrowestLine(_ body: (TextLine) -> Void) {
    for index in content.paragraphs.indices {
      var place = LinePlace(content.paragraphs[index])
      repeat {
        let (line, isLast) = nextLine(at: &place, paragraph: index, width: 0)
        body(line)
        if isLast { break }
      } while place.start < content.paragraphs[index].range.upperBound
    }
  }

  /// Where a paragraph's next line begins.
  private struct LinePlace {
    var start: Int
    /// The first line break that wasn't passed.
    var next: Int

    init(_ paragraph: TextParagraph) { (start, next) = (paragraph.range.lowerBound, paragraph.breaks.lowerBound) }
  }

  /// The next line, and whether it ends the paragraph at its last break.
  private func nextLine(at place: inout LinePlace, paragraph index: Int, width: Double) -> (TextLine, isLast: Bool) {
    let paragraph = content.paragraphs[index]
    let positions = content.positions
    let start = place.start
    let end = positions[start] + width + LineFitter.tolerance
    var chosen: Int?
    while place.next < paragraph.breaks.upperBound, content.breaks[place.next].position <= end {
      if content.breaks[place.next].next > start || paragraph.range.isEmpty { chosen = place.next }
      place.next += 1
    }
    if let chosen {
      let found = content.breaks[chosen]
      let isLast = chosen + 1 == paragraph.breaks.upperBound
      place.start = found.next
      return (line(from: start, to: found, isLast: isLast, paragraph: index, width: width), isLast)
    }
    let cut = lettersFitting(from: start, to: paragraph.range.upperBound, within: width, atLeastOne: true)
    let used = min(positions[cut] - positions[start], max(width, 0))
    place.start = cut
    // White space behind letters that fill a line stays on it.
    if place.next < paragraph.breaks.upperBound, content.breaks[place.next].visibleEnd == cut {
      place.start = max(content.breaks[place.next].next, cut)
      place.next += 1
    }
    return (TextLine(visible: start..<cut, end: place.start, width: used, paragraph: index), false)
  }

  /// Takes the last word of the first line down to a second line of one word, if both fit (recorded on macOS 27).
  ///
  /// Paragraphs of three lines and more keep such a word, and so do those whose last line could be broken, as at a slash. So it's in
  /// pictures that others have recorded on iOS (gonzalezreal/swift-markdown-ui: `MarkdownTests`, `MarkdownTableTests`, `ThemeGitHubTests`).
  private func avoidLonelyWord(in lines: inout [TextLine], of paragraph: Int, width: Double) {
    var (before, last) = (lines[lines.count - 2], lines[lines.count - 1])
    let (flags, positions) = (content.flags, content.positions)
    let breaks = content.breaks[content.paragraphs[paragraph].breaks]
    guard let start = last.visible.first, flags[start - 1].contains(.white),
      !breaks.reversed().dropFirst().prefix(while: { $0.next > start }).contains(where: {
        $0.next < last.visible.upperBound
      }),
      !last.visible.contains(where: { flags[$0].contains(.white) }),
      let space = before.visible.last(where: { flags[$0].contains(.white) })
    else { return }
    let own = before.visible.lowerBound..<trimmedEnd(before.visible.lowerBound..<space)
    let more = positions[start] - positions[space + 1]
    guard !own.isEmpty, last.width + more <= width + LineFitter.tolerance else { return }
    (last.visible, last.width) = (space + 1..<last.visible.upperBound, last.width + more)
    (before.visible, before.width) = (own, positions[own.upperBound] - positions[own.lowerBound])
    before.end = space + 1
    before.trailing = max(min(positions[space + 1] - positions[own.lowerBound], width) - before.width, 0)
    lines.replaceSubrange(lines.count - 2..<lines.count, with: [before, last])
  }

  private func line(
    from start: Int, to found: LineBreak, isLast: Bool, paragraph: Int, width: Double
  ) -> TextLine {
    let visibleEnd = max(found.visibleEnd, start)
    var used = max(found.position - content.positions[start], 0)
    // White space hangs over the edge rather than wrapping. At the end of a paragraph it was typed to be there.
    let reach = max(used, min(content.positions[found.next] - content.positions[start], width))
    if isLast { used = reach }
    return TextLine(
      visible: start..<visibleEnd, end: max(found.next, visibleEnd), width: used, trailing: reach - used,
      paragraph: paragraph)
  }

  /// The end of the longest stretch of whole letters from `start` that is at most `width` wide.
  private func lettersFitting(from start: Int, to end: Int, within width: Double, atLeastOne: Bool) -> Int {
    let limit = content.positions[start] + width + LineFitter.tolerance
    var cut = start
    var character = start + 1
    while character <= end {
      if character == end || content.flags[character].contains(.start) {
        if content.positions[character] > limit {
          return cut == start && atLeastOne ? character : cut
        }
        cut = character
      }
      character += 1
    }
    return cut
  }

  /// The start of the longest stretch of whole letters up to `end` that is at most `width` wide.
  private func lettersFitting(backFrom end: Int, to start: Int, within width: Double) -> Int {
    let limit = content.positions[end] - width - LineFitter.tolerance
    var cut = end
    var character = end - 1
    while character >= start, content.positions[character] >= limit {
      if content.flags[character].contains(.start) { cut = character }
      character -= 1
    }
    return cut
  }

  // MARK: Truncation

  private func truncate(_ line: TextLine, width: Double) -> TextLine {
    let start = line.visible.lowerBound
    let own = content.paragraphs[line.paragraph].range
    let run = content.runs.isEmpty ? 0 : Int(content.runs[min(start, content.runs.count - 1)])
    let mark = ellipsisWidth(run)
    let room = width - mark
    switch paragraph.truncationMode {
    case .head:
      let tail = tail(after: start, within: room)
      return made(line, visible: start..<start, tail: tail, run: run, mark: mark)
    case .middle:
      let end = lettersFitting(from: start, to: visibleEnd(of: own, from: start), within: room / 2, atLeastOne: false)
      let used = content.positions[end] - content.positions[start]
      return made(line, visible: start..<end, tail: tail(after: end, within: room - used), run: run, mark: mark)
    default:
      var (run, cut) = (run, start)
      let last = visibleEnd(of: own, from: start)
      // The ellipsis has the font of what it follows, and may take more than the one that room was left for.
      for _ in 0..<3 {
        let mark = ellipsisWidth(run)
        let end = lettersFitting(from: start, to: last, within: width - mark, atLeastOne: false)
        cut = max(trimmedEnd(start..<end), start)
        let before = cut > start ? Int(content.runs[cut - 1]) : run
        let fits = before == run || ellipsisWidth(before) <= mark
        run = before
        if fits { break }
      }
      return made(line, visible: start..<cut, tail: cut..<cut, run: run, mark: ellipsisWidth(run))
    }
  }

  private func made(_ line: TextLine, visible: Range<Int>, tail: Range<Int>, run: Int, mark: Double) -> TextLine {
    var line = line
    let positions = content.positions
    line.visible = visible
    line.trailing = 0
    line.width =
      positions[visible.upperBound] - positions[visible.lowerBound] + mark
      + positions[tail.upperBound] - positions[tail.lowerBound]
    line.ellipsis = TextLine.Ellipsis(run: run, tail: tail)
    return line
  }

  /// What fits of the text's end, from its last paragraph and not before `start`.
  private func tail(after start: Int, within room: Double) -> Range<Int> {
    guard let last = content.paragraphs.last(where: { !$0.range.isEmpty })?.range else { return start..<start }
    let first = max(start, last.lowerBound)
    let end = max(trimmedEnd(first..<max(last.upperBound, first)), first)
    var begin = lettersFitting(backFrom: end, to: first, within: room)
    while begin < end, content.flags[begin].contains(.white) { begin += 1 }
    return begin..<end
  }

  private func visibleEnd(of range: Range<Int>, from start: Int) -> Int {
    max(trimmedEnd(start..<max(range.upperBound, start)), start)
  }

  private func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, content.flags[end - 1].contains(.white) { end -= 1 }
    return end
  }
}
