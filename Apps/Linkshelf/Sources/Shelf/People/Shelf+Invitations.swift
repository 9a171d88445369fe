// SPDX-License-Identifier: Apache-2.0
import GRDB

/// Invitations, and the addresses by which a password is set anew. Only the hash of a key is kept.
extension Shelf {
  /// How long an invitation is good, in seconds.
  public static let invitationSeconds = 7 * 86_400.0
  private static let mostInvitations = 100

  /// Makes an invitation and gives its key, which can't be shown again.
  ///
  /// - Parameter maker: has to be a manager at this moment.
  public func invite(_ role: PersonRole, note: String, by maker: Account) async throws -> (Invitation, key: String) {
    try await makeInvitation(role, note, account: nil, maker)
  }

  /// Makes the key by which a person chooses a new password, and gives it. An earlier one ends.
  public func invitePassword(of id: Int64, by maker: Account) async throws -> (Invitation, key: String) {
    try await makeInvitation(.member, "", account: id, maker)
  }

  private func makeInvitation(_ role: PersonRole, _ note: String, account: Int64?, _ maker: Account) async throws -> (
    Invitation, key: String
  ) {
    let key = Self.randomToken()
    let note = Self.clean(String(note.prefix(200)), "note")
    let now = clock()
    let made = try await pool.write { db -> Invitation in
      guard try Self.people(db, where: "id = ? AND role = 'manager' AND leavingAt IS NULL", [maker.id]).count == 1
      else { throw ShelfError(.invalid, "Only a manager invites.") }
      try db.execute(sql: "DELETE FROM invitation WHERE until <= ?", arguments: [now])
      if let account {
        guard try Self.people(db, where: "id = ? AND leavingAt IS NULL", [account]).count == 1 else {
          throw ShelfError(.notFound, "There's no such person.")
        }
        try db.execute(sql: "DELETE FROM invitation WHERE account = ?", arguments: [account])
      }
      let count = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM invitation") ?? 0
      guard count < Self.mostInvitations else {
        throw ShelfError(.full, "There are \(Self.mostInvitations) open invitations already. Revoke one first.")
      }
      try db.execute(
        sql:
          "INSERT INTO invitation (hash, role, note, account, madeBy, createdAt, until) VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          Self.hash(key), role.rawValue, note, account, maker.id, now, now.adding(seconds: Self.invitationSeconds),
        ])
      guard let made = try Self.invitations(db, where: "id = ?", [db.lastInsertedRowID]).first else {
        throw ShelfError(.damaged, "The invitation wasn't kept.")
      }
      return made
    }
    return (made, key)
  }

  /// The invitations that are good now.
  public func invitations() async throws -> [Invitation] {
    let now = clock()
    return try await pool.read { try Self.invitations($0, where: "until > ?", [now]) }
  }

  /// The invitation of a key; nil where it's none, was used or revoked, or its time is over.
  public func invitation(key: String) async throws -> Invitation? {
    guard (1...100).contains(key.utf8.count) else { return nil }
    let now = clock()
    return try await pool.read {
      try Self.invitations($0, where: "hash = ? AND until > ?", [Self.hash(key), now]).first
    }
  }

  private static func invitations(_ db: Database, where condition: String, _ arguments: StatementArguments) throws
    -> [Invitation]
  {
    try Row.fetchAll(db, sql: "SELECT * FROM invitation WHERE \(condition) ORDER BY id", arguments: arguments).map {
      Invitation(
        id: $0["id"], role: PersonRole(rawValue: $0["role"]) ?? .guest, note: $0["note"], account: $0["account"],
        madeBy: $0["madeBy"], createdAt: Moment(milliseconds: $0["createdAt"]),
        until: Moment(milliseconds: $0["until"]))
    }
  }

  /// - Throws: where there's no such invitation.
  public func revokeInvitation(_ id: Int64) async throws {
    try await pool.write { db in
      try db.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [id])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no such invitation.") }
    }
  }

  /// Takes an invitation: it's used up in the transaction that makes the person, or sets the password.
  ///
  /// - Parameter name: the new person's; nobody asks for it where a password is set anew.
  public func accept(key: String, name: String, password: String) async throws -> Account {
    guard try await invitation(key: key) != nil else { throw Self.noInvitation }
    let name = Self.clean(String(name.prefix(100)), "name")
    try Self.check(password)
    let hash = try await PasswordHash.shared.make(password)
    let now = clock()
    return try await pool.write { db in
      guard let invitation = try Self.invitations(db, where: "hash = ? AND until > ?", [Self.hash(key), now]).first
      else { throw Self.noInvitation }
      try db.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [invitation.id])
      if let id = invitation.account {
        guard let person = try Self.people(db, where: "id = ? AND leavingAt IS NULL", [id]).first else {
          throw Self.noInvitation
        }
        try db.execute(sql: "UPDATE account SET password = ? WHERE id = ?", arguments: [hash, id])
        try db.execute(sql: "DELETE FROM session WHERE account = ?", arguments: [id])
        return person.account
      }
      return try Self.insertAccount(
        name, hash, invitation.role, store: invitation.role == .guest ? nil : Self.newStoreName(), now, db)
    }
  }

  private static let noInvitation = ShelfError(
    .notFound, "This invitation isn't good: it was used or revoked, or seven days have passed. Ask for another one.")

  /// Writes a new account down.
  static func insertAccount(
    _ name: String, _ hash: String, _ role: PersonRole, store: String?, _ now: Moment, _ db: Database
  ) throws -> Account {
    guard !name.isEmpty else { throw ShelfError(.invalid, "An account needs a name.") }
    guard try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM account") ?? 0 < mostPeople else {
      throw ShelfError(.full, "There are \(mostPeople) people already.")
    }
    if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE name = ?)", arguments: [name]) == true {
      throw ShelfError(.invalid, "There's an account “\(name)” already.")
    }
    try db.execute(
      sql: "INSERT INTO account (name, password, createdAt, role, store) VALUES (?, ?, ?, ?, ?)",
      arguments: [name, hash, now, role.rawValue, store])
    return Account(id: db.lastInsertedRowID, name: name, role: role, store: store)
  }
}
