// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Guesses a text's size without a font: each character is half an em wide. For when only the code has to run.
final class EstimatingTextEngine: TextEngine {
  func shape(_ text: ResolvedText) -> any ShapedText { EstimatedText(text) }
}

private final class EstimatedText: ShapedText {
  let text: ResolvedText
  /// The words' widths, with the space after them; a negative one ends a line.
  private let words: [CGFloat]
  private let lineHeight: CGFloat
  private let pitch: CGFloat

  init(_ text: ResolvedText) {
    self.text = text
    var words: [CGFloat] = []
    var open: CGFloat = 0
    for run in text.runs {
      let advance = run.attachment?.width ?? max(0, run.font.size / 2 + run.tracking)
      for character in run.string {
        if character.isNewline {
          words.append(open)
          words.append(-1)
          open = 0
          continue
        }
        open += advance
        if character.isWhitespace {
          words.append(open)
          open = 0
        }
      }
    }
    words.append(open)
    self.words = words
    lineHeight = text.runs.map { $0.lineHeight ?? $0.font.lineHeight ?? $0.font.size * 1.2 }.max() ?? 0
    pitch =
      max(lineHeight, text.runs.map { $0.lineHeight ?? $0.font.linePitch ?? 0 }.max() ?? 0) + text.paragraph.lineSpacing
  }

  func fit(width: CGFloat?, height: CGFloat?) -> TextFit {
    let limit = width ?? .infinity
    var (line, widest, count) = (CGFloat.zero, CGFloat.zero, 1)
    for word in words {
      if word < 0 || (line > 0 && line + word > limit) {
        count += 1
        line = max(0, word)
      } else {
        line += word
      }
      widest = max(widest, line)
    }
    let shown = min(count, max(1, text.paragraph.lineLimit ?? count))
    let total = lineHeight + CGFloat(shown - 1) * pitch
    return TextFit(
      size: CGSize(width: min(widest, limit), height: total), firstBaseline: lineHeight * 0.8,
      lastBaseline: total - lineHeight * 0.2, lineCount: shown, isTruncated: shown < count)
  }
}
