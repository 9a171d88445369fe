// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import NIOCore
import Shelf
import WorkMessages

/// Writes a worker's result to a folder as it comes: the description first, then each file as it was sent.
///
/// The sender may be anybody who has stolen a token. So nothing is written before the description was checked, no file gets a name of
/// the sender's on this disk, and no more bytes are taken than were announced.
struct ResultReader {
  private enum State { case length, head, files, done }

  private let isLook: Bool
  private let folder: String
  private var state = State.length
  private var buffer = ByteBuffer()
  private var headLength = 0
  private(set) var head = ResultHead()
  private var index = 0
  private var left = 0
  private var handle: FileHandle?

  /// - Parameter folder: is made with the first file. The caller removes it.
  init(isLook: Bool, into folder: String) {
    self.isLook = isLook
    self.folder = folder
  }

  /// Where a file lies as it was sent.
  func path(_ index: Int) -> String { "\(folder)/\(index).sent" }
  /// Where it lies unpacked.
  func unpackedPath(_ index: Int) -> String { "\(folder)/\(index).file" }

  mutating func feed(_ bytes: ByteBuffer) throws {
    var bytes = bytes
    if state == .length || state == .head {
      buffer.writeBuffer(&bytes)
      try readHead()
      guard state == .files || state == .done else { return }
      bytes = buffer
      buffer = ByteBuffer()
    }
    try write(&bytes)
  }

  /// - Throws: where something is missing.
  mutating func finish() throws {
    guard state == .done else { throw WebError(.badRequest, "The result ends in the middle.") }
  }

  private mutating func readHead() throws {
    if state == .length {
      guard let length = buffer.readInteger(as: UInt32.self) else { return }
      guard (2...WorkProtocol.mostHead).contains(Int(length)) else {
        throw WebError(
          .badRequest, "A result begins with the length of its description, at most \(WorkProtocol.mostHead).")
      }
      headLength = Int(length)
      state = .head
    }
    guard let data = buffer.readBytes(length: headLength) else { return }
    do { head = try JSONDecoder().decode(ResultHead.self, from: Data(data)) } catch {
      throw WebError(.badRequest, "The description of the result can't be read.")
    }
    try ResultCheck(isLook: isLook).check(head)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    state = .files
    index = -1
    try begin()
  }

  /// Goes on to the next file, and past those without bytes.
  private mutating func begin() throws {
    while left == 0 {
      try handle?.close()
      handle = nil
      index += 1
      guard index < head.files.count else {
        state = .done
        return
      }
      guard FileManager.default.createFile(atPath: path(index), contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw ShelfError(.noSpace, "A file of the result can't be kept.") }
      handle = try FileHandle(forWritingTo: URL(filePath: path(index)))
      left = head.files[index].sent
    }
  }

  private mutating func write(_ bytes: inout ByteBuffer) throws {
    while bytes.readableBytes > 0 {
      guard state == .files, let handle else {
        throw WebError(.badRequest, "The result has more bytes than its description says.")
      }
      let count = min(left, bytes.readableBytes)
      if let piece = bytes.readSlice(length: count) { try handle.write(contentsOf: Data(piece.readableBytesView)) }
      left -= count
      try begin()
    }
  }
}
