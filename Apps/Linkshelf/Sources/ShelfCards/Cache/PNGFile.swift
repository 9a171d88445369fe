// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The outside of a PNG file, read without decoding it.
struct PNGFile: Equatable {
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The last chunk: no bytes, its name, its checksum.
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// nil where the bytes don't begin and end as a PNG file does, or its chunks don't follow each other.
  init?(_ data: Data) {
    guard data.count >= 57, data.prefix(8).elementsEqual(Self.signature), data.suffix(12).elementsEqual(Self.end) else {
      return nil
    }
    let bytes = data.startIndex
    func number(_ offset: Int) -> Int { data[(bytes + offset)..<(bytes + offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard number(8) == 13, data[(bytes + 12)..<(bytes + 16)].elementsEqual("IHDR".utf8) else { return nil }
    (width, height) = (number(16), number(20))
    guard width > 0, height > 0 else { return nil }
    var offset = 8
    while offset < data.count {
      // A chunk is its length, its name, its bytes and a checksum.
      guard offset + 12 <= data.count, case let length = number(offset), length <= data.count - offset - 12 else {
        return nil
      }
      offset += length + 12
    }
  }

  static func isWhole(_ data: Data) -> Bool { PNGFile(data) != nil }
}
