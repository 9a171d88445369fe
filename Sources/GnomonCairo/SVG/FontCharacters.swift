// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// The characters that a shaper may look for in a font beside those that are written.
enum FontCharacters {
  /// What may be drawn in a character's place.
  static func related(to scalar: Unicode.Scalar, isInFont: Bool) -> [Unicode.Scalar] {
    switch scalar.value {
    // Two vowel signs of Thai and Lao are always taken apart.
    case 0xE33, 0xEB3: return Array(String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars)
    case 0x2011: return ["\u{2010}"]
    default: break
    }
    var found: [Unicode.Scalar] = []
    if !isInFont { found += String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars }
    switch scalar.properties.generalCategory {
    // A mark without a letter gets a circle of dots.
    case .nonspacingMark, .spacingMark: found.append("\u{25CC}")
    default: break
    }
    return found
  }

  /// Letters with their marks as one character.
  static func composed(_ text: String) -> String.UnicodeScalarView {
    text.precomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// What brackets turn into from right to left.
  static func mirrored(_ text: String) -> [Unicode.Scalar] {
    let functions = hb_unicode_funcs_get_default()
    return text.unicodeScalars.compactMap { scalar in
      let other = hb_unicode_mirroring(functions, scalar.value)
      return other == scalar.value ? nil : Unicode.Scalar(other)
    }
  }
}
