// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An angle. Positive angles turn clockwise where y grows downwards, as it does in views.
///
/// ```swift
/// struct Turned: View {
///   var body: some View {
///     Text("Up").rotationEffect(.degrees(-90))
///   }
/// }
/// ```
public struct Angle: Hashable, Sendable, Codable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// An angle of 0.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// True if the first angle is smaller, in radians. Whole turns aren't taken off.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle {
  /// The sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// The first angle less the second.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// The angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// The angle multiplied by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// The angle divided by a number. Division by 0 gives an infinite angle, or one that isn't a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle to another, in place.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Takes an angle away from another, in place.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// Multiplies an angle by a number, in place.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  /// Divides an angle by a number, in place.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

  /// Sine and cosine, exact at multiples of a quarter turn.
  var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
    guard radians.isFinite else { return (0, 1) }
    let quarters = radians / (.pi / 2)
    let nearest = quarters.rounded()
    guard abs(quarters - nearest) < 1e-13, abs(nearest) < 1e9 else { return (sin(radians), cos(radians)) }
    switch nearest.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (1, 0)
    case 2, -2: return (0, -1)
    case 3, -1: return (-1, 0)
    default: return (0, 1)
    }
  }
}
