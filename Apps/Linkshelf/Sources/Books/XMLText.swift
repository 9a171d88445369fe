// SPDX-License-Identifier: Apache-2.0

/// Texts in XML.
enum XMLText {
  /// The text with what means something in XML escaped, and without the characters that no XML may have.
  static func escaped(_ text: some StringProtocol) -> String {
    var out = ""
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      default: if isAllowed(scalar) { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }

  /// XML 1.0 has no other characters.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
