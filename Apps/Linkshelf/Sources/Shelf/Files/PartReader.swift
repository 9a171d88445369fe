// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a kept file piece by piece, as it came.
public final class PartReader {
  private let source: Descriptor
  private let decompressor: ZstdDecompressor?
  private let path: String
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  init(path: String) throws {
    self.path = path
    source = try Descriptor(opening: path, O_RDONLY)
    decompressor = path.hasSuffix(".zst") ? try ZstdDecompressor() : nil
  }

  /// Some bytes; nil at the end.
  public func next() throws -> [UInt8]? {
    while true {
      let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) }
      guard count > 0 else {
        guard decompressor?.isWhole ?? true else { throw ShelfError(.damaged, "The file \(path) ends in the middle.") }
        return nil
      }
      guard let decompressor else { return Array(buffer[..<count]) }
      var piece: [UInt8] = []
      _ = try buffer.withUnsafeBytes { bytes in
        try decompressor.decompress(UnsafeRawBufferPointer(rebasing: bytes[..<count])) {
          piece.append(contentsOf: $0)
          return true
        }
      }
      if !piece.isEmpty { return piece }
    }
  }
}
