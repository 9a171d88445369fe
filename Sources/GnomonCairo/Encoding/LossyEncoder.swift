// SPDX-License-Identifier: Apache-2.0
import CJPEG
import CWebP
import Foundation
import Gnomon

/// Writes JPEG and WebP files. The same pixels give the same bytes with the same versions of the libraries.
enum LossyEncoder {
  static func jpeg(_ surface: PixelSurface, quality: Double) throws -> Data {
    let (width, height) = (surface.rect.width, surface.rect.height)
    let level = Int32((unit(quality) * 100).rounded())
    return try PixelMemory.shared.withBytes(width * height * 3) { pixels in
      for y in 0..<height { writeOnWhite(surface.row(y), into: pixels + y * width * 3, count: width) }
      var count: UInt = 0
      guard let bytes = gnomon_jpeg_encode(pixels, Int32(width), Int32(height), max(level, 1), &count) else {
        throw RenderingError.outOfMemory
      }
      defer { free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }

  static func webP(_ surface: PixelSurface, quality: Double?) throws -> Data {
    let (width, height) = (surface.rect.width, surface.rect.height)
    guard width <= 16383, height <= 16383 else {
      throw RenderingError.canvasTooLarge(width: Double(width), height: Double(height))
    }
    return try PixelMemory.shared.withBytes(width * height * 4) { pixels in
      for y in 0..<height { Unpremultiply.rgba(surface.row(y), into: pixels + y * width * 4, count: width) }
      var bytes: UnsafeMutablePointer<UInt8>?
      let (columns, rows) = (Int32(width), Int32(height))
      let count: Int
      if let quality {
        count = WebPEncodeRGBA(pixels, columns, rows, columns * 4, Float(unit(quality) * 100), &bytes)
      } else {
        count = WebPEncodeLosslessRGBA(pixels, columns, rows, columns * 4, &bytes)
      }
      defer { WebPFree(bytes) }
      guard count > 0, let bytes else { throw RenderingError.outOfMemory }
      return Data(bytes: bytes, count: count)
    }
  }

  private static func unit(_ quality: Double) -> Double { quality.isFinite ? min(max(quality, 0), 1) : 0.9 }

  private static func writeOnWhite(_ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    for x in 0..<count {
      let pixel = row[x]
      let white = 255 &- (pixel >> 24)
      target[x &* 3] = UInt8(truncatingIfNeeded: min(((pixel >> 16) & 255) &+ white, 255))
      target[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: min(((pixel >> 8) & 255) &+ white, 255))
      target[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: min((pixel & 255) &+ white, 255))
    }
  }
}
