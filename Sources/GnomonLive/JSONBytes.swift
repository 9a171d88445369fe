// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes JSON, byte by byte: scenes are written for each frame.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  /// True where a comma stands before the next value.
  private var isAfterValue = false

  private mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  mutating func array(_ body: (inout JSONBytes) -> Void) { enclosed("[", "]", body) }
  mutating func object(_ body: (inout JSONBytes) -> Void) { enclosed("{", "}", body) }

  private mutating func enclosed(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONBytes) -> Void) {
    separate()
    bytes.append(UInt8(ascii: open))
    isAfterValue = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    isAfterValue = true
  }

  /// Begins a field, whose value follows.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Begins a field that is named by a number.
  mutating func key(_ number: Int) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    write(number)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  mutating func value(_ number: Int) {
    separate()
    write(number)
  }

  /// A number with at most four decimals. What isn't finite is 0.
  mutating func value(_ number: CGFloat, decimals: Int = 4) {
    separate()
    let unit = decimals == 4 ? 10_000 : 100_000_000
    let steps = number.isFinite ? (min(max(number, -1e9), 1e9) * CGFloat(unit)).rounded() : 0
    var whole = Int(steps)
    if whole < 0 {
      bytes.append(UInt8(ascii: "-"))
      whole = -whole
    }
    write(whole / unit)
    var rest = whole % unit
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var step = unit / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / step))
      rest %= step
      step /= 10
    }
  }

  mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }
  mutating func null() { raw("null") }

  private mutating func raw(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// A value that is JSON already.
  mutating func json(_ other: [UInt8]) {
    separate()
    bytes.append(contentsOf: other)
  }

  mutating func value(_ text: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A colour as `#rrggbb`, or `#rrggbbaa` where it isn't opaque.
  mutating func color(red: Float, green: Float, blue: Float, opacity: Float) {
    separate()
    func byte(_ value: Float) -> UInt8 { value.isFinite ? UInt8((min(max(value, 0), 1) * 255).rounded()) : 0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: "#"))
    var parts = [byte(red), byte(green), byte(blue)]
    if byte(opacity) < 255 { parts.append(byte(opacity)) }
    for part in parts {
      bytes.append(Self.digit(part >> 4))
      bytes.append(Self.digit(part & 15))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    write(digitsOf: number.magnitude)
  }

  private mutating func write(digitsOf number: UInt) {
    if number >= 10 { write(digitsOf: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
