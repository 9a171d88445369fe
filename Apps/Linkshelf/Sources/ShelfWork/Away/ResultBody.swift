// SPDX-License-Identifier: Apache-2.0
import Foundation
import NIOCore
import Shelf
import WorkMessages

/// A result on its way: the description, then the files as they're packed, read from the disk piece by piece.
struct ResultBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer
  private static let piece = 256 << 10

  private let head: ByteBuffer
  private let paths: [String]
  let length: Int

  /// Packs files into a folder.
  ///
  /// - Parameter files: where each lies, and what is said of it but for its bytes.
  /// - Throws: where a file can't be read, or the result is larger than a server takes.
  init(_ description: ResultHead, _ files: [(path: String, file: ResultHead.File)], in folder: String) throws {
    var description = description
    var paths: [String] = []
    var length = 0
    for (index, (path, file)) in files.enumerated() {
      let target = "\(folder)/sent-\(index)"
      let facts = try PackedFile.pack(path, mediaType: file.mediaType, to: target)
      var file = file
      (file.bytes, file.sent, file.sha256) = (facts.bytes, facts.sent, facts.hash)
      file.packing = facts.isPacked ? "zstd" : ""
      description.files.append(file)
      paths.append(facts.isPacked ? target : path)
      length += facts.sent
    }
    let data = try JSONEncoder().encode(description)
    guard data.count <= WorkProtocol.mostHead, length <= WorkProtocol.mostBytes, files.count <= WorkProtocol.mostFiles
    else {
      throw SnapshotRefusal(
        "The version is too large to be sent to the server: at most \(WorkProtocol.mostBytes >> 20) MB and \(WorkProtocol.mostFiles) files."
      )
    }
    var head = ByteBuffer()
    head.writeInteger(UInt32(data.count))
    head.writeBytes(data)
    self.head = head
    self.paths = paths
    self.length = length + head.readableBytes
  }

  func makeAsyncIterator() -> Iterator { Iterator(head: head, paths: paths) }

  struct Iterator: AsyncIteratorProtocol {
    private var head: ByteBuffer?
    private var paths: ArraySlice<String>
    private var handle: FileHandle?

    init(head: ByteBuffer, paths: [String]) {
      self.head = head
      self.paths = paths[...]
    }

    mutating func next() async throws -> ByteBuffer? {
      if let head {
        self.head = nil
        return head
      }
      while true {
        if handle == nil {
          guard let path = paths.popFirst() else { return nil }
          handle = try FileHandle(forReadingFrom: URL(filePath: path))
        }
        if let data = try handle?.read(upToCount: ResultBody.piece), !data.isEmpty { return ByteBuffer(bytes: data) }
        try handle?.close()
        handle = nil
      }
    }
  }
}
