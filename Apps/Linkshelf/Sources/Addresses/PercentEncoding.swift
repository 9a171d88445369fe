// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Percent-encoding of a path, a query or a fragment (RFC 3986, section 2).
enum PercentEncoding {
  enum Place { case path, query }

  /// What is opened: illegal bytes encoded, a `%` that begins no escape encoded, all else as given.
  static func legal(_ bytes: [UInt8], in place: Place) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x25 ? escaped(bytes, at: index) != nil : isLegal(byte, in: place) {
        result.append(byte)
      } else {
        append(byte, to: &result)
      }
    }
    return result
  }

  /// The normal form: escapes in upper case, those of harmless characters decoded, text in NFC, all that isn't harmless encoded.
  ///
  /// The result is its own normal form. Cost: linear.
  static func normal(_ bytes: [UInt8], in place: Place) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    // Letters, digits and what is beyond ASCII, decoded. A mark of ASCII ends it, so that NFC can't swallow a mark.
    var word: [UInt8] = []
    var isASCII = true
    func flush() {
      if isASCII {
        result += word
      } else {
        appendNormalised(word, to: &result, in: place)
      }
      word.removeAll(keepingCapacity: true)
      isASCII = true
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var value = byte
      var isEscape = false
      if byte == 0x25, let decoded = escaped(bytes, at: index) {
        value = decoded
        isEscape = true
      }
      index += isEscape ? 3 : 1
      if isWordByte(value) {
        if value >= 0x80 { isASCII = false }
        word.append(value)
        continue
      }
      flush()
      let stays = value == 0x25 ? false : isEscape ? isHarmless(value) : isHarmless(value) || isMark(value, in: place)
      if stays { result.append(value) } else { append(value, to: &result) }
    }
    flush()
    return result
  }

  private static func appendNormalised(_ word: [UInt8], to result: inout [UInt8], in place: Place) {
    guard let text = String(validating: word, as: UTF8.self) else {
      for byte in word {
        if byte < 0x80 { result.append(byte) } else { append(byte, to: &result) }
      }
      return
    }
    for byte in text.precomposedStringWithCanonicalMapping.utf8 {
      // NFC turns a few rare characters into marks of ASCII; those are encoded unless they are harmless.
      if byte < 0x80, isWordByte(byte) || isHarmless(byte) { result.append(byte) } else { append(byte, to: &result) }
    }
  }

  /// The byte that the escape at `index` stands for; nil when it is no escape.
  static func escaped(_ bytes: [UInt8], at index: Int) -> UInt8? {
    guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
      return nil
    }
    return high << 4 | low
  }

  static func append(_ byte: UInt8, to result: inout [UInt8]) {
    let digits: StaticString = "0123456789ABCDEF"
    result.append(0x25)
    result.append(digits.utf8Start[Int(byte >> 4)])
    result.append(digits.utf8Start[Int(byte & 15)])
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }

  /// `-._~!'()*,:@`: they mean the same whether they are encoded or not.
  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x21, 0x27, 0x28, 0x29, 0x2A, 0x2C, 0x3A, 0x40: true
    default: false
    }
  }

  /// Marks that may stand as they are, and that mean another thing when they are encoded.
  private static func isMark(_ byte: UInt8, in place: Place) -> Bool {
    switch byte {
    case 0x24, 0x26, 0x2B, 0x3B, 0x3D, 0x2F: true
    case 0x3F: place == .query
    default: false
    }
  }

  private static func isLegal(_ byte: UInt8, in place: Place) -> Bool {
    if byte < 0x80, isWordByte(byte) || isHarmless(byte) || isMark(byte, in: place) { return true }
    return byte == 0x5B || byte == 0x5D
  }
}
