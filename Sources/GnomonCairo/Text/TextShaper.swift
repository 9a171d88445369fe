// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Shapes a text once: made, fed one text, finished. Hold the library's lock while it runs.
///
/// Plain words in one look are put together from a table of letters (`FontLibrary+PlainText.swift`). A paragraph of Latin
/// letters in the system's fonts goes straight to HarfBuzz (`TextShaper+Plain.swift`), all others by Pango, which finds fonts, scripts and directions first.
struct TextShaper {
  let library: FontLibrary
  let text: ResolvedText
  /// Whether texts that need nothing looked for go straight to HarfBuzz. It is off for comparisons: then Pango shapes
  /// all.
  var usesPlainPath = true
  private(set) var bytes: [UInt8] = []
  /// Where each character begins in `bytes`; one entry more than characters.
  private(set) var offsets: [Int] = []
  private var descriptions: [RunDescription] = []
  /// Where capitals stand in for small ones, in order.
  private var capitals: [Int] = []
  private(set) var runs: [Int32] = []
  private var separators: [Range<Int>] = []
  var advances: [Double] = []
  var flags: [CharacterFlags] = []
  var items: [GlyphItem] = []
  /// The first characters that no font has.
  var missing: [Unicode.Scalar] = []
  private var paragraphs: [TextParagraph] = []
  private var breakStarts: [[(next: Int, visibleEnd: Int)]] = []

  init(library: FontLibrary, text: ResolvedText) {
    self.library = library
    self.text = text
  }

  mutating func shape() -> TextContent {
    if usesPlainPath, let content = library.plainContent(of: text) { return content }
    collect()
    advances = Array(repeating: 0, count: runs.count)
    flags = Array(repeating: [], count: runs.count)
    var start = 0
    for separator in separators + [runs.count..<runs.count] {
      shapeParagraph(start..<separator.lowerBound)
      start = separator.upperBound
    }
    for description in descriptions { pango_font_description_free(description.font) }
    return finish()
  }

  // MARK: Characters

