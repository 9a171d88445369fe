// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// What a look through the whole store found.
public struct DoctorReport: Sendable, Equatable {
  /// What SQLite says of its file; empty where all is well.
  public var database: [String] = []
  /// Files that nothing names: left by a process that was ended.
  public var orphans = 0
  public var orphanBytes: Int64 = 0
  /// Files that are named and aren't there.
  public var missing: [String] = []
  /// Files whose bytes aren't those that their name says.
  public var corrupt: [String] = []
  /// Links and highlights that their search index lacks, or has and shouldn't.
  public var unindexed = 0
  /// Counts of tags, of places and of the queue that are wrong.
  public var miscounted = 0
  /// Links whose pages should be asked whether they're still there, and never would be.
  public var unwatched = 0
  /// Files whose size is counted wrong, or not at all.
  public var missized = 0
  /// Shares of lists that aren't there any more; they show nothing.
  public var strayShares = 0
  /// Links whose words wait to be brought up to date; that is no fault.
  public var waitingWords = 0
  public var checked = 0
  /// What was mended, as sentences.
  public var mended: [String] = []

  public init() {}

  public var isClean: Bool {
    database.isEmpty && orphans == 0 && missing.isEmpty && corrupt.isEmpty && unindexed == 0 && miscounted == 0
      && missized == 0 && unwatched == 0 && strayShares == 0
  }
}

extension Shelf {
  /// Looks whether all that the store names is there and whole, and mends what can be.
  ///
  /// Links whose files are missing or corrupt get a new snapshot where it's mended; the bad version is deleted.
  ///
  /// - Parameters:
  ///   - isDeep: Each file is read and compared with its hash. Costs the reading of all.
  ///   - mends: Remove orphans, make anew what is missing. Call it only while no server runs on the store.
  public func doctor(isDeep: Bool, mends: Bool) async throws -> DoctorReport {
    var report = DoctorReport()
    report.database = try await pool.read { db in
      let said = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
      let broken = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map {
        "A row of \($0["table"] as String) names what isn't there."
      }
      return said + broken
    }
    let named = try await namedFiles()
    for hash in named.sorted() {
      report.checked += 1
      if files.path(of: hash) == nil {
        report.missing.append(hash)
      } else if isDeep, (try? files.hashOfContent(hash)) != hash {
        report.corrupt.append(hash)
      }
    }
    // Beside a server, files come and go: what is suspect is looked at again, and what is young is somebody's.
    let still = mends ? named : try await namedFiles()
    report.missing.removeAll { !still.contains($0) }
    report.corrupt.removeAll { !still.contains($0) }
    let young = mends ? Int.max : time(nil) - Self.youngSeconds
    let orphans = files.all().filter { !named.contains($0.hash) && !still.contains($0.hash) && $0.changed <= young }
    report.orphans = orphans.count
    report.orphanBytes = orphans.reduce(0) { $0 + $1.bytes }
    let wrong = try await pool.read { db in
      (
        try Int64.fetchAll(db, sql: "SELECT id FROM link WHERE id NOT IN (SELECT rowid FROM fulltext)"),
        try Int64.fetchAll(db, sql: "SELECT rowid FROM fulltext WHERE rowid NOT IN (SELECT id FROM link)"),
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM tag WHERE uses <> (\(Self.usesOfTag))") ?? 0,
        try Self.wrongCounts(db) + Self.wrongPartTotals(db)
      )
    }
    let unindexedMarks = try await pool.read { try Self.countUnindexedHighlights($0) }
    report.unindexed = wrong.0.count + wrong.1.count + unindexedMarks
    report.miscounted = wrong.2 + wrong.3
    report.unwatched = try await pool.read { try Self.countUnwatched($0) }
    report.missized = try await countWrongSizes()
    report.waitingWords = try await pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM reindex") ?? 0 }
    if mends && unindexedMarks > 0 { try await pool.write { try Self.indexHighlights($0) } }
    if mends { try await mend(&report, orphans.map(\.path), unindexed: wrong.0, stale: wrong.1) }
    return report
  }

  /// Files that aren't named are left alone for so long, while a server may be at work.
  private static let youngSeconds = 900

  /// The hashes of all files that something names.
  private func namedFiles() async throws -> Set<String> {
    Set(try await pool.read { try String.fetchAll($0, sql: Self.namedFiles) })
  }

  private static let usesOfTag = """
    SELECT COUNT(*) FROM linkTag JOIN link ON link.id = linkTag.link WHERE linkTag.tag = tag.id AND link.binnedAt IS NULL
    """

  private func mend(_ report: inout DoctorReport, _ orphans: [String], unindexed: [Link.ID], stale: [Link.ID])
    async throws
  {
    for path in orphans { unlink(path) }
    if !orphans.isEmpty { report.mended.append("\(orphans.count) files that nothing named were removed.") }
    let bad = report.missing + report.corrupt
    if !bad.isEmpty {
      for hash in report.corrupt { files.remove(hash) }
      let snapshots = try await pool.write { [self] db -> Int in
        var count = 0
        for hash in bad {
          for column in ["icon", "picture", "preview"] {
            try db.execute(sql: "UPDATE link SET \(column) = NULL WHERE \(column) = ?", arguments: [hash])
          }
          for row in try Row.fetchAll(
            db,
            sql:
              "SELECT DISTINCT snapshot.id, snapshot.link, snapshot.origin FROM part JOIN snapshot ON snapshot.id = part.snapshot WHERE part.hash = ?",
            arguments: [hash])
          {
            // What is whole of the version stays.
            try db.execute(sql: "DELETE FROM part WHERE hash = ?", arguments: [hash])
            // What a browser saved can't be made again from here.
            guard row["origin"] as String? != Snapshot.savedByBrowser else { continue }
            try enqueue(.snapshot, row["link"], db)
            count += 1
          }
          try db.execute(sql: "DELETE FROM savedPage WHERE hash = ?", arguments: [hash])
        }
        return count
      }
      report.mended.append("\(bad.count) files are gone; \(snapshots) snapshots are made again.")
    }
    if report.unindexed > 0 || report.miscounted > 0 {
      try await pool.write { [self] db in
        for link in unindexed { try index(link, db) }
        for link in stale { try db.execute(sql: "DELETE FROM fulltext WHERE rowid = ?", arguments: [link]) }
        try db.execute(sql: "UPDATE tag SET uses = (\(Self.usesOfTag))")
        try Self.recount(db)
        try Self.recountParts(db)
      }
      report.mended.append("The search index and the counts of tags were brought up to date.")
    }
    if report.unwatched > 0 {
      try await pool.write { try Self.watchAll($0, from: clock()) }
      report.mended.append("\(report.unwatched) links are watched again.")
    }
    if report.missized > 0 || !bad.isEmpty {
      try await pool.write { [files] db in try Self.countFiles(files, db) }
      report.mended.append("The sizes of all files were counted anew.")
    }
    let words = try await indexAllWaiting()
    if words > 0 { report.mended.append("The words of \(words) links were brought up to date.") }
  }
}

extension PartFiles {
  /// Everything that lies in the folder, what was left half-written too.
  func all() -> [(hash: String, path: String, bytes: Int64, changed: Int)] {
    var found: [(hash: String, path: String, bytes: Int64, changed: Int)] = []
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
    for case let name as String in walker {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let file = (name as NSString).lastPathComponent
      let hash = file.hasSuffix(".zst") ? String(file.dropLast(4)) : file
      found.append((hash, path, Int64(status.st_size), status.st_mtim.tv_sec))
    }
    return found
  }
}
