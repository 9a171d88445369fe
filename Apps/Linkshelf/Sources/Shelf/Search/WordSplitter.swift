// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Splits text into the words that are looked for.
///
/// Letters and digits make words. Case, accents and width are folded away. Chinese and Japanese have no spaces: each letter there begins a
/// pair with the next one, and stands alone too, so that queries of one and of two letters find their places.
struct WordSplitter {
  struct Word {
    /// What is compared, in UTF-8.
    var folded: [UInt8]
    /// Where it stands in the text's UTF-8.
    var range: Range<Int>
    /// It stands where the word before it does.
    var isColocated = false
  }

  /// What a scalar is to the splitter.
  private enum Sort: UInt8 { case unknown, none, letter, ideograph, mark }

  /// What is known of scalars below U+10000.
  private var sorts = [Sort](repeating: .unknown, count: 0x1_0000)
  private var folds: [UInt32: [UInt8]] = [:]

  /// Words of more bytes than these are cut; nobody looks for them.
  static let longestWord = 256

  /// Calls `found` for each word, until it says false.
  ///
  /// - Parameter isQuery: In queries an ideograph with a neighbour doesn't stand alone too: the pairs say more.
  mutating func split(_ text: UnsafeBufferPointer<UInt8>, isQuery: Bool, _ found: (Word) -> Bool) {
    var index = 0
    let end = text.count
    var word: [UInt8] = []
    var start = 0
    while index < end {
      let first = text[index]
      if first < 0x80 {
        if Self.isASCIIWord(first) {
          if word.isEmpty { start = index }
          if word.count < Self.longestWord { word.append(first >= 0x41 && first <= 0x5A ? first | 0x20 : first) }
          index += 1
          continue
        }
        if !word.isEmpty {
          // `c++`, `c#`, `f#` are names.
          var stop = index
          while stop < end, stop - start < 4, text[stop] == 0x2B || text[stop] == 0x23 { stop += 1 }
          if stop > index, stop - index <= 2, stop == end || !Self.isASCIIWord(text[stop]), word.count <= 2 {
            word += text[index..<stop]
            index = stop
          }
          guard found(Word(folded: word, range: start..<index)) else { return }
          word.removeAll(keepingCapacity: true)
          continue
        }
        index += 1
        continue
      }
      let (scalar, length) = Self.decode(text, at: index)
      switch sort(of: scalar) {
      case .letter:
        if word.isEmpty { start = index }
        if word.count < Self.longestWord { word += fold(scalar) }
        index += length
      case .mark where !word.isEmpty:
        index += length
      case .ideograph:
        if !word.isEmpty {
          guard found(Word(folded: word, range: start..<index)) else { return }
          word.removeAll(keepingCapacity: true)
        }
        guard let next = run(of: text, from: index, isQuery: isQuery, found) else { return }
        index = next
      default:
        if !word.isEmpty {
          guard found(Word(folded: word, range: start..<index)) else { return }
          word.removeAll(keepingCapacity: true)
        }
        index += length
      }
    }
    if !word.isEmpty { _ = found(Word(folded: word, range: start..<end)) }
  }

  /// The pairs of a run of ideographs; gives where it ends, or nil where `found` said false.
  private mutating func run(
    of text: UnsafeBufferPointer<UInt8>, from begin: Int, isQuery: Bool, _ found: (Word) -> Bool
  ) -> Int? {
    var index = begin
    var before: (folded: [UInt8], range: Range<Int>)?
    var isFirst = true
    while index < text.count {
      let (scalar, length) = Self.decode(text, at: index)
      guard sort(of: scalar) == .ideograph else { break }
      let this = (folded: fold(scalar), range: index..<index + length)
      if let before {
        guard found(Word(folded: before.folded + this.folded, range: before.range.lowerBound..<this.range.upperBound))
        else { return nil }
        if !isQuery {
          guard found(Word(folded: before.folded, range: before.range, isColocated: true)) else { return nil }
        }
        isFirst = false
      }
      before = this
      index += length
    }
    if let before, isFirst || !isQuery {
      guard found(Word(folded: before.folded, range: before.range)) else { return nil }
    }
    return index
  }

  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
  }

  /// A scalar of UTF-8 and how many bytes it takes; U+FFFD for a byte that is none.
  private static func decode(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = text[index]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= text.count, first < 0xF8 else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = text[index + offset]
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, offset) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (value, length)
  }

  private mutating func sort(of scalar: UInt32) -> Sort {
    if scalar < 0x1_0000, sorts[Int(scalar)] != .unknown { return sorts[Int(scalar)] }
    let sort = Self.findSort(of: scalar)
    if scalar < 0x1_0000 { sorts[Int(scalar)] = sort }
    return sort
  }

  private static func findSort(of value: UInt32) -> Sort {
    guard let scalar = Unicode.Scalar(value) else { return .none }
    switch value {
    // Kana, with the sign that makes a vowel long; ideographs and their extensions; wide and narrow forms of kana.
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x2_0000...0x3_FFFF:
      return .ideograph
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    default: return .none
    }
  }

  private mutating func fold(_ value: UInt32) -> [UInt8] {
    if let known = folds[value] { return known }
    guard let scalar = Unicode.Scalar(value) else { return [] }
    var folded = Array(TagPath.fold(String(Character(scalar))).utf8)
    if folded.isEmpty { folded = Array(String(Character(scalar)).utf8) }
    // Alphabets are small; a text of all of Unicode mustn't fill the memory.
    if folds.count < 40_000 { folds[value] = folded }
    return folded
  }
}
