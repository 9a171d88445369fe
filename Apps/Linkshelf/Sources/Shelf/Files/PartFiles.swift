// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation

/// Files named by their content: the same bytes are kept once.
///
/// A file is written beside the others, forced to the disk, then renamed: under its name it's whole, or it isn't there. Text is compressed by
/// zstd. `ab/abcd….zst` is compressed, `ab/abcd…` is as it came.
public struct PartFiles: Sendable {
  public let folder: String
  static let chunk = 256 << 10

  /// A file that is kept.
  public struct Kept: Hashable, Sendable {
    /// SHA-256 of the bytes as they came, in hexadecimal digits.
    public var hash: String
    /// How many bytes came.
    public var bytes: Int
  }

  init(folder: String) throws {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(atPath: folder + "/incoming", withIntermediateDirectories: true)
    } catch {
      throw ShelfError(.invalid, "The folder \(folder) can't be made: \(error.localizedDescription)")
    }
  }

  /// Takes a copy of a file.
  public func keep(path: String, mediaType: String) throws -> Kept {
    let source = try Descriptor(opening: path, O_RDONLY)
    return try keep(mediaType: mediaType) { try source.read(into: $0) }
  }

  public func keep(_ data: Data, mediaType: String) throws -> Kept {
    var rest = data[...]
    return try keep(mediaType: mediaType) { buffer in
      let part = rest.prefix(buffer.count)
      part.withUnsafeBytes { buffer.copyMemory(from: $0) }
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  /// Keeps what `next` fills buffers with, until it gives 0.
  private func keep(mediaType: String, from next: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> Kept {
    let temporary = "\(folder)/incoming/\(UUID().uuidString)"
    let target = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
    var isMoved = false
    defer { if !isMoved { unlink(temporary) } }
    let compressor = Self.isCompressed(mediaType) ? try ZstdCompressor() : nil
    var hash = SHA256()
    var bytes = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try next(buffer)
      let part = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      hash.update(bufferPointer: part)
      bytes += count
      if let compressor {
        try compressor.compress(part, isLast: count == 0) { try target.write($0) }
      } else {
        try target.write(part)
      }
      if count == 0 { break }
    }
    try target.synchronize()
    let digits = hash.finalize().hexadecimalDigits
    if path(of: digits) == nil {
      let directory = "\(folder)/\(digits.prefix(2))"
      mkdir(directory, 0o700)
      let path = "\(directory)/\(digits)" + (compressor == nil ? "" : ".zst")
      guard rename(temporary, path) == 0 else { throw Descriptor.failure("can't be kept", path) }
      isMoved = true
      try Descriptor(opening: directory, O_RDONLY | O_DIRECTORY).synchronize()
    }
    return Kept(hash: digits, bytes: bytes)
  }

  /// Where a file lies; nil where it isn't there.
  public func path(of hash: String) -> String? {
    guard Self.isHash(hash) else { return nil }
    let path = "\(folder)/\(hash.prefix(2))/\(hash)"
    if access(path, R_OK) == 0 { return path }
    return access(path + ".zst", R_OK) == 0 ? path + ".zst" : nil
  }

  public static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 }
  }

  /// Reads a file piece by piece.
  public func reader(_ hash: String) throws -> PartReader {
    guard let path = path(of: hash) else {
      throw ShelfError(.notFound, "The file \(hash.prefix(12))… isn't there; “linkshelf doctor” says what needs it.")
    }
    return try PartReader(path: path)
  }

  /// Hands the bytes on as they came, in pieces.
  ///
  /// - Parameter body: Gives false to end early.
  public func read(_ hash: String, _ body: (UnsafeRawBufferPointer) throws -> Bool) throws {
    let reader = try reader(hash)
    while let piece = try reader.next() {
      guard try piece.withUnsafeBytes(body) else { return }
    }
  }

  /// The bytes as they came.
  ///
  /// - Throws: where they are more than `most`.
  public func data(_ hash: String, most: Int = 64 << 20) throws -> Data {
    var data = Data()
    try read(hash) { part in
      guard data.count + part.count <= most else {
        throw ShelfError(.full, "The file \(hash.prefix(12))… has more than \(most >> 20) MB.")
      }
      data.append(contentsOf: part)
      return true
    }
    return data
  }

  func remove(_ hash: String) {
    if let path = path(of: hash) { unlink(path) }
  }

  /// The SHA-256 of what a file holds, to compare it with its name.
  func hashOfContent(_ hash: String) throws -> String {
    var hasher = SHA256()
    try read(hash) {
      hasher.update(bufferPointer: $0)
      return true
    }
    return hasher.finalize().hexadecimalDigits
  }

  static func isCompressed(_ mediaType: String) -> Bool {
    mediaType.hasPrefix("text/") || mediaType.hasPrefix("application/json") || mediaType.contains("xml")
  }
}
