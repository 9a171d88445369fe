// SPDX-License-Identifier: Apache-2.0
import CShelfZlib

/// Unpacks a raw deflate stream, piece by piece.
final class Inflater {
  private var stream = z_stream()
  private let isReady: Bool
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// Whether the stream's end was reached.
  private(set) var isDone = false

  init() {
    isReady = shelf_inflate_raw(&stream) == Z_OK
  }

  deinit {
    if isReady { inflateEnd(&stream) }
  }

  /// Unpacks the next bytes. Returns false when they are damaged.
  func feed(_ packed: [UInt8], _ give: ([UInt8]) throws -> Void) throws -> Bool {
    guard isReady else { return false }
    var input = packed
    return try input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      defer {
        stream.next_in = nil
        stream.avail_in = 0
      }
      while !isDone {
        let size = buffer.count
        let (status, count) = buffer.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(size)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, size - Int(stream.avail_out))
        }
        if count > 0 { try give(Array(buffer[..<count])) }
        if status == Z_STREAM_END { isDone = true }
        if status == Z_BUF_ERROR || (status == Z_OK && stream.avail_in == 0 && count < size) { break }
        guard status == Z_OK || status == Z_STREAM_END else { return false }
      }
      return true
    }
  }
}
