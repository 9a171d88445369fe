// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// Highlights, the place where reading stopped, and the order to read.
  static func addReading(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE highlight (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
          maker TEXT UNIQUE,
          version INTEGER NOT NULL DEFAULT 0,
          exact TEXT NOT NULL,
          before TEXT NOT NULL DEFAULT '',
          after TEXT NOT NULL DEFAULT '',
          share REAL,
          colour TEXT NOT NULL DEFAULT 'yellow',
          note TEXT NOT NULL DEFAULT '',
          madeAt INTEGER NOT NULL,
          changedAt INTEGER NOT NULL
        );
        CREATE INDEX highlightLink ON highlight (link, version);
        CREATE INDEX highlightMade ON highlight (madeAt, id);
        CREATE TABLE highlightPlace (
          highlight INTEGER NOT NULL REFERENCES highlight (id) ON DELETE CASCADE,
          snapshot INTEGER NOT NULL REFERENCES snapshot (id) ON DELETE CASCADE,
          start INTEGER NOT NULL,
          end INTEGER NOT NULL,
          way TEXT NOT NULL DEFAULT '',
          PRIMARY KEY (highlight, snapshot)
        ) WITHOUT ROWID;
        CREATE INDEX highlightPlaceSnapshot ON highlightPlace (snapshot);
        CREATE VIRTUAL TABLE highlightText USING fts5 (exact, note, tokenize = 'shelf');
        CREATE TRIGGER highlightAdded AFTER INSERT ON highlight BEGIN
          INSERT INTO highlightText (rowid, exact, note) VALUES (NEW.id, NEW.exact, NEW.note);
        END;
        CREATE TRIGGER highlightRemoved AFTER DELETE ON highlight BEGIN
          DELETE FROM highlightText WHERE rowid = OLD.id;
        END;
        CREATE TRIGGER highlightNoted AFTER UPDATE OF note ON highlight WHEN OLD.note <> NEW.note BEGIN
          UPDATE highlightText SET note = NEW.note WHERE rowid = NEW.id;
        END;

        CREATE TABLE progress (
          link INTEGER PRIMARY KEY REFERENCES link (id) ON DELETE CASCADE,
          share REAL NOT NULL,
          exact TEXT NOT NULL DEFAULT '',
          before TEXT NOT NULL DEFAULT '',
          after TEXT NOT NULL DEFAULT '',
          place REAL,
          version INTEGER NOT NULL DEFAULT 0,
          at INTEGER NOT NULL
        );
        CREATE TABLE nextLink (
          link INTEGER PRIMARY KEY REFERENCES link (id) ON DELETE CASCADE,
          position INTEGER NOT NULL,
          addedAt INTEGER NOT NULL
        );
        CREATE INDEX nextLinkPosition ON nextLink (position, link);
        """)
  }
}
