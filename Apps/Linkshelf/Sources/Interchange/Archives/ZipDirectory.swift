// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The directory at the end of a zip archive, in its old form and in that for large files.
enum ZipDirectory {
  static func read(_ file: FileHandle, _ length: UInt64) throws(ArchiveProblem) -> [ZipArchive.Entry] {
    let tailLength = min(length, 65_557)
    guard length >= 22, let tail = bytes(file, at: length - tailLength, count: Int(tailLength)) else { throw .notZip }
    guard let end = (0...(tail.count - 22)).last(where: { four(tail, $0) == 0x0605_4B50 }) else { throw .notZip }
    var count = UInt64(two(tail, end + 10))
    var size = UInt64(four(tail, end + 12))
    var offset = UInt64(four(tail, end + 16))
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF, end >= 20, four(tail, end - 20) == 0x0706_4B50 {
      guard let large = bytes(file, at: eight(tail, end - 12), count: 56), four(large, 0) == 0x0606_4B50 else {
        throw .notZip
      }
      count = eight(large, 32)
      size = eight(large, 40)
      offset = eight(large, 48)
    }
    guard count <= UInt64(ImportLimits.mostEntries) else { throw .tooManyEntries(Int(clamping: count)) }
    guard offset <= length, size <= length - offset, size <= 1_073_741_824,
      let table = bytes(file, at: offset, count: Int(size))
    else { throw .notZip }
    return try entries(table, count)
  }

  private static func entries(_ table: [UInt8], _ count: UInt64) throws(ArchiveProblem) -> [ZipArchive.Entry] {
    var result: [ZipArchive.Entry] = []
    var index = 0
    for _ in 0..<count {
      guard index + 46 <= table.count, four(table, index) == 0x0201_4B50 else { throw .notZip }
      let nameLength = two(table, index + 28)
      let extraLength = two(table, index + 30)
      let next = index + 46 + nameLength + extraLength + two(table, index + 32)
      guard next <= table.count else { throw .notZip }
      var decoder = TextDecoder()
      let nameBytes = Array(table[(index + 46)..<(index + 46 + nameLength)])
      let name = String(decoding: decoder.feed(nameBytes) + decoder.finish(), as: UTF8.self)
      var size = UInt64(four(table, index + 24))
      var packed = UInt64(four(table, index + 20))
      var offset = UInt64(four(table, index + 42))
      widen(table[(index + 46 + nameLength)..<(index + 46 + nameLength + extraLength)], &size, &packed, &offset)
      if !name.hasSuffix("/") {
        let flags = two(table, index + 8)
        result.append(
          .init(
            name: name, size: size, packedSize: packed, offset: min(offset, .max / 2), method: two(table, index + 10),
            isEncrypted: flags & 1 != 0))
      }
      index = next
    }
    return result
  }

  /// Numbers that don't fit stand in an extra field.
  private static func widen(
    _ extra: ArraySlice<UInt8>, _ size: inout UInt64, _ packed: inout UInt64, _ offset: inout UInt64
  ) {
    let bytes = Array(extra)
    var index = 0
    while index + 4 <= bytes.count {
      let length = two(bytes, index + 2)
      var at = index + 4
      let end = at + length
      guard end <= bytes.count else { return }
      if two(bytes, index) == 1 {
        func take(_ number: inout UInt64) {
          guard number == 0xFFFF_FFFF, at + 8 <= end else { return }
          number = eight(bytes, at)
          at += 8
        }
        take(&size)
        take(&packed)
        take(&offset)
      }
      index = end
    }
  }

  /// Exactly as many bytes as asked for, or nil.
  static func bytes(_ file: FileHandle, at offset: UInt64, count: Int) -> [UInt8]? {
    guard offset <= UInt64(Int64.max), (try? file.seek(toOffset: offset)) != nil else { return nil }
    var result: [UInt8] = []
    while result.count < count {
      guard let data = try? file.read(upToCount: count - result.count), !data.isEmpty else { return nil }
      result += data
    }
    return result
  }

  static func two(_ bytes: [UInt8], _ index: Int) -> Int {
    index + 2 <= bytes.count ? Int(bytes[index]) | Int(bytes[index + 1]) << 8 : 0
  }

  static func four(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    UInt32(two(bytes, index)) | UInt32(two(bytes, index + 2)) << 16
  }

  static func eight(_ bytes: [UInt8], _ index: Int) -> UInt64 {
    UInt64(four(bytes, index)) | UInt64(four(bytes, index + 4)) << 32
  }
}
