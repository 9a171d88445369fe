// SPDX-License-Identifier: Apache-2.0
import CCairo

/// What HarfBuzz makes of the letters of one font: each one's glyph, and its advance before each other one.
///
/// The fonts that stand in for the system's do nothing with plain letters but move the next one nearer or farther
/// (`LetterReach` makes sure of it). So a text's advances are looked up by pairs of neighbours. HarfBuzz shapes the
/// texts in which a pair is new, and the table learns from what comes out. Call with the library's lock held.
final class LetterTable {
  /// The number of letters that may be in it: those of ASCII, by their bytes.
  static let count = 128
  /// Where a text ends: what follows its last letter.
  static let end = 0

  /// A glyph for each letter; 0 where none is known.
  private(set) var glyphs = [UInt32](repeating: 0, count: LetterTable.count)
  /// The advances of a letter before each other one, in 1024ths of a point; nil before the letter was met.
  private var rows = [[Int32]?](repeating: nil, count: LetterTable.count)
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
    if rows[letter] == nil { rows[letter] = Array(repeating: Self.unknown, count: Self.count) }
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
