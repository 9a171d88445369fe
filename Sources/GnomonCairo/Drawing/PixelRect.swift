// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle of whole device pixels.
struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The greatest coordinate: as far as Cairo's reach.
  static let limit = 4_000_000
  static let everything = PixelRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle around the given edges; what isn't a number makes it empty.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    guard minX <= maxX, minY <= maxY else {
      self = .empty
      return
    }
    let left = PixelRect.whole(minX.rounded(.down))
    let top = PixelRect.whole(minY.rounded(.down))
    self.init(
      x: left, y: top, width: PixelRect.whole(maxX.rounded(.up)) - left,
      height: PixelRect.whole(maxY.rounded(.up)) - top)
  }

  private static func whole(_ value: Double) -> Int {
    Int(min(max(value, -Double(limit)), Double(limit)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func expanded(by margin: Int) -> PixelRect {
    guard !isEmpty else { return .empty }
    return PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
