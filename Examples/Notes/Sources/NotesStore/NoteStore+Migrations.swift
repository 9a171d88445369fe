// SPDX-License-Identifier: Apache-2.0
import GRDB

extension NoteStore {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notes") { db in
      try db.create(table: "note") { t in
        t.autoIncrementedPrimaryKey("id")
        t.column("title", .text).notNull().defaults(to: "")
        t.column("isPinned", .boolean).notNull().defaults(to: false)
        t.column("position", .integer).notNull()
        t.column("created", .datetime).notNull()
        t.column("modified", .datetime).notNull()
        t.column("revision", .integer).notNull().defaults(to: 0)
        // Before the body, so that a list reads no page of a long one.
        t.column("snippet", .text).generatedAs(sql: "substr(body, 1, 240)", .stored)
        // What a note is called by, for sorting.
        t.column("heading", .text).collate(.nocase)
          .generatedAs(sql: "CASE WHEN title = '' THEN substr(body, 1, 80) ELSE title END", .stored)
        t.column("body", .text).notNull().defaults(to: "")
      }
      // One for each order: a page of the list is read from an index, and nothing is sorted.
      for column in ["position", "modified", "created", "heading"] {
        try db.create(index: "note_\(column)", on: "note", columns: ["isPinned", column])
      }
    }
    migrator.registerMigration("tags") { db in
      try db.create(table: "tag") { t in
        t.autoIncrementedPrimaryKey("id")
        t.column("name", .text).notNull().unique().collate(.nocase)
      }
      // With row ids: SQLite tells nobody of changes in a table without.
      try db.create(table: "noteTag") { t in
        t.primaryKey {
          t.belongsTo("note", onDelete: .cascade)
          t.belongsTo("tag", onDelete: .cascade)
        }
      }
    }
    migrator.registerMigration("kept texts") { db in
      try db.create(table: "keptText") { t in
        t.autoIncrementedPrimaryKey("id")
        t.belongsTo("note", onDelete: .cascade).notNull()
        t.column("title", .text).notNull()
        t.column("body", .text).notNull()
        t.column("date", .datetime).notNull()
      }
    }
    migrator.registerMigration("search") { db in
      // A SQLite without FTS5 searches by LIKE instead.
      guard try NoteStore.hasFTS5(db) else { return }
      try db.create(virtualTable: "noteSearch", using: FTS5()) { t in
        t.content = "note"
        t.contentRowID = "id"
        t.tokenizer = .unicode61(diacritics: .remove)
        t.prefixes = [2, 3]
        t.column("title")
        t.column("body")
      }
      // Not `synchronize(withTable:)`, whose triggers would index a note again when it's moved or pinned.
      let remove =
        "INSERT INTO noteSearch (noteSearch, rowid, title, body) VALUES ('delete', old.id, old.title, old.body);"
      let insert = "INSERT INTO noteSearch (rowid, title, body) VALUES (new.id, new.title, new.body);"
      try db.execute(
        sql: """
          INSERT INTO noteSearch (noteSearch) VALUES ('rebuild');
          CREATE TRIGGER noteSearch_insert AFTER INSERT ON note BEGIN \(insert) END;
          CREATE TRIGGER noteSearch_delete AFTER DELETE ON note BEGIN \(remove) END;
          CREATE TRIGGER noteSearch_update AFTER UPDATE OF title, body ON note BEGIN \(remove) \(insert) END;
          """)
    }
    return migrator
  }

  static func hasFTS5(_ db: Database) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT sqlite_compileoption_used('ENABLE_FTS5')") ?? false
  }
}
