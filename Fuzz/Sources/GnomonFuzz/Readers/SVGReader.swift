// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Vector pictures: drawn once as they are read, once more in another size.
struct SVGReader: Reader {
  private let loader = CairoImageLoader(pixelLimit: PictureReader.pixelLimit)

  /// A drawing is given up after ten seconds.
  var limits: Limits { Limits(seconds: 25, allocation: 256, memory: 1024) }

  func read(_ data: Data) {
    guard let image = loader.image(data: data) else {
      if loader.reasonUnreadable(data).isEmpty { finding("A picture is refused without a reason.") }
      return
    }
    PictureReader.check(image.bitmap, limit: PictureReader.pixelLimit)
    if let bitmap = image.vector?.bitmap(width: 64, height: 48) {
      PictureReader.check(bitmap, limit: PictureReader.pixelLimit)
    }
  }
}
