// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// Makes an account's key for feeds, which ends the one before. Only its hash is kept, so it can't be shown again.
  public func makeFeedKey(for account: Account) async throws -> String {
    let key = Self.randomToken()
    let now = clock()
    try await pool.write {
      try $0.execute(
        sql: "INSERT OR REPLACE INTO feedKey (account, hash, createdAt) VALUES (?, ?, ?)",
        arguments: [account.id, Self.hash(key), now])
    }
    return key
  }

  /// When an account's key was made; nil where it has none.
  public func feedKeyMade(by account: Account) async throws -> Moment? {
    try await pool.read {
      try Moment.fetchOne($0, sql: "SELECT createdAt FROM feedKey WHERE account = ?", arguments: [account.id])
    }
  }

  public func revokeFeedKey(of account: Account) async throws {
    try await writeFromReserve {
      try $0.execute(sql: "DELETE FROM feedKey WHERE account = ?", arguments: [account.id])
    }
  }

  /// Whose key for feeds it is; nil where it's none.
  public func account(feedKey key: String) async throws -> Account? {
    guard key.utf8.count <= 100 else { return nil }
    let hash = Self.hash(key)
    return try await pool.read {
      try Account.fetchOne(
        $0,
        sql: "SELECT account.id, account.name FROM feedKey JOIN account ON account.id = feedKey.account WHERE hash = ?",
        arguments: [hash])
    }
  }
}
