// SPDX-License-Identifier: Apache-2.0
import GRDB

/// What is shown beside every page.
public struct ShelfOverview: Sendable {
  public var places: ShelfCounts
  /// Without ``QueueCounts/doneLately``, which would have to be counted.
  public var queue: QueueCounts
  public var searches: [SavedSearch]
  /// The tags that most links have.
  public var tags: [Tag]
}

extension Shelf {
  /// Costs one reading of some rows, as counts are kept.
  ///
  /// - Parameter most: how many tags at most.
  public func overview(tags most: Int) async throws -> ShelfOverview {
    try await pool.read { db in
      ShelfOverview(
        places: try ShelfCounts(db), queue: try QueueCounts(db), searches: try Self.savedSearches(db),
        tags: try Self.mostUsedTags(most, db))
    }
  }
}
