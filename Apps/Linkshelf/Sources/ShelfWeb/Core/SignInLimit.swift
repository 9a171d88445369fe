// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// Counts wrong passwords, by sender and in all.
final class SignInLimit: Sendable {
  /// So many wrong ones within ``seconds`` close the door to a sender.
  static let wrongOnes = 5
  /// So many of all senders together close it to all.
  static let wrongOnesOfAll = 50
  static let seconds = 900.0
  private let wrong = Mutex<[String: [Moment]]>([:])

  /// How many seconds a sender has to wait; nil where it needn't.
  func wait(_ sender: String, now: Moment) -> Int? {
    wrong.withLock { wrong in
      let from = now.adding(seconds: -Self.seconds)
      for key in Array(wrong.keys) {
        wrong[key]?.removeAll { $0 < from }
        if wrong[key]?.isEmpty == true { wrong[key] = nil }
      }
      let mine = wrong[sender] ?? []
      let all = wrong.values.reduce(0) { $0 + $1.count }
      let oldest =
        mine.count >= Self.wrongOnes ? mine.min() : all >= Self.wrongOnesOfAll ? wrong.values.joined().min() : nil
      return oldest.map { max(1, Int(($0.milliseconds - from.milliseconds) / 1_000)) }
    }
  }

  func wasWrong(_ sender: String, now: Moment) { wrong.withLock { $0[sender, default: []].append(now) } }

  func wasRight(_ sender: String) { wrong.withLock { $0[sender] = nil } }
}
