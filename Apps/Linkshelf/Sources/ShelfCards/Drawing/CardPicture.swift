// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A decoded picture of a content.
struct CardPicture: Sendable {
  let image: CGImage

  /// Width over height.
  var ratio: Double { image.height > 0 ? Double(image.width) / Double(image.height) : 1 }

  private init(image: CGImage) { self.image = image }

  /// Decodes a file of PNG, JPEG or WebP.
  ///
  /// nil where the bytes can't be read, or where they or their pixels are beyond a limit. The number of pixels is read from the
  /// file's head first. SVG is refused: it's a program of sorts, and drawing it may take any time.
  static func decoded(_ data: Data?, bytes: Int, pixels: Int) -> CardPicture? {
    guard let data, !data.isEmpty, data.count <= bytes else { return nil }
    let loader = CairoImageLoader(directories: [], pixelLimit: pixels)
    guard loader.reasonRefused(fetched: data) == nil, let loaded = loader.image(data: data) else { return nil }
    guard loaded.bitmap.width > 0, loaded.bitmap.height > 0 else { return nil }
    return CardPicture(image: loaded.bitmap)
  }

  /// The page's picture.
  static func lead(_ data: Data?) -> CardPicture? {
    guard
      let picture = decoded(data, bytes: CardLimits.pictureBytes, pixels: CardLimits.picturePixels),
      // A picture of a few pixels counts visits, or is a line.
      picture.image.width >= 64, picture.image.height >= 64
    else { return nil }
    return picture
  }

  /// The site's icon.
  static func icon(_ data: Data?) -> CardPicture? {
    decoded(data, bytes: CardLimits.iconBytes, pixels: CardLimits.iconPixels)
  }
}
