// SPDX-License-Identifier: Apache-2.0
import CCairo
import Gnomon

/// Latin letters, digits and signs: one script, read from left to right, each character a letter or sign of its own.
struct PlainWriting {
  /// Whether there are letters, which say how the signs beside them are written.
  private(set) var hasLetters = false

  /// Reads a paragraph in UTF-8; nil where something else stands in it.
  init?(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let first = bytes[index]
      switch first {
      case 0x20...0x7E:
        let lower = first | 0x20
        if lower >= 0x61, lower <= 0x7A { hasLetters = true }
        index += 1
      case 0xC2...0xC9 where index + 1 < bytes.endIndex:
        switch UInt32(first & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F) {
        case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x148, 0x14A...0x1C3, 0x1CD...0x24F: hasLetters = true
        // Without the soft hyphen, which is shown at a line's end alone.
        case 0xA0...0xAC, 0xAE...0xBF, 0xD7, 0xF7: break
        default: return nil
        }
        index += 2
      case 0xE1...0xE2 where index + 2 < bytes.endIndex:
        switch UInt32(first & 0xF) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F) {
        // Vietnamese and others.
        case 0x1E00...0x1EFF: hasLetters = true
        // Dashes, quotation marks, bullets, small digits, currencies, № and ™, arrows, and what is reckoned with.
        case 0x2010...0x2027, 0x2030...0x205E, 0x2070, 0x2074...0x208E, 0x20A0...0x20BF, 0x2116, 0x2117, 0x2120, 0x2122,
          0x2190...0x2199, 0x2202, 0x2205, 0x2206, 0x220F, 0x2211, 0x2212, 0x221A, 0x221E, 0x222B, 0x2248, 0x2260,
          0x2264, 0x2265:
          break
        default: return nil
        }
        index += 3
      default: return nil
      }
    }
  }

  nonisolated(unsafe) static let language = hb_language_from_string(FontLibrary.language, -1)
}

extension ResolvedText.Run {
  /// The features of its font as HarfBuzz is told of them.
  var shapingFeatures: [hb_feature_t] {
    pangoFeatures.split(separator: ",").compactMap { hb_feature_t(named: String($0)) }
  }
}

extension hb_feature_t {
  /// A feature in HarfBuzz's notation, as `calt=0`; nil where it's none.
  init?(named name: String) {
    var feature = hb_feature_t()
    guard hb_feature_from_string(name, -1, &feature) != 0 else { return nil }
    self = feature
  }
}
