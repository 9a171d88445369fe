// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension Bitmap {
  /// The picture of a JPEG file, decoded when something is drawn of it. A document holds the file as it is and decodes
  /// nothing, so that it's written fast and stays small. Gnomon's own.
  ///
  /// Damage behind the file's head is noticed only when pixels are asked for; the picture is transparent then.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - pixelLimit: larger pictures aren't taken.
  /// - Returns: nil where the data is no JPEG file, is turned by its camera's note, or holds inks instead of colours.
  public static func reading(jpeg data: Data, pixelLimit: Int = 64_000_000) -> Bitmap? {
    guard data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    return ImageDecoder.deferredJPEG(data, pixelLimit: pixelLimit)
  }
}
