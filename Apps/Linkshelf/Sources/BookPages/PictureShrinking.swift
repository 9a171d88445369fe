// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Makes pictures as fine as paper shows them, and packs them as photographs are packed.
enum PictureShrinking {
  /// A picture of fewer pixels stays what it is.
  private static let small = 60_000

  /// nil where there's no memory.
  static func forPrint(_ bitmap: CGImage) -> CGImage? {
    guard bitmap.width * bitmap.height > small else { return bitmap }
    let factor = min(1, Double(BookPictures.mostPixels) / Double(max(bitmap.width, bitmap.height)))
    let size = CGSize(
      width: max(1, (Double(bitmap.width) * factor).rounded()),
      height: max(1, (Double(bitmap.height) * factor).rounded()))
    let all = CGRect(origin: .zero, size: size)
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let list = DisplayList(
      size: size, scale: 1,
      commands: [
        .fill(Path(all), style: FillStyle(), paint: .color(white)),
        .image(DisplayImage(bitmap: bitmap, interpolation: .high), in: all),
      ])
    return (try? CairoRenderer().jpeg(list, quality: 0.85)).flatMap { CGImage.reading(jpeg: $0) }
  }
}
