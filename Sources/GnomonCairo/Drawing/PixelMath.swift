// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Sums on premultiplied ARGB pixels of 32 bits.
enum PixelMath {
  /// `a × b / 255`, rounded.
  @inline(__always) static func multiply(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a &* b &+ 128
    return (product &+ (product >> 8)) >> 8
  }

  /// Each channel of a pixel times `factor / 255`.
  @inline(__always) static func scale(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let rb = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let ag = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let low = ((rb &+ ((rb >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    let high = (ag &+ ((ag >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// A pixel of a colour: components clamped to sRGB.
  static func pixel(_ color: Color.Resolved, alpha: Double = 1) -> UInt32 {
    let parts = PaintColor(color, alpha: alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(parts.alpha) << 24 | byte(parts.red * parts.alpha) << 16 | byte(parts.green * parts.alpha) << 8
      | byte(parts.blue * parts.alpha)
  }
}

/// A colour as Cairo takes it: sRGB, not premultiplied, each from 0 to 1.
struct PaintColor: Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: Color.Resolved, alpha: Double = 1) {
    red = PaintColor.unit(Double(color.red))
    green = PaintColor.unit(Double(color.green))
    blue = PaintColor.unit(Double(color.blue))
    self.alpha = PaintColor.unit(Double(color.opacity) * alpha)
  }

  private static func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}
