// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The way from one point of a line or an area to the next.
public struct InterpolationMethod: Sendable {
  enum Storage: Sendable, Equatable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  let storage: Storage

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
  /// A cardinal spline: at a tension of 1 it's straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }
  /// A centripetal Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline: uniform at 0, centripetal at 0.5, chordal at 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
  /// A cubic curve that rises where the values rise, and falls where they fall.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// Steps that begin at their point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0)) }
  /// Steps that have their point in the middle.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0.5)) }
  /// Steps that end at their point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .step(transition: 1)) }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The method in words: `cardinal(tension: 0.5)`.
  public var description: String {
    switch storage {
    case .linear: "linear"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .step(let transition): transition == 0 ? "stepStart" : transition == 1 ? "stepEnd" : "stepCenter"
    case .monotone: "monotone"
    }
  }
}
