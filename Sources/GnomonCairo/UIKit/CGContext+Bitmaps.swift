// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension CGContext {
  /// A picture of some pixels, of red, green, blue and alpha. What is asked for beside their number says how they lie in ``data``.
  ///
  /// It's nil where there are none, where they need more than 2 GB, or `data` names memory to draw into: there is no drawing into one's own.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    // As many bytes as the memory may have.
    let limit = 1 << 31
    guard data == nil, width > 0, height > 0, width <= limit / 8 / height, bytesPerRow <= limit / height else {
      return nil
    }
    self.init(size: CGSize(width: width, height: height))
    memory = ContextPixels(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      info: CGBitmapInfo(rawValue: bitmapInfo))
  }
  /// A picture of some pixels, of red, green, blue and alpha. What is asked for beside their number says how they lie in ``data``.
  ///
  /// It's nil where there are none, or `data` names memory to draw into.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }
  /// What was drawn so far, with a pixel a point; nil where it can't be drawn.
  public func makeImage() -> CGImage? {
    if let pixels, pixels.isRead { return pixels.picture(self) }
    return try? CairoRenderer().bitmap(DisplayList(size: size, scale: 1, commands: balancedCommands))
  }
  /// The width in pixels.
  public var width: Int { Int(size.width) }
  /// The height in pixels.
  public var height: Int { Int(size.height) }
}
