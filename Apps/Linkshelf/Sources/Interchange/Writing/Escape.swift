// SPDX-License-Identifier: Apache-2.0
import Addresses

/// Makes text safe within other formats.
enum Escape {
  /// Text for HTML, for elements and for attributes in double quotes. Control characters other than tabs and line breaks are left out.
  static func html(_ text: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case 0x26: output += "&amp;".utf8
      case 0x3C: output += "&lt;".utf8
      case 0x3E: output += "&gt;".utf8
      case 0x22: output += "&quot;".utf8
      case 0x27: output += "&#39;".utf8
      case 0x09, 0x0A, 0x20...0x7E, 0x80...0xFF: output.append(byte)
      default: break
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Text for one line of HTML: line breaks become spaces.
  static func htmlLine(_ text: String) -> String {
    html(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// A JSON text with its quotes. It is a double-quoted text of YAML too.
  static func json(_ text: String) -> String {
    var output: [UInt8] = [0x22]
    output.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case 0x22: output += [0x5C, 0x22]
      case 0x5C: output += [0x5C, 0x5C]
      case 0x0A: output += [0x5C, 0x6E]
      case 0x0D: output += [0x5C, 0x72]
      case 0x09: output += [0x5C, 0x74]
      case 0..<0x20, 0x7F:
        output += "\\u00".utf8
        output += (byte < 16 ? "0" : "").utf8
        output += String(byte, radix: 16).utf8
      default: output.append(byte)
      }
    }
    output.append(0x22)
    return String(decoding: output, as: UTF8.self)
  }

  /// Text on one line of Markdown: marks that would begin something are kept from it.
  static func markdown(_ text: String) -> String {
    var result = ""
    for character in text.split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "\\`*_[]<>#|~&!".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// The address to open; nil when it isn't http or https, so that nothing else becomes a link.
  static func link(_ address: String) -> String? {
    (try? LinkAddress(exactly: address))?.shown
  }
}
