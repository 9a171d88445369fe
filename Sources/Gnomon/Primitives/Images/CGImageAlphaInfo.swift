// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a pixel's opacity lies, by Core Graphics' name.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// Behind the colours there is room for none.
  case noneSkipLast
  /// Before the colours there is room for none.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How a pixel's bytes lie, by Core Graphics' name.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// How they lie, as bits.
  public let rawValue: UInt32
  /// What some bits say.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension Bitmap {
  /// The space of the colours: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The part of the picture in a rectangle of pixels from the top, as far as it lies in the picture; nil where nothing does. Its edges are moved outwards to
  /// whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top, wide, high) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var rows: [UInt8] = []
    rows.reserveCapacity(wide * high * 4)
    for row in top..<(top + high) {
      let start = (row * width + left) * 4
      rows += pixels[start..<(start + wide * 4)]
    }
    return Bitmap(width: wide, height: high, pixels: rows)
  }
  /// Where a pixel's opacity lies: behind the colours, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How a pixel's bytes lie.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
}
