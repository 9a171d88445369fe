// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// Counts how often a feed is read, and how often wrong keys are tried, by name within a stretch of time.
final class FeedLimit: Sendable {
  /// A feed is read so often within ``seconds``, …
  static let readings = 60
  /// … and a sender may send so many wrong keys.
  static let wrongOnes = 20
  static let seconds = 600.0
  /// So many names are remembered; then all is forgotten.
  private static let mostNames = 5_000

  private struct Count {
    var since: Moment
    var number: Int
  }
  private let counts = Mutex<[String: Count]>([:])

  /// Counts one more.
  ///
  /// - Returns: how many seconds to wait; nil where it's within the limit.
  func add(_ name: String, most: Int, now: Moment) -> Int? {
    counts.withLock { counts in
      if counts.count >= Self.mostNames { counts.removeAll() }
      var count = counts[name] ?? Count(since: now, number: 0)
      let end = count.since.adding(seconds: Self.seconds)
      if end <= now || count.since > now { count = Count(since: now, number: 0) }
      guard count.number < most else { return max(1, Int((end.milliseconds - now.milliseconds) / 1_000) + 1) }
      count.number += 1
      counts[name] = count
      return nil
    }
  }
}
