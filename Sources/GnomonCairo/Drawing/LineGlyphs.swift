// SPDX-License-Identifier: Apache-2.0
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
    /// The left and right ends of the places where characters stand that no font has.
    var boxes: [ClosedRange<Double>] = []
    var start: Double
    var end: Double
    var isRightToLeft: Bool
    /// Whether the glyphs are the ellipsis, which isn't part of the text.
    var isEllipsis: Bool
    /// Whether there is nothing but the way to a tab stop.
    var isTab = false
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
    /// The run that an ellipsis is set as, for it isn't in the text itself; nil for the text's own glyphs.
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
    let isRightToLeft = item.level & 1 == 1
    for index in LineGlyphs.glyphs(of: piece.characters, in: item) {
      let glyph = item.glyphs[index]
      let run = piece.run ?? glyph.run
      let own = LineGlyphs.cluster(of: index, in: item, within: piece.characters)
      let isTab = piece.content.flags[glyph.character].contains(.tab)
      let place = stretches.count - 1
      if place >= 0, stretches[place].run == run, stretches[place].font === item.font,
        stretches[place].isRightToLeft == isRightToLeft, stretches[place].isEllipsis == (piece.run != nil), !isTab,
        !stretches[place].isTab, piece.run != nil || stretches[place].adjoins(own)
      {
        let known = stretches[place].range
        stretches[place].range = min(known.lowerBound, own.lowerBound)..<max(known.upperBound, own.upperBound)
      } else {
        stretches.append(
          Stretch(
            run: run, font: item.font, glyphs: [], characters: [], start: width, end: width,
            isRightToLeft: isRightToLeft, isEllipsis: piece.run != nil, isTab: isTab, range: own))
      }
      let last = stretches.count - 1
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

  /// The glyphs of some of an item's characters, which rise or fall with the direction: a paragraph is one item, and
  /// its lines many.
  private static func glyphs(of characters: Range<Int>, in item: GlyphItem) -> Range<Int> {
    let (lower, upper) = (characters.lowerBound, characters.upperBound)
    if item.level & 1 == 1 {
      let start = item.glyphs.partitioningIndex { $0.character < upper }
      return start..<max(start, item.glyphs.partitioningIndex { $0.character < lower })
    }
    let start = item.glyphs.partitioningIndex { $0.character >= lower }
    return start..<max(start, item.glyphs.partitioningIndex { $0.character >= upper })
  }

  /// The characters of a glyph's cluster. Clusters rise or fall with the direction.
  private static func cluster(of index: Int, in item: GlyphItem, within characters: Range<Int>) -> Range<Int> {
    let step = item.level & 1 == 1 ? -1 : 1
    let first = item.glyphs[index].character
    func neighbour(_ step: Int) -> Int? {
      var other = index + step
      while item.glyphs.indices.contains(other), item.glyphs[other].character == first { other += step }
      guard item.glyphs.indices.contains(other) else { return nil }
      return characters.contains(item.glyphs[other].character) ? item.glyphs[other].character : nil
    }
    let start = neighbour(-step) == nil ? characters.lowerBound : first
    return start..<max(neighbour(step) ?? characters.upperBound, first)
  }
}

extension LineGlyphs.Stretch {
  /// Whether a cluster is read right after or before what is there: neighbours on the screen may lie far apart in the
  /// text.
  fileprivate func adjoins(_ cluster: Range<Int>) -> Bool {
    isRightToLeft
      ? cluster.upperBound == range.lowerBound || cluster.lowerBound == range.lowerBound
      : cluster.lowerBound == range.upperBound || cluster.upperBound == range.upperBound
  }
}
