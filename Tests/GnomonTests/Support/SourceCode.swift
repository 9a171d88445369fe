// SPDX-License-Identifier: Apache-2.0

/// Swift code without comments and without the text of its strings; lines stay where they are.
struct SourceCode {
  let lines: [Substring]

  /// The identifiers of the code.
  var words: Set<String> {
    var found: Set<String> = []
    for line in lines {
      var words = CodeWords(line)
      while let word = words.next() { found.insert(word.text) }
    }
    return found
  }

  init(_ text: String) { lines = Self.stripped(text).split(separator: "\n", omittingEmptySubsequences: false) }

  /// The code, with a space for each byte of a comment or of a string's text. What is interpolated stays code.
  private static func stripped(_ text: String) -> String {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scanCode(until: nil)
    return String(decoding: scanner.output, as: UTF8.self)
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0
    var output: [UInt8] = []

    func sees(_ mark: String) -> Bool {
      let mark = Array(mark.utf8)
      return place + mark.count <= bytes.count && bytes[place..<place + mark.count].elementsEqual(mark)
    }

    mutating func keep() {
      output.append(bytes[place])
      place += 1
    }

    mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where place < bytes.count {
        output.append(bytes[place] == 10 ? 10 : 32)
        place += 1
      }
    }

    /// Code up to its end, or up to the parenthesis that closes an interpolation.
    mutating func scanCode(until end: UInt8?) {
      var depth = 0
      while place < bytes.count {
        if sees("//") {
          while place < bytes.count, bytes[place] != 10 { blank() }
        } else if sees("/*") {
          scanComment()
        } else if let hashes = stringStart {
          scanString(hashes: hashes)
        } else {
          if bytes[place] == UInt8(ascii: "(") { depth += 1 }
          if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
          if end != nil, depth < 0 { return keep() }
          keep()
        }
      }
    }

    private mutating func scanComment() {
      var depth = 0
      repeat {
        if sees("/*") { depth += 1; blank(2) } else if sees("*/") { depth -= 1; blank(2) } else { blank() }
      } while depth > 0 && place < bytes.count
    }

    /// How many hashes a string here begins with; nil where none begins.
    private var stringStart: Int? {
      var hashes = 0
      while place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "#") { hashes += 1 }
      guard place + hashes < bytes.count, bytes[place + hashes] == UInt8(ascii: "\"") else { return nil }
      return hashes
    }

    private mutating func scanString(hashes: Int) {
      blank(hashes)
      let quotes = sees("\"\"\"") ? "\"\"\"" : "\""
      let marks = String(repeating: "#", count: hashes)
      blank(quotes.utf8.count)
      while place < bytes.count, !sees(quotes + marks) {
        // A string of one line that isn't closed would swallow the rest of the file.
        if quotes == "\"", bytes[place] == 10 { return }
        if sees("\\" + marks + "(") {
          blank(2 + hashes)
          scanCode(until: UInt8(ascii: ")"))
        } else if sees("\\" + marks) {
          blank(2 + hashes)
        } else {
          blank()
        }
      }
      blank(quotes.utf8.count + hashes)
    }
  }
}
