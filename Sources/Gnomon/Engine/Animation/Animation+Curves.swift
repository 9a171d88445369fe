// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Animation {
  /// An animation along a curve, of a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  /// An animation along the Bézier curve with two control points, of a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An even course from start to end, of 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// An even course from start to end, of a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// A course that is slow at the start, of 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// A course that is slow at the start, of a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// A course that is slow at the end, of 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// A course that is slow at the end, of a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// A course that is slow at both ends, of 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// A course that is slow at both ends, of a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
}

extension Animation {
  /// The course of a spring. `blendDuration` is the seconds in which it takes over from another spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring by its perceived duration in seconds and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by the seconds of an undamped swing and the fraction of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of half a second without bounce.
  public static var spring: Animation { spring(Spring()) }

  /// A quick spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// A quick spring for what follows a finger, by its perceived duration in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, or with some more.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce, or some more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a bounce, or some more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Animation {
  /// A spring that is added to others under way rather than taking over from them.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(AddedSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring by its physical numbers that is added to others under way.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its perceived duration in seconds and its bounce that is added to others under way.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring of half a second without bounce that is added to others under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}
