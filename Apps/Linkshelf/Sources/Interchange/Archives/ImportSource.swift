// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Bytes that can be gone through more than once.
struct ImportSource {
  /// Goes through all bytes in pieces.
  let each: (_ take: ([UInt8]) throws -> Void) throws -> Void

  private struct Enough: Error {}

  init(file url: URL) {
    each = { take in
      guard let file = try? FileHandle(forReadingFrom: url) else {
        throw ArchiveProblem.unreadable(url.lastPathComponent)
      }
      defer { try? file.close() }
      while true {
        let data: Data?
        do { data = try file.read(upToCount: 65_536) } catch { throw ArchiveProblem.unreadable(url.lastPathComponent) }
        guard let data, !data.isEmpty else { return }
        try take(Array(data))
      }
    }
  }

  init(_ entry: ZipArchive.Entry, of archive: ZipArchive) {
    each = { take in try archive.read(entry, take) }
  }

  init(_ bytes: [UInt8]) {
    each = { take in
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + 65_536)
        try take(Array(bytes[start..<end]))
        start = end
      }
    }
  }

  /// All bytes; nil where they are more than `most`.
  func all(most: Int) throws -> [UInt8]? {
    var all: [UInt8] = []
    do {
      try each { piece in
        guard all.count + piece.count <= most else { throw Enough() }
        all += piece
      }
    } catch is Enough { return nil }
    return all
  }

  /// The first bytes, as many as a format is recognised by.
  func head() throws -> [UInt8] {
    var head: [UInt8] = []
    do {
      try each { piece in
        head += piece
        if head.count >= ImportFormat.headLength { throw Enough() }
      }
    } catch is Enough {}
    return head
  }
}
