// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A curve from (0, 0) to (1, 1) that says how far a change has come at a fraction of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable {
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  private var kind: Kind

  /// The Bézier curve with two control points; their x is held to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func valid(_ point: UnitPoint) -> UnitPoint {
      guard point.x.isFinite, point.y.isFinite else { return .zero }
      return UnitPoint(x: min(max(point.x, 0), 1), y: point.y)
    }
    return UnitCurve(kind: .bezier(start: valid(startControlPoint), end: valid(endControlPoint)))
  }

  /// A curve that is even from start to end.
  public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that is slow at the start.
  public static let easeIn = bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that is slow at the end.
  public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that is slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The curve mirrored about the diagonal: its value at this curve's value is the progress.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let start, let end):
      .bezier(startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    case .circularIn: UnitCurve(kind: .circularOut)
    case .circularOut: UnitCurve(kind: .circularIn)
    case .circularInOut: UnitCurve(kind: .circularOutIn)
    case .circularOutIn: UnitCurve(kind: .circularInOut)
    }
  }

  /// The part of the change that is done at a fraction of its time, which is held to 0…1.
  public func value(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    if x == 0 || x == 1 { return x }
    switch kind {
    case .bezier(let start, let end):
      if start.x == start.y, end.x == end.y { return x }
      return Self.bezier(start.y, end.y, at: Self.parameter(at: x, start.x, end.x))
    case .circularIn: return Self.slow(x)
    case .circularOut: return 1 - Self.slow(1 - x)
    case .circularInOut: return x < 0.5 ? Self.slow(2 * x) / 2 : 1 - Self.slow(2 - 2 * x) / 2
    case .circularOutIn: return x < 0.5 ? (1 - Self.slow(1 - 2 * x)) / 2 : (1 + Self.slow(2 * x - 1)) / 2
    }
  }

  /// The change of the value per unit of progress; it can be ∞ where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch kind {
    case .bezier(let start, let end):
      if start.x == start.y, end.x == end.y { return 1 }
      let t = Self.parameter(at: x, start.x, end.x)
      let dx = Self.slope(start.x, end.x, at: t), dy = Self.slope(start.y, end.y, at: t)
      if abs(dx) > 1e-9 { return dy / dx }
      if abs(dy) > 1e-9 { return dy < 0 ? -.infinity : .infinity }
      // A control point that lies on its end gives no direction. SwiftUI has 1 at the start and 0 at the end.
      return x < 0.5 ? 1 : 0
    case .circularIn: return Self.slowSlope(x)
    case .circularOut: return Self.slowSlope(1 - x)
    case .circularInOut: return Self.slowSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularOutIn: return Self.slowSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// A quarter of a circle, flat at 0.
  private static func slow(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }

  private static func slowSlope(_ x: Double) -> Double { x / max(0, 1 - x * x).squareRoot() }

  private static func bezier(_ p1: CGFloat, _ p2: CGFloat, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * Double(p1) + 3 * u * t * t * Double(p2) + t * t * t
  }

  private static func slope(_ p1: CGFloat, _ p2: CGFloat, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * Double(p1) + 6 * u * t * Double(p2 - p1) + 3 * t * t * (1 - Double(p2))
  }

  /// The curve's parameter where its x is a value.
  private static func parameter(at x: Double, _ p1: CGFloat, _ p2: CGFloat) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<60 {
      let error = bezier(p1, p2, at: t) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let newton = t - error / slope(p1, p2, at: t)
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }
}
