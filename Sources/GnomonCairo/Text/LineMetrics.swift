import Foundation
import Gnomon

/// Where the baselines of lines lie, and how high they are together, in points.
struct LineMetrics {
  private(set) var baselines: [Double] = []
  private(set) var height = 0.0

  init(_ lines: [TextLine], content: TextContent, spacing: Double, reserved: Int) {
    baselines.reserveCapacity(lines.count)
    var descent = 0.0
    var last = 0.0
    for line in lines {
      let metrics = LineMetrics.metrics(of: line, content: content)
      if baselines.isEmpty {
        last = metrics.ascent
      } else {
        last += max(metrics.pitch + spacing, 0)
      }
      baselines.append(last)
      descent = metrics.descent
    }
    height = baselines.isEmpty ? 0 : last + descent
    if lines.count < reserved, let metrics = content.metrics.first {
      let rows = Double(min(reserved, 100_000) - lines.count)
      height += rows * max(metrics.pitch + spacing, 0)
    }
  }

  /// How many of the lines a height holds; at least one.
  static func rows(_ lines: [TextLine], in height: Double, content: TextContent, spacing: Double) -> Int {
    var baseline = 0.0
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line, content: content)
      baseline += index == 0 ? metrics.ascent : max(metrics.pitch + spacing, 0)
      if index > 0, baseline + metrics.descent > height + LineFitter.tolerance { return index }
    }
    return lines.count
  }

  /// The greatest measures of the runs on a line.
  static func metrics(of line: TextLine, content: TextContent) -> FontMetrics {
    guard let first = content.metrics.first else { return FontMetrics(ascent: 0, descent: 0, pitch: 0) }
    guard content.metrics.count > 1, !content.runs.isEmpty else { return first }
    let start = min(line.visible.lowerBound, content.runs.count - 1)
    let tail = line.ellipsis.map { $0.tail.isEmpty ? 0 : $0.tail.upperBound } ?? 0
    let end = min(max(line.visible.upperBound, tail), content.runs.count)
    let runs = Int(content.runs[start])...Int(content.runs[max(end - 1, start)])
    var metrics = content.metrics[runs.lowerBound]
    for run in content.metrics[runs].dropFirst() {
      metrics.ascent = max(metrics.ascent, run.ascent)
      metrics.descent = max(metrics.descent, run.descent)
      metrics.pitch = max(metrics.pitch, run.pitch)
    }
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

  /// All that a fit walks: lines alike are counted, not kept.
  private(set) var stretches: [Stretch] = []
  private var count = 0
  private let spacing: Double
  /// How far apart reserved lines lie.
  private let reservedStep: Double

  init(_ fitter: LineFitter) {
    let (content, spacing) = (fitter.content, fitter.spacing)
    self.spacing = spacing
    reservedStep = content.metrics.first.map { max($0.pitch + spacing, 0) } ?? 0
    fitter.forEachNarrowestLine { line in
      let metrics = LineMetrics.metrics(of: line, content: content)
      count += 1
      if let last = stretches.last?.metrics, last.ascent == metrics.ascent, last.descent == metrics.descent,
        last.pitch == metrics.pitch
      {
        stretches[stretches.count - 1].count += 1
      } else {
        stretches.append(Stretch(metrics: metrics, count: 1))
      }
    }
  }

  /// What is said of the lines that a height holds, with the scale applied.
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
    var descent = 0.0
    for stretch in stretches {
      let metrics = stretch.metrics
      let step = max(metrics.pitch + spacing, 0)
      let first = fit.count == 0 ? metrics.ascent : fit.lastBaseline + step
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
      descent = metrics.descent
      if taken < stretch.count { break }
    }
    let reserved = Double(max(min(paragraph.reservedLines ?? 0, 100_000) - fit.count, 0))
    fit.height = (fit.lastBaseline + descent + reserved * reservedStep) * scale
    fit.isTruncated = fit.count < count
    fit.firstBaseline *= scale
    fit.lastBaseline *= scale
    return fit
  }
}
