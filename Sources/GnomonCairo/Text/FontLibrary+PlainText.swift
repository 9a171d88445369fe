// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension FontLibrary {
  /// The content of a text of plain words in one look, put together from a table of letters; nil where it isn't one.
  ///
  /// It's what `TextShaper` makes of the same text. Call with the lock held.
  func plainContent(of text: ResolvedText) -> TextContent? {
    guard text.runs.count == 1, !text.paragraph.writesByLayout || text.paragraph.layoutDirection == .leftToRight,
      let style = plainStyle(of: text.runs[0])
    else { return nil }
    let content = text.runs[0].string.utf8.withContiguousStorageIfAvailable { bytes -> TextContent? in
      guard let lines = PlainLines(bytes), lines.hasLetters || text.paragraph.layoutDirection == .leftToRight,
        let table = letterTable(
          of: style.font, hasLetters: lines.hasLetters, breaksLigatures: style.breaksLigatures,
          features: style.features)
      else { return nil }
      if let content = plainContent(bytes, lines, style, table) { return content }
      learn(bytes, style, table, hasLetters: lines.hasLetters)
      return table.isSound ? plainContent(bytes, lines, style, table) : nil
    }
    return content ?? nil
  }

  /// nil where two letters stand side by side for the first time.
  private func plainContent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: PlainLines, _ style: PlainStyle, _ table: LetterTable
  ) -> TextContent? {
    let count = bytes.count
    var isKnown = true
    let positions = [Double](unsafeUninitializedCapacity: count + 1) { positions, filled in
      var sum = 0.0
      positions.initializeElement(at: 0, to: 0)
      for index in 0..<count {
        let letter = Int(bytes[index])
        let next = index + 1 < count ? Int(bytes[index + 1]) : LetterTable.end
        guard let advance = table.advance(of: letter, before: next) else {
          (isKnown, filled) = (false, index + 1)
          return
        }
        sum += Double(advance) / Double(PANGO_SCALE) + style.additions[letter]
        positions.initializeElement(at: index + 1, to: sum)
      }
      filled = count + 1
    }
    guard isKnown else { return nil }
    let glyphs = [Glyph](unsafeUninitializedCapacity: count) { glyphs, filled in
      for index in 0..<count {
        let letter = Int(bytes[index])
        let next = index + 1 < count ? Int(bytes[index + 1]) : LetterTable.end
        let advance = Double(table.advance(of: letter, before: next) ?? 0) / Double(PANGO_SCALE)
        glyphs.initializeElement(
          at: index,
          to: Glyph(
            index: table.glyphs[letter], character: index, run: 0,
            offset: CGPoint(x: style.shifts[letter], y: style.rise), advance: advance + style.additions[letter]))
      }
      filled = count
    }
    let flags = [CharacterFlags](unsafeUninitializedCapacity: count) { flags, filled in
      for index in 0..<count {
        let letter: CharacterFlags = [.start, .clusterStart]
        flags.initializeElement(at: index, to: bytes[index] == 0x20 ? letter.union(.white) : letter)
      }
      filled = count
    }
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(lines.breakCount)
    PlainLines.forEachBreak(bytes) { next, visibleEnd in
      breaks.append(LineBreak(next: next, visibleEnd: visibleEnd, position: positions[visibleEnd]))
    }
    return TextContent(
      positions: positions, runs: RunIndices(count: count), flags: flags,
      paragraphs: FewElements(only: TextParagraph(range: 0..<count, breaks: 0..<breaks.count, isRightToLeft: false)),
      breaks: breaks,
      items: FewElements(only: GlyphItem(characters: 0..<count, level: 0, font: style.font, glyphs: glyphs)),
      metrics: style.metrics,
      reserved: style.reserved, missing: [])
  }

  /// Has HarfBuzz shape a text, and notes what it makes of each pair of letters.
  private func learn(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: PlainStyle, _ table: LetterTable, hasLetters: Bool
  ) {
    let shaped = shape(
      bytes, paragraph: 0..<bytes.count, part: 0..<bytes.count, font: style.font, features: style.features,
      hasLetters: hasLetters)
    guard let shaped, shaped.count == bytes.count else { return table.giveUp() }
    for index in 0..<shaped.count {
      let (info, place) = (shaped.infos[index], shaped.places[index])
      guard info.codepoint != 0, Int(info.cluster) == index, place.x_offset == 0, place.y_offset == 0 else {
        return table.giveUp()
      }
      table.learn(
        Int(bytes[index]), before: index + 1 < bytes.count ? Int(bytes[index + 1]) : LetterTable.end,
        glyph: info.codepoint, advance: place.x_advance)
    }
  }

  /// What HarfBuzz makes of a part of a paragraph, valid until it's asked again; nil where there's no memory.
  ///
  /// HarfBuzz is told what Pango would tell it of each run, so the glyphs are the same.
  func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, paragraph: Range<Int>, part: Range<Int>, font: OpenedFont,
    features: [hb_feature_t], hasLetters: Bool
  ) -> (
    infos: UnsafeMutablePointer<hb_glyph_info_t>, places: UnsafeMutablePointer<hb_glyph_position_t>, count: Int
  )? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(buffer, PlainWriting.language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_buffer_set_invisible_glyph(buffer, gnomon_glyph_empty)
    bytes.withMemoryRebound(to: CChar.self) { text in
      guard let base = text.baseAddress else { return }
      hb_buffer_add_utf8(
        buffer, base + paragraph.lowerBound, Int32(clamping: paragraph.count),
        UInt32(clamping: part.lowerBound - paragraph.lowerBound), Int32(clamping: part.count))
    }
    hb_shape(font.shaper, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    return (infos, places, Int(count))
  }
}
