// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// A change of the tables.
  struct Step: Sendable {
    var name: String
    var run: @Sendable (Database) throws -> Void
  }

  /// The steps from an empty file to today's tables. A step that was released isn't edited; the tests open a store of each earlier one.
  static func steps(_ files: PartFiles) -> [Step] {
    [
      Step(name: "1 links, tags, snapshots, queue") { try $0.execute(sql: first) },
      Step(name: "2 sizes of files, words to bring up to date") { try addSpace(files, $0) },
      Step(name: "3 counts, words of the index") { db in
        try db.execute(sql: third + countTables)
        try recount(db)
      },
      Step(name: "4 watching") { try addWatching($0) },
      Step(name: "5 lists, keys of feeds, statistics") { try addLists($0) },
      Step(name: "6 descriptions of versions") { try addVersionDescriptions($0) },
      Step(name: "7 keys for books") {
        try $0.execute(sql: "ALTER TABLE feedKey ADD COLUMN readsBooks INTEGER NOT NULL DEFAULT 0")
      },
      Step(name: "8 highlights, progress, order to read") { try addReading($0) },
      Step(name: "9 people") { try addPeople($0) },
      Step(name: "10 saved pages") { try addSavedPages($0) },
      Step(name: "11 work that stays on this machine") { try addOwnWork($0) },
      Step(name: "12 own versions in shared lists") {
        try $0.execute(
          sql: """
            ALTER TABLE listShare ADD COLUMN showsOwnVersions INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE link ADD COLUMN isByReader INTEGER NOT NULL DEFAULT 0;
            """)
      },
    ]
  }

  /// Each step is done in a transaction of its own: where it's cut off, the store is as it was before the step.
  static func migrator(_ steps: [Step]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for step in steps { migrator.registerMigration(step.name, migrate: step.run) }
    return migrator
  }

  private static let third = """
    CREATE VIRTUAL TABLE indexWord USING fts5vocab ('fulltext', 'instance');
    CREATE INDEX linkSiteHost ON link (site, host);
    CREATE INDEX jobInOrder ON job (position, id) WHERE state = 'waiting';
    """

  private static let first = """
    CREATE TABLE link (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL,
      host TEXT NOT NULL,
      site TEXT NOT NULL,
      title TEXT NOT NULL DEFAULT '',
      description TEXT NOT NULL DEFAULT '',
      siteName TEXT NOT NULL DEFAULT '',
      author TEXT NOT NULL DEFAULT '',
      language TEXT NOT NULL DEFAULT '',
      publishedAt INTEGER,
      kind TEXT NOT NULL DEFAULT 'page',
      note TEXT NOT NULL DEFAULT '',
      reading INTEGER NOT NULL DEFAULT 0,
      favourite INTEGER NOT NULL DEFAULT 0,
      archived INTEGER NOT NULL DEFAULT 0,
      addedAt INTEGER NOT NULL,
      changedAt INTEGER NOT NULL,
      binnedAt INTEGER,
      icon TEXT,
      picture TEXT,
      preview TEXT,
      words INTEGER NOT NULL DEFAULT 0,
      versions INTEGER NOT NULL DEFAULT 0,
      ownTitle INTEGER NOT NULL DEFAULT 0,
      ownDescription INTEGER NOT NULL DEFAULT 0,
      status INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX linkAdded ON link (addedAt, id) WHERE binnedAt IS NULL;
    CREATE INDEX linkInbox ON link (addedAt, id) WHERE binnedAt IS NULL AND archived = 0;
    CREATE INDEX linkUnread ON link (addedAt, id) WHERE binnedAt IS NULL AND archived = 0 AND reading = 0;
    CREATE INDEX linkFavourite ON link (addedAt, id) WHERE binnedAt IS NULL AND favourite = 1;
    CREATE INDEX linkArchived ON link (addedAt, id) WHERE binnedAt IS NULL AND archived = 1;
    CREATE INDEX linkBinned ON link (binnedAt, id) WHERE binnedAt IS NOT NULL;
    CREATE INDEX linkSite ON link (site, addedAt, id);
    CREATE INDEX linkTitle ON link (title COLLATE NOCASE, id) WHERE binnedAt IS NULL;
    CREATE INDEX linkHost ON link (host, addedAt DESC, id DESC) WHERE binnedAt IS NULL;
    CREATE INDEX linkPreview ON link (preview) WHERE preview IS NOT NULL;
    CREATE INDEX linkIcon ON link (icon) WHERE icon IS NOT NULL;
    CREATE INDEX linkPicture ON link (picture) WHERE picture IS NOT NULL;

    CREATE TABLE tag (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      path TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      uses INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX tagUses ON tag (uses DESC, folded);
    CREATE TABLE tagSynonym (
      folded TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX tagSynonymTag ON tagSynonym (tag);
    CREATE TABLE linkTag (
      link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      tag INTEGER NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
      PRIMARY KEY (link, tag)
    ) WITHOUT ROWID;
    CREATE INDEX linkTagTag ON linkTag (tag, link);
    CREATE TRIGGER linkTagAdded AFTER INSERT ON linkTag BEGIN
      UPDATE tag SET uses = uses + 1
      WHERE id = NEW.tag AND (SELECT binnedAt IS NULL FROM link WHERE id = NEW.link);
    END;
    CREATE TRIGGER linkTagRemoved AFTER DELETE ON linkTag BEGIN
      UPDATE tag SET uses = uses - 1
      WHERE id = OLD.tag AND (SELECT binnedAt IS NULL FROM link WHERE id = OLD.link);
    END;
    CREATE TRIGGER linkBinnedOrRestored AFTER UPDATE OF binnedAt ON link
    WHEN (OLD.binnedAt IS NULL) <> (NEW.binnedAt IS NULL) BEGIN
      UPDATE tag SET uses = uses + CASE WHEN NEW.binnedAt IS NULL THEN 1 ELSE -1 END
      WHERE id IN (SELECT tag FROM linkTag WHERE link = NEW.id);
    END;

    CREATE TABLE snapshot (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      madeAt INTEGER NOT NULL,
      finalAddress TEXT NOT NULL,
      status INTEGER NOT NULL DEFAULT 0,
      title TEXT NOT NULL DEFAULT '',
      warnings TEXT NOT NULL DEFAULT '',
      requests INTEGER NOT NULL DEFAULT 0,
      seconds REAL NOT NULL DEFAULT 0,
      UNIQUE (link, number)
    );
    CREATE TABLE part (
      snapshot INTEGER NOT NULL REFERENCES snapshot (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      position INTEGER NOT NULL DEFAULT 0,
      name TEXT NOT NULL,
      mediaType TEXT NOT NULL,
      hash TEXT NOT NULL,
      bytes INTEGER NOT NULL,
      width INTEGER NOT NULL DEFAULT 0,
      height INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (snapshot, kind, position)
    ) WITHOUT ROWID;
    CREATE INDEX partHash ON part (hash);

    CREATE TABLE job (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      site TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting',
      step TEXT NOT NULL DEFAULT '',
      attempt INTEGER NOT NULL DEFAULT 0,
      error TEXT NOT NULL DEFAULT '',
      position INTEGER NOT NULL,
      nextAt INTEGER NOT NULL,
      leaseUntil INTEGER,
      lease TEXT NOT NULL DEFAULT '',
      createdAt INTEGER NOT NULL,
      endedAt INTEGER
    );
    CREATE INDEX jobWaiting ON job (kind, position, id, site, nextAt) WHERE state = 'waiting';
    CREATE INDEX jobRunning ON job (site, leaseUntil) WHERE state = 'running';
    CREATE INDEX jobEnded ON job (state, endedAt) WHERE endedAt IS NOT NULL;
    CREATE UNIQUE INDEX jobOnce ON job (link, kind) WHERE state IN ('waiting', 'running', 'failed');
    CREATE INDEX jobLink ON job (link);

    CREATE TABLE savedSearch (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      query TEXT NOT NULL,
      position INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      password TEXT NOT NULL,
      createdAt INTEGER NOT NULL
    );
    CREATE TABLE session (
      hash TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      createdAt INTEGER NOT NULL,
      usedAt INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE apiToken (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      hash TEXT NOT NULL UNIQUE,
      scopes TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      usedAt INTEGER
    );
    CREATE TABLE undoStep (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      changes TEXT NOT NULL
    );

    CREATE VIRTUAL TABLE fulltext USING fts5 (
      title, tags, site, description, note, body, tokenize = 'shelf'
    );
    CREATE TRIGGER linkRemoved AFTER DELETE ON link BEGIN
      DELETE FROM fulltext WHERE rowid = OLD.id;
    END;
    """
}
