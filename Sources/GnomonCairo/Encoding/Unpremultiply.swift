import CCairo
import Foundation

/// Turns Cairo's premultiplied pixels into plain bytes: red, green, blue, opacity.
enum Unpremultiply {
  /// 255 / opacity, in 16.16.
  private static let factors: [UInt32] = (0...255).map { $0 == 0 ? 0 : (255 * 65536 + UInt32($0) / 2) / UInt32($0) }

  static func isOpaque(_ surface: PixelSurface) -> Bool {
    cairo_surface_flush(surface.surface)
    for y in 0..<surface.rect.height {
      let row = surface.row(y)
      var all: UInt32 = .max
      for x in 0..<surface.rect.width { all &= row[x] }
      if all >> 24 != 255 { return false }
    }
    return true
  }

  static func rgb(_ pixels: UnsafeMutablePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    var target = bytes
    for x in 0..<count {
      let pixel = pixels[x]
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      target += 3
    }
  }

  static func rgba(_ pixels: UnsafeMutablePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    factors.withUnsafeBufferPointer { factors in
      var target = bytes
      for x in 0..<count {
        let pixel = pixels[x]
        let alpha = pixel >> 24
        if alpha == 0 {
          target.update(repeating: 0, count: 4)
          target += 4
          continue
        }
        let factor = factors[Int(alpha)]
        func channel(_ shift: UInt32) -> UInt8 {
          UInt8(truncatingIfNeeded: min((((pixel >> shift) & 255) &* factor &+ 32768) >> 16, 255))
        }
        target[0] = channel(16)
        target[1] = channel(8)
        target[2] = channel(0)
        target[3] = UInt8(truncatingIfNeeded: alpha)
        target += 4
      }
    }
  }
}
