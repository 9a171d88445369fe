import CCairo
import Foundation
import Gnomon

/// Shapes a text once: made, fed one text, finished. Hold the library's lock while it runs.
struct TextShaper {
  private let library: FontLibrary
  private let text: ResolvedText
  private var bytes: [UInt8] = []
  /// Where each character begins in `bytes`; one entry more than characters.
  private var offsets: [Int] = []
  private var runs: [Int32] = []
  private var separators: [Range<Int>] = []
  private var advances: [Double] = []
  private var flags: [CharacterFlags] = []
  private var items: [GlyphItem] = []
  /// The first characters that no font has.
  private var missing: [Unicode.Scalar] = []
  private var paragraphs: [TextParagraph] = []
  private var breakStarts: [[(next: Int, visibleEnd: Int)]] = []

  init(library: FontLibrary, text: ResolvedText) {
    self.library = library
    self.text = text
  }

  mutating func shape() -> TextContent {
    collect()
    advances = Array(repeating: 0, count: runs.count)
    flags = Array(repeating: [], count: runs.count)
    let attributes = makeAttributes()
    var start = 0
    for separator in separators + [runs.count..<runs.count] {
      shapeParagraph(start..<separator.lowerBound, attributes: attributes)
      start = separator.upperBound
    }
    pango_attr_list_unref(attributes)
    return finish()
  }

  // MARK: Characters

