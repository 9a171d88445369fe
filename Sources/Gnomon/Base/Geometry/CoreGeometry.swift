// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CGPoint {
  init(_ size: CGSize) { self.init(x: size.width, y: size.height) }

  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The distance from the origin.
  var length: CGFloat { (x * x + y * y).squareRoot() }

  func distance(to other: CGPoint) -> CGFloat { (other - self).length }
  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }
  /// The area of the parallelogram between two vectors; positive where `other` is clockwise as seen on a screen.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }
  /// The point at a fraction of the way to another; the ends are exact.
  func mix(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    t == 1 ? other : CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension CGSize {
  init(_ point: CGPoint) { self.init(width: point.x, height: point.y) }

  var isFinite: Bool { width.isFinite && height.isFinite }
  var minimumSide: CGFloat { Swift.min(width, height) }

  static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width + b.width, height: a.height + b.height) }
  static func - (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width - b.width, height: a.height - b.height) }
}

extension CGRect {
  init(size: CGSize) { self.init(origin: .zero, size: size) }

  /// A rectangle of a size about a centre.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }
  var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle with its sides moved inwards, leading being the left side; sizes don't become negative.
  func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  /// The rectangle with all sides moved inwards. One that would be turned inside out has no size, at its centre.
  func inset(by amount: CGFloat) -> CGRect {
    let width = size.width - 2 * amount, height = size.height - 2 * amount
    return CGRect(
      x: width >= 0 ? origin.x + amount : midX, y: height >= 0 ? origin.y + amount : midY,
      width: max(0, width), height: max(0, height))
  }
}

extension CGFloat {
  /// An edge on a device pixel: `floor(edge · scale + 0.5) / scale` (facts 74); 0 where that isn't a number. An edge that is less
  /// than half a pixel only by what sums of numbers lose goes where the half does, or neighbours would come apart.
  func snapped(toScale scale: CGFloat) -> CGFloat {
    let pixels = (self * scale + 0.5 + 1e-6).rounded(.down)
    return pixels.isFinite ? pixels / scale : 0
  }
}
