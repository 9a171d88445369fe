// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A mass on a damped spring: the motion that most animations follow.
///
/// The displacement obeys `x'' = −ω²·x − 2ζω·x'` with ω = 2π / ``response`` and ζ = ``dampingRatio``; all values here are
/// its exact solution, not steps towards it.
public struct Spring: Hashable, Sendable {
  /// The mass at the spring's end.
  public private(set) var mass: Double
  /// ω, in radians a second.
  var frequency: Double
  /// The damping ratio ζ: below 1 the motion swings, at 1 it doesn't, above it is slower.
  public private(set) var dampingRatio: Double

  init(mass: Double = 1, frequency: Double, dampingRatio: Double) {
    func valid(_ value: Double, or fallback: Double) -> Double { value.isFinite && value > 0 ? value : fallback }
    self.mass = valid(mass, or: 1)
    self.frequency = min(valid(frequency, or: 1e4), 1e6)
    self.dampingRatio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
  }

  /// A spring by its perceived duration in seconds and its bounce: −1…1, 0 for none.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let bounce = max(-1, min(1, bounce.isNaN ? 0 : bounce))
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-3)
    self.init(frequency: 2 * .pi / duration, dampingRatio: ratio)
  }

  /// A spring by the seconds of an undamped swing and the fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// A spring by its physical numbers. Unless over-damping is allowed, the damping ratio is at most 1.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(mass: mass, frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring by the seconds until it stays within `epsilon` of a target that is 1 away.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio).settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(frequency: unit.isFinite ? unit / settlingDuration : 1, dampingRatio: dampingRatio)
  }

  /// The perceived duration in seconds, the same as ``response``.
  public var duration: TimeInterval { response }
  /// The strength of the swings: 1 for ever, 0 not at all, below 0 the spring is over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The seconds of an undamped swing.
  public var response: Double { 2 * .pi / frequency }
  /// The force per distance.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force per speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// The seconds until the spring stays within 0.001 of a target that is 1 away; ∞ without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, or with some more.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a small bounce, or some more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce, or some more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
