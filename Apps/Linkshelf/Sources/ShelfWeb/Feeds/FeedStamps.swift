// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// Since when each feed has been as it is, for `Last-Modified`. What links say of their changes isn't enough: one that leaves a list changes it too.
final class FeedStamps: Sendable {
  /// Beyond so many feeds all are forgotten; readers load theirs once more then.
  static let most = 2_000

  private struct Stamp {
    var tag: String
    /// In whole seconds since 1970, as the header says it.
    var second: Int64
  }

  private let stamps = Mutex<[String: Stamp]>([:])

  /// The second since which a feed has its content.
  ///
  /// - Parameter tag: names the content. Another one gets a later second than the one before, even in the same second.
  func second(of feed: String, tag: String, now: Moment) -> Int64 {
    stamps.withLock { stamps in
      if let known = stamps[feed], known.tag == tag { return known.second }
      let second = max(now.milliseconds / 1_000, (stamps[feed]?.second ?? .min / 2) + 1)
      if stamps.count >= Self.most { stamps.removeAll() }
      stamps[feed] = Stamp(tag: tag, second: second)
      return second
    }
  }
}
