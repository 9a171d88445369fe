// SPDX-License-Identifier: Apache-2.0
import Markup

/// A start tag with its attributes.
struct HTMLTag: Equatable {
  /// The name in lower case.
  var name: String
  /// The attributes in order, names in lower case, values decoded. The first of one name counts.
  var attributes: [(name: String, value: String)] = []

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  static func == (left: HTMLTag, right: HTMLTag) -> Bool {
    left.name == right.name && left.attributes.elementsEqual(right.attributes) { $0 == $1 }
  }
}

/// What the tokenizer finds. Comments and document types are left out.
enum HTMLToken: Equatable {
  case start(HTMLTag)
  case end(String)
  case text(String)
}

/// Splits a page into tags and text. It never fails: what a browser repairs, it repairs in the same spirit.
///
/// It looks at each byte a bounded number of times, and it holds one token. Text is given in pieces of at most ``mostText`` bytes.
struct HTMLTokenizer {
  /// Attributes that are kept of one tag: 128.
  static let mostAttributes = 128
  /// Bytes that are kept of one text or value: 256 KiB. The rest of it is skipped.
  static let mostText = 256 * 1024
  /// Elements whose content is text up to their own end tag.
  static let rawElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]
  private static let decodedElements: Set<String> = ["title", "textarea"]

  private let bytes: [UInt8]
  private var index = 0
  private var rawElement: String?

  /// Takes a page as UTF-8.
  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// The next token, or nil at the end.
  mutating func next() -> HTMLToken? {
    if let name = rawElement {
      rawElement = nil
      if let text = rawText(until: name) { return .text(text) }
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(text()) }
      if let token = markup() { return token }
    }
    return nil
  }

  // MARK: Text

  private mutating func text() -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return CharacterReferences.decoded(bytes[start..<min(index, start + Self.mostText)], in: .text)
  }

  private mutating func rawText(until name: String) -> String? {
    let start = index
    let wanted = Array(name.utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/"),
        matches(wanted, at: index + 2)
      {
        break
      }
      index += 1
    }
    guard index > start else { return nil }
    let content = bytes[start..<min(index, start + Self.mostText)]
    return Self.decodedElements.contains(name)
      ? CharacterReferences.decoded(content, in: .text)
      : String(decoding: content.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
  }

  private func matches(_ name: [UInt8], at start: Int) -> Bool {
    guard start + name.count <= bytes.count else { return false }
    for offset in 0..<name.count where bytes[start + offset].asciiLower != name[offset] { return false }
    guard start + name.count < bytes.count else { return true }
    let after = bytes[start + name.count]
    return after.isHTMLBlank || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
  }

  // MARK: Markup

  /// Reads from `<`. Returns nil for what isn't given out; the index has moved then.
  private mutating func markup() -> HTMLToken? {
    guard index + 1 < bytes.count else {
      index += 1
      return .text("<")
    }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      skipDeclaration()
      return nil
    }
    if next == UInt8(ascii: "/") {
      guard index + 2 < bytes.count, bytes[index + 2].isASCIILetter else {
        skip(past: UInt8(ascii: ">"))
        return nil
      }
      index += 2
      let name = tagName()
      skipAttributes()
      return .end(name)
    }
    guard next.isASCIILetter else {
      index += 1
      return .text("<")
    }
    index += 1
    var tag = HTMLTag(name: tagName())
    readAttributes(into: &tag)
    if Self.rawElements.contains(tag.name) { rawElement = tag.name }
    return .start(tag)
  }

  private mutating func skipDeclaration() {
    if bytes[index...].starts(with: "<!--".utf8) {
      // `<!-->` and `<!--->` are whole comments.
      index += 4
      if index < bytes.count, bytes[index] == UInt8(ascii: ">") {
        index += 1
        return
      }
      if bytes[index...].starts(with: "->".utf8) {
        index += 2
        return
      }
      var dashes = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: ">"), dashes >= 2 { return }
        // `--!>` ends a comment too.
        if byte == UInt8(ascii: "!"), dashes >= 2, index < bytes.count, bytes[index] == UInt8(ascii: ">") { continue }
        dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
      }
    } else if bytes[index...].starts(with: "<![CDATA[".utf8) {
      var brackets = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: ">"), brackets >= 2 { return }
        brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0
      }
    } else {
      skip(past: UInt8(ascii: ">"))
    }
  }

  private mutating func skip(past byte: UInt8) {
    while index < bytes.count, bytes[index] != byte { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private mutating func tagName() -> String {
    let start = index
    while index < bytes.count, !bytes[index].isHTMLBlank, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    { index += 1 }
    return String(decoding: bytes[start..<min(index, start + 64)].map(\.asciiLower), as: UTF8.self)
  }

  private mutating func skipAttributes() {
    var tag = HTMLTag(name: "")
    readAttributes(into: &tag)
  }

  private mutating func readAttributes(into tag: inout HTMLTag) {
    while index < bytes.count {
      while index < bytes.count, bytes[index].isHTMLBlank || bytes[index] == UInt8(ascii: "/") { index += 1 }
      guard index < bytes.count else { return }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return
      }
      let name = attributeName()
      let value = attributeValue()
      if tag.attributes.count < Self.mostAttributes, tag[name] == nil { tag.attributes.append((name, value)) }
    }
  }

  private mutating func attributeName() -> String {
    let start = index
    // An equals sign at the start belongs to the name, so that each round moves on.
    index += 1
    while index < bytes.count, !bytes[index].isHTMLBlank, !"=>/".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<min(index, start + 128)].map(\.asciiLower), as: UTF8.self)
  }

  private mutating func attributeValue() -> String {
    var look = index
    while look < bytes.count, bytes[look].isHTMLBlank { look += 1 }
    guard look < bytes.count, bytes[look] == UInt8(ascii: "=") else { return "" }
    look += 1
    while look < bytes.count, bytes[look].isHTMLBlank { look += 1 }
    index = look
    guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return "" }
    let quote = bytes[index]
    let start: Int
    let end: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      end = index
      index = min(index + 1, bytes.count)
    } else {
      start = index
      while index < bytes.count, !bytes[index].isHTMLBlank, bytes[index] != UInt8(ascii: ">") { index += 1 }
      end = index
    }
    return CharacterReferences.decoded(bytes[start..<min(end, start + Self.mostText)], in: .attribute)
  }
}

extension UInt8 {
  var isHTMLBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var asciiLower: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
