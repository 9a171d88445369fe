// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// Deletes a link's versions beyond those that a person wants to keep. One in which a highlight was made stays.
  ///
  /// - Returns: the files that nothing may name any more; they're removed after the transaction.
  func retain(_ link: Link.ID, _ limits: SpaceLimits, _ db: Database) throws -> Set<String> {
    guard let most = limits.versions else { return [] }
    let old = try Int64.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT id FROM (SELECT id, number FROM snapshot WHERE link = ?1 ORDER BY number DESC LIMIT -1 OFFSET ?2)
          WHERE number NOT IN (SELECT version FROM highlight WHERE link = ?1)
          """), arguments: [link, most])
    return try delete(old, of: link, db)
  }

  /// Deletes versions of a link inside a transaction.
  ///
  /// - Returns: the files that nothing may name any more; they're removed after the transaction.
  func delete(_ snapshots: [Snapshot.ID], of link: Link.ID, _ db: Database) throws -> Set<String> {
    guard !snapshots.isEmpty else { return [] }
    var hashes: Set<String> = []
    let indexed = try Self.newestText(of: link, db)?.snapshot
    for id in snapshots {
      hashes.formUnion(
        try String.fetchAll(db.cachedStatement(sql: "SELECT hash FROM part WHERE snapshot = ?"), arguments: [id]))
      try db.run(sql: "DELETE FROM snapshot WHERE id = ?", arguments: [id])
    }
    // The small picture is the newest one's that is left.
    if let preview = try String.fetchOne(
      db.cachedStatement(sql: "SELECT preview FROM link WHERE id = ?"), arguments: [link])
    {
      hashes.insert(preview)
    }
    try db.run(
      sql: """
        UPDATE link SET preview = (
          SELECT part.hash FROM part JOIN snapshot ON snapshot.id = part.snapshot
          WHERE snapshot.link = link.id AND part.kind = 'preview' ORDER BY snapshot.number DESC LIMIT 1
        ) WHERE id = ?
        """, arguments: [link])
    // Searches look through the words of the newest version that has some.
    if let indexed, snapshots.contains(indexed) {
      var text = Data()
      if let hash = try Self.newestText(of: link, db)?.hash {
        // What can't be read isn't found, and the doctor says so.
        try? files.read(hash) { piece in
          text.append(contentsOf: piece)
          return text.count < Self.mostIndexed
        }
      }
      let words = String(decoding: text.prefix(Self.mostIndexed), as: UTF8.self)
      try db.run(sql: "UPDATE link SET words = ? WHERE id = ?", arguments: [Self.countWords(words), link])
      try indexBody(words, of: link, db)
    }
    try forget(hashes, db)
    return hashes
  }

  private static func newestText(of link: Link.ID, _ db: Database) throws -> (snapshot: Snapshot.ID, hash: String)? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT snapshot.id, part.hash FROM snapshot JOIN part ON part.snapshot = snapshot.id AND part.kind = 'text'
          WHERE snapshot.link = ? AND part.bytes > 0 ORDER BY snapshot.number DESC LIMIT 1
          """), arguments: [link]
    ).map { ($0[0], $0[1]) }
  }

  /// Throws where a link's versions take more than they may. A file that two of them have counts once.
  func checkQuota(of link: Link.ID, _ limits: SpaceLimits, _ db: Database) throws {
    guard let most = limits.linkMB.map({ Int64($0) * SpaceLimits.megabyte }) else { return }
    let bytes =
      try Int64.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT SUM(bytes) FROM file WHERE hash IN (
              SELECT part.hash FROM part JOIN snapshot ON snapshot.id = part.snapshot WHERE snapshot.link = ?)
            """), arguments: [link]) ?? 0
    guard bytes > most else { return }
    throw ShelfError(
      .overQuota,
      """
      With this version the link would take \(SpaceShortage.size(bytes)), and a link may take \(SpaceShortage.size(most)). \
      Delete versions of it, or change the limit on the page Settings or by “linkshelf space --link-mb”; then try again.
      """)
  }

  /// Deletes for good what has lain in the bin for longer than a person wants.
  ///
  /// - Returns: how many links were deleted; 0 where nothing is set.
  public func emptyOldBin() async throws -> Int {
    let now = clock()
    let before = try await pool.read { db -> Moment? in
      guard let days = try Self.limits(db).binDays else { return nil }
      let before = now.adding(seconds: -86_400 * Double(days))
      let isThere = try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM link WHERE binnedAt IS NOT NULL AND binnedAt < ?)"),
        arguments: [before])
      return isThere == true ? before : nil
    }
    guard let before else { return 0 }
    return try await deleteForGood(nil, before: before)
  }
}
