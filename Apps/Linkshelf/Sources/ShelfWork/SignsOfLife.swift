// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// When each worker last said that it's there.
final class SignsOfLife: Sendable {
  private let last = Mutex<[Int: ContinuousClock.Instant]>([:])

  func give(_ worker: Int) { last.withLock { $0[worker] = .now } }

  func end(_ worker: Int) { last.withLock { $0[worker] = nil } }

  /// How many workers gave a sign in the last seconds.
  func count(within seconds: Double) -> Int {
    let now = ContinuousClock.now
    return last.withLock { $0.values.count { now - $0 <= .seconds(seconds) } }
  }
}
