// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation

/// Files on their way from one machine to another: texts are compressed, and a hash tells whether all came as it was.
public enum PackedFile {
  public struct Facts: Hashable, Sendable {
    /// The bytes of the file.
    public var bytes: Int
    /// The bytes that are sent.
    public var sent: Int
    /// SHA-256 of the file, in hexadecimal digits.
    public var hash: String
    public var isPacked: Bool
  }

  /// Makes a file ready. What has a type that compresses is written to `target`; all else is sent as it is.
  public static func pack(_ path: String, mediaType: String, to target: String) throws -> Facts {
    let isPacked = PartFiles.isCompressed(mediaType)
    let output = isPacked ? try Descriptor(opening: target, O_WRONLY | O_CREAT | O_TRUNC) : nil
    let compressor = isPacked ? try ZstdCompressor() : nil
    var sent = 0
    let (bytes, hash) = try read(path) { piece in
      try compressor?.compress(piece, isLast: piece.isEmpty) {
        sent += $0.count
        try output?.write($0)
      }
    }
    return Facts(bytes: bytes, sent: isPacked ? sent : bytes, hash: hash, isPacked: isPacked)
  }

  /// Unpacks what came.
  ///
  /// - Parameter most: No more bytes are written than these.
  /// - Throws: where it isn't zstd, or unpacks to more.
  public static func unpack(_ path: String, to target: String, most: Int) throws -> Facts {
    let output = try Descriptor(opening: target, O_WRONLY | O_CREAT | O_TRUNC)
    let decompressor = try ZstdDecompressor()
    var hash = SHA256()
    var bytes = 0
    let (sent, _) = try read(path) { piece in
      var rest = piece
      while !rest.isEmpty || decompressor.hasMore {
        let (taken, unpacked) = try decompressor.step(rest)
        guard unpacked.count <= most - bytes else {
          throw ShelfError(.invalid, "A packed file is larger than was said.")
        }
        bytes += unpacked.count
        try unpacked.withUnsafeBytes {
          hash.update(bufferPointer: $0)
          try output.write($0)
        }
        guard taken > 0 || !unpacked.isEmpty else { throw ShelfError(.invalid, "A packed file is damaged.") }
        rest = UnsafeRawBufferPointer(rebasing: rest[taken...])
      }
    }
    guard decompressor.isWhole else { throw ShelfError(.invalid, "A packed file ends in the middle.") }
    return Facts(bytes: bytes, sent: sent, hash: hash.finalize().hexadecimalDigits, isPacked: true)
  }

  /// The facts of a file that came as it is.
  public static func facts(_ path: String) throws -> Facts {
    let (bytes, hash) = try read(path) { _ in }
    return Facts(bytes: bytes, sent: bytes, hash: hash, isPacked: false)
  }

  /// Hands the bytes on in pieces; the last one is empty.
  private static func read(_ path: String, _ body: (UnsafeRawBufferPointer) throws -> Void) throws -> (Int, String) {
    let source = try Descriptor(opening: path, O_RDONLY)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: PartFiles.chunk, alignment: 16)
    defer { buffer.deallocate() }
    var hash = SHA256()
    var bytes = 0
    while true {
      let count = try source.read(into: buffer)
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      hash.update(bufferPointer: piece)
      bytes += count
      try body(piece)
      if count == 0 { return (bytes, hash.finalize().hexadecimalDigits) }
    }
  }
}
