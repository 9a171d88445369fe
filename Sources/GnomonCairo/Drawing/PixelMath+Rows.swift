// SPDX-License-Identifier: Apache-2.0

extension PixelMath {
  private typealias Lanes = SIMD8<UInt16>

  /// Draws a row of pixels over another, as Cairo does.
  static func draw(_ row: UnsafePointer<UInt32>, over below: UnsafeMutablePointer<UInt32>, count: Int) {
    var x = 0
    while x &+ 4 <= count {
      let quad = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt32>.self)
      let target = UnsafeMutableRawPointer(below + x)
      let (some, all) = (quad[0] | quad[1] | quad[2] | quad[3], quad[0] & quad[1] & quad[2] & quad[3])
      if all >> 24 == 255 {
        target.storeBytes(of: quad, as: SIMD4<UInt32>.self)
      } else if some != 0 {
        let under = target.loadUnaligned(as: Lanes.self)
        let over = unsafeBitCast(quad, to: Lanes.self)
        let rest = 255 &- quad &>> 24
        let share = unsafeBitCast(rest | rest &<< 16, to: Lanes.self)
        let even = sum(over & 255, scaled(under & 255, by: share))
        let odd = sum(over &>> 8, scaled(under &>> 8, by: share))
        target.storeBytes(of: even | odd &<< 8, as: Lanes.self)
      }
      x &+= 4
    }
    while x < count {
      draw(row[x], over: &below[x])
      x &+= 1
    }
  }

  /// Draws one pixel over another.
  @inline(__always) static func draw(_ pixel: UInt32, over below: inout UInt32) {
    let rest = scale(below, by: 255 &- pixel >> 24)
    let even = (pixel & 0x00FF_00FF) &+ (rest & 0x00FF_00FF)
    let odd = ((pixel >> 8) & 0x00FF_00FF) &+ ((rest >> 8) & 0x00FF_00FF)
    below = clamped(even) | clamped(odd) << 8
  }

  /// Two sums of bytes, at most 255 each.
  @inline(__always) private static func clamped(_ pair: UInt32) -> UInt32 {
    let over = (pair >> 8) & 0x0001_0001
    return (pair | over &* 255) & 0x00FF_00FF
  }

  /// Bytes times others by 255, rounded.
  @inline(__always) private static func scaled(_ bytes: Lanes, by share: Lanes) -> Lanes {
    let product = bytes &* share &+ 128
    return (product &+ product &>> 8) &>> 8
  }

  /// Sums of bytes, at most 255 each.
  @inline(__always) private static func sum(_ a: Lanes, _ b: Lanes) -> Lanes {
    let sum = a &+ b
    return (sum | (0 &- (sum &>> 8))) & 255
  }
}
