// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// So many saved pages of one link wait at once.
  public static let mostSavedWaiting = 20

  /// Keeps a file that a browser saved, and puts the work of making a version of it into the queue.
  ///
  /// A visit of the page that waits in the queue is given up: it would show what strangers see.
  ///
  /// - Parameters:
  ///   - path: where the file lies. It's moved.
  ///   - savedAt: when it was saved; nil: now. A moment that is still to come counts as now.
  /// - Throws: `notFound` where there's no such link, or it lies in the bin; `full` where too many wait.
  @discardableResult
  public func keep(savedPage path: String, name: String, mediaType: String, savedAt: Moment?, for link: Link.ID)
    async throws -> SavedPageFile.ID
  {
    // Looked up first, so that a large file isn't kept for nothing.
    try await pool.read { try Self.checkRoomForSaved(link, $0) }
    let kept = try files.keep(path: path, mediaType: mediaType)
    let now = clock()
    do {
      return try await pool.write { [self] db in
        try Self.checkRoomForSaved(link, db)
        guard files.path(of: kept.hash) != nil else {
          throw ShelfError(.busy, "A file of the snapshot was removed while it was kept.")
        }
        try db.run(
          sql: "INSERT INTO savedPage (link, hash, name, savedAt) VALUES (?, ?, ?, ?)",
          arguments: [link, kept.hash, Self.clean(name, "title"), min(savedAt ?? now, now)])
        let id = db.lastInsertedRowID
        try count([kept.hash], db)
        try db.run(
          sql: "DELETE FROM job WHERE link = ? AND kind = 'snapshot' AND state IN ('waiting', 'failed')",
          arguments: [link])
        try enqueueSaved(link, db)
        return id
      }
    } catch {
      await removeLeft([kept.hash])
      throw error
    }
  }

  private static func checkRoomForSaved(_ link: Link.ID, _ db: Database) throws {
    guard
      try Bool.fetchOne(db.cachedStatement(sql: "SELECT binnedAt IS NULL FROM link WHERE id = ?"), arguments: [link])
        == true
    else {
      throw ShelfError(.notFound, "There's no link \(link).")
    }
    let waiting =
      try Int.fetchOne(db.cachedStatement(sql: "SELECT COUNT(*) FROM savedPage WHERE link = ?"), arguments: [link]) ?? 0
    guard waiting < mostSavedWaiting else {
      throw ShelfError(.full, "\(mostSavedWaiting) saved pages of this link wait already. Let the queue do them first.")
    }
  }

  /// The saved page of a link that waits for the longest; nil where none does.
  public func savedPage(of link: Link.ID) async throws -> SavedPageFile? {
    try await pool.read {
      try SavedPageFile.fetchOne(
        $0.cachedStatement(sql: "SELECT * FROM savedPage WHERE link = ? ORDER BY id LIMIT 1"), arguments: [link])
    }
  }

  /// Writes a kept file, as it was sent, to a path.
  public func write(_ saved: SavedPageFile, to path: String) throws {
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
    try files.read(saved.hash) { piece in
      try file.write(piece)
      return true
    }
  }

  /// Whether a link's newest version is of a file that a browser saved.
  ///
  /// Such a link is visited only when a person asks for it, and watching compares nothing.
  public func isSaved(_ link: Link.ID) async throws -> Bool { try await pool.read { try Self.isSaved(link, $0) } }

  static func isSaved(_ link: Link.ID, _ db: Database) throws -> Bool {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT origin FROM snapshot WHERE link = ? ORDER BY number DESC LIMIT 1"),
      arguments: [link]) == Snapshot.savedByBrowser
  }

  static func waitsForSaved(_ link: Link.ID, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM savedPage WHERE link = ?)"), arguments: [link]) ?? false
  }

  /// Puts the work into the queue where a saved page waits for it.
  func enqueueSaved(_ link: Link.ID, _ db: Database) throws {
    if try Self.waitsForSaved(link, db) { try enqueue(.saved, link, db) }
  }

  /// Forgets a saved page of which a version was made, in the transaction that keeps that.
  ///
  /// - Returns: the file, which is removed after the transaction.
  func finish(_ saved: SavedPageFile, _ db: Database) throws -> Set<String> {
    try db.run(sql: "DELETE FROM savedPage WHERE id = ?", arguments: [saved.id])
    try forget([saved.hash], db)
    try enqueueSaved(saved.link, db)
    return [saved.hash]
  }

  /// Forgets saved pages whose work was taken out of the queue. Those of links in the bin wait there.
  ///
  /// - Returns: their files, which are removed after the transaction.
  func dropGivenUp(_ db: Database) throws -> Set<String> {
    let givenUp = """
      FROM savedPage WHERE link NOT IN (SELECT id FROM link WHERE binnedAt IS NOT NULL)
      AND NOT EXISTS (
        SELECT 1 FROM job WHERE job.link = savedPage.link AND kind = 'saved' AND state IN ('waiting', 'running', 'failed'))
      """
    let hashes = Set(try String.fetchAll(db.cachedStatement(sql: "SELECT hash " + givenUp)))
    guard !hashes.isEmpty else { return [] }
    try db.run(sql: "DELETE " + givenUp)
    try forget(hashes, db)
    return hashes
  }
}
