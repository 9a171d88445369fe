// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a kept file piece by piece, as it came. Holds two buffers, whatever the file unpacks to.
public final class PartReader {
  private let source: Descriptor
  private let decompressor: ZstdDecompressor?
  private let path: String
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  /// The part of the buffer that isn't unpacked yet.
  private var rest = 0..<0
  /// How many bytes of a narrowed file are still to be read; nil where it's read to its end.
  private var wanted: Int?

  init(path: String) throws {
    self.path = path
    source = try Descriptor(opening: path, O_RDONLY)
    decompressor = path.hasSuffix(".zst") ? try ZstdDecompressor() : nil
  }

  /// Whether the file is kept compressed, so that it can only be read from its begin.
  public var isCompressed: Bool { decompressor != nil }

  /// Reads only some bytes of a file that isn't compressed. What lies before them isn't read. To be called before ``next()``.
  ///
  /// - Throws: `invalid` where the file is compressed.
  public func narrow(to range: Range<Int>) throws {
    guard !isCompressed else { throw ShelfError(.invalid, "The compressed file \(path) can only be read whole.") }
    try source.move(to: range.lowerBound)
    wanted = range.count
  }

  /// Some bytes; nil at the end.
  public func next() throws -> [UInt8]? {
    guard let decompressor else {
      if wanted == 0 { return nil }
      let count = min(try fill(), wanted ?? .max)
      if let wanted { self.wanted = wanted - count }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
    while true {
      if rest.isEmpty, !decompressor.hasMore {
        let count = try fill()
        guard count > 0 else {
          guard decompressor.isWhole else { throw ShelfError(.damaged, "The file \(path) ends in the middle.") }
          return nil
        }
        rest = 0..<count
      }
      let piece = try buffer.withUnsafeBytes { bytes in
        let (taken, piece) = try decompressor.step(UnsafeRawBufferPointer(rebasing: bytes[rest]))
        rest = rest.lowerBound + taken..<rest.upperBound
        return piece
      }
      if !piece.isEmpty { return piece }
    }
  }

  private func fill() throws -> Int { try buffer.withUnsafeMutableBytes { try source.read(into: $0) } }
}
