// SPDX-License-Identifier: Apache-2.0
/// A number of some bytes at a place, the highest byte first; nil beyond the end.
func bigEndian(_ bytes: [UInt8], at place: Int, count: Int) -> Int? {
  guard place >= 0, place + count <= bytes.count else { return nil }
  return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
}

/// The lowest bytes of a number, the highest first.
func bigEndian(_ value: Int, count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

/// The same with the lowest byte first.
func littleEndian(_ value: Int, count: Int) -> [UInt8] { bigEndian(value, count: count).reversed() }
