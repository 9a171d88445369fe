// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The animations of one vector that are under way.
///
/// The vector itself is at its end already: what is shown is the end and ``offset(at:in:)``, which each animation brings
/// to zero. So a change that comes while another is under way is added to it, unless the new animation takes over from
/// the one before (`CustomAnimation.shouldMerge`), as springs do to keep their velocity.
/// Neither a structure nor in an array: each use of a generic one would look its type up.
final class Motion<Data: VectorArithmetic> {
  /// The oldest; each knows the next.
  @exclusivity(unchecked) private var first: MotionRun<Data>?

  var isOver: Bool { first == nil }

  private var last: MotionRun<Data>? {
    var run = first
    while let next = run?.next { run = next }
    return run
  }

  /// Adds a change.
  ///
  /// - Parameter clock: is told of completions that become due.
  func move(
    by interval: Data, _ animation: Animation, completions: [AnimationCompletion], at time: TimeInterval,
    in environment: EnvironmentValues, _ clock: FrameClock
  ) {
    for completion in completions { completion.hold() }
    guard let last else {
      first = MotionRun(animation, by: interval, from: time, completions)
      return
    }
    if last.merge(animation, by: interval, completions, at: time, in: environment) { return }
    if last.isEndless {
      // What never ends can't be waited for: the new animation begins where the value is shown now.
      let shown = offset(at: time, in: environment, clock)
      stop(clock)
      first = MotionRun(animation, by: interval - shown, from: time, completions)
      return
    }
    last.next = MotionRun(animation, by: interval, from: time, completions)
  }

  /// The distance of what is shown from the end. Animations that are over are taken out.
  func offset(at time: TimeInterval, in environment: EnvironmentValues, _ clock: FrameClock) -> Data {
    // Mostly there's one, which needs no sum.
    if let run = first, run.next == nil {
      if let value = run.value(at: time, in: environment, clock) { return value - run.interval }
      first = nil
      clock.release(run.completions)
      return .zero
    }
    var sum = Data.zero
    var before: MotionRun<Data>?
    var rest = first
    while let run = rest {
      rest = run.next
      if let value = run.value(at: time, in: environment, clock) {
        sum += value
        sum -= run.interval
        before = run
        continue
      }
      if let before { before.next = rest } else { first = rest }
      clock.release(run.completions)
    }
    return sum
  }

  /// The next instant at which an animation ends, or counts as over; where that isn't known, the next frame.
  func nextEnd(after time: TimeInterval) -> TimeInterval {
    var next = TimeInterval.infinity
    var rest = first
    while let run = rest {
      rest = run.next
      next = min(next, run.nextEnd(after: time))
    }
    return next
  }

  /// Ends all animations where they are.
  func stop(_ clock: FrameClock) {
    var rest = first
    first = nil
    while let run = rest {
      rest = run.next
      clock.release(run.completions)
    }
  }
}

/// One of the animations of a vector.
private final class MotionRun<Data: VectorArithmetic> {
  @exclusivity(unchecked) private var animation: Animation
  /// The difference from the value before to the value after.
  @exclusivity(unchecked) private(set) var interval: Data
  private let start: TimeInterval
  @exclusivity(unchecked) private var state = AnimationState<Data>()
  @exclusivity(unchecked) private(set) var completions: [AnimationCompletion]
  @exclusivity(unchecked) private var isLogicallyComplete = false
  /// The duration that the animation gives: asked for at each frame, and found out by its type.
  @exclusivity(unchecked) private var length: TimeInterval?
  @exclusivity(unchecked) var next: MotionRun?

  init(_ animation: Animation, by interval: Data, from start: TimeInterval, _ completions: [AnimationCompletion]) {
    self.animation = animation
    self.interval = interval
    self.start = start
    self.completions = completions
    length = animation.nextEnd(isLogicallyComplete: false)
  }

  /// The list may be long, so that it's taken apart one after another.
  deinit {
    var rest = next
    next = nil
    while isKnownUniquelyReferenced(&rest), let run = rest {
      rest = run.next
      run.next = nil
    }
  }

  var isEndless: Bool { animation.isEndless }

  /// Goes on as the next animation does, if that takes over.
  func merge(
    _ other: Animation, by more: Data, _ completions: [AnimationCompletion], at time: TimeInterval,
    in environment: EnvironmentValues
  ) -> Bool {
    var context = AnimationContext(state: state, environment: environment)
    guard other.shouldMerge(previous: animation, value: interval, time: time - start, context: &context) else {
      return false
    }
    animation = other
    state = context.state
    interval += more
    self.completions += completions
    isLogicallyComplete = false
    length = animation.nextEnd(isLogicallyComplete: false)
    return true
  }

  /// How far of the interval it has come; nil where it's over.
  func value(at time: TimeInterval, in environment: EnvironmentValues, _ clock: FrameClock) -> Data? {
    var context = AnimationContext(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    guard let value = animation.animate(value: interval, time: time - start, context: &context) else { return nil }
    state = context.state
    if context.isLogicallyComplete, !isLogicallyComplete { completeLogically(clock) }
    return value
  }

  private func completeLogically(_ clock: FrameClock) {
    isLogicallyComplete = true
    length = animation.nextEnd(isLogicallyComplete: true)
    let done = completions.filter { $0.criteria == .logicallyComplete }
    completions.removeAll { $0.criteria == .logicallyComplete }
    clock.release(done)
  }

  func nextEnd(after time: TimeInterval) -> TimeInterval {
    guard let length else { return time + FrameClock.frame }
    // Rounding may leave an animation a little to go.
    return max(start + length, time + 1e-6)
  }
}
