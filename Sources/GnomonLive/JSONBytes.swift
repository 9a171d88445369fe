// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

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

  /// A value that is JSON already.
  mutating func json(_ value: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
  }

  /// A number with at most four decimals. What isn't finite is 0.
  mutating func value(_ number: CGFloat, decimals: Int = 4) {
    separate()
    write(number, decimals: decimals)
  }

  private mutating func write(_ number: CGFloat, decimals: Int = 4) {
    let unit = decimals == 4 ? 10_000 : 100_000_000
    let steps = number.isFinite ? (min(max(number, -1e9), 1e9) * CGFloat(unit)).rounded() : 0
    let whole = Int(steps)
    if whole % unit == 0 { return write(whole / unit) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
      var (start, rest, places) = (32, whole.magnitude, decimals)
      // Zeros at the end say nothing.
      while rest % 10 == 0 {
        rest /= 10
        places -= 1
      }
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      while places > 0 || rest > 0 {
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
        places -= 1
        if places == 0 {
          put(UInt8(ascii: "."))
          if rest == 0 { put(UInt8(ascii: "0")) }
        }
      }
      if whole < 0 { put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: buffer[start...])
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
    var text = text
    text.withUTF8 { letters in
      let isPlain = letters.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      if isPlain { bytes.append(contentsOf: letters) } else { writeEscaped(letters) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ letters: UnsafeBufferPointer<UInt8>) {
    for byte in letters {
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
  }

  /// A path in the words of SVG's `d`.
  mutating func value(_ path: Path) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    path.forEach { element in
      switch element {
      case .move(let to): write("M", to)
      case .line(let to): write("L", to)
      case .quadCurve(let to, let control): write("Q", control, to)
      case .curve(let to, let control1, let control2): write("C", control1, control2, to)
      case .closeSubpath: bytes.append(UInt8(ascii: "Z"))
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ command: Unicode.Scalar, _ point: CGPoint) {
    guard point.isFinite else { return }
    begin(command)
    write(point)
  }

  private mutating func write(_ command: Unicode.Scalar, _ control: CGPoint, _ point: CGPoint) {
    guard control.isFinite, point.isFinite else { return }
    begin(command)
    write(control)
    bytes.append(UInt8(ascii: " "))
    write(point)
  }

  private mutating func write(_ command: Unicode.Scalar, _ control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
    guard control1.isFinite, control2.isFinite, point.isFinite else { return }
    begin(command)
    write(control1)
    bytes.append(UInt8(ascii: " "))
    write(control2)
    bytes.append(UInt8(ascii: " "))
    write(point)
  }

  private mutating func begin(_ command: Unicode.Scalar) { bytes.append(UInt8(ascii: command)) }

  private mutating func write(_ point: CGPoint) {
    write(point.x)
    bytes.append(UInt8(ascii: " "))
    write(point.y)
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
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
