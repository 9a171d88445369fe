// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Animation {
  /// True if it never comes to an end by itself.
  var isEndless: Bool {
    switch base {
    case let repeated as RepeatedAnimation: repeated.count == nil || repeated.base.isEndless
    case let delayed as DelayedAnimation: delayed.base.isEndless
    case let scaled as ScaledTimeAnimation: scaled.base.isEndless || scaled.speed <= 0
    case let logical as LogicallyCompleteAnimation: logical.base.isEndless
    default: false
    }
  }

  /// The duration in seconds, whatever is animated; nil if that depends on the value, or isn't known.
  var fixedDuration: TimeInterval? {
    switch base {
    case let curve as CurveAnimation: max(0, curve.duration)
    case let delayed as DelayedAnimation: delayed.base.fixedDuration.map { $0 + max(0, delayed.delay) }
    case let scaled as ScaledTimeAnimation where scaled.speed > 0: scaled.base.fixedDuration.map { $0 / scaled.speed }
    case let logical as LogicallyCompleteAnimation: logical.base.fixedDuration
    case let repeated as RepeatedAnimation:
      repeated.count.flatMap { count in repeated.base.fixedDuration.map { $0 * Double(count) } }
    default: nil
    }
  }

  /// The seconds until it ends, or counts as over; ∞ is never, nil is unknown.
  func nextEnd(isLogicallyComplete: Bool) -> TimeInterval? {
    if case let logical as LogicallyCompleteAnimation = base, !isLogicallyComplete { return max(0, logical.duration) }
    if let fixedDuration { return fixedDuration }
    return isEndless && repeatsFixedDuration ? .infinity : nil
  }

  /// True if what is repeated takes a known time, so that it needn't be looked at frame by frame.
  private var repeatsFixedDuration: Bool {
    switch base {
    case let repeated as RepeatedAnimation: repeated.base.fixedDuration != nil
    case let delayed as DelayedAnimation: delayed.base.repeatsFixedDuration
    case let scaled as ScaledTimeAnimation: scaled.base.repeatsFixedDuration
    case let logical as LogicallyCompleteAnimation: logical.base.repeatsFixedDuration
    default: false
    }
  }
}
