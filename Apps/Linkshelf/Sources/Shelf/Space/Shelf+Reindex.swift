// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Bringing a link's words up to date splits its whole text again. Where many links change at once, that is done later, in short transactions.
extension Shelf {
  /// So many links are brought up to date in the transaction that changes them.
  static let indexedAtOnce = 50
  /// A transaction that works the rest off takes no more links than this, and begins no more after a tenth of a second.
  private static let indexedInOneStep = 50
  private static let longestStep = Duration.milliseconds(100)

  /// Brings links' words up to date: now where they're few, later where they're many.
  func bringUpToDate(_ links: some Collection<Link.ID>, _ db: Database) throws {
    if links.count <= Self.indexedAtOnce {
      for link in links { try index(link, db) }
    } else {
      let statement = try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO reindex (link) SELECT id FROM link WHERE id = ?")
      for link in links { try statement.execute(arguments: [link]) }
    }
  }

  /// Brings some of the links up to date whose words wait for that, in one short transaction.
  ///
  /// - Returns: how many were done; 0 where none waits.
  public func indexSomeWaiting() async throws -> Int {
    // A look first without the right to write, so that nobody waits for it.
    guard
      try await pool.read({ try Int64.fetchOne($0.cachedStatement(sql: "SELECT link FROM reindex LIMIT 1")) }) != nil
    else {
      return 0
    }
    return try await pool.write { [self] db in
      let begin = ContinuousClock.now
      var count = 0
      while count < Self.indexedInOneStep, ContinuousClock.now - begin < Self.longestStep,
        let link = try Int64.fetchOne(db.cachedStatement(sql: "SELECT link FROM reindex ORDER BY link LIMIT 1"))
      {
        try index(link, db)
        count += 1
      }
      return count
    }
  }

  /// Brings all links up to date whose words wait for that.
  @discardableResult
  public func indexAllWaiting() async throws -> Int {
    var all = 0
    while true {
      let count = try await indexSomeWaiting()
      if count == 0 { return all }
      all += count
    }
  }
}
