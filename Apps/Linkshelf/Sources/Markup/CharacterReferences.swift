// SPDX-License-Identifier: Apache-2.0

/// Decodes character references: all numbers, and the names of HTML 4 with some that pages use besides.
public enum CharacterReferences {
  /// What the bytes are part of.
  public enum Place: Sendable {
    case text
    /// An attribute: an old name without its semicolon isn't one before `=`, as in an address `?a=1&copy=2`.
    case attribute
    /// A file of bookmarks, in which addresses are often written as they are: a name counts only with its semicolon.
    case bookmarks
  }

  /// The text of bytes of UTF-8 with its references replaced. Zero bytes become U+FFFD. Costs one pass.
  public static func decoded(_ bytes: some RandomAccessCollection<UInt8>, in place: Place) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    // Numbers from 0, however the bytes came.
    let bytes = Array(bytes)
    var index = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"), let reference = reference(in: bytes, at: index, place) {
        output += Array(String(reference.scalar).utf8)
        index = reference.end
      } else {
        if byte == 0 { output += [0xEF, 0xBF, 0xBD] } else { output.append(byte) }
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// A reference that stands in a text.
  public struct Reference: Sendable {
    /// What it means.
    public var scalar: Unicode.Scalar
    /// The place after it.
    public var end: Int
  }

  /// The reference that begins with the `&` at a place; nil where none does.
  public static func reference(in bytes: [UInt8], at start: Int) -> Reference? {
    reference(in: bytes, at: start, .text)
  }

  private static func reference(in bytes: [UInt8], at start: Int, _ place: Place) -> Reference? {
    var index = start + 1
    guard index < bytes.endIndex else { return nil }
    if bytes[index] == UInt8(ascii: "#") { return number(in: bytes, at: index + 1) }
    let limit = min(bytes.endIndex, index + 32)
    while index < limit, isAlphanumeric(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    guard let code = names[name], let scalar = Unicode.Scalar(code) else { return nil }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { return Reference(scalar: scalar, end: index + 1) }
    // Old names work without a semicolon, but not in an address as `?a=1&copy=2`.
    let isOld = code < 256 && code != 39
    if place == .bookmarks { return nil }
    if place == .attribute, index < bytes.endIndex, bytes[index] == UInt8(ascii: "=") { return nil }
    return isOld ? Reference(scalar: scalar, end: index) : nil
  }

  private static func number(in bytes: [UInt8], at start: Int) -> Reference? {
    var index = start
    var radix: UInt32 = 10
    if index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let first = index
    var value: UInt32 = 0
    while index < bytes.endIndex, let digit = digit(bytes[index], radix: radix) {
      value = min(value, 0x110000) * radix + digit
      index += 1
    }
    guard index > first else { return nil }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
    if (0x80...0x9F).contains(value) { value = Windows1252.scalar(UInt8(value)) }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Reference(scalar: scalar ?? "\u{FFFD}", end: index)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    if (0x30...0x39).contains(byte) { return UInt32(byte - 0x30) }
    let lower = byte | 0x20
    return radix == 16 && (0x61...0x66).contains(lower) ? UInt32(lower - 0x61) + 10 : nil
  }
}
