// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value's way through keyframes: for each the value it starts with, the one it ends with, and how it gets there.
public struct _KeyframePath<Value: Animatable> {
  /// The way from a keyframe to the next.
  struct Segment {
    let duration: TimeInterval
    let end: Value
    /// The value's animated part after some seconds.
    let value: (TimeInterval) -> Value.AnimatableData
    /// The value's change in a second at the end.
    let endVelocity: Value.AnimatableData
  }

  let start: Value
  private(set) var segments: [Segment] = []
  /// Set by a cubic keyframe: it's drawn when its follower is known.
  private var pending: Cubic?

  private struct Cubic {
    let from: Value
    let to: Value
    let duration: TimeInterval
    let startVelocity: Value.AnimatableData
    let endVelocity: Value.AnimatableData?
  }

  init(start: Value) { self.start = start }

  private var end: Value { segments.last?.end ?? start }
  private var velocity: Value.AnimatableData { segments.last?.endVelocity ?? .zero }

  var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  mutating func move(to value: Value) {
    finish(followedBy: nil)
    segments.append(Segment(duration: 0, end: value, value: { _ in value.animatableData }, endVelocity: .zero))
  }

  mutating func line(to value: Value, duration: TimeInterval, curve: UnitCurve) {
    finish(followedBy: (value, duration), startingWith: curve.velocity(at: 0))
    let duration = usable(duration)
    let (from, to) = (end.animatableData, value.animatableData)
    let change = to - from
    segments.append(
      Segment(
        duration: duration, end: value,
        value: { time in
          from + change.scaled(by: duration > 0 ? curve.value(at: min(1, max(0, time / duration))) : 1)
        },
        endVelocity: duration > 0 ? change.scaled(by: curve.velocity(at: 1) / duration) : .zero))
  }

  mutating func spring(
    to value: Value, duration: TimeInterval?, spring: Spring, startVelocity: Value.AnimatableData?
  ) {
    finish(followedBy: (value, duration ?? spring.duration))
    let (from, to) = (end.animatableData, value.animatableData)
    let change = to - from
    let initial = startVelocity ?? velocity
    // What is cut off ends where it has come to (recorded on macOS 27).
    var end = value
    if let duration {
      end.animatableData = from + spring.value(target: change, initialVelocity: initial, time: usable(duration))
    }
    let duration = usable(duration ?? spring.settlingDuration)
    segments.append(
      Segment(
        duration: duration, end: end,
        value: { time in from + spring.value(target: change, initialVelocity: initial, time: time) },
        endVelocity: spring.velocity(target: change, initialVelocity: initial, time: duration)))
  }

  mutating func cubic(
    to value: Value, duration: TimeInterval, startVelocity: Value.AnimatableData?,
    endVelocity: Value.AnimatableData?
  ) {
    finish(followedBy: (value, duration))
    pending = Cubic(
      from: end, to: value, duration: usable(duration), startVelocity: startVelocity ?? velocity,
      endVelocity: endVelocity)
  }

  /// Draws a cubic keyframe: unless it says so itself, it passes its end as fast as a linear keyframe begins that follows,
  /// else as the way to both neighbours is on average, and stands still at the last.
  ///
  /// - Parameter speed: how fast what follows begins, 1 being its average.
  mutating func finish(followedBy next: (value: Value, duration: TimeInterval)?, startingWith speed: Double? = nil) {
    guard let cubic = pending else { return }
    pending = nil
    let (p0, p1, d) = (cubic.from.animatableData, cubic.to.animatableData, cubic.duration)
    var last = Value.AnimatableData.zero
    if let own = cubic.endVelocity {
      last = own
    } else if let next, let speed, speed.isFinite, usable(next.duration) > 0 {
      last = (next.value.animatableData - p1).scaled(by: speed / usable(next.duration))
    } else if let next, d + usable(next.duration) > 0 {
      last = (next.value.animatableData - p0).scaled(by: 1 / (d + usable(next.duration)))
    }
    let (m0, m1) = (cubic.startVelocity.scaled(by: d), last.scaled(by: d))
    segments.append(
      Segment(
        duration: d, end: cubic.to,
        value: { time in
          let t = d > 0 ? min(1, max(0, time / d)) : 1
          let (t2, t3) = (t * t, t * t * t)
          return p0.scaled(by: 2 * t3 - 3 * t2 + 1) + m0.scaled(by: t3 - 2 * t2 + t) + p1.scaled(by: 3 * t2 - 2 * t3)
            + m1.scaled(by: t3 - t2)
        },
        endVelocity: last))
  }

  private func usable(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? max(0, min(duration, 1e9)) : 0
  }

  /// The value after some seconds.
  func value(at time: TimeInterval) -> Value {
    var rest = time.isNaN ? 0 : max(0, time)
    var value = start
    for segment in segments {
      if rest < segment.duration {
        value.animatableData = segment.value(rest)
        return value
      }
      rest -= segment.duration
      value = segment.end
    }
    return value
  }
}
