// SPDX-License-Identifier: Apache-2.0
import GRDB

/// How many links the places of the sidebar have.
public struct ShelfCounts: Sendable, Hashable {
  public var inbox = 0
  public var unread = 0
  public var favourites = 0
  public var archived = 0
  public var binned = 0
  public var all = 0

  public init() {}

  /// Costs the reading of one row: triggers keep the counts.
  init(_ db: Database) throws {
    guard let row = try Row.fetchOne(db.cachedStatement(sql: "SELECT * FROM placeCount")) else { return }
    all = row["everywhere"]
    archived = row["archived"]
    inbox = all - archived
    unread = row["unread"]
    favourites = row["favourites"]
    binned = row["binned"]
  }
}

extension Shelf {
  public func counts() async throws -> ShelfCounts {
    try await pool.read { try ShelfCounts($0) }
  }

  /// How many counts differ from what they count.
  static func wrongCounts(_ db: Database) throws -> Int {
    let kept = try Row.fetchOne(db, sql: "SELECT * FROM placeCount, jobCount")
    let counted = try Row.fetchOne(db, sql: "SELECT * FROM (\(countedPlaces)), (\(countedJobs))")
    guard let kept, let counted else { return 1 }
    return counted.columnNames.count { (kept[$0] as Int?) != (counted[$0] as Int?) }
  }

  /// Counts anew what triggers count.
  static func recount(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM placeCount;
        INSERT INTO placeCount (everywhere, archived, unread, favourites, binned) \(countedPlaces);
        DELETE FROM jobCount;
        INSERT INTO jobCount (waiting, running, failed) \(countedJobs);
        """)
  }

  private static let countedPlaces = """
    SELECT COUNT(*) FILTER (WHERE binnedAt IS NULL) AS everywhere,
    COUNT(*) FILTER (WHERE binnedAt IS NULL AND archived) AS archived,
    COUNT(*) FILTER (WHERE binnedAt IS NULL AND NOT archived AND reading = 0) AS unread,
    COUNT(*) FILTER (WHERE binnedAt IS NULL AND favourite) AS favourites,
    COUNT(*) FILTER (WHERE binnedAt IS NOT NULL) AS binned FROM link
    """
  private static let countedJobs = """
    SELECT COUNT(*) FILTER (WHERE state = 'waiting') AS waiting, COUNT(*) FILTER (WHERE state = 'running') AS running,
    COUNT(*) FILTER (WHERE state = 'failed') AS failed FROM job
    """

  /// The tables of counts, and what keeps them.
  static let countTables = """
    CREATE TABLE placeCount (
      everywhere INTEGER NOT NULL, archived INTEGER NOT NULL, unread INTEGER NOT NULL, favourites INTEGER NOT NULL, binned INTEGER NOT NULL
    );
    CREATE TRIGGER linkCounted AFTER INSERT ON link BEGIN
      UPDATE placeCount SET \(changes("NEW", "+"));
    END;
    CREATE TRIGGER linkUncounted AFTER DELETE ON link BEGIN
      UPDATE placeCount SET \(changes("OLD", "-"));
    END;
    CREATE TRIGGER linkMoved AFTER UPDATE OF binnedAt, archived, reading, favourite ON link BEGIN
      UPDATE placeCount SET \(changes("NEW", "+"));
      UPDATE placeCount SET \(changes("OLD", "-"));
    END;
    CREATE TABLE jobCount (waiting INTEGER NOT NULL, running INTEGER NOT NULL, failed INTEGER NOT NULL);
    CREATE TRIGGER jobCounted AFTER INSERT ON job BEGIN
      UPDATE jobCount SET \(jobChanges("NEW", "+"));
    END;
    CREATE TRIGGER jobUncounted AFTER DELETE ON job BEGIN
      UPDATE jobCount SET \(jobChanges("OLD", "-"));
    END;
    CREATE TRIGGER jobMoved AFTER UPDATE OF state ON job WHEN OLD.state <> NEW.state BEGIN
      UPDATE jobCount SET \(jobChanges("NEW", "+"));
      UPDATE jobCount SET \(jobChanges("OLD", "-"));
    END;
    """

  private static func changes(_ row: String, _ sign: String) -> String {
    """
    everywhere = everywhere \(sign) (\(row).binnedAt IS NULL),
    archived = archived \(sign) (\(row).binnedAt IS NULL AND \(row).archived <> 0),
    unread = unread \(sign) (\(row).binnedAt IS NULL AND \(row).archived = 0 AND \(row).reading = 0),
    favourites = favourites \(sign) (\(row).binnedAt IS NULL AND \(row).favourite <> 0),
    binned = binned \(sign) (\(row).binnedAt IS NOT NULL)
    """
  }

  private static func jobChanges(_ row: String, _ sign: String) -> String {
    ["waiting", "running", "failed"].map { "\($0) = \($0) \(sign) (\(row).state = '\($0)')" }.joined(separator: ", ")
  }
}
