// SPDX-License-Identifier: Apache-2.0

/// Finds the identifiers of a Swift source's code: comments and strings don't count, what stands in a string's interpolations does.
struct SourceWords {
  /// What encloses the place that is read.
  private enum Frame {
    /// Code, with the number of its open parentheses.
    case code(Int)
    /// A string, with its number of `#`, and whether it's one of several lines.
    case string(hashes: Int, isMultiline: Bool)
  }

  private let text: [UInt8]
  private var at = 0
  private var frames: [Frame] = [.code(0)]
  private var word: [UInt8] = []
  private var words: Set<String> = []

  /// The words of a source. It takes time in the length of the text.
  static func of(_ source: String) -> Set<String> {
    var reader = SourceWords(text: Array(source.utf8))
    return reader.read()
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func read() -> Set<String> {
    while at < text.count {
      switch frames[frames.count - 1] {
      case .code(let depth): readCode(depth)
      case .string(let hashes, let isMultiline): readString(hashes, isMultiline)
      }
    }
    endWord()
    return words
  }

  private mutating func readCode(_ depth: Int) {
    let byte = text[at]
    if Self.isWord(byte) {
      word.append(byte)
      at += 1
      return
    }
    endWord()
    if starts("//") {
      while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 }
    } else if starts("/*") {
      skipComment()
    } else if let opening = stringOpening() {
      frames.append(.string(hashes: opening.hashes, isMultiline: opening.isMultiline))
      at += opening.length
    } else {
      if byte == UInt8(ascii: "(") { frames[frames.count - 1] = .code(depth + 1) }
      if byte == UInt8(ascii: ")") {
        if depth > 0 {
          frames[frames.count - 1] = .code(depth - 1)
        } else if frames.count > 1 {
          frames.removeLast()
        }
      }
      at += 1
    }
  }

  private mutating func readString(_ hashes: Int, _ isMultiline: Bool) {
    let closing = String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    if starts(closing) {
      frames.removeLast()
      at += closing.utf8.count
    } else if starts(escape + "(") {
      frames.append(.code(0))
      at += escape.utf8.count + 1
    } else if starts(escape) {
      at += escape.utf8.count + 1
    } else {
      // A string of one line that isn't closed would swallow the rest of the file.
      if text[at] == UInt8(ascii: "\n"), !isMultiline { frames.removeLast() }
      at += 1
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        at += 2
      } else if starts("*/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < text.count
  }

  private func stringOpening() -> (hashes: Int, isMultiline: Bool, length: Int)? {
    var quote = at
    while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < text.count, text[quote] == UInt8(ascii: "\"") else { return nil }
    let quotes = text[quote...].prefix(3)
    let isMultiline = quotes.count == 3 && quotes.allSatisfy { $0 == UInt8(ascii: "\"") }
    return (quote - at, isMultiline, quote - at + (isMultiline ? 3 : 1))
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    words.insert(String(decoding: word, as: UTF8.self))
    word.removeAll(keepingCapacity: true)
  }

  private func starts(_ other: String) -> Bool {
    text[at...].starts(with: other.utf8)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
