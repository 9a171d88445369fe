// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// The numbers that a page of statistics has just shown, so that its pictures needn't count them again.
final class CountedStatistics: Sendable {
  /// For so many seconds.
  static let seconds = 60.0
  private static let most = 8

  private struct Counted {
    var at: Moment
    var value: ShelfStatistics
  }

  private let counted = Mutex<[String: Counted]>([:])

  func keep(_ value: ShelfStatistics, zone: String, now: Moment) {
    counted.withLock { counted in
      counted = counted.filter { $0.value.at > now.adding(seconds: -Self.seconds) }
      if counted.count >= Self.most { counted.removeAll() }
      counted[zone] = Counted(at: now, value: value)
    }
  }

  /// nil where they're older than ``seconds``.
  func recent(zone: String, now: Moment) -> ShelfStatistics? {
    counted.withLock { counted in
      guard let found = counted[zone], found.at > now.adding(seconds: -Self.seconds) else { return nil }
      return found.value
    }
  }
}
