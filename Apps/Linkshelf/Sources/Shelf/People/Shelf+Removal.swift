// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A person goes in three steps, so that a program that ends in between can go on: all rights end at once and the account is marked; the
/// store's folder is deleted; the account is deleted.
extension Shelf {
  /// Ends all rights of a person, and marks the account for removal.
  ///
  /// - Throws: where nobody would be left who manages.
  public func beginRemoval(of id: Int64) async throws -> Account {
    let now = clock()
    return try await pool.write { db in
      // What is deleted is overwritten in the file.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      guard let person = try Self.people(db, where: "id = ? AND leavingAt IS NULL", [id]).first else {
        throw ShelfError(.notFound, "There's no such person.")
      }
      if person.account.role == .manager { try Self.checkOthersManage(than: id, db) }
      for table in ["session", "apiToken", "feedKey"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [id])
      }
      try db.execute(sql: "DELETE FROM invitation WHERE account = ? OR madeBy = ?", arguments: [id, id])
      try db.execute(sql: "DELETE FROM listShare WHERE owner = ? OR reader = ?", arguments: [id, id])
      try db.execute(sql: "UPDATE account SET leavingAt = ?, password = '' WHERE id = ?", arguments: [now, id])
      return person.account
    }
  }

  /// Those whose removal was begun, and the store that goes with each; nil where nothing does, since others use it.
  public func removals() async throws -> [(account: Account, store: String?)] {
    try await pool.read { db in
      try Self.people(db, where: "leavingAt IS NOT NULL").map { person in
        guard let store = person.account.store else { return (person.account, nil) }
        let isUsed = try Bool.fetchOne(
          db, sql: "SELECT EXISTS (SELECT 1 FROM account WHERE store = ? AND leavingAt IS NULL)", arguments: [store])
        return (person.account, isUsed == true ? nil : store)
      }
    }
  }

  /// Deletes the account of somebody whose store is gone.
  public func endRemoval(of id: Int64) async throws {
    try await pool.write { db in
      try db.execute(sql: "PRAGMA secure_delete = ON")
      try db.execute(
        sql: "DELETE FROM setting WHERE substr(name, 1, ?) = ?",
        arguments: ["account.\(id).".count, "account.\(id)."])
      try db.execute(sql: "DELETE FROM account WHERE id = ? AND leavingAt IS NOT NULL", arguments: [id])
    }
    // What was deleted doesn't wait in the log of changes.
    try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }

  /// Deletes everything that the first person kept. The first store itself stays, since it holds the others' accounts.
  public func emptyStore() async throws {
    try await pool.write { db in
      for table in ["job", "link", "tag", "savedSearch", "undoStep", "finding", "reindex", "file"] {
        try db.execute(sql: "DELETE FROM \(table)")
      }
      try db.execute(sql: "DELETE FROM fulltext")
      try db.execute(
        sql: """
          DELETE FROM setting WHERE name NOT LIKE 'secret.%' AND name NOT LIKE 'account.%' AND name NOT LIKE 'people.%';
          UPDATE fileTotal SET bytes = 0, files = 0;
          """)
      try Self.recount(db)
      try Self.recountParts(db)
    }
    try await pool.writeWithoutTransaction {
      try $0.execute(sql: "INSERT INTO fulltext (fulltext) VALUES ('optimize')")
      try $0.execute(sql: "INSERT INTO highlightText (highlightText) VALUES ('optimize')")
      try $0.execute(sql: "VACUUM")
      try $0.checkpoint(.truncate)
    }
    for file in files.all() { unlink(file.path) }
    for name in ["imports", "making", "cards", "differences", "logins.sqlite"] {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}
