// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import GRDB

/// A person who signs in.
public struct Account: Hashable, Sendable, Identifiable {
  public var id: Int64
  public var name: String
  public var role: PersonRole
  /// The name of the store that is theirs: empty for the first one, nil for guests, who have none.
  public var store: String?

  /// The columns that the initializer takes.
  static let columns = "account.id, account.name, account.role, account.store"

  init(id: Int64, name: String, role: PersonRole, store: String?) {
    (self.id, self.name, self.role, self.store) = (id, name, role, store)
  }

  init(_ row: Row) {
    let role = PersonRole(rawValue: row["role"]) ?? .guest
    // A guest has no store, whatever the row says.
    self.init(id: row["id"], name: row["name"], role: role, store: role == .guest ? nil : row["store"])
  }
}

/// A program's right to use the API.
public struct AccessToken: Sendable, Identifiable {
  public enum Scope: String, Sendable, CaseIterable { case read, add, change, manage, work }

  public var id: Int64
  public var account: Account
  public var name: String
  public var scopes: Set<Scope>
  public var createdAt: Moment
  public var usedAt: Moment?
}

extension Shelf {
  public static let shortestPassword = 12
  /// A session that nobody used for so long ends, in seconds.
  static let sessionSeconds = 90.0 * 86_400
  private static let mostTokens = 100

