import Foundation

/// The animations of one vector that are under way.
///
/// The vector itself is at its end already: what is shown is the end and ``offset(at:in:)``, which each animation brings
/// to zero. So a change that comes while another is under way is added to it, unless the new animation takes over from
/// the one before (`CustomAnimation.shouldMerge`), as springs do to keep their velocity.
struct Motion<Data: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    /// From the value before to the value after.
    var interval: Data
    var start: TimeInterval
    var state = AnimationState<Data>()
    var completions: [AnimationCompletion]
    var isLogicallyComplete = false
  }

  private var runs: [Run] = []

  var isOver: Bool { runs.isEmpty }

  /// Adds a change.
  ///
  /// - Parameter clock: is told of completions that become due.
  mutating func move(
    by interval: Data, _ animation: Animation, completions: [AnimationCompletion], at time: TimeInterval,
    in environment: EnvironmentValues, _ clock: FrameClock
  ) {
    for completion in completions { completion.hold() }
    guard let last = runs.last else {
      runs = [Run(animation: animation, interval: interval, start: time, completions: completions)]
      return
    }
    var context = AnimationContext(state: last.state, environment: environment)
    if animation.shouldMerge(
      previous: last.animation, value: last.interval, time: time - last.start, context: &context)
    {
      let index = runs.count - 1
      runs[index].animation = animation
      runs[index].state = context.state
      runs[index].interval += interval
      runs[index].completions += completions
      runs[index].isLogicallyComplete = false
      return
    }
    if last.animation.isEndless {
      // What never ends can't be waited for: the new animation begins where the value is shown now.
      let shown = offset(at: time, in: environment, clock)
      stop(clock)
      runs = [Run(animation: animation, interval: interval - shown, start: time, completions: completions)]
      return
    }
    runs.append(Run(animation: animation, interval: interval, start: time, completions: completions))
  }

  /// The distance of what is shown from the end. Animations that are over are taken out.
  mutating func offset(at time: TimeInterval, in environment: EnvironmentValues, _ clock: FrameClock) -> Data {
    var sum = Data.zero
    var index = 0
    while index < runs.count {
      var context = AnimationContext(
        state: runs[index].state, isLogicallyComplete: runs[index].isLogicallyComplete, environment: environment)
      let run = runs[index]
      guard let value = run.animation.animate(value: run.interval, time: time - run.start, context: &context) else {
        finish(runs.remove(at: index), clock)
        continue
      }
      runs[index].state = context.state
      sum += value - run.interval
      if context.isLogicallyComplete, !run.isLogicallyComplete {
        runs[index].isLogicallyComplete = true
        let done = run.completions.filter { $0.criteria == .logicallyComplete }
        runs[index].completions.removeAll { $0.criteria == .logicallyComplete }
        clock.release(done)
      }
      index += 1
    }
    return sum
  }

  /// The next instant at which an animation ends, or counts as over; where that isn't known, the next frame.
  func nextEnd(after time: TimeInterval) -> TimeInterval {
    var next = TimeInterval.infinity
    for run in runs {
      guard let end = run.animation.nextEnd(isLogicallyComplete: run.isLogicallyComplete) else {
        next = min(next, time + FrameClock.frame)
        continue
      }
      // Rounding may leave an animation a little to go.
      next = min(next, max(run.start + end, time + 1e-6))
    }
    return next
  }

  /// Ends all animations where they are.
  mutating func stop(_ clock: FrameClock) {
    for run in runs { finish(run, clock) }
    runs = []
  }

  private func finish(_ run: Run, _ clock: FrameClock) { clock.release(run.completions) }
}
