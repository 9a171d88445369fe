// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension UIImage {
  /// The picture as a PNG file; nil where it has no pixels.
  public func pngData() -> Data? { shownBitmap.flatMap { try? PNGEncoder.encode($0) } }

  /// The picture as a JPEG file on white; nil where it has no pixels.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the finest picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = shownBitmap else { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let list = DisplayList(
      size: size, scale: 1,
      commands: [.image(DisplayImage(bitmap: bitmap, scale: 1), in: CGRect(origin: .zero, size: size))])
    return try? CairoRenderer().jpeg(list, quality: Double(compressionQuality))
  }
}

extension ImageRenderer {
  /// The picture as a `UIImage`; nil where the view has no size, or one that is too large to draw.
  @MainActor public final var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }

  /// The picture as an `NSImage`; nil where the view has no size, or one that is too large to draw.
  @MainActor public final var nsImage: NSImage? { uiImage }
}
