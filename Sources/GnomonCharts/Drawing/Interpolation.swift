// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Draws a curve through points by a method.
struct Interpolation {
  let method: InterpolationMethod.Storage

  /// Adds the curve to a path, which stands at the first point already.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let transition): addSteps(points, Double(transition), to: &path)
    case .monotone: addMonotone(points, to: &path)
    case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
    case .catmullRom(let alpha):
      if alpha == 0 { addCardinal(points, 1 / 6, to: &path) } else { addCatmullRom(points, alpha, to: &path) }
    }
  }

  private func addSteps(_ points: [CGPoint], _ transition: Double, to path: inout Path) {
    for (a, b) in zip(points, points.dropFirst()) {
      // A step begins at its point (0), has it in the middle, or ends at it (1).
      let x = a.x + (b.x - a.x) * CGFloat(1 - transition)
      path.addLine(to: CGPoint(x: x, y: a.y))
      path.addLine(to: CGPoint(x: x, y: b.y))
      if transition > 0 { path.addLine(to: b) }
    }
  }

  /// Cubic pieces whose tangents are parallel to the line between the neighbours.
  private func addCardinal(_ points: [CGPoint], _ scale: CGFloat, to path: inout Path) {
    for index in 0..<(points.count - 1) {
      let before = points[max(index - 1, 0)], a = points[index], b = points[index + 1]
      let after = points[min(index + 2, points.count - 1)]
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + (b.x - before.x) * scale, y: a.y + (b.y - before.y) * scale),
        control2: CGPoint(x: b.x - (after.x - a.x) * scale, y: b.y - (after.y - a.y) * scale))
    }
  }

  /// Catmull and Rom's pieces with knots at distances to the power of `alpha` (Yuksel, Schaefer and Keyser 2011).
  private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> (once: CGFloat, twice: CGFloat) {
      let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      return (pow(square, alpha / 2), pow(square, alpha))
    }
    for index in 0..<(points.count - 1) {
      let before = points[max(index - 1, 0)], a = points[index], b = points[index + 1]
      let after = points[min(index + 2, points.count - 1)]
      let (first, middle, last) = (knot(before, a), knot(a, b), knot(b, after))
      var (one, two) = (a, b)
      if first.once > 1e-6 {
        let weight = 2 * first.twice + 3 * first.once * middle.once + middle.twice
        let whole = 3 * first.once * (first.once + middle.once)
        one = CGPoint(
          x: (a.x * weight - before.x * middle.twice + b.x * first.twice) / whole,
          y: (a.y * weight - before.y * middle.twice + b.y * first.twice) / whole)
      }
      if last.once > 1e-6 {
        let weight = 2 * last.twice + 3 * last.once * middle.once + middle.twice
        let whole = 3 * last.once * (last.once + middle.once)
        two = CGPoint(
          x: (b.x * weight + a.x * last.twice - after.x * middle.twice) / whole,
          y: (b.y * weight + a.y * last.twice - after.y * middle.twice) / whole)
      }
      path.addCurve(to: b, control1: one, control2: two)
    }
  }

  /// Cubic pieces that rise and fall only where the points do (Steffen 1990).
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let count = points.count
    if count == 2 { return path.addLine(to: points[1]) }
    func slope(_ a: CGPoint, _ b: CGPoint) -> CGFloat { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    func inner(_ index: Int) -> CGFloat {
      let (a, b, c) = (points[index - 1], points[index], points[index + 1])
      let (left, right) = (slope(a, b), slope(b, c))
      let (h0, h1) = (b.x - a.x, c.x - b.x)
      guard h0 + h1 != 0, left * right > 0 else { return 0 }
      let mean = (left * h1 + right * h0) / (h0 + h1)
      return (left < 0 ? -1 : 1) * 2 * min(abs(left), abs(right), abs(mean) / 2)
    }
    var tangents = [CGFloat](repeating: 0, count: count)
    for index in 1..<(count - 1) { tangents[index] = inner(index) }
    tangents[0] = (3 * slope(points[0], points[1]) - tangents[1]) / 2
    tangents[count - 1] = (3 * slope(points[count - 2], points[count - 1]) - tangents[count - 2]) / 2
    for index in 0..<(count - 1) {
      let (a, b) = (points[index], points[index + 1])
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[index]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[index + 1]))
    }
  }
}
