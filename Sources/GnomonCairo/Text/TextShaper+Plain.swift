// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension TextShaper {
  /// Shapes a paragraph that needs nothing looked for: Latin letters, digits and signs from left to right in the
  /// system's fonts. Does nothing and says false where it isn't one.
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
    let start = offsets[part.characters.lowerBound]
    let end = offsets[part.characters.upperBound]
    return bytes.withUnsafeBufferPointer { bytes in
      let shaped = library.shape(
        bytes, paragraph: paragraph, part: start..<end, font: part.font,
        features: text.runs[part.run].shapingFeatures, hasLetters: hasLetters)
      guard let shaped else { return nil }
      var glyphs: [ShapedGlyph] = []
      glyphs.reserveCapacity(shaped.count)
      for index in 0..<shaped.count {
        let (info, place) = (shaped.infos[index], shaped.places[index])
        guard info.codepoint != 0 else { return nil }
        glyphs.append(
          ShapedGlyph(
            index: info.codepoint, byte: paragraph.lowerBound + Int(info.cluster), advance: place.x_advance,
            x: place.x_offset, y: -place.y_offset))
      }
      return glyphs.isEmpty ? nil : glyphs
    }
  }
}
