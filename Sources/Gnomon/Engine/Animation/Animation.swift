// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which a change of state becomes visible over time.
///
/// A host shows such changes only if `animations` of its ``ViewHost/Configuration`` is `clocked`; otherwise the end
/// state is shown at once.
///
/// ```swift
/// struct Growing: View {
///   @State private var isLarge = false
///
///   var body: some View {
///     Button("Resize") {
///       withAnimation(.easeInOut(duration: 0.3)) { isLarge.toggle() }
///     }
///     .frame(width: isLarge ? 200 : 100)
///   }
/// }
/// ```
public struct Animation: Equatable, Hashable, Sendable {
  /// The value that computes the animation.
  public let base: any CustomAnimation

  /// An animation of one's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// True if both are of one kind with equal values.
  public static func == (a: Animation, b: Animation) -> Bool {
    func equal<A: CustomAnimation>(_ base: A) -> Bool { b.base as? A == base }
    return equal(a.base)
  }

  /// Feeds the kind's values into a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The part of a change from zero to `value` that is done after some seconds; nil when it's over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity per second of a change from zero to `value`; nil where it is over or not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// True if this animation carries on from another that is under way.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The value between two values after some seconds; nil where the animation is over.
  func value<V: VectorArithmetic>(from start: V, to end: V, at time: TimeInterval) -> V? {
    var context = AnimationContext<V>()
    return animate(value: end - start, time: time, context: &context).map { start + $0 }
  }
}

extension Animation {
  /// The animation of a change that names none: a spring without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// The animation, begun after some seconds. A negative number begins within it.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(base: self, delay: delay.isFinite ? delay : 0))
  }

  /// Runs this animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(ScaledTimeAnimation(base: self, speed: speed.isFinite ? speed : 1))
  }

  /// Runs this animation several times, every other time backwards unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// Runs this animation over and over, every other time backwards unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as over after some seconds, though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, duration: duration))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind and its values in words.
  public var description: String { "\(base)" }
  /// The description with the type's name around it, as debuggers show it.
  public var debugDescription: String { "AnyAnimator(SwiftUI.\(description))" }
  /// A mirror without children: the values inside aren't shown.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
