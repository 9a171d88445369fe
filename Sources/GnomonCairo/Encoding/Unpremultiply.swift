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

  /// Writes four bytes a pixel, to an address that is a multiple of four. It works on plain integers: without optimization, where each call of a generic function counts, vectors took
  /// thirty times as long, and with it the compiler makes vectors of this.
  static func rgba(_ pixels: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    bytes.withMemoryRebound(to: UInt32.self, capacity: count) { target in
      factors.withUnsafeBufferPointer { factors in
        var x = 0
        while x &+ 4 <= count {
          let (first, second, third, fourth) = (pixels[x], pixels[x &+ 1], pixels[x &+ 2], pixels[x &+ 3])
          // Most pictures are opaque, and most opaque pixels lie side by side.
          if first & second & third & fourth >= 0xFF00_0000 {
            target[x] = (first &<< 8 | 255).bigEndian
            target[x &+ 1] = (second &<< 8 | 255).bigEndian
            target[x &+ 2] = (third &<< 8 | 255).bigEndian
            target[x &+ 3] = (fourth &<< 8 | 255).bigEndian
          } else {
            target[x] = rgba(first, factors)
            target[x &+ 1] = rgba(second, factors)
            target[x &+ 2] = rgba(third, factors)
            target[x &+ 3] = rgba(fourth, factors)
          }
          x &+= 4
        }
        while x < count {
          target[x] = rgba(pixels[x], factors)
          x &+= 1
        }
      }
    }
  }

  @inline(__always) private static func rgba(_ pixel: UInt32, _ factors: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return (pixel &<< 8 | 255).bigEndian }
    if alpha == 0 { return 0 }
    let factor = factors[Int(alpha)]
    func channel(_ shift: UInt32) -> UInt32 {
      min((((pixel &>> shift) & 255) &* factor &+ 32768) &>> 16, 255) &<< shift
    }
    return ((channel(16) | channel(8) | channel(0)) &<< 8 | alpha).bigEndian
  }
}
