// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// Turns Cairo's premultiplied pixels into plain bytes: red, green, blue, opacity.
enum Unpremultiply {
  /// 255 / opacity, in 16.16.
  private static let factors: [UInt32] = (0...255).map { $0 == 0 ? 0 : (255 * 65536 + UInt32($0) / 2) / UInt32($0) }

  /// Whether no pixel of a row lets anything through.
  static func isOpaque(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var all: UInt32 = .max
    for x in 0..<count { all &= pixels[x] }
    return all >> 24 == 255
  }

  /// Writes three bytes a pixel; `bytes` has room for two more behind the last.
  static func rgb(_ pixels: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    var target = UnsafeMutableRawPointer(bytes)
    @inline(__always)
    func colors(_ index: Int) -> UInt64 { UInt64((pixels[index] << 8).byteSwapped) }
    var x = 0
    while x &+ 4 <= count {
      let (second, third) = (colors(x &+ 1), colors(x &+ 2))
      target.storeBytes(of: (colors(x) | second << 24 | third << 48).littleEndian, as: UInt64.self)
      let rest = UInt32(truncatingIfNeeded: third >> 16 | colors(x &+ 3) << 8)
      target.storeBytes(of: rest.littleEndian, toByteOffset: 8, as: UInt32.self)
      target += 12
      x &+= 4
    }
    while x < count {
      target.storeBytes(of: UInt32(truncatingIfNeeded: colors(x)).littleEndian, as: UInt32.self)
      target += 3
      x &+= 1
    }
  }

  static func rgba(_ pixels: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    let target = UnsafeMutableRawPointer(bytes)
    factors.withUnsafeBufferPointer { factors in
      var x = 0
      while x < count {
        let end = min(x &+ 4, count)
        #if _endian(little)
          // Most pictures are opaque, and most opaque pixels lie side by side.
          if end &- x == 4 {
            let quad = UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD4<UInt32>.self)
            if (quad[0] & quad[1] & quad[2] & quad[3]) >> 24 == 255 {
              let swapped = quad & 0xFF00_FF00 | (quad &>> 16) & 255 | (quad & 255) &<< 16
              target.storeBytes(of: swapped, toByteOffset: x &* 4, as: SIMD4<UInt32>.self)
              x = end
              continue
            }
          }
        #endif
        while x < end {
          target.storeBytes(of: rgba(pixels[x], factors), toByteOffset: x &* 4, as: UInt32.self)
          x &+= 1
        }
      }
    }
  }

  @inline(__always) private static func rgba(_ pixel: UInt32, _ factors: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let alpha = pixel >> 24
    var straight = pixel
    if alpha != 255, alpha != 0 {
      let factor = factors[Int(alpha)]
      func channel(_ shift: UInt32) -> UInt32 {
        min((((pixel >> shift) & 255) &* factor &+ 32768) >> 16, 255) << shift
      }
      straight = alpha << 24 | channel(16) | channel(8) | channel(0)
    }
    return alpha == 0 ? 0 : (straight << 8 | alpha).bigEndian
  }
}
