// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Who shares which list with whom. All of this is asked of the first store.
extension Shelf {
  private static let mostShares = 500

  /// Shares a list with a person, or changes what they may do there.
  public func share(
    _ list: LinkList, of owner: Account, with reader: Int64, mayChange: Bool, showsNotes: Bool,
    showsOwnVersions: Bool = false
  ) async throws -> ListShare {
    let now = clock()
    guard !SearchParser.parse(list.query, now: now, timeZone: .gmt).term.asksForBin else {
      throw ShelfError(.invalid, "This list shows what lies in the bin. Such a list can't be shared.")
    }
    return try await pool.write { db in
      guard let person = try Self.people(db, where: "id = ? AND leavingAt IS NULL", [reader]).first else {
        throw ShelfError(.notFound, "There's no such person.")
      }
      guard person.account.store != owner.store else {
        throw ShelfError(.invalid, "“\(person.account.name)” sees this shelf anyway.")
      }
      let count = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM listShare WHERE owner = ?", arguments: [owner.id])
      guard count ?? 0 < Self.mostShares else {
        throw ShelfError(.full, "A person shares lists \(Self.mostShares) times at most. End one first.")
      }
      try db.execute(
        sql: """
          INSERT INTO listShare (owner, list, title, reader, mayChange, showsNotes, showsOwnVersions, createdAt)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (owner, list, reader) DO UPDATE SET mayChange = excluded.mayChange, showsNotes = excluded.showsNotes,
          showsOwnVersions = excluded.showsOwnVersions, title = excluded.title
          """,
        arguments: [owner.id, list.id, list.shownTitle, reader, mayChange, showsNotes, showsOwnVersions, now])
      let found = try Self.shares(
        db, "listShare.owner = ? AND list = ? AND reader = ?", [owner.id, list.id, reader])
      guard let share = found.first else { throw ShelfError(.damaged, "The share wasn't kept.") }
      return share
    }
  }

  /// What others share with a person.
  public func shares(with reader: Account) async throws -> [ListShare] {
    try await pool.read { try Self.shares($0, "listShare.reader = ?", [reader.id]) }
  }

  /// What is shared out of a store: by its owner, or by all who have the first store together.
  public func shares(ofStore store: String, list: Int64? = nil) async throws -> [ListShare] {
    try await pool.read { db in
      guard let list else { return try Self.shares(db, "owner.store = ?", [store]) }
      return try Self.shares(db, "owner.store = ? AND list = ?", [store, list])
    }
  }

  public func listShare(_ id: Int64) async throws -> ListShare? {
    try await pool.read { try Self.shares($0, "listShare.id = ?", [id]).first }
  }

  /// - Parameter store: that of the list.
  /// - Throws: where there's no such share.
  public func endShare(_ id: Int64, ofStore store: String) async throws {
    try await pool.write { db in
      try db.execute(
        sql: "DELETE FROM listShare WHERE id = ? AND owner IN (SELECT id FROM account WHERE store = ?)",
        arguments: [id, store])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no such share.") }
    }
  }

  /// Keeps the title that a list has now, for those with whom it's shared.
  public func retitle(shares: [ListShare], _ title: String) async throws {
    let ids = shares.filter { $0.title != title }.map(\.id)
    guard !ids.isEmpty else { return }
    try await pool.write { db in
      for id in ids { try db.execute(sql: "UPDATE listShare SET title = ? WHERE id = ?", arguments: [title, id]) }
    }
  }

  private static func shares(_ db: Database, _ condition: String, _ arguments: StatementArguments) throws
    -> [ListShare]
  {
    try Row.fetchAll(
      db,
      sql: """
        SELECT listShare.*, owner.name AS ownerName, owner.role AS ownerRole, owner.store AS ownerStore,
        reader.name AS readerName, reader.role AS readerRole, reader.store AS readerStore FROM listShare
        JOIN account owner ON owner.id = listShare.owner JOIN account reader ON reader.id = listShare.reader
        WHERE \(condition) AND owner.leavingAt IS NULL AND reader.leavingAt IS NULL ORDER BY owner.name, listShare.id
        """, arguments: arguments
    ).map { row in
      func account(_ name: String) -> Account {
        let role = PersonRole(rawValue: row[name + "Role"]) ?? .guest
        return Account(
          id: row[name], name: row[name + "Name"], role: role, store: role == .guest ? nil : row[name + "Store"])
      }
      return ListShare(
        id: row["id"], owner: account("owner"), list: row["list"], title: row["title"], reader: account("reader"),
        mayChange: row["mayChange"], showsNotes: row["showsNotes"], showsOwnVersions: row["showsOwnVersions"],
        createdAt: Moment(milliseconds: row["createdAt"]))
    }
  }
}
