// SPDX-License-Identifier: Apache-2.0
import CShelfLZ4

/// Unpacks what Firefox packs, such as `bookmarks-2026-01-31.jsonlz4`: eight letters, the unpacked size, and one block of LZ4.
enum MozillaPacked {
  static let start = Array("mozLz40\0".utf8)
  /// How many times larger LZ4 can make its input at most.
  private static let largestRatio = 255

  /// The bytes of the file within. All of it lies in memory, so both sizes have limits.
  /// - Throws: `ArchiveProblem`.
  static func unpack(_ packed: [UInt8], name: String) throws(ArchiveProblem) -> [UInt8] {
    guard packed.count >= start.count + 4, packed.starts(with: start) else { throw .cut(name) }
    let size = (0..<4).reduce(0) { $0 | Int(packed[start.count + $1]) << (8 * $1) }
    let block = packed[(start.count + 4)...]
    guard packed.count <= ImportLimits.largestPackedBackup, size <= ImportLimits.largestBackup else {
      throw .tooLargeBackup(name)
    }
    guard size > 0, size <= block.count * largestRatio else { throw .cut(name) }
    var count: Int32 = -1
    let text = [UInt8](unsafeUninitializedCapacity: size) { target, filled in
      block.withUnsafeBytes { source in
        count = LZ4_decompress_safe(source.baseAddress, target.baseAddress, Int32(source.count), Int32(size))
      }
      // A block that is damaged may give less; what it gave isn't told then.
      filled = max(0, Int(count))
    }
    guard text.count == size else { throw .cut(name) }
    return text
  }
}
