// SPDX-License-Identifier: Apache-2.0
import Markup

/// Turns a file's bytes into UTF-8, chunk by chunk. What it gives is valid UTF-8 without NUL bytes and byte order marks.
///
/// UTF-16 is known by its mark, or by zeros among the first four bytes. In all other files each byte that isn't UTF-8 is taken as Windows-1252,
/// so that old files and files of mixed origin are read too.
struct TextDecoder {
  private enum Encoding { case unknown, eight, little, big }

  private var encoding = Encoding.unknown
  private var held: [UInt8] = []
  /// The first half of a UTF-16 pair.
  private var high: UInt32?

  /// The text of the next bytes; what is incomplete at their end is held back.
  mutating func feed(_ chunk: [UInt8]) -> [UInt8] {
    decode(chunk, isLast: false)
  }

  /// The text of what was held back.
  mutating func finish() -> [UInt8] {
    decode([], isLast: true)
  }

  private mutating func decode(_ chunk: [UInt8], isLast: Bool) -> [UInt8] {
    var input = chunk
    if !held.isEmpty {
      input = held + chunk
      held = []
    }
    var start = 0
    if encoding == .unknown {
      guard input.count >= 4 || isLast else {
        held = input
        return []
      }
      start = detect(input)
    }
    var output: [UInt8] = []
    output.reserveCapacity(input.count + 16)
    if encoding == .eight {
      decodeEight(input, from: start, isLast: isLast, to: &output)
    } else {
      decodeSixteen(input, from: start, isLast: isLast, to: &output)
    }
    return output
  }

  private mutating func detect(_ input: [UInt8]) -> Int {
    encoding = .eight
    if input.starts(with: [0xEF, 0xBB, 0xBF]) { return 3 }
    if input.starts(with: [0xFF, 0xFE]) {
      encoding = .little
      return 2
    }
    if input.starts(with: [0xFE, 0xFF]) {
      encoding = .big
      return 2
    }
    guard input.count >= 4 else { return 0 }
    if input[0] != 0, input[1] == 0, input[2] != 0, input[3] == 0 { encoding = .little }
    if input[0] == 0, input[1] != 0, input[2] == 0, input[3] != 0 { encoding = .big }
    return 0
  }

  private mutating func decodeEight(_ input: [UInt8], from start: Int, isLast: Bool, to output: inout [UInt8]) {
    var index = start
    while index < input.count {
      let byte = input[index]
      if byte < 0x80 {
        if byte != 0 { output.append(byte) }
        index += 1
        continue
      }
      let length = Self.length(byte)
      if length > 1, index + length > input.count, !isLast, Self.isPrefix(input[index...]) {
        held = Array(input[index...])
        return
      }
      if length > 1, index + length <= input.count, Self.isWhole(input[index..<(index + length)]) {
        output += input[index..<(index + length)]
        index += length
      } else {
        Self.append(Windows1252.scalar(byte), to: &output)
        index += 1
      }
    }
  }

  private mutating func decodeSixteen(_ input: [UInt8], from start: Int, isLast: Bool, to output: inout [UInt8]) {
    var index = start
    while index + 1 < input.count {
      let first = UInt32(input[index])
      let second = UInt32(input[index + 1])
      append(unit: encoding == .little ? second << 8 | first : first << 8 | second, to: &output)
      index += 2
    }
    if index < input.count, !isLast { held = [input[index]] }
    if isLast, high != nil {
      high = nil
      Self.append(0xFFFD, to: &output)
    }
  }

  private mutating func append(unit: UInt32, to output: inout [UInt8]) {
    if let first = high {
      high = nil
      if (0xDC00...0xDFFF).contains(unit) {
        Self.append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &output)
        return
      }
      Self.append(0xFFFD, to: &output)
    }
    if (0xD800...0xDBFF).contains(unit) {
      high = unit
    } else if unit != 0 {
      Self.append((0xDC00...0xDFFF).contains(unit) ? 0xFFFD : unit, to: &output)
    }
  }

  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return true }
    guard let second = bytes.dropFirst().first else { return true }
    return isSecond(second, after: first) && bytes.dropFirst(2).allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool { isPrefix(bytes) }

  private static func isSecond(_ byte: UInt8, after first: UInt8) -> Bool {
    switch first {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: byte & 0xC0 == 0x80
    }
  }

  /// Appends a scalar value in UTF-8. The value has to be one.
  static func append(_ value: UInt32, to output: inout [UInt8]) {
    switch value {
    case 0..<0x80: output.append(UInt8(truncatingIfNeeded: value))
    case 0x80..<0x800:
      output += [UInt8(truncatingIfNeeded: 0xC0 | value >> 6), UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)]
    case 0x800..<0x10000:
      output += [
        UInt8(truncatingIfNeeded: 0xE0 | value >> 12), UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F),
        UInt8(truncatingIfNeeded: 0x80 | value & 0x3F),
      ]
    default:
      output += [
        UInt8(truncatingIfNeeded: 0xF0 | value >> 18), UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F),
        UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F), UInt8(truncatingIfNeeded: 0x80 | value & 0x3F),
      ]
    }
  }
}
