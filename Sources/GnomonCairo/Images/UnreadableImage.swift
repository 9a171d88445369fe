// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why bytes don't give a picture, as the end of a sentence.
enum UnreadableImage: Error, Equatable, CustomStringConvertible {
  case empty
  case unknownKind
  case tooLarge(width: CGFloat, height: CGFloat, pixelLimit: Int)
  case cutOff
  case broken
  /// An SVG can't be drawn: librsvg isn't installed.
  case missingLibrary
  /// Drawing an SVG takes longer than this.
  case tooSlow(Duration)
  /// librsvg gave up in the middle of it.
  case unexpected
  /// Others that were too slow still go on.
  case others

  var description: String {
    switch self {
    case .empty: "it's empty"
    case .unknownKind: "it isn't a picture of a known kind (PNG, JPEG, WebP, SVG)"
    case .tooLarge(let width, let height, let pixelLimit):
      "it claims \(Self.pixels(width))×\(Self.pixels(height)) pixels; up to "
        + "\(pixelLimit / 1_000_000) million and \(ImageDecoder.sideLimit) along a side are decoded"
    case .cutOff: "it ends too early"
    case .broken: "its data are damaged"
    case .missingLibrary: "SVG takes librsvg, which isn't installed (Debian and Ubuntu: apt-get install librsvg2-2)"
    case .tooSlow(let limit): "drawing it takes longer than \(Self.words(limit))"
    case .unexpected: "librsvg can't draw it"
    case .others: "SVGs that were given up, since they took too long, are still being drawn"
    }
  }

  private static func words(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }

  /// A file may claim any number, or none.
  private static func pixels(_ length: CGFloat) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? "\(length)"
  }
}
