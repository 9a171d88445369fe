// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// The people of a household. All of this is asked of the first store, which holds the accounts.
extension Shelf {
  static let mostPeople = 200
  /// The largest limit of one person, in MB: a petabyte.
  public static let largestLimitMB = 1_000_000_000

  /// Everybody, the eldest first. Those whose removal has begun are among them.
  public func people() async throws -> [Person] {
    try await pool.read { try Self.people($0, where: "1") }
  }

  public func person(_ id: Int64) async throws -> Person? {
    try await pool.read { try Self.people($0, where: "id = ? AND leavingAt IS NULL", [id]).first }
  }

  public func person(named name: String) async throws -> Person? {
    try await pool.read { try Self.people($0, where: "name = ? AND leavingAt IS NULL", [name]).first }
  }

  static func people(_ db: Database, where condition: String, _ arguments: StatementArguments = []) throws -> [Person] {
    try Row.fetchAll(db, sql: "SELECT * FROM account WHERE \(condition) ORDER BY id", arguments: arguments).map {
      Person(
        account: Account($0), createdAt: Moment(milliseconds: $0["createdAt"]), mostMB: $0["mostMB"],
        isLeaving: $0["leavingAt"] as Int64? != nil)
    }
  }

  /// Somebody whose store it is; nil where nobody has it.
  func owner(ofStore store: String) async throws -> Person? {
    try await pool.read { try Self.people($0, where: "store = ? AND leavingAt IS NULL", [store]).first }
  }

  /// The names of all stores but the first one.
  public func storeNames() async throws -> [String] {
    try await pool.read {
      try String.fetchAll(
        $0,
        sql: "SELECT DISTINCT store FROM account WHERE store <> '' AND leavingAt IS NULL ORDER BY store")
    }
  }

  /// Gives a person another role. Whoever becomes a guest has to have nothing, and whoever was one gets a shelf.
  ///
  /// - Throws: where nobody would be left who manages.
  public func setRole(_ role: PersonRole, of id: Int64) async throws {
    let store = Self.newStoreName()
    try await pool.write { db in
      guard let person = try Self.people(db, where: "id = ? AND leavingAt IS NULL", [id]).first else {
        throw ShelfError(.notFound, "There's no such person.")
      }
      let old = person.account
      guard old.role != role else { return }
      if old.role == .manager { try Self.checkOthersManage(than: id, db) }
      guard role != .guest else {
        throw ShelfError(.invalid, "“\(old.name)” has a shelf, and guests have none. Remove them and invite a guest.")
      }
      try db.execute(
        sql: "UPDATE account SET role = ?, store = COALESCE(store, ?) WHERE id = ?",
        arguments: [role.rawValue, store, id])
      if role != .manager {
        // What only managers may do ends with the role.
        try db.execute(sql: "DELETE FROM invitation WHERE madeBy = ?", arguments: [id])
      }
    }
  }

  /// Sets the most that a person's store may take.
  ///
  /// - Parameter megabytes: nil for no limit of its own.
  public func setLimit(_ megabytes: Int?, of id: Int64) async throws {
    if let megabytes, !(1...Self.largestLimitMB).contains(megabytes) {
      throw ShelfError(.invalid, "A limit is a number of MB from 1 to \(Self.largestLimitMB).")
    }
    try await pool.write { db in
      try db.execute(
        sql: "UPDATE account SET mostMB = ? WHERE id = ? AND leavingAt IS NULL", arguments: [megabytes, id])
      guard db.changesCount == 1 else { throw ShelfError(.notFound, "There's no such person.") }
    }
  }

  /// Gives somebody who shares the first store an empty one of their own. What is in the first one stays there.
  public func giveOwnStore(to id: Int64) async throws {
    let store = Self.newStoreName()
    try await pool.write { db in
      guard let person = try Self.people(db, where: "id = ? AND leavingAt IS NULL", [id]).first else {
        throw ShelfError(.notFound, "There's no such person.")
      }
      let sharers = try Self.people(db, where: "store = '' AND leavingAt IS NULL")
      guard person.account.store == "", sharers.count > 1, sharers.first?.id != id else {
        throw ShelfError(.invalid, "“\(person.account.name)” has a shelf of their own already.")
      }
      try db.execute(sql: "UPDATE account SET store = ? WHERE id = ?", arguments: [store, id])
      // A share names a list of the store that was left.
      try db.execute(sql: "DELETE FROM listShare WHERE owner = ?", arguments: [id])
    }
  }

  /// - Throws: where nobody else manages.
  static func checkOthersManage(than id: Int64, _ db: Database) throws {
    let others = "SELECT EXISTS (SELECT 1 FROM account WHERE role = 'manager' AND leavingAt IS NULL AND id <> ?)"
    guard try Bool.fetchOne(db, sql: others, arguments: [id]) == true else {
      throw ShelfError(.invalid, "Somebody has to manage this household. Make another person a manager first.")
    }
  }

  /// 80 random bits, as the name of a folder: letters and digits, so that it stands in addresses and tells nothing.
  static func newStoreName() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    return String((0..<16).map { _ in letters.randomElement() ?? "a" })
  }

  /// Whether a text has the form of a store's name.
  public static func isStoreName(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) }
  }
}
