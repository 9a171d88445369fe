// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rows of a picture as PNG stores them: the number of a filter, then the filtered bytes.
///
/// Any number of threads may read it: the closures look at pixels that nobody changes.
struct PNGRows: @unchecked Sendable {
  /// What rows are written to, and two rows as they're without a filter.
  struct Buffer {
    let filtered: UnsafeMutablePointer<UInt8>
    fileprivate var current: UnsafeMutablePointer<UInt8>
    fileprivate var above: UnsafeMutablePointer<UInt8>
    /// The row that `above` is above of.
    fileprivate var next = 0
  }

  let width: Int
  let height: Int
  let channels: Int
  /// Whether a row has the pixels of the one above.
  let repeats: (Int) -> Bool
  let convert: PNGEncoder.RowConverter

  /// The bytes of a row, with the filter's number.
  var length: Int { width * channels + 1 }

  /// Room for some rows while `body` runs.
  func withBuffer<R>(of count: Int, _ body: (inout Buffer) throws -> R) throws -> R {
    // A row may be written with two bytes more, and begins where a pixel of four bytes may.
    let room = (length + 15) & ~3
    let before = (count * length + 3) & ~3
    return try PixelMemory.shared.withBytes(before + 2 * room) { bytes in
      let current = bytes + before
      var buffer = Buffer(filtered: bytes, current: current, above: current + room)
      return try body(&buffer)
    }
  }

  /// Writes rows to the buffer's start; answers false where so many channels don't do.
  func write(_ rows: Range<Int>, to buffer: inout Buffer) -> Bool {
    let filter = PNGFilter(length: length - 1, channels: channels)
    if rows.lowerBound != buffer.next, !convert(rows.lowerBound - 1, channels, buffer.above) { return false }
    for y in rows {
      let target = buffer.filtered + (y - rows.lowerBound) * length
      if repeats(y) {
        filter.writeRepetition(to: target)
        continue
      }
      guard convert(y, channels, buffer.current) else { return false }
      filter.write(buffer.current, above: y > 0 ? buffer.above : nil, to: target)
      swap(&buffer.current, &buffer.above)
    }
    buffer.next = rows.upperBound
    return true
  }

  /// A stretch's rows, compressed by themselves; nil where so many channels don't do.
  func compressed(_ stretch: PNGStretch) throws -> DeflateStream.Part? {
    let count = stretch.rows.count
    if stretch.isRepetition { return DeflateStream.Part(rows: count, first: PNGFilter.up, zeros: length - 1) }
    return try withBuffer(of: count) { buffer in
      guard write(stretch.rows, to: &buffer) else { return nil }
      return try DeflateStream.Part(buffer.filtered, count: count * length)
    }
  }

  /// All rows in stretches that are compressed by themselves.
  func stretches() -> [PNGStretch] { PNGStretch.all(height: height, length: length, repeats: repeats) }
}
