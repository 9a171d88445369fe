// SPDX-License-Identifier: Apache-2.0

/// The words and signs of a paragraph. Letters of scripts that part no words by spaces are words of their own.
struct TextToken {
  /// The white space before it.
  var lead: Substring
  var word: Substring
  /// Equal words have equal numbers.
  var number: Int32
  /// False for a sign.
  var isWord: Bool
}

/// Gives equal texts equal numbers, from 0 on.
struct TextNumbers {
  private var known: [Substring: Int32] = [:]

  mutating func number(_ text: Substring) -> Int32 {
    if let number = known[text] { return number }
    let number = Int32(known.count)
    known[text] = number
    return number
  }
}

enum TextTokens {
  /// The tokens of a text without white space at its end. Together with their leads they are the text.
  static func all(of text: Substring, _ numbers: inout TextNumbers) -> [TextToken] {
    var tokens: [TextToken] = []
    var lead = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let (kind, next) = letter(of: text, at: index)
      if kind == .space {
        index = next
        continue
      }
      let start = index
      index = kind == .letter ? wordEnd(text, after: next) : next
      let word = text[start..<index]
      tokens.append(
        TextToken(lead: text[lead..<start], word: word, number: numbers.number(word), isWord: kind != .sign))
      lead = index
    }
    return tokens
  }

  /// Apostrophes and points stay inside of words: don't, 3.14.
  private static func wordEnd(_ text: Substring, after start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex {
      let (kind, next) = letter(of: text, at: index)
      if kind == .letter {
        index = next
        continue
      }
      let sign = text[index]
      guard sign == "'" || sign == "’" || sign == "." || sign == ",", next < text.endIndex else { return index }
      let (following, end) = letter(of: text, at: next)
      guard following == .letter else { return index }
      // A comma or point parts words where the spaces were forgotten.
      if sign == "." || sign == ",", !(text[next].isASCII && text[next].isNumber) { return index }
      index = end
    }
    return index
  }

  /// The kind of the letter at a place, and the place after it.
  private static func letter(of text: Substring, at index: String.Index) -> (Kind, String.Index) {
    let bytes = text.utf8
    let byte = bytes[index]
    let next = bytes.index(after: index)
    // What isn't ASCII may belong to the letter before it.
    if byte < 0x80, byte != 0x0D, next == bytes.endIndex || bytes[next] < 0x80 { return (Kind(ascii: byte), next) }
    return (Kind(text[index]), text.index(after: index))
  }

  private enum Kind {
    case space, letter, ideograph, sign

    init(ascii: UInt8) {
      switch ascii {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letter
      case 0x09...0x0D, 0x20: self = .space
      default: self = .sign
      }
    }

    init(_ character: Character) {
      if let ascii = character.asciiValue {
        self.init(ascii: ascii)
        return
      }
      guard let scalar = character.unicodeScalars.first else {
        self = .sign
        return
      }
      switch scalar.value {
      // Thai, Lao, Burmese, Khmer; Kana, Bopomofo, ideographs.
      case 0x0E01...0x0E30, 0x0E81...0x0EB0, 0x1000...0x102A, 0x1780...0x17B3, 0x2E80...0x2FDF, 0x3005...0x3007,
        0x3041...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF:
        self = .ideograph
      default:
        if character.isWhitespace {
          self = .space
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          self = .letter
        } else {
          self = .sign
        }
      }
    }
  }
}
