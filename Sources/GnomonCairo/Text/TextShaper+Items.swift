// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What becomes of shaped glyphs, whoever shaped them.
extension TextShaper {
  /// A glyph as it comes from shaping: lengths in 1024ths of a point, y downwards.
  struct ShapedGlyph {
    var index: UInt32
    /// The byte at which the glyph's cluster begins.
    var byte: Int
    var advance: Int32
    var x: Int32
    var y: Int32
  }

  /// Takes a stretch of shaped glyphs, in visual order.
  mutating func appendItem(_ characters: Range<Int>, level: UInt8, font: OpenedFont?, _ shaped: [ShapedGlyph]) {
    let family = font?.family
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    var character = characters.lowerBound
    var style = RunStyle(run: -1)
    var isSeen = false
    for (index, var info) in shaped.enumerated() {
      if info.index & gnomon_glyph_unknown != 0, Self.scalar(of: info.index)?.properties.generalCategory == .control {
        (info.index, info.advance) = (gnomon_glyph_empty, 0)
      }
      if info.index & gnomon_glyph_unknown != 0, missing.count < 16, let scalar = Self.scalar(of: info.index) {
        if !missing.contains(scalar) { missing.append(scalar) }
      }
      // Clusters rise or fall with the direction, so the character is found by walking.
      while character + 1 < characters.upperBound, offsets[character + 1] <= info.byte { character += 1 }
      while character > characters.lowerBound, offsets[character] > info.byte { character -= 1 }
      flags[character].insert(.clusterStart)
      let run = Int(runs[character])
      if run != style.run { style = self.style(of: run, in: family) }
      var advance = Double(info.advance) / Double(PANGO_SCALE)
      if let attachment = style.attachment {
        advance = attachment.width.isFinite ? min(max(Double(attachment.width), 0), 16384) : 0
        glyphs.append(Glyph(index: gnomon_glyph_empty, character: character, run: run, offset: .zero, advance: advance))
        advances[character] += advance
        continue
      }
      isSeen = isSeen || advance != 0 || info.index != gnomon_glyph_empty
      // A letter and its marks are shaped one by one, and stay together.
      let letter = letter(of: character, in: characters)
      let correction = style.letterScale == 0 ? 0 : self.correction(of: letter, style)
      var next = character
      if index + 1 < shaped.count {
        let cluster = shaped[index + 1].byte
        while next + 1 < characters.upperBound, offsets[next + 1] <= cluster { next += 1 }
        while next > characters.lowerBound, offsets[next] > cluster { next -= 1 }
      }
      if index + 1 == shaped.count || self.letter(of: next, in: characters) != letter {
        // What begins with a mark has its letter, and the distance to the next, in another font.
        if isSeen, flags[letter].contains(.start) { advance += style.tracking + correction }
        isSeen = false
      }
      let shift = CGPoint(
        x: Double(info.x) / Double(PANGO_SCALE) + correction / 2,
        y: Double(info.y) / Double(PANGO_SCALE) - style.baselineOffset)
      glyphs.append(Glyph(index: info.index, character: character, run: run, offset: shift, advance: advance))
      advances[character] += advance
    }
    for character in characters where !flags[character].contains(.clusterStart) { flags[character].remove(.start) }
    items.append(GlyphItem(characters: characters, level: level, font: font, glyphs: glyphs))
  }

  /// The first character of what a reader sees as one letter, as far as it belongs to an item.
  private func letter(of character: Int, in item: Range<Int>) -> Int {
    var letter = character
    // Nobody reads a letter of more marks than these.
    let first = max(item.lowerBound, character - 64)
    while letter > first, !flags[letter].contains(.start) { letter -= 1 }
    return letter
  }

  /// What is added to a letter's advance, in points; the letter stands in the middle of it.
  private func correction(of letter: Int, _ style: RunStyle) -> Double {
    let first = bytes[offsets[letter]]
    if style.hasMonospacedDigits, 0x30...0x39 ~= first { return 0 }
    return style.letterScale * MacLetterWidths.change(first, bytes[offsets[letter] + 1])
  }

  /// Pango marks what no font has, and keeps its number beside the mark.
  private static func scalar(of glyph: PangoGlyph) -> Unicode.Scalar? {
    Unicode.Scalar(glyph & ~gnomon_glyph_unknown)
  }

  /// What a run says of each of its glyphs.
  private struct RunStyle {
    var run: Int
    var tracking = 0.0
    var letterScale = 0.0
    var hasMonospacedDigits = false
    var baselineOffset = 0.0
    var attachment: ResolvedText.Attachment?
  }

  private func style(of run: Int, in family: String?) -> RunStyle {
    let offset = text.runs[run].baselineOffset
    return RunStyle(
      run: run, tracking: text.runs[run].tracking(in: family), letterScale: text.runs[run].letterScale(in: family),
      hasMonospacedDigits: text.runs[run].font.isMonospacedDigit,
      baselineOffset: offset.isFinite ? Double(offset) : 0, attachment: text.runs[run].attachment)
  }
}