  private mutating func collect() {
    var last: Unicode.Scalar?
    for (index, run) in text.runs.enumerated() {
      for scalar in run.string.unicodeScalars {
        let position = runs.count
        offsets.append(bytes.count)
        runs.append(Int32(clamping: index))
        // A zero byte ends a C string: a zero width space stands in.
        let written = scalar.value == 0 ? "\u{200B}" : scalar
        bytes.append(contentsOf: UTF8.encode(written) ?? UTF8.encodedReplacementCharacter)
        switch scalar {
        case "\n" where last == "\r":
          if let previous = separators.popLast() { separators.append(previous.lowerBound..<(position + 1)) }
        case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}":
          separators.append(position..<(position + 1))
        default: break
        }
        last = scalar
      }
    }
    offsets.append(bytes.count)
    bytes.append(0)
  }

  private func makeAttributes() -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for (index, run) in text.runs.enumerated() {
      let end = start + run.string.unicodeScalars.count
      guard end > start, index < Int(Int32.max) else { continue }
      let range = (guint(clamping: offsets[start]), guint(clamping: offsets[end]))
      let description = library.face(of: run.font).makeDescription()
      gnomon_attr_insert(list, pango_attr_font_desc_new(description), range.0, range.1)
      pango_font_description_free(description)
      if let language = run.language {
        gnomon_attr_insert(list, pango_attr_language_new(pango_language_from_string(language)), range.0, range.1)
      }
      let features = run.font.pangoFeatures
      if !features.isEmpty { gnomon_attr_insert(list, pango_attr_font_features_new(features), range.0, range.1) }
      start = end
    }
    return list
  }

  // MARK: Paragraphs

  private mutating func shapeParagraph(_ range: Range<Int>, attributes: OpaquePointer?) {
    let isRightToLeft = baseDirection(range) == PANGO_DIRECTION_RTL
    paragraphs.append(TextParagraph(range: range, breaks: 0..<0, isRightToLeft: isRightToLeft))
    guard !range.isEmpty else {
      breakStarts.append([(range.upperBound, range.upperBound)])
      return
    }
    let start = offsets[range.lowerBound]
    let length = offsets[range.upperBound] - start
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        analyse(range, text: base + start, length: length)
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let list = pango_itemize_with_base_dir(
          library.context, direction, base, Int32(clamping: start), Int32(clamping: length), attributes, nil)
        var node = list
        while let current = node {
          if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
            shapeItem(item, base: base, paragraph: base + start, length: length)
            pango_item_free(item)
          }
          node = current.pointee.next
        }
        g_list_free(list)
      }
    }
    addTabs(range)
  }

  private func baseDirection(_ range: Range<Int>) -> PangoDirection {
    let start = offsets[range.lowerBound]
    let length = offsets[range.upperBound] - start
    let found = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { gnomon_find_base_dir($0 + start, Int32(clamping: length)) } ?? PANGO_DIRECTION_NEUTRAL
      }
    }
    guard found == PANGO_DIRECTION_NEUTRAL || text.paragraph.writesByLayout else { return found }
    return text.paragraph.layoutDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// Finds white space, letters and line breaks of a paragraph.
  private mutating func analyse(_ range: Range<Int>, text: UnsafePointer<CChar>, length: Int) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: range.count + 1)
    pango_get_log_attrs(
      text, Int32(clamping: length), -1, pango_language_from_string("en-us"), &attributes, Int32(attributes.count))
    var found: [(next: Int, visibleEnd: Int)] = []
    var visibleEnd = range.lowerBound
    for index in attributes.indices {
      let character = range.lowerBound + index
      let isLast = character == range.upperBound
      let isBreak = isLast || (index > 0 && gnomon_log_attr_is_line_break(&attributes[index]) != 0)
      if isBreak { found.append((character, visibleEnd)) }
      guard !isLast else { break }
      if gnomon_log_attr_is_white(&attributes[index]) != 0 {
        flags[character].insert(.white)
      } else {
        visibleEnd = character + 1
      }
      if gnomon_log_attr_is_cursor_position(&attributes[index]) != 0 { flags[character].insert(.start) }
    }
    breakStarts.append(found)
  }

  // MARK: Items

  private mutating func shapeItem(
    _ item: UnsafeMutablePointer<PangoItem>, base: UnsafePointer<CChar>, paragraph: UnsafePointer<CChar>, length: Int
  ) {
    let offset = Int(item.pointee.offset)
    let first = character(at: offset)
    let characters = first..<min(first + Int(item.pointee.num_chars), runs.count)
    guard !characters.isEmpty, let string = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(string) }
    pango_shape_full(
      base + offset, item.pointee.length, paragraph, Int32(clamping: length), &item.pointee.analysis, string)
    let font = item.pointee.analysis.font.map { library.font($0) }
    let family = font?.family
    let count = Int(string.pointee.num_glyphs)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(count)
    var character = characters.lowerBound
    var style = RunStyle(run: -1)
    for index in 0..<count {
      let info = string.pointee.glyphs[index]
      if info.glyph & gnomon_glyph_unknown != 0, missing.count < 16, let scalar = Self.scalar(of: info.glyph) {
        if !missing.contains(scalar) { missing.append(scalar) }
      }
      let cluster = offset + Int(string.pointee.log_clusters[index])
      // Clusters rise or fall with the direction, so the character is found by walking.
      while character + 1 < characters.upperBound, offsets[character + 1] <= cluster { character += 1 }
      while character > characters.lowerBound, offsets[character] > cluster { character -= 1 }
      flags[character].insert(.clusterStart)
      let run = Int(runs[character])
      if run != style.run { style = self.style(of: run, in: family) }
      var advance = Double(info.geometry.width) / Double(PANGO_SCALE)
      if let attachment = style.attachment {
        advance = attachment.width.isFinite ? min(max(Double(attachment.width), 0), 16384) : 0
        glyphs.append(Glyph(index: gnomon_glyph_empty, character: character, run: run, offset: .zero, advance: advance))
        advances[character] += advance
        continue
      }
      let isClusterEnd =
        index + 1 == count || string.pointee.log_clusters[index + 1] != string.pointee.log_clusters[index]
      if isClusterEnd, advance != 0 || info.glyph != gnomon_glyph_empty {
        advance += style.tracking
      }
      let shift = CGPoint(
        x: Double(info.geometry.x_offset) / Double(PANGO_SCALE),
        y: Double(info.geometry.y_offset) / Double(PANGO_SCALE) - style.baselineOffset)
      glyphs.append(Glyph(index: info.glyph, character: character, run: run, offset: shift, advance: advance))
      advances[character] += advance
    }
    for character in characters where !flags[character].contains(.clusterStart) { flags[character].remove(.start) }
    items.append(
      GlyphItem(characters: characters, level: item.pointee.analysis.level, font: font, glyphs: glyphs))
  }

  /// Pango marks what no font has, and keeps its number beside the mark.
  private static func scalar(of glyph: PangoGlyph) -> Unicode.Scalar? {
    Unicode.Scalar(glyph & ~gnomon_glyph_unknown)
  }

  private func character(at byte: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What a run says of each of its glyphs.
  private struct RunStyle {
    var run: Int
    var tracking = 0.0
    var baselineOffset = 0.0
    var attachment: ResolvedText.Attachment?
  }

  private func style(of run: Int, in family: String?) -> RunStyle {
    let offset = text.runs[run].baselineOffset
    return RunStyle(
      run: run, tracking: tracking(run: run, in: family), baselineOffset: offset.isFinite ? Double(offset) : 0,
      attachment: text.runs[run].attachment)
  }

  private func tracking(run: Int, in family: String?) -> Double {
    let run = text.runs[run]
    var tracking = run.tracking.isFinite ? Double(run.tracking) : 0
    guard case .system = run.font.family else { return tracking }
    let size = run.font.pangoSize
    if family == PangoTextEngine.systemFamily {
      tracking += PangoTextEngine.systemTracking(size: size, weight: run.font.weight) * size
    } else if family == PangoTextEngine.monospacedFamily {
      tracking += PangoTextEngine.monospacedTracking * size
    } else if run.font.family == .system(.serif), let family, let more = PangoTextEngine.serifTracking[family] {
      tracking += more * size
    }
    return tracking
  }

  /// Tab stops lie every 28 points.
  private mutating func addTabs(_ range: Range<Int>) {
    var position = 0.0
    for character in range {
      if bytes[offsets[character]] == 9 { advances[character] = 28 - position.truncatingRemainder(dividingBy: 28) }
      position += advances[character]
    }
  }

  // MARK: The result

  private mutating func finish() -> TextContent {
    var positions: [Double] = [0]
    positions.reserveCapacity(advances.count + 1)
    var sum = 0.0
    for advance in advances {
      sum += advance
      positions.append(sum)
    }
    var breaks: [LineBreak] = []
    for index in paragraphs.indices {
      let first = breaks.count
      for found in breakStarts[index] {
        breaks.append(
          LineBreak(next: found.next, visibleEnd: found.visibleEnd, position: positions[found.visibleEnd]))
      }
      paragraphs[index].breaks = first..<breaks.count
    }
    return TextContent(
      positions: positions, runs: runs, flags: flags, paragraphs: paragraphs, breaks: breaks, items: items,
      metrics: text.runs.map { run in
        var metrics = library.metrics(of: run.font)
        let offset = run.baselineOffset.isFinite ? Double(run.baselineOffset) : 0
        metrics.ascent += max(offset, 0)
        metrics.descent += max(-offset, 0)
        if let attachment = run.attachment, attachment.ascent.isFinite, attachment.descent.isFinite {
          metrics.ascent = max(metrics.ascent, Double(attachment.ascent))
          metrics.descent = max(metrics.descent, Double(attachment.descent))
          metrics.pitch = max(metrics.pitch, metrics.ascent + metrics.descent)
        }
        return metrics
      }, missing: missing)
  }
}
