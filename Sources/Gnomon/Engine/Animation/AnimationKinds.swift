// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An animation along a curve, of a duration in seconds.
struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// An animation along a spring, which takes over the velocity of a spring under way.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  var blendDuration: TimeInterval = 0

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let carried = context.state[Carried<V>.self]
    let own = time - carried.time
    let target = value - carried.value
    if own >= spring.duration { context.isLogicallyComplete = true }
    if own >= spring.settlingDuration(target: target, initialVelocity: carried.velocity, epsilon: 0.001) { return nil }
    return carried.value + spring.value(target: target, initialVelocity: carried.velocity, time: own)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let carried = context.state[Carried<V>.self]
    return spring.velocity(
      target: value - carried.value, initialVelocity: carried.velocity, time: time - carried.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard previous.base is SpringAnimation || previous.base is DefaultAnimation else { return false }
    var before = context
    guard let position = previous.animate(value: value, time: time, context: &before),
      let velocity = previous.velocity(value: value, time: time, context: context)
    else { return false }
    context.state[Carried<V>.self] = Carried(value: position, velocity: velocity, time: time)
    return true
  }

  /// The start of a spring that takes over from another.
  private struct Carried<V: VectorArithmetic>: AnimationStateKey {
    var value: V
    var velocity: V
    var time: TimeInterval

    static var defaultValue: Carried<V> { Carried(value: .zero, velocity: .zero, time: 0) }
  }
}

/// The animation of a change that names none.
struct DefaultAnimation: CustomAnimation {
  private var spring: SpringAnimation { SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1)) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// An animation along a spring with a velocity of its own, in units of the change.
struct AddedSpringAnimation: CustomAnimation {
  var spring: Spring
  var initialVelocity: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let velocity = value.scaled(by: initialVelocity)
    if time >= spring.settlingDuration(target: value, initialVelocity: velocity, epsilon: 0.001) { return nil }
    if time >= spring.duration { context.isLogicallyComplete = true }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
