// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture with its scale.
public struct LoadedImage: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The pixels per point: 2 for `name@2x.png`.
  public var scale: CGFloat
  /// The paths that draw the picture finer than ``bitmap`` has it; nil if it's made of pixels.
  public var vector: (any VectorPicture)?
  /// What the picture is, where it stands for a system symbol that can't be drawn: "the icon “cat” of Font Awesome". nil
  /// for what was asked for.
  public var standIn: String?

  /// A picture of a scale, in pixels per point.
  public init(bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// Pixels per point where the picture is shown at a scale of the caller's: a vector picture has been drawn at one of its own.
  func scale(shownAt scale: CGFloat) -> CGFloat { vector == nil ? scale : self.scale * scale }
}
