// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture's pixels, by the name that Core Graphics has for them.
public typealias CGImage = Bitmap

extension Bitmap {
  /// The bits of a colour's component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32 for red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row: 4 for each pixel.
  public var bytesPerRow: Int { width * 4 }
}

extension Image {
  /// A picture of pixels, with a label for those who can't see it.
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels per point; 1 where it isn't a positive number.
  ///   - orientation: how the pixels are turned and mirrored.
  ///   - label: the picture in words.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(bitmap: cgImage, scale: scale)
    self.orientation = orientation
    self.label = label
  }

  /// A picture of pixels that says nothing to those who can't see it.
  ///
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: pixels per point; 1 where it isn't a positive number.
  ///   - orientation: how the pixels are turned and mirrored.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(bitmap: cgImage, scale: scale)
    self.orientation = orientation
    isDecorative = true
  }
}
