// SPDX-License-Identifier: Apache-2.0
import Markup

/// Reads an article's HTML into its text.
///
/// What lies in `script`, `style`, `template` and comments is no text. Nothing is an error: a sign that begins no tag is a letter.
struct ArticleScanner {
  private var isAfterTag = false
  /// White space that comes before the next letter.
  private var gap: UInt8?

  mutating func scan(_ html: [UInt8], into text: inout ArticleText) {
    var index = 0
    while index < html.count {
      let byte = html[index]
      if byte == UInt8(ascii: "<"), let end = tag(html, at: index) {
        index = end
      } else if byte == UInt8(ascii: "&"), let reference = CharacterReferences.reference(in: html, at: index) {
        add(reference.scalar, at: index, length: reference.end - index, &text)
        index = reference.end
      } else if byte < 0x80 {
        add(Unicode.Scalar(byte), at: index, length: 1, &text)
        index += 1
      } else {
        // Bytes of a text are whole scalars.
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for next in html[min(index + 1, html.count)..<min(index + length, html.count)] {
          value = value << 6 | UInt32(next & 0x3F)
        }
        add(Unicode.Scalar(value) ?? "\u{FFFD}", at: index, length: length, &text)
        index += length
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at html: Int, length: Int, _ text: inout ArticleText) {
    switch LetterKind(scalar) {
    case .unseen: return
    case .space:
      if gap == nil { gap = 0x20 }
      return
    case .letter: break
    }
    if let gap, !text.plain.isEmpty { text.plain.append(gap) }
    let letter = text.letters.count
    let plain = text.plain.count
    if scalar.isASCII {
      text.letters.append(UInt8(truncatingIfNeeded: scalar.value))
      text.plain.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in String(scalar).utf8 {
        text.letters.append(byte)
        text.plain.append(byte)
      }
    }
    let count = text.letters.count - letter
    if gap == nil, !isAfterTag, count == length, let last = text.runs.last, last.count == last.length,
      Int(last.html + last.length) == html
    {
      text.runs[text.runs.count - 1].count += Int32(count)
      text.runs[text.runs.count - 1].length += Int32(count)
    } else {
      text.runs.append(
        .init(
          letter: Int32(letter), plain: Int32(plain), html: Int32(html), count: Int32(count), length: Int32(length),
          isAfterTag: isAfterTag))
    }
    gap = nil
    isAfterTag = false
  }

  /// Elements that part no words.
  private static let inner: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "em", "font", "i", "ins", "kbd", "mark", "q", "s", "samp",
    "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
  ]
  private static let hidden: Set<String> = ["script", "style", "template", "title"]

  /// The place after the tag or comment that begins at a place; nil where none does.
  private mutating func tag(_ html: [UInt8], at start: Int) -> Int? {
    guard start + 1 < html.count else { return nil }
    var index = start + 1
    if html[index] == UInt8(ascii: "!") || html[index] == UInt8(ascii: "?") {
      isAfterTag = true
      if html[index...].starts(with: Array("!--".utf8)) {
        return Self.find(Array("-->".utf8), in: html, from: index + 1).map { $0 + 3 } ?? html.count
      }
      return html[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
    }
    let isEnd = html[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let first = index
    while index < html.count, index - first < 32, Self.isNameByte(html[index]) { index += 1 }
    guard index > first, !(0x30...0x39).contains(html[first]) else { return nil }
    let name = String(decoding: html[first..<index], as: UTF8.self).lowercased()
    guard let end = Self.tagEnd(html, from: index) else { return html.count }
    isAfterTag = true
    if !Self.inner.contains(name) { gap = 0x0A }
    guard !isEnd, Self.hidden.contains(name) else { return end }
    let close = Array("</\(name)".utf8)
    var place = end
    while let next = html[place...].firstIndex(of: UInt8(ascii: "<")) {
      if html.count - next >= close.count, zip(html[next...], close).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        return Self.tagEnd(html, from: next + close.count) ?? html.count
      }
      place = next + 1
    }
    return html.count
  }

  /// The place after the `>` that ends a tag: none between quotes does.
  private static func tagEnd(_ html: [UInt8], from start: Int) -> Int? {
    var index = start
    var quote: UInt8?
    while index < html.count {
      let byte = html[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // Only what follows an equals sign is quoted.
        var before = index - 1
        while before > start, html[before] == 0x20 { before -= 1 }
        if html[before] == UInt8(ascii: "=") { quote = byte }
      }
      index += 1
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func find(_ needle: [UInt8], in html: [UInt8], from start: Int) -> Int? {
    var index = start
    while let next = html[min(index, html.count)...].firstIndex(of: needle[0]) {
      if html.count - next >= needle.count, zip(html[next...], needle).allSatisfy(==) { return next }
      index = next + 1
    }
    return nil
  }
}
