// SPDX-License-Identifier: Apache-2.0
import CDeflate
import CISAL
import Foundation
import Synchronization

/// Compresses into zlib streams. What the compressors work in is kept for the next picture.
enum Deflate {
  /// The level of libdeflate: the next ones take half as long again for files that are a tenth smaller.
  static let level: Int32 = 4

  /// Calls `body` with the compressed bytes, which are the same on every processor.
  static func zlib<R>(
    _ bytes: UnsafePointer<UInt8>, count: Int, then body: (UnsafeBufferPointer<UInt8>) -> R
  ) throws -> R {
    try withCompressor { compressor in
      let capacity = libdeflate_zlib_compress_bound(compressor, count)
      return try PixelMemory.shared.withBytes(capacity) { target in
        let written = libdeflate_zlib_compress(compressor, bytes, count, target, capacity)
        guard written > 0 else { throw RenderingError.outOfMemory }
        return body(UnsafeBufferPointer(start: target, count: written))
      }
    }
  }

  /// Lends a compressor of libdeflate's.
  static func withCompressor<R>(_ body: (OpaquePointer) throws -> R) throws -> R {
    let compressor = try Compressor.take()
    defer { Compressor.give(compressor) }
    return try body(compressor.address)
  }

  static func crc(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}

/// A compressor of libdeflate, which one thread uses at a time.
private struct Compressor: @unchecked Sendable {
  let address: OpaquePointer

  private static let spare = Mutex<[Compressor]>([])
  /// A picture is compressed on all processors.
  private static let mostSpare = max(8, ProcessInfo.processInfo.activeProcessorCount)

  static func take() throws -> Compressor {
    if let known = spare.withLock({ $0.popLast() }) { return known }
    guard let made = libdeflate_alloc_compressor(Deflate.level) else { throw RenderingError.outOfMemory }
    return Compressor(address: made)
  }

  static func give(_ compressor: Compressor) {
    let isKept = spare.withLock { spare in
      guard spare.count < mostSpare else { return false }
      spare.append(compressor)
      return true
    }
    if !isKept { libdeflate_free_compressor(compressor.address) }
  }
}
