// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Pictures are ready as they are: nothing is decoded later, so there's nothing to prepare.
extension UIImage {
  /// The picture, ready to be drawn: itself.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture, ready to be drawn: itself.
  public var byPreparingForDisplay: UIImage? {
    get async { self }
  }
  /// Hands on the picture, ready to be drawn: itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  /// A smaller picture.
  ///
  /// - Parameter size: the greatest size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Hands on a smaller picture.
  ///
  /// - Parameters:
  ///   - size: the greatest size, in points.
  ///   - completionHandler: takes the picture, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The pictures of an animation: nil, for a picture is still.
  public var images: [UIImage]? { nil }
  /// How long an animation lasts, in seconds: 0.
  public var duration: TimeInterval { 0 }
  /// A picture of an animation's: its first one. nil for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

  /// The picture with distances to what it's aligned by. They're left out.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture, turned where words are read from right to left. It isn't turned.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
