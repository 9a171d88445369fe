// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Pictures made of pixels, as a loader is handed them. A JPEG's orientation (EXIF) is read with it.
struct PictureReader: Reader {
  let format: (any PartedFormat.Type)?
  private let loader = CairoImageLoader(pixelLimit: PictureReader.pixelLimit)
  /// Small, so that what takes more memory than its pixels is seen.
  static let pixelLimit = 1 << 18

  func read(_ data: Data) {
    guard let image = loader.image(data: data) else {
      if loader.reasonUnreadable(data).isEmpty { finding("A picture is refused without a reason.") }
      return
    }
    Self.check(image.bitmap, limit: Self.pixelLimit)
  }

  /// What a picture promises of its pixels.
  static func check(_ bitmap: Bitmap, limit: Int) {
    let count = bitmap.width * bitmap.height
    if count < 1 || count > limit { finding("A picture of \(bitmap.width)×\(bitmap.height) pixels passed the limit.") }
    if bitmap.pixels.count != count * 4 { finding("A picture has \(bitmap.pixels.count) bytes for \(count) pixels.") }
  }
}
