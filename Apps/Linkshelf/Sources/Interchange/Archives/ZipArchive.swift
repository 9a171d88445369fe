// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads a zip archive: its directory, and its files one at a time as streams. Nothing is written to disk.
public final class ZipArchive {
  /// A file within the archive.
  public struct Entry: Hashable, Sendable {
    public let name: String
    /// The size as the directory tells it; a file that is larger is refused while it is read.
    public let size: UInt64
    let packedSize: UInt64
    let offset: UInt64
    let method: Int
    let isEncrypted: Bool
  }

  public let entries: [Entry]
  private let file: FileHandle
  private let length: UInt64
  /// Unpacked bytes that may still come, over all files.
  private var room: UInt64

  /// Opens an archive and reads its directory.
  /// - Throws: `ArchiveProblem`.
  public init(_ url: URL) throws(ArchiveProblem) {
    guard let file = try? FileHandle(forReadingFrom: url), let length = try? file.seekToEnd() else {
      throw .unreadable(url.lastPathComponent)
    }
    self.file = file
    self.length = length
    let (most, overflow) = length.multipliedReportingOverflow(by: UInt64(ImportLimits.largestRatio))
    room = min(overflow ? .max : most &+ 67_108_864, UInt64(ImportLimits.largestArchive))
    entries = try ZipDirectory.read(file, length)
  }

  deinit {
    try? file.close()
  }

  /// Unpacks a file, piece by piece.
  /// - Throws: `ArchiveProblem`, or what `take` throws.
  public func read(_ entry: Entry, _ take: ([UInt8]) throws -> Void) throws {
    guard !entry.isEncrypted else { throw ArchiveProblem.encrypted(entry.name) }
    guard entry.method == 0 || entry.method == 8 else { throw ArchiveProblem.method(entry.name, entry.method) }
    guard let head = ZipDirectory.bytes(file, at: entry.offset, count: 30), ZipDirectory.four(head, 0) == 0x0403_4B50
    else {
      throw ArchiveProblem.damaged(entry.name)
    }
    var position = entry.offset + 30 + UInt64(ZipDirectory.two(head, 26)) + UInt64(ZipDirectory.two(head, 28))
    guard position <= length, entry.packedSize <= length - position else { throw ArchiveProblem.damaged(entry.name) }
    let end = position + entry.packedSize
    let inflater = entry.method == 8 ? Inflater() : nil
    var given: UInt64 = 0
    let most =
      1_048_576 + entry.packedSize.multipliedReportingOverflow(by: UInt64(ImportLimits.largestRatio)).partialValue
    func give(_ piece: [UInt8]) throws {
      given += UInt64(piece.count)
      guard given <= most, UInt64(piece.count) <= room else { throw ArchiveProblem.tooLarge(entry.name) }
      room -= UInt64(piece.count)
      try take(piece)
    }
    while position < end {
      let count = Int(min(65_536, end - position))
      guard let packed = ZipDirectory.bytes(file, at: position, count: count) else {
        throw ArchiveProblem.damaged(entry.name)
      }
      position += UInt64(count)
      guard let inflater else {
        try give(packed)
        continue
      }
      guard try inflater.feed(packed, give) else { throw ArchiveProblem.damaged(entry.name) }
    }
    if let inflater, !inflater.isDone { throw ArchiveProblem.damaged(entry.name) }
  }
}
