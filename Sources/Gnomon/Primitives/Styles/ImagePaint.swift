// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture repeated over what is painted, from the top left corner.
///
/// A picture that isn't found paints nothing.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The paint becomes no other style: it paints itself.
  public typealias Resolved = Never

  /// The picture that is repeated.
  public var image: Image
  /// The part of the picture that is used, as fractions of its size. What lies outside of 0…1 is cut off.
  public var sourceRect: CGRect
  /// The factor for the picture's size. One that isn't a finite number above 0 counts as 1.
  public var scale: CGFloat

  /// Makes a paint of a picture, or of a part of it.
  ///
  /// - Parameters:
  ///   - image: the picture that is repeated.
  ///   - sourceRect: the part that is used, as fractions of the picture's size; the whole unless said otherwise.
  ///   - scale: the factor for the picture's size.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The paint over a rectangle, from its top left corner on, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let loaded = image.load(in: environment),
      let part = loaded.bitmap.cropped(toFraction: sourceRect)
    else { return .color(.clear) }
    let factor = scale.isFinite && scale > 0 ? scale : 1
    let picture = DisplayImage(
      bitmap: part, scale: loaded.scale / factor, interpolation: image.interpolation,
      isAntialiased: image.isAntialiased, tiles: true)
    return Paint.image(picture, origin: bounds.origin)
      .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture repeated over what is painted, from the top left corner.
  ///
  /// - Parameters:
  ///   - image: the picture that is repeated.
  ///   - sourceRect: the part that is used, as fractions of the picture's size; the whole unless said otherwise.
  ///   - scale: the factor for the picture's size; one that isn't a finite number above 0 counts as 1.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Bitmap {
  /// The part of the picture in fractions of its size; nil where nothing of it lies inside.
  func cropped(toFraction rect: CGRect) -> Bitmap? {
    if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return width > 0 && height > 0 ? self : nil }
    func pixel(_ fraction: CGFloat, of size: Int) -> Int {
      fraction.isFinite ? Int((min(max(fraction, 0), 1) * CGFloat(size)).rounded()) : 0
    }
    let (left, right) = (pixel(rect.minX, of: width), pixel(rect.maxX, of: width))
    let (top, bottom) = (pixel(rect.minY, of: height), pixel(rect.maxY, of: height))
    guard right > left, bottom > top, pixels.count >= width * height * 4 else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = row * width
      part.append(contentsOf: pixels[(start + left) * 4..<(start + right) * 4])
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: part)
  }
}
