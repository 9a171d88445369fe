// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension PangoShapedText {
  /// The lines with their glyphs when the text is drawn in a size that ``fit(width:height:)`` answered.
  public func lines(in size: CGSize) -> [ShapedLine] {
    placedLines(in: CGRect(origin: .zero, size: size)).map { line in
      ShapedLine(
        origin: line.origin, width: line.width, ascent: line.ascent, descent: line.descent,
        runs: line.stretches.map { stretch in
          ShapedRun(
            run: stretch.run, x: stretch.start * line.scale, width: (stretch.end - stretch.start) * line.scale,
            isRightToLeft: stretch.isRightToLeft,
            glyphs: stretch.glyphs.indices.map { index in
              let end = index + 1 < stretch.glyphs.count ? stretch.glyphs[index + 1].x : stretch.end
              return ShapedGlyph(
                x: stretch.glyphs[index].x * line.scale, width: (end - stretch.glyphs[index].x) * line.scale,
                character: stretch.characters[index])
            })
        })
    }
  }

  /// A line in the coordinates of the rectangle that the text is drawn in.
  struct PlacedLine {
    /// The left end of the baseline.
    var origin: CGPoint
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    /// What the stretches' lengths are multiplied with.
    var scale: CGFloat
    var stretches: [LineGlyphs.Stretch]
  }

  /// The lines to draw in a rectangle, or only a part of them. A text of which some runs are clear is drawn run by run:
  /// its glyphs are kept for the next one.
  func placedLines(in rect: CGRect, part: TextPart? = nil, paints: [Paint] = []) -> [PlacedLine] {
    let lines = part?.line == nil ? lines(drawnIn: rect.size) : keptLines(drawnIn: rect.size)
    let scale = CGFloat(lines.scale)
    var drawn = lines.lines.indices
    if let line = part?.line { drawn = drawn.contains(line) ? line..<line + 1 : 0..<0 }
    let known = paints.contains(where: \.isClear) ? keptGlyphs(of: lines, in: rect.size) : nil
    return drawn.map { index in
      let line = lines.lines[index]
      let metrics = LineMetrics.metrics(of: line, content: content)
      var paragraph = text.paragraph
      if paragraph.alignsByWriting, content.paragraphs.indices.contains(line.paragraph) {
        paragraph.layoutDirection = content.paragraphs[line.paragraph].isRightToLeft ? .rightToLeft : .leftToRight
      }
      let inset = TextPlacement.inset(of: line.width * lines.scale, in: Double(rect.width), paragraph)
      var stretches = known?[index] ?? LineGlyphs(line, of: self).stretches
      if let run = part?.run { stretches = stretches.indices.contains(run) ? [stretches[run]] : [] }
      if let range = part?.glyphs { stretches = stretches.map { $0.part(range) } }
      let offset = part?.offset ?? .zero
      return PlacedLine(
        origin: CGPoint(
          x: rect.minX + CGFloat(inset) + offset.width, y: rect.minY + CGFloat(lines.baselines[index]) + offset.height),
        width: CGFloat(line.width) * scale, ascent: CGFloat(metrics.ascent) * scale,
        descent: CGFloat(metrics.descent) * scale, scale: scale, stretches: stretches)
    }
  }
}

extension LineGlyphs.Stretch {
  /// The stretch with some of its glyphs, by their numbers from the left.
  func part(_ range: Range<Int>) -> LineGlyphs.Stretch {
    let known = range.clamped(to: 0..<glyphs.count)
    if known == 0..<glyphs.count { return self }
    var part = self
    part.glyphs = Array(glyphs[known])
    part.characters = Array(characters[known])
    part.boxes = []
    guard let first = part.glyphs.first else {
      part.end = part.start
      part.range = self.range.lowerBound..<self.range.lowerBound
      return part
    }
    part.start = known.lowerBound == 0 ? start : first.x
    part.end = known.upperBound < glyphs.count ? glyphs[known.upperBound].x : end
    let low = part.characters.min() ?? self.range.lowerBound
    let high = part.characters.max() ?? low
    // The characters up to the next cluster's belong to the last one.
    let next = characters.filter { $0 > high }.min() ?? self.range.upperBound
    part.range = low..<max(low, next)
    return part
  }
}
