// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The picture's purpose, which decides its size.
public enum CardSize: String, Codable, Sendable, CaseIterable {
  /// What other programs show for a link: 1200×630 pixels.
  case share
  /// A tile of the gallery: 480×360 points at two pixels a point.
  case gallery
  /// The small picture at the start of a list's row, without words: 120×90 points at two pixels a point.
  case row

  /// The size of the view, in points.
  public var points: CGSize {
    switch self {
    case .share: CGSize(width: 1200, height: 630)
    case .gallery: CGSize(width: 480, height: 360)
    case .row: CGSize(width: 120, height: 90)
    }
  }

  /// Pixels per point.
  public var scale: Int {
    switch self {
    case .share: 1
    case .gallery, .row: 2
    }
  }

  /// The width of the file's picture, in pixels.
  public var pixelWidth: Int { Int(points.width) * scale }

  /// The height of the file's picture, in pixels.
  public var pixelHeight: Int { Int(points.height) * scale }
}
