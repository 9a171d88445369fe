// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A curve from a start to an end with two control points.
struct CubicSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The curve of a single control point, as a curve of two.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(start, start.mix(control, 2 / 3), end.mix(control, 2 / 3), end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  func derivative(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t) + (end - control2) * (3 * t * t)
  }

  /// The direction at a place, also where the derivative vanishes; nil where the curve is a point.
  func tangent(at t: CGFloat) -> CGPoint? {
    let candidates =
      t < 0.5
      ? [derivative(at: t), control1 - start, control2 - start, end - start]
      : [derivative(at: t), end - control2, end - control1, end - start]
    for candidate in candidates {
      let length = candidate.length
      if length > 1e-9 { return candidate * (1 / length) }
    }
    return nil
  }

  func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
    let a = start.mix(control1, t), b = control1.mix(control2, t), c = control2.mix(end, t)
    let d = a.mix(b, t), e = b.mix(c, t), f = d.mix(e, t)
    return (CubicSegment(start, a, d, f), CubicSegment(f, e, c, end))
  }

  func part(from t0: CGFloat, to t1: CGFloat) -> CubicSegment {
    if t0 <= 0 { return t1 >= 1 ? self : split(at: t1).0 }
    let tail = split(at: t0).1
    return t1 >= 1 ? tail : tail.split(at: (t1 - t0) / (1 - t0)).0
  }

  /// The number of straight lines that stay within a distance of the curve.
  func lineCount(tolerance: CGFloat) -> Int {
    let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
    let count = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    return count >= 1 ? Int(min(count, 500)) : 1
  }

  /// Calls a closure with the places inside the curve where it is leftmost, rightmost, highest or lowest.
  func forEachExtremum(_ body: (CGFloat) -> Void) {
    for axis in [Axis.horizontal, .vertical] {
      let d0 = control1[axis] - start[axis], d1 = control2[axis] - control1[axis], d2 = end[axis] - control2[axis]
      let a = d0 - 2 * d1 + d2, b = 2 * (d1 - d0), c = d0
      if abs(a) < 1e-12 * (abs(d0) + abs(d1) + abs(d2)) {
        if b != 0, -c / b > 0, -c / b < 1 { body(-c / b) }
        continue
      }
      let discriminant = b * b - 4 * a * c
      if discriminant < 0 { continue }
      let root = discriminant.squareRoot()
      for t in [(-b + root) / (2 * a), (-b - root) / (2 * a)] where t > 0 && t < 1 { body(t) }
    }
  }

  /// The length between two places, by Gauss and Legendre's rule of five points.
  func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let half = (t1 - t0) / 2, middle = (t0 + t1) / 2
    func speed(_ offset: CGFloat) -> CGFloat { derivative(at: middle + half * offset).length }
    let near = speed(0.5384693101056831) + speed(-0.5384693101056831)
    let far = speed(0.9061798459386640) + speed(-0.9061798459386640)
    return half * (0.5688888888888889 * speed(0) + 0.4786286704993665 * near + 0.2369268850561891 * far)
  }
}
