// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A font file in the form that browsers load: WOFF 1.0, whose tables are compressed one by one.
enum WebFont {
  private struct Table {
    var tag: UInt32
    var checksum: UInt32
    var range: Range<Int>
    var packed: [UInt8] = []
  }

  /// nil where the bytes aren't those of a TrueType or OpenType font.
  static func woff(_ font: [UInt8]) throws -> [UInt8]? {
    guard font.count >= 12, var tables = tables(of: font) else { return nil }
    for index in tables.indices { tables[index].packed = try packed(font[tables[index].range]) }
    let (header, entry) = (44, 20)
    var place = header + entry * tables.count
    var output: [UInt8] = []
    let length = place + tables.reduce(0) { $0 + padded($1.packed.count) }
    output.reserveCapacity(length)
    let plainLength = 12 + 16 * tables.count + tables.reduce(0) { $0 + padded($1.range.count) }
    add(0x774F_4646, to: &output)
    output += font[0..<4]
    add(UInt32(length), to: &output)
    output += [UInt8(truncatingIfNeeded: tables.count >> 8), UInt8(truncatingIfNeeded: tables.count), 0, 0]
    add(UInt32(plainLength), to: &output)
    // The version, and neither metadata nor private data.
    for value: UInt32 in [0x0001_0000, 0, 0, 0, 0, 0] { add(value, to: &output) }
    for table in tables {
      add(table.tag, to: &output)
      add(UInt32(place), to: &output)
      add(UInt32(table.packed.count), to: &output)
      add(UInt32(table.range.count), to: &output)
      add(table.checksum, to: &output)
      place += padded(table.packed.count)
    }
    for table in tables {
      output += table.packed
      output += [UInt8](repeating: 0, count: padded(table.packed.count) - table.packed.count)
    }
    return output
  }

  private static func tables(of font: [UInt8]) -> [Table]? {
    func number(at place: Int) -> UInt32 { font[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    let count = Int(font[4]) << 8 | Int(font[5])
    guard count > 0, font.count >= 12 + 16 * count else { return nil }
    var tables: [Table] = []
    var sum = 0
    for index in 0..<count {
      let place = 12 + 16 * index
      let (start, length) = (Int(number(at: place + 8)), Int(number(at: place + 12)))
      // Tables that share bytes would be written once for each: a small file could make any amount of work.
      sum += length
      guard start + length <= font.count, sum <= font.count else { return nil }
      tables.append(Table(tag: number(at: place), checksum: number(at: place + 4), range: start..<start + length))
    }
    return tables.sorted { $0.tag < $1.tag }
  }

  /// A table compressed, where that is shorter.
  private static func packed(_ table: ArraySlice<UInt8>) throws -> [UInt8] {
    let compressed = try table.withUnsafeBufferPointer { bytes in
      try bytes.baseAddress.map { try Deflate.zlib($0, count: bytes.count) { Array($0) } }
    }
    guard let compressed, compressed.count < table.count else { return Array(table) }
    return compressed
  }

  private static func padded(_ length: Int) -> Int { (length + 3) & ~3 }

  private static func add(_ value: UInt32, to output: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
  }
}
