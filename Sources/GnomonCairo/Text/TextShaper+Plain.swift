// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension TextShaper {
  /// Shapes a paragraph that needs nothing looked for: Latin letters, digits and signs from left to right in the
  /// system's fonts. Does nothing and says false where it isn't one.
  ///
  /// HarfBuzz is told what Pango would tell it of each run, so the glyphs are the same.
  mutating func shapePlainParagraph(_ range: Range<Int>) -> Bool {
    let bytes = offsets[range.lowerBound]..<offsets[range.upperBound]
    guard let writing = PlainWriting(self.bytes[bytes]), let parts = plainParts(range) else { return false }
    var shaped: [[ShapedGlyph]] = []
    for part in parts {
      guard let glyphs = shapePlain(part, of: bytes, hasLetters: writing.hasLetters) else { return false }
      shaped.append(glyphs)
    }
    for (part, glyphs) in zip(parts, shaped) { appendItem(part.characters, level: 0, font: part.font, glyphs) }
    return true
  }

  /// What of a paragraph one run says.
  private struct PlainPart {
    var run: Int
    var characters: Range<Int>
    var font: OpenedFont
  }

  /// nil where a run wants more than a system font.
  private func plainParts(_ range: Range<Int>) -> [PlainPart]? {
    var parts: [PlainPart] = []
    var first = range.lowerBound
    while first < range.upperBound {
      let index = Int(runs[first])
      let run = text.runs[index]
      guard run.language == nil, run.attachment == nil, let font = library.systemFaces.font(for: run.font) else {
        return nil
      }
      var end = first + 1
      while end < range.upperBound, runs[end] == runs[first] { end += 1 }
      parts.append(PlainPart(run: index, characters: first..<end, font: font))
      first = end
    }
    return parts
  }

  /// nil where the font lacks a character.
  private func shapePlain(_ part: PlainPart, of paragraph: Range<Int>, hasLetters: Bool) -> [ShapedGlyph]? {
    let buffer = library.buffer
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(buffer, PlainWriting.language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_buffer_set_invisible_glyph(buffer, gnomon_glyph_empty)
    let start = offsets[part.characters.lowerBound]
    let length = offsets[part.characters.upperBound] - start
    bytes.withUnsafeBufferPointer { buffered in
      buffered.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        hb_buffer_add_utf8(
          buffer, base + paragraph.lowerBound, Int32(clamping: paragraph.count),
          UInt32(clamping: start - paragraph.lowerBound), Int32(clamping: length))
      }
    }
    let features = text.runs[part.run].shapingFeatures
    hb_shape(part.font.shaper, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      guard infos[index].codepoint != 0 else { return nil }
      glyphs.append(
        ShapedGlyph(
          index: infos[index].codepoint, byte: paragraph.lowerBound + Int(infos[index].cluster),
          advance: places[index].x_advance, x: places[index].x_offset, y: -places[index].y_offset))
    }
    return glyphs.isEmpty ? nil : glyphs
  }
}
