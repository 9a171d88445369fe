// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What brings Inter's letters to the widths that macOS's system font has.
///
/// The numbers come from widths of texts that SwiftUI gave on macOS 27 at scale 2, which the public repository
/// iamcgn/swiftui-web keeps (`Fixtures/Goldens/text-metrics.json`): two thirds of the regular ones of 10 to 17 points.
/// A text is as wide as its letters, rounded up to half a point. A letter is here if it was recorded alone or in three
/// texts; "%" stands beside digits that were alone. A "T" is more than 8 points wide (facts 101). Inter's kerning stays,
/// so a letter's number is a mean over its neighbours.
///
/// Of 187 texts of 13 points that the numbers come from 173 are exact (88 without them), of 85 others 61 (36 without):
/// one of those is a point too wide, all the rest are half a point too wide or too narrow. `MacWidthTests` has them all.
enum MacLetterWidths {
  /// Thousandths of an em that are added to a letter, for each letter from 0 to 255.
  private static let thousandths: [Double] = {
    var table = Array(repeating: 0.0, count: 256)
    for (letter, change) in letters { table[Int(letter.value)] = change }
    for (index, base) in bases.unicodeScalars.enumerated() where base.isASCII {
      table[0xC0 + index] = table[Int(base.value)]
    }
    // A space that no line breaks at.
    table[0xA0] = table[0x20]
    return table
  }()

  private static let letters: KeyValuePairs<Unicode.Scalar, Double> = [
    " ": -2, "%": 73, "+": -8, ".": 4, "/": -45, ":": 11,
    "1": -4, "2": -4, "3": -9, "5": 3, "6": 26, "7": -3, "8": 17, "9": 12,
    "A": -13, "C": -19, "D": 7, "E": -1, "F": -6, "H": 1, "I": 5, "L": -6, "M": -22, "N": -18, "O": 13, "P": -11,
    "R": 12, "T": -22, "W": 15, "X": 21, "Z": 34,
    "a": -10, "b": -13, "c": 6, "d": -9, "e": -9, "g": -5, "h": -3, "i": 9, "k": -14, "l": 12, "m": -4, "n": -7,
    "p": -4, "r": 3, "s": -2, "t": -8, "u": 11, "v": -10, "w": -42, "x": -16, "y": -9,
  ]

  /// The letters that those from À to ÿ are as wide as; a dot where there is none.
  private static let bases = "AAAAAA·CEEEEIIII·NOOOOO··UUUUY··aaaaaa·ceeeeiiii·nooooo··uuuuy·y"

  /// What is added to a letter, in thousandths of an em, by the first two bytes of its UTF-8.
  static func change(_ first: UInt8, _ second: UInt8) -> Double {
    if first < 0x80 { return thousandths[Int(first)] }
    return first & 0xFE == 0xC2 ? thousandths[Int(first & 3) << 6 | Int(second & 0x3F)] : 0
  }

  /// The part of the numbers that holds at a size. Above 17 points the system font goes over to another design: three
  /// quarters of them are nearest to the texts recorded from 20 to 40 points.
  static func share(at size: Double) -> Double { 1 - min(max(size - 17, 0), 5) / 20 }
}

extension ResolvedText.Run {
  /// What a thousandth of an em of `MacLetterWidths` is in points; 0 where letters keep their own widths.
  ///
  /// All weights take the numbers of the regular one: they're nearer to what was recorded of all from 500 to 700.
  func letterScale(in family: String?) -> Double {
    guard font.hasMacWidths, font.family == .system(.default), family == PangoTextEngine.systemFamily,
      font.width == 100, !font.isSmallCaps
    else { return 0 }
    return font.pangoSize / 1_000 * MacLetterWidths.share(at: font.pangoSize)
  }
}
