// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextResolution {
  /// The way in which a text becomes this one; nil is at once.
  ///
  /// - Parameter valueBefore: what the text before showed, where that was said.
  func change(
    from old: TextResolution, by transition: ContentTransition, valueBefore: Double?
  ) -> ContentChange? {
    switch transition.kind {
    case .identity: nil
    case .opacity, .symbolEffect: .fade
    case .interpolate: isAlike(old) ? .interpolate : .fade
    case .numericText(let countsDown): .roll(down: countsDown)
    case .numericValue(let value): .roll(down: valueBefore.map { value < $0 } ?? false)
    }
  }

  /// True if both are the same characters in fonts of one family that differ in size and weight alone.
  private func isAlike(_ other: TextResolution) -> Bool {
    let (runs, others) = (text.runs, other.text.runs)
    return runs.count == others.count
      && zip(runs, others).allSatisfy {
        $0.string == $1.string && $0.font.family == $1.font.family && $0.font.isItalic == $1.font.isItalic
          && $0.font.isSmallCaps == $1.font.isSmallCaps && $0.attachment == $1.attachment
      }
  }
}

extension ShapedText {
  /// The characters that the lines begin with; their numbers alone where an engine doesn't tell of glyphs. The last one says whether something is
  /// left out.
  func breaks(in size: CGSize) -> [Int] {
    let fit = fit(width: size.width, height: size.height)
    let starts = lines(in: size).map { $0.runs.flatMap(\.glyphs).map(\.character).min() ?? -1 }
    return (starts.isEmpty ? Array(0..<max(0, fit.lineCount)) : starts) + [fit.isTruncated ? 1 : 0]
  }
}

extension TextNode {
  /// Draws a text and what is still seen of those that it was before.
  func draw(_ text: DrawnText, after steps: [ContentMotion.Step], _ context: inout DrawingContext) {
    let isGlyphwise = steps.contains { if case .fade = $0.change { false } else { true } }
    if isGlyphwise, let glyphs = RollingGlyphs(text, after: steps) {
      return glyphs.draw(in: self, &context)
    }
    // Each fades out from where it had come to.
    var shown = 1.0
    for step in steps {
      let progress = min(1, max(0, step.progress))
      let opacity = shown * (1 - progress)
      if opacity > 0 {
        draw(step.old.text, movesPaints: step.old.sharesPaints, opacity: opacity, &context)
      }
      shown = progress
    }
    if shown > 0, text.size.width > 0 { draw(text, opacity: shown, &context) }
  }
}
