// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Where the baselines of lines lie, and how high they are together, in points.
struct LineMetrics {
  private(set) var baselines: [Double] = []
  private(set) var height = 0.0

  init(_ lines: [TextLine], content: TextContent, spacing: Double, reserved: Int) {
    baselines.reserveCapacity(lines.count)
    let sum = Sum(lines, content: content, spacing: spacing, reserved: reserved) { baselines.append($0) }
    height = sum.height
  }

  /// The first and the last baseline and the height of lines.
  struct Sum {
    private(set) var first = 0.0
    private(set) var last = 0.0
    private(set) var height = 0.0

    /// - Parameter atBaseline: is called with each baseline.
    init(
      _ lines: [TextLine], content: TextContent, spacing: Double, reserved: Int,
      atBaseline: (Double) -> Void = { _ in }
    ) {
      var before: FontMetrics?
      for line in lines {
        let metrics = LineMetrics.metrics(of: line, content: content)
        if let before {
          last += max(before.step(to: metrics) + spacing, 0)
        } else {
          last = metrics.ascent
          first = last
        }
        atBaseline(last)
        before = metrics
      }
      height = before.map { last + $0.descent } ?? 0
      if lines.count < reserved {
        height = max(height, LineMetrics.height(of: reserved, content: content, spacing: spacing))
      }
    }
  }

  /// The height that some lines keep whatever stands in them: they're lines of the text's first font (recorded on macOS
  /// 27).
  static func height(of reserved: Int, content: TextContent, spacing: Double) -> Double {
    guard reserved > 0, let font = content.reserved else { return 0 }
    return font.ascent + font.descent + Double(min(reserved, 100_000) - 1) * max(font.pitch + spacing, 0)
  }

  /// How many of the lines a height holds; at least one.
  static func rows(_ lines: [TextLine], in height: Double, content: TextContent, spacing: Double) -> Int {
    var baseline = 0.0
    var before: FontMetrics?
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line, content: content)
      baseline += before.map { max($0.step(to: metrics) + spacing, 0) } ?? metrics.ascent
      if index > 0, baseline + metrics.descent > height + LineFitter.tolerance { return index }
      before = metrics
    }
    return lines.count
  }

  /// The greatest measures of the runs on a line, with those of what a truncated line left out.
  static func metrics(of line: TextLine, content: TextContent) -> FontMetrics {
    guard let first = content.metrics.first else { return FontMetrics(ascent: 0, descent: 0, pitch: 0) }
    guard content.metrics.count > 1, !content.runs.isEmpty else { return first }
    let start = min(line.visible.lowerBound, content.runs.count - 1)
    let tail = line.ellipsis.map { $0.tail.isEmpty ? 0 : $0.tail.upperBound } ?? 0
    let end = min(max(line.end, line.visible.upperBound, tail), content.runs.count)
    let runs = Int(content.runs[start])...Int(content.runs[max(end - 1, start)])
    var metrics = content.metrics[runs.lowerBound]
    guard runs.count > 1 else { return metrics }
    var leading = metrics.leading
    for run in content.metrics[runs].dropFirst() {
      if run.isSet || metrics.isSet {
        if !metrics.isSet || run.isSet && (run.ascent, run.pitch) > (metrics.ascent, metrics.pitch) { metrics = run }
        continue
      }
      metrics.ascent = max(metrics.ascent, run.ascent)
      metrics.descent = max(metrics.descent, run.descent)
      metrics.pitch = max(metrics.pitch, run.pitch)
      leading = min(leading, run.leading)
    }
    if !metrics.isSet { metrics.pitch = max(metrics.pitch, metrics.ascent + metrics.descent + leading) }
    return metrics
  }
}

/// The lines that a text has in no width, a letter each: counted by their measures, since there may be very many.
struct NarrowestLines: Sendable {
  /// Lines one below the other that have the same measures.
  struct Stretch {
    var metrics: FontMetrics
    var count: Int
  }

  /// The stretches of lines that a fit walks: lines alike are counted, not kept.
  private(set) var stretches: [Stretch] = []
  private var count = 0
  private let spacing: Double
  private let content: TextContent

  init(_ fitter: LineFitter) {
    let (content, spacing) = (fitter.content, fitter.spacing)
    (self.spacing, self.content) = (spacing, content)
    fitter.forEachNarrowestLine { line in
      let metrics = LineMetrics.metrics(of: line, content: content)
      count += 1
      if stretches.last?.metrics == metrics {
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append(Stretch(metrics: metrics, count: 1))
      }
    }
  }

  /// The measures of the lines that a height holds, with the scale applied.
  struct Fit: Truncatable {
    var count = 0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var height = 0.0
    var isTruncated = false
  }

  /// The lines that fit at a scale; at least one.
  func fit(height: Double, scale: Double, paragraph: ResolvedText.ParagraphStyle) -> Fit {
    let room = height / scale + LineFitter.tolerance
    let limit = paragraph.lineLimit.map { max($0, 1) } ?? Int.max
    var fit = Fit()
    var before: FontMetrics?
    for stretch in stretches {
      let metrics = stretch.metrics
      let step = max(metrics.pitch + spacing, 0)
      let first = before.map { fit.lastBaseline + max($0.step(to: metrics) + spacing, 0) } ?? metrics.ascent
      var taken = min(stretch.count, limit - fit.count)
      let more = room - metrics.descent - first
      if more < 0 {
        taken = min(taken, fit.count == 0 ? 1 : 0)
      } else if step > 0, more / step < Double(taken) {
        taken = min(taken, Int(more / step) + 1)
      }
      guard taken > 0 else { break }
      if fit.count == 0 { fit.firstBaseline = metrics.ascent }
      fit.lastBaseline = first + Double(taken - 1) * step
      fit.count += taken
      before = metrics
      if taken < stretch.count { break }
    }
    fit.height = fit.lastBaseline + (before?.descent ?? 0)
    if let reserved = paragraph.reservedLines, reserved > fit.count {
      fit.height = max(fit.height, LineMetrics.height(of: reserved, content: content, spacing: spacing))
    }
    fit.height *= scale
    fit.isTruncated = fit.count < count
    fit.firstBaseline *= scale
    fit.lastBaseline *= scale
    return fit
  }
}
