// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// The step that brings watching: a row for each link, what was found, and the keys of feeds.
  ///
  /// Triggers give each link its row, whoever adds it. Its first check is at some time within its period, so that an
  /// import isn't asked at once.
  static func addWatching(_ db: Database) throws {
    try db.execute(sql: watchTables)
    // Pages that were there at the last look aren't asked at once; those that said that they aren't there, within a
    // day.
    try db.execute(
      sql: """
        INSERT INTO watch (link, nextAt)
        SELECT id, CASE WHEN binnedAt IS NULL THEN \(Self.spread("\(Self.wallClock)", Self.periodOfAll)) END FROM link;
        UPDATE watch SET state = 'gone', failures = 1, since = \(Self.wallClock), words = \(Self.wordsOfStatus("link")),
          nextAt = CASE WHEN nextAt IS NOT NULL THEN \(Self.spread(Self.wallClock, "86400000")) END
        FROM link WHERE link.id = watch.link AND link.status IN (404, 410);
        """)
  }

  private static let wallClock = "(CAST(strftime('%s', 'now') AS INTEGER) * 1000)"

  /// The milliseconds of a period's name; NULL for none.
  private static func milliseconds(_ name: String) -> String {
    """
    (CASE \(name) WHEN 'off' THEN NULL WHEN 'day' THEN 86400000 WHEN 'week' THEN 604800000 ELSE 2592000000 END)
    """
  }

  static let periodOfAll = milliseconds("COALESCE((SELECT value FROM setting WHERE name = 'watch.period'), '')")

  /// The milliseconds of a row's period.
  static let periodOfRow = "(CASE WHEN watch.period = '' THEN \(periodOfAll) ELSE \(milliseconds("watch.period")) END)"

  /// A time within a period from a moment on, but not in its first quarter; NULL without a period.
  static func spread(_ moment: String, _ period: String) -> String {
    "(\(moment) + \(period) / 4 + abs(random() % (\(period) * 3 / 4)))"
  }

  /// Links without a row, and rows that should have a time and have none.
  private static let unwatched = """
    SELECT link.id FROM link LEFT JOIN watch ON watch.link = link.id
    WHERE watch.link IS NULL OR link.binnedAt IS NULL AND watch.nextAt IS NULL AND \(periodOfRow) IS NOT NULL
    """

  static func countUnwatched(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM (\(unwatched))") ?? 0
  }

  /// Gives a time to all that lack one.
  static func watchAll(_ db: Database, from now: Moment) throws {
    let links = try Int64.fetchAll(db, sql: unwatched)
    for link in links {
      try db.execute(sql: "INSERT OR IGNORE INTO watch (link) VALUES (?)", arguments: [link])
      try db.execute(
        sql: """
          UPDATE watch SET nextAt = \(spread("?", periodOfRow))
          WHERE link = ? AND link IN (SELECT id FROM link WHERE binnedAt IS NULL)
          """, arguments: [now, link])
    }
  }

  private static func wordsOfStatus(_ row: String) -> String {
    """
    CASE \(row).status WHEN 404 THEN 'The server answered with the status 404 (not found).'
    ELSE 'The server answered with the status 410 (gone).' END
    """
  }

  private static let watchTables = """
    CREATE TABLE watch (
      link INTEGER PRIMARY KEY REFERENCES link (id) ON DELETE CASCADE,
      period TEXT NOT NULL DEFAULT '',
      keepsChanges INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL DEFAULT 'unknown',
      since INTEGER,
      deadSince INTEGER,
      changedAt INTEGER,
      checkedAt INTEGER,
      nextAt INTEGER,
      failures INTEGER NOT NULL DEFAULT 0,
      validFor TEXT NOT NULL DEFAULT '',
      etag TEXT NOT NULL DEFAULT '',
      lastModified TEXT NOT NULL DEFAULT '',
      print BLOB,
      words TEXT NOT NULL DEFAULT '',
      movedTo TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX watchDue ON watch (nextAt) WHERE nextAt IS NOT NULL;
    CREATE INDEX watchDead ON watch (link) WHERE deadSince IS NOT NULL;
    CREATE INDEX watchMoved ON watch (link) WHERE state = 'moved';
    CREATE INDEX watchChanged ON watch (link) WHERE changedAt IS NOT NULL;
    CREATE INDEX watchOwn ON watch (link) WHERE period <> '' OR keepsChanges;
    CREATE TRIGGER linkWatched AFTER INSERT ON link BEGIN
      INSERT INTO watch (link, nextAt)
      VALUES (NEW.id, CASE WHEN NEW.binnedAt IS NULL THEN \(spread("NEW.changedAt", periodOfAll)) END);
    END;
    CREATE TRIGGER linkBinnedWatch AFTER UPDATE OF binnedAt ON link
    WHEN (OLD.binnedAt IS NULL) <> (NEW.binnedAt IS NULL) BEGIN
      UPDATE watch SET nextAt = CASE WHEN NEW.binnedAt IS NULL THEN \(spread("OLD.binnedAt", periodOfRow)) END
      WHERE link = NEW.id;
    END;
    CREATE TRIGGER linkReadWatch AFTER UPDATE OF reading ON link WHEN NEW.reading = 2 BEGIN
      UPDATE watch SET changedAt = NULL WHERE link = NEW.id AND changedAt IS NOT NULL;
    END;
    CREATE TRIGGER linkGoneWatch AFTER UPDATE OF status ON link WHEN NEW.status IN (404, 410) BEGIN
      UPDATE watch SET state = 'gone', failures = 1, since = NEW.changedAt, words = \(wordsOfStatus("NEW")),
        nextAt = CASE WHEN nextAt IS NOT NULL THEN NEW.changedAt + 86400000 END
      WHERE link = NEW.id AND state IN ('unknown', 'ok');
    END;
    CREATE TRIGGER linkBackWatch AFTER UPDATE OF status ON link WHEN NEW.status BETWEEN 200 AND 299 BEGIN
      UPDATE watch SET nextAt = NEW.changedAt
      WHERE link = NEW.id AND nextAt IS NOT NULL AND state IN ('gone', 'unreachable', 'certificate');
    END;

    CREATE TABLE finding (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      link INTEGER NOT NULL REFERENCES link (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      kind TEXT NOT NULL,
      words TEXT NOT NULL DEFAULT '',
      old TEXT NOT NULL DEFAULT '',
      new TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX findingLink ON finding (link, id);
    """
}
