// SPDX-License-Identifier: Apache-2.0

/// Base64 as `Basic` authorization needs it.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        text.append(position <= group.count ? alphabet[Int(word >> UInt32(18 - 6 * position) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for characters outside of the alphabet, or more than 1,024 of them.
  static func decode(_ text: [UInt8]) -> [UInt8]? {
    guard text.count <= 1024 else { return nil }
    var bytes: [UInt8] = []
    var word: UInt32 = 0
    var bits: UInt32 = 0
    for byte in text.reversed().drop(while: { $0 == UInt8(ascii: "=") }).reversed() {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      word = word << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> bits))
        word &= (1 << bits) - 1
      }
    }
    return bytes
  }
}
