// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// Counts tries of passwords, by sender and in all. A try counts before it's looked at, so that many at once gain nothing.
final class SignInLimit: Sendable {
  /// So many wrong ones within ``seconds`` close the door to a sender.
  static let wrongOnes = 5
  /// So many of all senders together close it to all.
  static let wrongOnesOfAll = 50
  static let seconds = 900.0
  private let tries = Mutex<[String: [Moment]]>([:])

  /// Counts a try.
  ///
  /// - Returns: how many seconds the sender has to wait; nil where the password may be looked at.
  func attempt(_ sender: String, now: Moment) -> Int? {
    tries.withLock { tries in
      let from = now.adding(seconds: -Self.seconds)
      for key in Array(tries.keys) {
        tries[key]?.removeAll { $0 < from }
        if tries[key]?.isEmpty == true { tries[key] = nil }
      }
      let mine = tries[sender] ?? []
      let all = tries.values.reduce(0) { $0 + $1.count }
      let oldest =
        mine.count >= Self.wrongOnes
        ? mine.min() : all >= Self.wrongOnesOfAll ? tries.values.joined().min() : nil
      if let oldest { return max(1, Int((oldest.milliseconds - from.milliseconds) / 1_000)) }
      tries[sender, default: []].append(now)
      return nil
    }
  }

  /// Forgets a sender's tries, after the right password.
  func wasRight(_ sender: String) { tries.withLock { $0[sender] = nil } }
}
