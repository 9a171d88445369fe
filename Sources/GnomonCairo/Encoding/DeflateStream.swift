// SPDX-License-Identifier: Apache-2.0
import CDeflate
import Foundation

/// Puts a zlib stream together of parts, which may be made at the same time.
///
/// Each part ends at a whole byte and refers to nothing before it.
struct DeflateStream {
  /// Some bytes, compressed.
  struct Part: Sendable {
    let compressed: [UInt8]
    let sum: AdlerSum
  }

  private var sum = AdlerSum()

  /// The first bytes of the stream: deflate with a window of 32 KB.
  static let head: [UInt8] = [0x78, 0x5E]

  /// Counts the next part in, and answers the bytes to write for it.
  mutating func add(_ part: Part) -> [UInt8] {
    sum.append(part.sum)
    return part.compressed
  }

  /// The last bytes of the stream: an empty block that ends it, and the check sum.
  var tail: [UInt8] { [0x03, 0x00] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum.value >> $0) } }
}

extension DeflateStream.Part {
  /// Compresses bytes. The result is the same on every processor.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) throws {
    sum = AdlerSum(bytes, count: count)
    compressed = try Deflate.withCompressor { compressor in
      let capacity = libdeflate_deflate_compress_bound(compressor, count)
      // Up to five bytes are added, and the reader looks at some more.
      return try PixelMemory.shared.withBytes(capacity + 16) { target in
        let written = libdeflate_deflate_compress(compressor, bytes, count, target, capacity)
        guard written > 0 else { throw RenderingError.outOfMemory }
        memset(target + written, 0, 16)
        // libdeflate ends each stream for good. This one is to go on.
        let last = try DeflateReader.lastBlock(of: target, count: written)
        target[last.lowerBound / 8] &= ~(1 << UInt8(last.lowerBound % 8))
        let end = DeflateStream.Part.align(target, from: last.upperBound)
        return Array(UnsafeBufferPointer(start: target, count: end))
      }
    }
  }

  /// Writes an empty block that ends at a whole byte, and answers the number of bytes up to there. The bits behind `position` are zero.
  private static func align(_ bytes: UnsafeMutablePointer<UInt8>, from position: Int) -> Int {
    let start = (position + 3 + 7) / 8
    for (offset, byte) in DeflateWriter.emptyBlock.enumerated() { bytes[start + offset] = byte }
    return start + DeflateWriter.emptyBlock.count
  }

  /// Rows that are each a byte and then zeros. What they look like compressed is known, so nobody has to look for it.
  ///
  /// - Parameters:
  ///   - first: the byte, which isn't zero.
  ///   - zeros: the zeros of a row, at least one.
  init(rows: Int, first: UInt8, zeros: Int) {
    var row = AdlerSum()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: zeros + 1) { bytes in
      bytes.initialize(repeating: 0)
      bytes[0] = first
      if let base = bytes.baseAddress { row = AdlerSum(base, count: zeros + 1) }
    }
    var all = AdlerSum()
    for _ in 0..<rows { all.append(row) }
    sum = all

    // A zero is repeated by matches of 258, and by one more or some zeros for what is left.
    let (matches, left) = (zeros - 1).quotientAndRemainder(dividingBy: 258)
    let rest = left >= 3 ? DeflateLength(left) : nil
    let symbols = [matches > 0 ? 285 : nil, 0, Int(first), rest?.symbol, 256].compactMap { $0 }
    var writer = DeflateWriter()
    let code = writer.beginBlock(symbols: symbols)
    for _ in 0..<rows {
      writer.put(code[Int(first)])
      writer.put(code[0])
      for _ in 0..<matches { writer.putMatch(code[285]) }
      if let rest {
        writer.putMatch(code[rest.symbol], rest)
      } else {
        for _ in 0..<left { writer.put(code[0]) }
      }
    }
    writer.put(code[256])
    compressed = writer.finished()
  }
}

/// The check sum of zlib's streams, of bytes whose number is known: sums of neighbours can be joined.
struct AdlerSum: Sendable {
  private static let modulus: UInt64 = 65_521

  private(set) var value: UInt32 = 1
  private var count = 0

  init() {}

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    value = libdeflate_adler32(1, bytes, count)
    self.count = count
  }

  /// Counts the bytes of another sum in, as if they came behind.
  mutating func append(_ next: AdlerSum) {
    let (low, nextLow) = (UInt64(value & 0xFFFF), UInt64(next.value & 0xFFFF))
    let (high, nextHigh) = (UInt64(value >> 16), UInt64(next.value >> 16))
    // The lower half starts at 1 in both; the upper one adds the lower one up once a byte.
    let start = low + Self.modulus - 1
    let newLow = (start + nextLow) % Self.modulus
    let newHigh = (high + nextHigh + UInt64(next.count) % Self.modulus * (start % Self.modulus)) % Self.modulus
    value = UInt32(newHigh << 16 | newLow)
    count += next.count
  }
}
