// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// What saved searches become lists by, the keys of feeds, and what statistics are counted from.
  static func addLists(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE listDetail (
          search INTEGER PRIMARY KEY REFERENCES savedSearch (id) ON DELETE CASCADE,
          title TEXT NOT NULL DEFAULT '',
          description TEXT NOT NULL DEFAULT '',
          sort TEXT NOT NULL DEFAULT 'newest',
          showsTags INTEGER NOT NULL DEFAULT 1,
          isFound INTEGER NOT NULL DEFAULT 0,
          zone TEXT NOT NULL DEFAULT 'UTC',
          key TEXT UNIQUE,
          changedAt INTEGER NOT NULL
        );
        CREATE TABLE feedKey (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          hash TEXT NOT NULL UNIQUE,
          createdAt INTEGER NOT NULL,
          usedAt INTEGER
        );
        CREATE INDEX feedKeyAccount ON feedKey (account);
        CREATE INDEX linkByTime ON link (addedAt, reading, site) WHERE binnedAt IS NULL;
        CREATE INDEX linkBySite ON link (site) WHERE binnedAt IS NULL;
        CREATE INDEX linkByKind ON link (kind, language) WHERE binnedAt IS NULL;
        CREATE TABLE partTotal (kind TEXT PRIMARY KEY, parts INTEGER NOT NULL, bytes INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TRIGGER partTotalAdded AFTER INSERT ON part BEGIN
          INSERT INTO partTotal (kind, parts, bytes) VALUES (NEW.kind, 1, NEW.bytes)
          ON CONFLICT (kind) DO UPDATE SET parts = parts + 1, bytes = bytes + excluded.bytes;
        END;
        CREATE TRIGGER partTotalRemoved AFTER DELETE ON part BEGIN
          UPDATE partTotal SET parts = parts - 1, bytes = bytes - OLD.bytes WHERE kind = OLD.kind;
        END;
        CREATE TRIGGER partTotalChanged AFTER UPDATE OF kind, bytes ON part BEGIN
          UPDATE partTotal SET parts = parts - 1, bytes = bytes - OLD.bytes WHERE kind = OLD.kind;
          INSERT INTO partTotal (kind, parts, bytes) VALUES (NEW.kind, 1, NEW.bytes)
          ON CONFLICT (kind) DO UPDATE SET parts = parts + 1, bytes = bytes + excluded.bytes;
        END;
        """)
    try recountParts(db)
  }

  /// Counts anew what ``SpaceOfKind`` says.
  static func recountParts(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM partTotal;
        INSERT INTO partTotal (kind, parts, bytes) SELECT kind, COUNT(*), SUM(bytes) FROM part GROUP BY kind;
        """)
  }

  /// How many kinds of parts are counted wrong.
  static func wrongPartTotals(_ db: Database) throws -> Int {
    let sql = """
      SELECT COUNT(*) FROM (
        SELECT kind FROM (
          SELECT kind, parts, bytes FROM partTotal WHERE parts <> 0 OR bytes <> 0
          UNION ALL SELECT kind, COUNT(*), SUM(bytes) FROM part GROUP BY kind
        ) GROUP BY kind, parts, bytes HAVING COUNT(*) <> 2
      )
      """
    return try Int.fetchOne(db, sql: sql) ?? 0
  }
}
