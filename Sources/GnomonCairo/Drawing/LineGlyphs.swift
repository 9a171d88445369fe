import CCairo
import Foundation
import Gnomon

/// The glyphs of one line in visual order, placed from the line's left end on the baseline.
struct LineGlyphs {
  /// Neighbouring glyphs of one font and one run of the text.
  struct Stretch {
    var run: Int
    var font: OpenedFont?
    var glyphs: [cairo_glyph_t]
    /// The first character of each glyph's cluster, in the content that it came from.
    var characters: [Int]
    /// Where characters stand that no font has: left and right ends.
    var boxes: [ClosedRange<Double>] = []
    var start: Double
    var end: Double
    var isRightToLeft: Bool
    /// The ellipsis isn't part of the text.
    var isEllipsis: Bool
    /// The text's characters that the glyphs stand for.
    var range: Range<Int>
  }

  private(set) var stretches: [Stretch] = []
  private(set) var width = 0.0

  private struct Piece {
    var content: TextContent
    var item: Int
    var characters: Range<Int>
    var level: UInt8
    /// The run of an ellipsis, which isn't in the text itself.
    var run: Int?
  }

  init(_ line: TextLine, of text: PangoShapedText) {
    var pieces = LineGlyphs.pieces(of: line.visible, in: text.content)
    if let ellipsis = line.ellipsis, let mark = text.ellipsis(run: ellipsis.run) {
      let isRightToLeft =
        text.content.paragraphs.indices.contains(line.paragraph)
        && text.content.paragraphs[line.paragraph].isRightToLeft
      for item in mark.items.indices {
        pieces.append(
          Piece(
            content: mark, item: item, characters: mark.items[item].characters, level: isRightToLeft ? 1 : 0,
            run: ellipsis.run))
      }
      pieces += LineGlyphs.pieces(of: ellipsis.tail, in: text.content)
    }
    LineGlyphs.reorder(&pieces)
    for piece in pieces { append(piece) }
  }

  private static func pieces(of range: Range<Int>, in content: TextContent) -> [Piece] {
    guard !range.isEmpty else { return [] }
    var low = 0
    var high = content.items.count
    while low < high {
      let middle = (low + high) / 2
      if content.items[middle].characters.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var pieces: [Piece] = []
    while low < content.items.count, content.items[low].characters.lowerBound < range.upperBound {
      let item = content.items[low]
      pieces.append(
        Piece(content: content, item: low, characters: item.characters.clamped(to: range), level: item.level, run: nil))
      low += 1
    }
    return pieces
  }

  /// Turns runs of higher embedding levels around, highest first (rule L2 of the bidirectional algorithm).
  private static func reorder(_ pieces: inout [Piece]) {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
  }

  private mutating func append(_ piece: Piece) {
    let item = piece.content.items[piece.item]
    for glyph in item.glyphs where piece.characters.contains(glyph.character) {
      let run = piece.run ?? glyph.run
      if stretches.last?.run != run || stretches.last?.font !== item.font
        || stretches.last?.isRightToLeft != (item.level & 1 == 1)
        || stretches.last?.isEllipsis != (piece.run != nil)
      {
        stretches.append(
          Stretch(
            run: run, font: item.font, glyphs: [], characters: [], start: width, end: width,
            isRightToLeft: item.level & 1 == 1, isEllipsis: piece.run != nil, range: piece.characters))
      }
      let last = stretches.count - 1
      let known = stretches[last].range
      stretches[last].range =
        min(known.lowerBound, piece.characters.lowerBound)..<max(known.upperBound, piece.characters.upperBound)
      if glyph.index & gnomon_glyph_unknown != 0 {
        stretches[last].boxes.append(width...(width + max(glyph.advance, 0)))
      } else if glyph.index != gnomon_glyph_empty {
        stretches[last].glyphs.append(
          cairo_glyph_t(index: UInt(glyph.index), x: width + Double(glyph.offset.x), y: Double(glyph.offset.y)))
        stretches[last].characters.append(glyph.character)
      }
      width += glyph.advance
      stretches[last].end = width
    }
  }
}
