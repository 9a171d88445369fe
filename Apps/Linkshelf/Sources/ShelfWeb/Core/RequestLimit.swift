// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// How much anybody without an account may ask for: each sender has a store of requests, which fills up with time.
final class RequestLimit: Sendable {
  /// The most at once, and what comes back in a minute.
  let perMinute: Int
  /// Beyond so many senders those are forgotten that have asked for nothing lately, or else all.
  static let mostSenders = 10_000

  private struct Store {
    var left: Double
    var at: Moment
  }

  private let stores = Mutex<[String: Store]>([:])

  init(perMinute: Int) { self.perMinute = perMinute }

  /// Counts a request.
  ///
  /// - Returns: how many seconds the sender has to wait; nil where it may be answered.
  func attempt(_ sender: String, now: Moment) -> Int? {
    let most = Double(perMinute)
    return stores.withLock { stores in
      if stores.count >= Self.mostSenders, stores[sender] == nil {
        let from = now.adding(seconds: -60)
        stores = stores.filter { $0.value.at > from }
        if stores.count >= Self.mostSenders { stores.removeAll() }
      }
      var store = stores[sender] ?? Store(left: most, at: now)
      let seconds = Double(max(0, now.milliseconds - store.at.milliseconds)) / 1_000
      store.left = min(most, store.left + seconds * most / 60)
      store.at = now
      defer { stores[sender] = store }
      guard store.left >= 1 else { return max(1, Int(((1 - store.left) * 60 / most).rounded(.up))) }
      store.left -= 1
      return nil
    }
  }
}
