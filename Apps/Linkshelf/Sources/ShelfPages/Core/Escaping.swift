// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Escapes text for HTML elements and for attributes in double or single quotes.
///
/// It works on UTF-8 bytes, as the five characters are ASCII. Cost: O(bytes).
struct Escaping: MustacheContentType {
  func escapeText(_ text: String) -> String { Escaping.escape(text) }

  static func escape(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes -> String in
      var extra = 0
      for byte in bytes { extra &+= Escaping.extra(byte) }
      if extra == 0 { return String(decoding: bytes, as: UTF8.self) }
      return String(unsafeUninitializedCapacity: bytes.count &+ extra) { target in
        var at = 0
        for byte in bytes {
          guard let replacement = Escaping.replacement(byte) else {
            target[at] = byte
            at &+= 1
            continue
          }
          replacement.withUTF8Buffer { for each in $0 { target[at] = each; at &+= 1 } }
        }
        return at
      }
    }
  }

  @inline(__always)
  private static func extra(_ byte: UInt8) -> Int {
    switch byte {
    case 0x26: 4
    case 0x3C, 0x3E: 3
    case 0x22: 5
    case 0x27: 4
    case 0: 2
    default: 0
    }
  }

  /// NUL becomes U+FFFD, as every HTML parser would make it.
  @inline(__always)
  private static func replacement(_ byte: UInt8) -> StaticString? {
    switch byte {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x27: "&#39;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
