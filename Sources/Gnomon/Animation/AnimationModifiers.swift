import Foundation

/// Another animation after some seconds.
struct DelayedAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Another animation at a multiple of its speed.
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
    base.shouldMerge(previous: previous, value: value, time: time * speed, context: &context)
  }
}

/// Another animation several times.
struct RepeatedAnimation: CustomAnimation {
  var base: Animation
  /// nil is for ever.
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if count == 0 { return nil }
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

/// Another animation that counts as over after some seconds.
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
