// SPDX-License-Identifier: Apache-2.0
import GRDB

/// The full-text index is a number of sorted parts; each writing adds one, and a search asks them all for each word.
extension Shelf {
  /// How many pages of 4 kB a step writes, about: 10 to 20 ms of work.
  private static let pagesInOneStep = 200

  /// Joins some of the full-text index's parts, in one short transaction.
  ///
  /// Two parts of one size are joined, so that few stay, and an index of N words writes each of them log N times in all.
  ///
  /// - Returns: whether there is more to do.
  public func mergeIndexStep() async throws -> Bool {
    try await pool.write { db in
      if try Int.fetchOne(db.cachedStatement(sql: "SELECT v FROM fulltext_config WHERE k = 'usermerge'")) != 2 {
        try db.run(sql: "INSERT INTO fulltext (fulltext, rank) VALUES ('usermerge', 2)")
      }
      let before = db.totalChangesCount
      try db.run(
        sql: "INSERT INTO fulltext (fulltext, rank) VALUES ('merge', ?)", arguments: [Self.pagesInOneStep])
      // The statement itself counts as one change.
      return db.totalChangesCount - before >= 2
    }
  }
}
