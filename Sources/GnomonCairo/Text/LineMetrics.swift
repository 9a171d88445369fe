import Foundation

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
    let end = min(max(line.visible.upperBound, line.ellipsis?.tail.upperBound ?? 0), content.runs.count)
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
