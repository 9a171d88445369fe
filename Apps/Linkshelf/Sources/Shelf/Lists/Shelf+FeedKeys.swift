// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A feed reader's right to read an account's lists, and articles where it's a key for books. It opens nothing else.
public struct FeedKey: Sendable, Identifiable, Hashable {
  public var id: Int64
  public var name: String
  /// Whether it opens the catalogue of books, and articles as books.
  public var readsBooks: Bool
  public var createdAt: Moment
  public var usedAt: Moment?
}

extension Shelf {
  private static let mostFeedKeys = 50

  /// Makes a key and gives it. Only its hash is kept, so it can't be shown again.
  public func makeFeedKey(_ name: String, readsBooks: Bool = false, for account: Account) async throws -> String {
    let name = Self.clean(String(name.prefix(100)), "name")
    guard !name.isEmpty else { throw ShelfError(.invalid, "A key for feeds needs a name.") }
    let key = Self.randomToken()
    let hash = Self.hash(key)
    let now = clock()
    try await pool.write { db in
      let count =
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM feedKey WHERE account = ?", arguments: [account.id]) ?? 0
      guard count < Self.mostFeedKeys else {
        throw ShelfError(.full, "An account has at most \(Self.mostFeedKeys) keys for feeds. Revoke one first.")
      }
      try db.execute(
        sql: "INSERT INTO feedKey (account, name, hash, createdAt, readsBooks) VALUES (?, ?, ?, ?, ?)",
        arguments: [account.id, name, hash, now, readsBooks])
    }
    return key
  }

  public func feedKeys(of account: Account) async throws -> [FeedKey] {
    try await pool.read { db in
      let sql = "SELECT * FROM feedKey WHERE account = ? ORDER BY createdAt, id"
      return try Row.fetchAll(db, sql: sql, arguments: [account.id]).map {
        FeedKey(
          id: $0["id"], name: $0["name"], readsBooks: try $0.read("readsBooks"), createdAt: try $0.read("createdAt"),
          usedAt: try $0.read("usedAt"))
      }
    }
  }

  public func revokeFeedKey(_ id: Int64, of account: Account) async throws {
    try await pool.write {
      try $0.execute(sql: "DELETE FROM feedKey WHERE id = ? AND account = ?", arguments: [id, account.id])
    }
  }

  /// Whose key it is; nil where it's none or was revoked.
  ///
  /// - Parameter books: only of a key that opens books.
  public func account(feedKey key: String, forBooks books: Bool = false) async throws -> Account? {
    guard (1...100).contains(key.utf8.count) else { return nil }
    let hash = Self.hash(key)
    let now = clock()
    let found = try await pool.read { db in
      try Row.fetchOne(
        db,
        sql: """
          SELECT \(Account.columns), feedKey.id AS key, feedKey.usedAt FROM feedKey
          JOIN account ON account.id = feedKey.account
          WHERE feedKey.hash = ? AND feedKey.readsBooks >= ? AND account.leavingAt IS NULL
          """, arguments: [hash, books]
      ).map { row in
        (account: Account(row), key: row["key"] as Int64, used: row["usedAt"] as Int64?)
      }
    }
    guard let found else { return nil }
    // Written once an hour at most, so that reading feeds writes nothing.
    if found.used.map({ Moment(milliseconds: $0) < now.adding(seconds: -3_600) }) ?? true {
      // A full disk keeps nobody from reading.
      try? await pool.write {
        try $0.execute(sql: "UPDATE feedKey SET usedAt = ? WHERE id = ?", arguments: [now, found.key])
      }
    }
    return found.account
  }
}
