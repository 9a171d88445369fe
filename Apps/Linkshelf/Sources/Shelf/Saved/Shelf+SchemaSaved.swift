// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// The step that brings pages that a browser saved: how a version was made, and files that wait to become one.
  static func addSavedPages(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE snapshot ADD COLUMN origin TEXT NOT NULL DEFAULT '';
        ALTER TABLE snapshot ADD COLUMN savedAt INTEGER;
        CREATE TABLE savedPage (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
          hash TEXT NOT NULL,
          name TEXT NOT NULL DEFAULT '',
          savedAt INTEGER NOT NULL
        );
        CREATE INDEX savedPageLink ON savedPage (link, id);
        CREATE INDEX savedPageHash ON savedPage (hash);
        """)
  }
}