  public func hasAccount() async throws -> Bool {
    try await pool.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM account)") ?? false }
  }

  /// Makes an account.
  ///
  /// - Parameters:
  ///   - isFirst: Only where there's none yet, so that two visitors at the first start can't both have one.
  ///   - role: that of all but the first one, who manages.
  ///   - sharesFirst: Whether it's another name for the first shelf, in place of a shelf of its own.
  public func makeAccount(
    _ name: String, password: String, isFirst: Bool, role: PersonRole = .member, sharesFirst: Bool = false
  ) async throws -> Account {
    let name = Self.clean(String(name.prefix(100)), "name")
    guard !name.isEmpty else { throw ShelfError(.invalid, "An account needs a name.") }
    try Self.check(password)
    let hash = try await PasswordHash.shared.make(password)
    let now = clock()
    return try await pool.write { db in
      if isFirst, try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM account)") == true {
        throw ShelfError(.invalid, "This shelf has an account already. Sign in.")
      }
      let isTheFirst = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM account)") != true
      let store = isTheFirst || sharesFirst ? "" : role == .guest ? nil : Self.newStoreName()
      return try Self.insertAccount(name, hash, isTheFirst ? .manager : role, store: store, now, db)
    }
  }

  /// Sets another password, and ends all sessions but one.
  public func setPassword(of name: String, _ password: String, keeping session: String? = nil) async throws {
    try Self.check(password)
    let hash = try await PasswordHash.shared.make(password)
    try await pool.write { db in
      try db.execute(
        sql: "UPDATE account SET password = ? WHERE name = ? AND leavingAt IS NULL", arguments: [hash, name])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no account “\(name)”.") }
      try db.execute(
        sql: "DELETE FROM session WHERE account = (SELECT id FROM account WHERE name = ?) AND hash <> ?",
        arguments: [name, session.map(Self.hash) ?? ""])
    }
  }

  static func check(_ password: String) throws {
    guard password.count >= shortestPassword else {
      throw ShelfError(.invalid, "A password has at least \(shortestPassword) characters.")
    }
    guard password.utf8.count <= 1_000 else { throw ShelfError(.invalid, "A password has at most 1,000 bytes.") }
  }

  /// The account that a name and a password belong to; nil where they don't fit.
  public func account(_ name: String, password: String) async throws -> Account? {
    let found = try await pool.read { db in
      try Row.fetchOne(
        db, sql: "SELECT \(Account.columns), password FROM account WHERE name = ? AND leavingAt IS NULL",
        arguments: [name]
      ).map { (account: Account($0), hash: $0["password"] as String) }
    }
    // An unknown name takes as long as a wrong password.
    let hash = found?.hash ?? PasswordHash.ofNobody
    guard password.utf8.count <= 1_000, await PasswordHash.shared.fits(password, hash) else { return nil }
    return found?.account
  }

  // MARK: - Sessions

  /// A secret of 256 random bits, in letters that stand in addresses.
  public static func randomToken() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }.base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Only the hashes of secrets are kept.
  static func hash(_ token: String) -> String {
    SHA256.hash(data: Data(token.utf8)).hexadecimalDigits
  }

  /// Begins a session and gives its secret.
  public func beginSession(_ account: Account) async throws -> String {
    let token = Self.randomToken()
    let now = clock()
    try await writeFromReserve { db in
      try db.execute(
        sql: "DELETE FROM session WHERE usedAt < ?", arguments: [now.adding(seconds: -Self.sessionSeconds)])
      try db.execute(
        sql: "INSERT INTO session (hash, account, createdAt, usedAt) VALUES (?, ?, ?, ?)",
        arguments: [Self.hash(token), account.id, now, now])
    }
    return token
  }

  /// Whose session a secret is; nil where it's none.
  public func account(session token: String) async throws -> Account? {
    guard token.utf8.count <= 100 else { return nil }
    let hash = Self.hash(token)
    let now = clock()
    let found = try await pool.read { db in
      try Row.fetchOne(
        db,
        sql: """
          SELECT \(Account.columns), session.usedAt FROM session JOIN account ON account.id = session.account
          WHERE session.hash = ? AND account.leavingAt IS NULL
          """, arguments: [hash]
      ).map { (account: Account($0), usedAt: Moment(milliseconds: $0["usedAt"])) }
    }
    guard let found, found.usedAt > now.adding(seconds: -Self.sessionSeconds) else { return nil }
    // Written once a day at most, so that reading pages writes nothing.
    if found.usedAt < now.adding(seconds: -86_400) {
      // A full disk keeps nobody from reading.
      try? await pool.write {
        try $0.execute(sql: "UPDATE session SET usedAt = ? WHERE hash = ?", arguments: [now, hash])
      }
    }
    return found.account
  }

  public func endSession(_ token: String) async throws {
    let hash = Self.hash(token)
    try await pool.write { try $0.execute(sql: "DELETE FROM session WHERE hash = ?", arguments: [hash]) }
  }

  // MARK: - Tokens of programs

  /// Makes a token and gives it. Only its hash is kept, so it can't be shown again.
  public func makeToken(_ name: String, scopes: Set<AccessToken.Scope>, for account: Account) async throws -> String {
    let name = Self.clean(String(name.prefix(100)), "name")
    guard !name.isEmpty else { throw ShelfError(.invalid, "A token needs a name.") }
    guard !scopes.isEmpty else { throw ShelfError(.invalid, "A token needs at least one scope: read, add or change.") }
    for scope in [AccessToken.Scope.manage, .work] where scopes.contains(scope) && account.role != .manager {
      throw ShelfError(.invalid, "Only a manager's token has the scope “\(scope.rawValue)”.")
    }
    let token = "shelf_" + Self.randomToken()
    let hash = Self.hash(token)
    let now = clock()
    try await pool.write { db in
      let count =
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM apiToken WHERE account = ?", arguments: [account.id]) ?? 0
      guard count < Self.mostTokens else {
        throw ShelfError(.full, "An account has at most \(Self.mostTokens) tokens. Revoke one first.")
      }
      try db.execute(
        sql: "INSERT INTO apiToken (account, name, hash, scopes, createdAt) VALUES (?, ?, ?, ?, ?)",
        arguments: [account.id, name, hash, scopes.map(\.rawValue).sorted().joined(separator: " "), now])
    }
    return token
  }

  public func tokens(of account: Account) async throws -> [AccessToken] {
    try await pool.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM apiToken WHERE account = ? ORDER BY createdAt", arguments: [account.id])
        .map { Self.token($0, account) }
    }
  }

  public func revokeToken(_ id: Int64, of account: Account) async throws {
    try await pool.write {
      try $0.execute(sql: "DELETE FROM apiToken WHERE id = ? AND account = ?", arguments: [id, account.id])
    }
  }

  /// The token that a program sent; nil where it's none or was revoked.
  public func token(_ secret: String) async throws -> AccessToken? {
    guard secret.utf8.count <= 100 else { return nil }
    let hash = Self.hash(secret)
    let now = clock()
    let found = try await pool.read {
      try Row.fetchOne(
        $0,
        sql: """
          SELECT apiToken.*, account.id AS owner, account.name AS ownerName, account.role, account.store FROM apiToken
          JOIN account ON account.id = apiToken.account WHERE hash = ? AND account.leavingAt IS NULL
          """, arguments: [hash]
      ).map { row in
        let role = PersonRole(rawValue: row["role"]) ?? .guest
        let owner = Account(
          id: row["owner"], name: row["ownerName"], role: role, store: role == .guest ? nil : row["store"])
        return Self.token(row, owner)
      }
    }
    if let found, found.usedAt.map({ $0 < now.adding(seconds: -3_600) }) ?? true {
      // A full disk keeps nobody from reading.
      try? await pool.write {
        try $0.execute(sql: "UPDATE apiToken SET usedAt = ? WHERE id = ?", arguments: [now, found.id])
      }
    }
    return found
  }

  private static func token(_ row: Row, _ owner: Account) -> AccessToken {
    var scopes = (row["scopes"] as String).split(separator: " ").compactMap { AccessToken.Scope(rawValue: String($0)) }
    // Whoever doesn't manage any more has no token that does, nor one for workers.
    if owner.role != .manager { scopes.removeAll { $0 == .manage || $0 == .work } }
    return AccessToken(
      id: row["id"], account: owner, name: row["name"], scopes: Set(scopes),
      createdAt: Moment(milliseconds: row["createdAt"]),
      usedAt: (row["usedAt"] as Int64?).map { Moment(milliseconds: $0) })
  }

  /// A secret of the store's own, made at its first start: it signs what pages carry around.
  public func secret(_ name: String) async throws -> Data {
    let made = Self.randomToken()
    let kept = try await pool.write { db -> String in
      try db.execute(
        sql: "INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)", arguments: ["secret." + name, made])
      return try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: ["secret." + name])
        ?? made
    }
    return Data(kept.utf8)
  }
}
