// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension Bitmap {
  /// A picture of bytes. nil where there are too few of them, or where they lie in a way that isn't read: numbers have eight bits.
  ///
  /// - Parameters:
  ///   - width: the pixels of a row.
  ///   - height: the rows.
  ///   - bitsPerComponent: the bits of a number: 8.
  ///   - bitsPerPixel: the bits of a pixel.
  ///   - bytesPerRow: the bytes from a row to the next.
  ///   - space: what the numbers mean: greys, or colours, which are taken as those of sRGB.
  ///   - bitmapInfo: where the opacity lies, and the order of the bytes.
  ///   - provider: the bytes, rows from the top.
  ///   - decode: for each colour of the space what 0 and what the greatest value mean, from 0 to 1; nil is 0 and 1.
  ///   - shouldInterpolate: no effect.
  ///   - intent: no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    // Larger numbers overflow below, and no picture has so many pixels.
    let greatest = 1 << 30
    guard (1...greatest).contains(width), (1...greatest).contains(height), (1...greatest << 2).contains(bytesPerRow),
      let data = provider.data,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, components: space.numberOfComponents, info: bitmapInfo),
      bitsPerPixel == layout.bytesPerPixel * 8, bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    let tables = decode.map { decode in
      (0..<3).map { color in
        let pair = space.numberOfComponents == 1 ? 0 : color * 2
        return (0...255).map { value in
          let meant = decode[pair] + CGFloat(value) / 255 * (decode[pair + 1] - decode[pair])
          return UInt8((min(max(meant.isFinite ? meant : 0, 0), 1) * 255).rounded())
        }
      }
    }
    let pixels = data.withUnsafeBytes { bytes -> [UInt8]? in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return layout.pixels(start, width: width, height: height, rowBytes: bytesPerRow, tables: tables)
    }
    guard let pixels else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The bytes of the pixels as ``/Gnomon/Bitmap/bitmapInfo`` says: red, green, blue and alpha, by which the colours are multiplied.
  public var dataProvider: CGDataProvider? {
    guard width > 0, height > 0, let layout = PixelLayout(bitsPerComponent: 8, components: 3, info: bitmapInfo) else {
      return nil
    }
    var data = Data(count: bytesPerRow * height)
    let pixels = pixels
    data.withUnsafeMutableBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      layout.write(pixels, width: width, height: height, into: start, rowBytes: bytesPerRow)
    }
    return CGDataProvider(data: data)
  }
  /// What the least and the greatest values mean: nil, 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether it's drawn smoothly at other sizes: true.
  public var shouldInterpolate: Bool { true }
  /// How colours are brought into another space: as the system likes.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Whether it's a stencil: false.
  public var isMask: Bool { false }
  /// A picture of the same pixels: itself, for pixels don't change.
  public func copy() -> CGImage? { self }
}

extension CGImage {
  /// The picture of a PNG file's bytes; nil where they can't be read.
  ///
  /// - Parameters:
  ///   - source: the bytes.
  ///   - decode: other values for the components. They aren't used.
  ///   - shouldInterpolate: whether it's smooth where it's larger. It isn't used.
  ///   - intent: how colours are turned into others. It isn't used.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data as Data?, data.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let picture = UIImage(data: data)?.cgImage
    else { return nil }
    self.init(width: picture.width, height: picture.height, pixels: picture.pixels)
  }

  /// The picture of a JPEG file's bytes; nil where they can't be read.
  ///
  /// - Parameters:
  ///   - source: the bytes.
  ///   - decode: other values for the components. They aren't used.
  ///   - shouldInterpolate: whether it's smooth where it's larger. It isn't used.
  ///   - intent: how colours are turned into others. It isn't used.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data as Data?, data.starts(with: [0xFF, 0xD8]), let picture = UIImage(data: data)?.cgImage
    else { return nil }
    self.init(width: picture.width, height: picture.height, pixels: picture.pixels)
  }
}
