// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An animation that begins another one after some seconds.
struct DelayedAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  // What comes later is added to what's under way: it can't take over from it now.
}

/// An animation that runs another one at a multiple of its speed.
struct ScaledTimeAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // Only what ran at the same speed has counted the same time.
    guard let previous = previous.base as? ScaledTimeAnimation, previous.speed == speed else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
  }
}

/// An animation that runs another one several times.
struct RepeatedAnimation: CustomAnimation {
  var base: Animation
  /// The number of times; nil is for ever.
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if count == 0 { return nil }
    if let length = base.fixedDuration, length > 0 { return run(of: length, value, time, &context) }
    var run = context.state[Run<V>.self]
    if let value = step(&run, value, time, &context) {
      context.state[Run<V>.self] = run
      return value
    }
    // A run is over: the next one starts here.
    run.index += 1
    run.start = time
    run.inner = AnimationState()
    context.state[Run<V>.self] = run
    if let count, run.index >= count { return nil }
    let first = step(&run, value, time, &context)
    context.state[Run<V>.self] = run
    return first
  }

  /// Runs of a known length begin exactly where the one before ends.
  private func run<V: VectorArithmetic>(
    of length: TimeInterval, _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>
  ) -> V? {
    let index = max(0, time / length).rounded(.down)
    if let count, index >= Double(count) { return nil }
    var inner = context.withState(AnimationState<V>())
    let progress = base.animate(value: value, time: time - index * length, context: &inner) ?? value
    let isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    return isReversed ? value - progress : progress
  }

  private func step<V: VectorArithmetic>(
    _ run: inout Run<V>, _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>
  ) -> V? {
    var inner = context.withState(run.inner)
    let progress = base.animate(value: value, time: time - run.start, context: &inner)
    run.inner = inner.state
    guard let progress else { return nil }
    return autoreverses && !run.index.isMultiple(of: 2) ? value - progress : progress
  }

  private struct Run<V: VectorArithmetic>: AnimationStateKey {
    var index = 0
    var start: TimeInterval = 0
    var inner = AnimationState<V>()

    static var defaultValue: Run<V> { Run() }
  }
}

/// An animation that runs another one, and counts as over after some seconds.
struct LogicallyCompleteAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}
