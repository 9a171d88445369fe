// SPDX-License-Identifier: Apache-2.0
import CCairo

/// What HarfBuzz makes of the letters of one font: each one's glyph, and its advance before each other one.
///
/// The fonts that stand in for the system's do nothing with plain letters but move the next one nearer or farther
/// (`LetterReach` makes sure of it). So a text's advances are looked up by pairs of neighbours. HarfBuzz shapes the
/// texts in which a pair is new, and the table learns from what comes out. Call with the library's lock held.
final class LetterTable {
  /// Where a text ends: the letter that follows its last one.
  static let end = 0

  /// A glyph for each letter; 0 where none is known.
  private(set) var glyphs = [UInt32](repeating: 0, count: 256)
  /// The advances of a letter before each other one, in 1024ths of a point; nil before the letter was met.
  private var rows = [[Int32]?](repeating: nil, count: 256)
  /// False as soon as HarfBuzz did what no pair explains: then it's asked for all texts.
  private(set) var isSound = true

  private static let unknown = Int32.min

  /// A letter's advance before another one; nil where no text had them side by side.
  @inline(__always)
  func advance(of letter: Int, before next: Int) -> Int32? {
    guard let row = rows[letter] else { return nil }
    let advance = row[next]
    return advance == Self.unknown ? nil : advance
  }

  /// Notes what HarfBuzz made of a letter before another one.
  func learn(_ letter: Int, before next: Int, glyph: UInt32, advance: Int32) {
    guard glyphs[letter] == 0 || glyphs[letter] == glyph else {
      isSound = false
      return
    }
    glyphs[letter] = glyph
    if rows[letter] == nil { rows[letter] = Array(repeating: Self.unknown, count: 256) }
    let known = rows[letter]?[next] ?? Self.unknown
    guard known == Self.unknown || known == advance else {
      isSound = false
      return
    }
    rows[letter]?[next] = advance
  }

  /// Notes that HarfBuzz moved or joined glyphs.
  func giveUp() { isSound = false }
}

/// The letters that a table has a place for: those of Latin writing that are one byte in ISO 8859-1, and the commonest
/// signs, which stand where that has none.
enum PlainLetter {
  private static let signs: [UInt32] = [
    0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033,
    0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265,
  ]

  /// All of them, with their places.
  static let all: [(letter: Int, scalar: UInt32)] =
    (0x20...0x7E).map { (Int($0), $0) } + (0xA0...0xFF).filter { $0 != 0xAD }.map { (Int($0), $0) }
    + signs.enumerated().map { (0x80 + $0.offset, $0.element) }

  /// The letter that begins at a byte of UTF-8, and its length; nil where the table has no place for it.
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (letter: Int, length: Int)? {
    let first = bytes[index]
    if first < 0x80 { return first >= 0x20 && first != 0x7F ? (Int(first), 1) : nil }
    if first == 0xC2 || first == 0xC3, index + 1 < bytes.count {
      let scalar = Int(first & 3) << 6 | Int(bytes[index + 1] & 0x3F)
      return scalar >= 0xA0 && scalar != 0xAD ? (scalar, 2) : nil
    }
    guard first == 0xE2, index + 2 < bytes.count else { return nil }
    let scalar = UInt32(first & 0xF) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    return signs.firstIndex(of: scalar).map { (0x80 + $0, 3) }
  }
}
