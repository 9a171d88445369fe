// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The bytes of a PNG file for a decoder, without the chunks that no pixel depends on.
///
/// A text or a colour profile of some kilobytes may claim megabytes, and a file may hold a thousand of them: the
/// decoder would unpack and keep them all. The chunks that stay are the critical ones and `tRNS`; what they take is
/// bounded by the picture's size.
struct PNGChunks {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  /// The end of the chunk that is being read, or of the signature.
  private var end = 8
  /// Whether more was wanted than is there.
  private(set) var isCutOff = false

  /// `bytes` have to stay where they are as long as somebody reads.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Copies the next bytes to a target. Gives false, and copies nothing of use, where there aren't as many.
  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    var done = 0
    while done < count {
      if offset == end { nextChunk() }
      let part = min(count - done, min(end, bytes.count) - offset)
      guard part > 0, let base = bytes.baseAddress else {
        isCutOff = true
        return false
      }
      memcpy(target + done, base + offset, part)
      offset += part
      done += part
    }
    return true
  }

  /// Goes to the next chunk that pixels depend on. Its end may lie beyond the file's.
  private mutating func nextChunk() {
    while offset <= bytes.count - 8 {
      // Length, name, content, checksum.
      let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
      end = offset + 12 + length
      if isWanted(bytes[(offset + 4)..<(offset + 8)]) { return }
      offset = min(end, bytes.count)
    }
    end = bytes.count
  }

  /// A critical chunk's name begins with a large letter.
  private func isWanted(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    name.first.map { $0 & 0x20 == 0 } == true || name.elementsEqual("tRNS".utf8)
  }
}
