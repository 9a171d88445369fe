// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// The second step: the size of each named file with a running total, and the links whose words wait to be brought up to date.
  static func addSpace(_ files: PartFiles, _ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE file (hash TEXT PRIMARY KEY, bytes INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE fileTotal (id INTEGER PRIMARY KEY CHECK (id = 1), bytes INTEGER NOT NULL, files INTEGER NOT NULL);
        """)
    try countFiles(files, db, named: namedParts)
    try db.execute(
      sql: """
        CREATE TRIGGER fileAdded AFTER INSERT ON file BEGIN
          UPDATE fileTotal SET bytes = bytes + NEW.bytes, files = files + 1;
        END;
        CREATE TRIGGER fileRemoved AFTER DELETE ON file BEGIN
          UPDATE fileTotal SET bytes = bytes - OLD.bytes, files = files - 1;
        END;
        CREATE TRIGGER fileChanged AFTER UPDATE OF bytes ON file BEGIN
          UPDATE fileTotal SET bytes = bytes - OLD.bytes + NEW.bytes;
        END;
        CREATE TABLE reindex (link INTEGER PRIMARY KEY REFERENCES link (id) ON DELETE CASCADE);
        """)
  }
}
