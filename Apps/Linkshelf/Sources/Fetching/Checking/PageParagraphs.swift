// SPDX-License-Identifier: Apache-2.0

/// The paragraphs of a page's readable text, each as a number, to see later which of them are other.
///
/// Only letters count, so that a date, a price or a counter that goes on is no other paragraph. Menus, forms and what
/// stands beside the text are
/// left out; where a page marks its main part, only that counts.
struct PageParagraphs {
  /// A main part with fewer bytes of letters isn't taken for the page's text.
  private static let leastOfMain = 200
  private static let skipped: Set<String> = [
    "head", "nav", "footer", "aside", "form", "noscript", "template", "svg", "button", "select", "dialog", "menu",
    "script", "style", "iframe", "textarea", "title",
  ]
  private static let main: Set<String> = ["main", "article"]
  /// Tags that don't end a paragraph.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "em", "font", "i", "img", "ins", "kbd", "label", "mark", "q", "rp",
    "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]

  /// Paragraphs in the page's main part, outside of what is left out, and all.
  private var ofMain: Set<UInt32> = []
  private var ofBody: Set<UInt32> = []
  private var ofAll: Set<UInt32> = []
  private var lettersOfMain = 0
  private var lettersOfBody = 0
  private var current = Paragraph()
  private var mainDepth = 0
  /// How deep each left-out element is nested in itself.
  private var open: [String: Int] = [:]

  /// The paragraphs of a page in UTF-8. Costs one pass.
  static func numbers(page: [UInt8]) -> Set<UInt32> {
    var reader = PageParagraphs()
    var tokens = HTMLTokenizer(bytes: page)
    while let token = tokens.next() {
      switch token {
      case .start(let tag): reader.begin(tag.name)
      case .end(let name): reader.end(name)
      case .text(let text): reader.current.add(text)
      }
    }
    reader.endParagraph()
    if reader.lettersOfMain >= leastOfMain { return reader.ofMain }
    // A tag that is never closed hides all behind it.
    return reader.lettersOfBody > 0 ? reader.ofBody : reader.ofAll
  }

  /// The lines of a text in UTF-8.
  static func numbers(text: [UInt8]) -> Set<UInt32> {
    var reader = PageParagraphs()
    for line in text.split(separator: 0x0A) {
      reader.current.add(String(decoding: line, as: UTF8.self))
      reader.endParagraph()
    }
    return reader.ofAll
  }

  private mutating func begin(_ name: String) {
    guard !Self.inline.contains(name) else { return }
    endParagraph()
    // A page's body ends its head, whether the page says so or not.
    if name == "body" { open["head"] = nil }
    if Self.skipped.contains(name) { open[name, default: 0] += 1 }
    if Self.main.contains(name) { mainDepth += 1 }
  }

  private mutating func end(_ name: String) {
    guard !Self.inline.contains(name) else { return }
    endParagraph()
    if let depth = open[name] { open[name] = depth > 1 ? depth - 1 : nil }
    if Self.main.contains(name) { mainDepth = max(0, mainDepth - 1) }
  }

  private mutating func endParagraph() {
    defer { current = Paragraph() }
    guard current.letters >= 2, open["script"] == nil, open["style"] == nil else { return }
    ofAll.insert(current.number)
    guard open.isEmpty else { return }
    ofBody.insert(current.number)
    lettersOfBody += current.letters
    guard mainDepth > 0 else { return }
    ofMain.insert(current.number)
    lettersOfMain += current.letters
  }

  /// A paragraph that isn't at its end yet: its number is FNV-1a of 32 bits over its words.
  private struct Paragraph {
    private(set) var number: UInt32 = 2_166_136_261
    private(set) var letters = 0
    private var isAfterLetter = false

    mutating func add(_ text: String) {
      for byte in text.utf8 {
        let lower = byte.asciiLower
        if (0x61...0x7A).contains(lower) || byte >= 0x80 {
          take(lower)
          letters += 1
          isAfterLetter = true
        } else if byte.isHTMLBlank, isAfterLetter {
          take(0x20)
          isAfterLetter = false
        }
      }
    }

    private mutating func take(_ byte: UInt8) { number = (number ^ UInt32(byte)) &* 16_777_619 }
  }
}