  private mutating func collect() {
    var last: Unicode.Scalar?
    for (index, run) in text.runs.enumerated() {
      let makesCapitals = run.font.isSmallCaps && !library.hasSmallCapitals(run.font)
      for scalar in run.string.unicodeScalars {
        let position = runs.count
        offsets.append(bytes.count)
        runs.append(Int32(clamping: index))
        // A zero byte ends a C string: a zero width space stands in.
        var written = scalar.value == 0 ? "\u{200B}" : scalar
        if makesCapitals, let capital = SmallCapitals.capital(of: scalar) {
          written = capital
          capitals.append(position)
        }
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

  /// What a run says to Pango, made once.
  private struct RunDescription {
    var characters: Range<Int>
    var font: OpaquePointer?
    var features: String
  }

  private mutating func makeDescriptions() {
    guard descriptions.isEmpty else { return }
    var start = 0
    descriptions = text.runs.map { run in
      let end = start + run.string.unicodeScalars.count
      defer { start = end }
      return RunDescription(
        characters: start..<end, font: start < end ? library.face(of: run.font).makeDescription() : nil,
        features: run.pangoFeatures)
    }
  }

  /// The attributes of a paragraph, counted from its first byte: Pango counts all that lies before, too.
  private func makeAttributes(_ range: Range<Int>) -> OpaquePointer? {
    let list = pango_attr_list_new()
    let first = offsets[range.lowerBound]
    for index in Int(runs[range.lowerBound])...Int(runs[range.upperBound - 1]) {
      let description = descriptions[index]
      let part = description.characters.clamped(to: range)
      guard !part.isEmpty, let font = description.font else { continue }
      let (start, end) = (
        guint(clamping: offsets[part.lowerBound] - first), guint(clamping: offsets[part.upperBound] - first)
      )
      gnomon_attr_insert(list, pango_attr_font_desc_new(font), start, end)
      if let language = text.runs[index].language {
        gnomon_attr_insert(list, pango_attr_language_new(pango_language_from_string(language)), start, end)
      }
      if !description.features.isEmpty {
        gnomon_attr_insert(list, pango_attr_font_features_new(description.features), start, end)
      }
    }
    addSmallCapitals(to: list, in: range)
    return list
  }

  private func addSmallCapitals(to list: OpaquePointer?, in range: Range<Int>) {
    var place = capitals.partitioningIndex { $0 >= range.lowerBound }
    while place < capitals.count, capitals[place] < range.upperBound {
      let (first, run) = (capitals[place], Int(runs[capitals[place]]))
      var end = first
      while place < capitals.count, capitals[place] == end, end < range.upperBound, Int(runs[end]) == run {
        (place, end) = (place + 1, end + 1)
      }
      let size = text.runs[run].font.pangoSize * SmallCapitals.scale * Double(PANGO_SCALE)
      gnomon_attr_insert(
        list, pango_attr_size_new_absolute(Int32(size.rounded())),
        guint(clamping: offsets[first] - offsets[range.lowerBound]),
        guint(clamping: offsets[end] - offsets[range.lowerBound]))
    }
  }

  // MARK: Paragraphs

  private mutating func shapeParagraph(_ range: Range<Int>) {
    let isRightToLeft = baseDirection(range) == PANGO_DIRECTION_RTL
    paragraphs.append(TextParagraph(range: range, breaks: 0..<0, isRightToLeft: isRightToLeft))
    guard !range.isEmpty else {
      breakStarts.append([(range.upperBound, range.upperBound)])
      return
    }
    analyse(range)
    if !isRightToLeft, usesPlainPath, shapePlainParagraph(range) { return }
    shapeByPango(range, isRightToLeft: isRightToLeft)
  }

  private mutating func shapeByPango(_ range: Range<Int>, isRightToLeft: Bool) {
    let start = offsets[range.lowerBound]
    let length = offsets[range.upperBound] - start
    let firstItem = items.count
    makeDescriptions()
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        let attributes = makeAttributes(range)
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let list = pango_itemize_with_base_dir(
          library.context, direction, base + start, 0, Int32(clamping: length), attributes, nil)
        pango_attr_list_unref(attributes)
        var node = list
        while let current = node {
          if let item = current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
            shapeItem(item, base: base, start: start, length: length)
            pango_item_free(item)
          }
          node = current.pointee.next
        }
        g_list_free(list)
      }
    }
    addTabs(range, items: firstItem)
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
  private mutating func analyse(_ range: Range<Int>) {
    let start = offsets[range.lowerBound]
    let length = offsets[range.upperBound] - start
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: range.count + 1)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        pango_get_log_attrs(
          base + start, Int32(clamping: length), -1, pango_language_from_string(FontLibrary.language), &attributes,
          Int32(attributes.count))
      }
    }
    var found: [(next: Int, visibleEnd: Int)] = []
    var visibleEnd = range.lowerBound
    for index in attributes.indices {
      let character = range.lowerBound + index
      let isLast = character == range.upperBound
      let isBreak =
        isLast
        || (index > 0 && gnomon_log_attr_is_line_break(&attributes[index]) != 0
          && !(isHangul(character - 1) && isHangul(character)))
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

  /// Whether a character is Korean writing. Lines break between its words, not between its syllables.
  private func isHangul(_ character: Int) -> Bool {
    // All that is takes three bytes.
    let offset = offsets[character]
    guard offset + 2 < bytes.count, bytes[offset] & 0xF0 == 0xE0 else { return false }
    let scalar =
      UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return true
    default: return false
    }
  }

  // MARK: Items

  private mutating func shapeItem(
    _ item: UnsafeMutablePointer<PangoItem>, base: UnsafePointer<CChar>, start: Int, length: Int
  ) {
    let offset = start + Int(item.pointee.offset)
    let first = character(at: offset)
    let characters = first..<min(first + Int(item.pointee.num_chars), runs.count)
    guard !characters.isEmpty, let string = pango_glyph_string_new() else { return }
    defer { pango_glyph_string_free(string) }
    pango_shape_full(
      base + offset, item.pointee.length, base + start, Int32(clamping: length), &item.pointee.analysis, string)
    var glyphs: [ShapedGlyph] = []
    let count = Int(string.pointee.num_glyphs)
    glyphs.reserveCapacity(count)
    for index in 0..<count {
      let info = string.pointee.glyphs[index]
      glyphs.append(
        ShapedGlyph(
          index: info.glyph, byte: offset + Int(string.pointee.log_clusters[index]), advance: info.geometry.width,
          x: info.geometry.x_offset, y: info.geometry.y_offset))
    }
    appendItem(
      characters, level: item.pointee.analysis.level, font: item.pointee.analysis.font.map { library.font($0) }, glyphs)
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

  /// Tab stops lie every 28 points from where the paragraph begins.
  private mutating func addTabs(_ range: Range<Int>, items first: Int) {
    var position = 0.0
    var hasTabs = false
    for character in range {
      if bytes[offsets[character]] == 9 {
        advances[character] = 28 - position.truncatingRemainder(dividingBy: 28)
        flags[character].insert(.tab)
        hasTabs = true
      }
      position += advances[character]
    }
    guard hasTabs else { return }
    for item in items.indices[first...] {
      for index in items[item].glyphs.indices {
        let character = items[item].glyphs[index].character
        if flags[character].contains(.tab) { items[item].glyphs[index].advance = advances[character] }
      }
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
      positions: positions, runs: RunIndices(runs, runs: text.runs.count), flags: flags,
      paragraphs: FewElements(paragraphs), breaks: breaks, items: FewElements(items),
      metrics: text.runs.map(library.lineMetrics),
      reserved: text.runs.first.map(library.reservedLine), missing: missing)
  }
}
