// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Small helpers for bytes of UTF-8.
enum ByteTools {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The text of the bytes, cut at a character when they are more than `limit`.
  static func text(_ bytes: some Collection<UInt8>, limit: Int) -> (text: String, isCut: Bool) {
    guard bytes.count > limit else { return (String(decoding: bytes, as: UTF8.self), false) }
    var head = Array(bytes.prefix(limit))
    while let last = head.last, last & 0xC0 == 0x80 { head.removeLast() }
    if let last = head.last, last >= 0xC0 { head.removeLast() }
    return (String(decoding: head, as: UTF8.self), true)
  }
}

extension String {
  /// Without spaces and line breaks at both ends.
  var trimmed: String {
    let bytes = utf8
    guard let first = bytes.first, let last = bytes.last else { return self }
    if first > 0x20, first < 0x80, last > 0x20, last < 0x80 { return self }
    if let start = bytes.firstIndex(where: { !ByteTools.isSpace($0) }),
      let end = bytes.lastIndex(where: { !ByteTools.isSpace($0) }),
      bytes[start] < 0x80, bytes[end] < 0x80
    {
      return String(self[start...end])
    }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The trimmed text, or nil when nothing is left.
  var nonEmpty: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }
}
