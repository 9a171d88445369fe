// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
  }

  static let identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

  static func scale(_ factor: Double) -> cairo_matrix_t {
    cairo_matrix_t(xx: factor, yx: 0, xy: 0, yy: factor, x0: 0, y0: 0)
  }

  var determinant: Double { xx * yy - xy * yx }

  /// Whether Cairo can draw with it: everything finite, nothing flattened or out of reach.
  var isUsable: Bool {
    let area = abs(determinant)
    guard xx.isFinite, yx.isFinite, xy.isFinite, yy.isFinite, x0.isFinite, y0.isFinite else { return false }
    return area > 1e-12 && area < 1e12 && abs(x0) < 1e9 && abs(y0) < 1e9
  }

  /// Whether the pixels along and across keep their directions.
  var isAxisAligned: Bool { xy == 0 && yx == 0 }

  /// Whether lengths grow alike in all directions.
  var isSimilarity: Bool {
    let slack = 1e-9 * scale
    let isTurned = abs(xx - yy) <= slack && abs(xy + yx) <= slack
    let isMirrored = abs(xx + yy) <= slack && abs(xy - yx) <= slack
    return isTurned || isMirrored
  }

  /// Device pixels per unit, on average over the directions.
  var scale: Double { abs(determinant).squareRoot() }

  /// The transform that does `self` first, then `next`.
  func then(_ next: cairo_matrix_t) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: xx * next.xx + yx * next.xy, yx: xx * next.yx + yx * next.yy,
      xy: xy * next.xx + yy * next.xy, yy: xy * next.yx + yy * next.yy,
      x0: x0 * next.xx + y0 * next.xy + next.x0, y0: x0 * next.yx + y0 * next.yy + next.y0)
  }

  func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (xx * x + xy * y + x0, yx * x + yy * y + y0)
  }

  /// The inverse; call only where ``isUsable``.
  var inverse: cairo_matrix_t {
    var copy = self
    cairo_matrix_invert(&copy)
    return copy
  }

  /// The pixels that a rectangle covers.
  func pixels(of rect: CGRect) -> PixelRect {
    pixels(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }

  func pixels(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return pixels(minX: Double(rect.x), minY: Double(rect.y), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }

  func pixels(minX: Double, minY: Double, maxX: Double, maxY: Double) -> PixelRect {
    let corners = [point(minX, minY), point(maxX, minY), point(minX, maxY), point(maxX, maxY)]
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for corner in corners {
      guard corner.x.isFinite, corner.y.isFinite else { return .empty }
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
