// SPDX-License-Identifier: Apache-2.0
import GRDB

/// A page that is to be asked now.
public struct DueCheck: Sendable {
  public var address: String
  public var site: String
  public var watch: Watch
}

/// The page that is to be asked next, or when there will be one.
public enum NextCheck: Sendable {
  case now(DueCheck)
  /// At this time; nil: nobody knows yet.
  case later(Moment?)
}

private struct DueRow {
  var link: Link.ID
  var nextAt: Int64
  var site: String
}

extension Shelf {
  /// So many due pages are looked at to find one whose site is free.
  static let dueLookedAt = 100
  /// Those of a site that is being asked are put off by some time within so many seconds, so that they don't stand in
  /// others' way.
  static let putOffSeconds = 1_200.0

  /// The page that is due for the longest, and whose site isn't among those that are busy.
  ///
  /// It stays due until ``record(_:for:)``: where the program ends before, it's asked again. Costs a look into the
  /// index of due times,
  /// however many links are watched.
  public func nextCheck(busy: Set<String>) async throws -> NextCheck {
    let now = clock()
    let (due, first) = try await pool.read { db -> ([DueRow], Moment?) in
      guard try !Self.isPaused(db) else { return ([], nil) }
      let due = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT watch.link, watch.nextAt, link.site
            FROM watch INDEXED BY watchDue CROSS JOIN link ON link.id = watch.link
            WHERE watch.nextAt IS NOT NULL AND watch.nextAt <= ? ORDER BY watch.nextAt LIMIT \(Self.dueLookedAt)
            """), arguments: [now]
      ).map { DueRow(link: $0[0], nextAt: $0[1], site: $0[2]) }
      guard due.isEmpty else { return (due, nil) }
      return (
        [],
        try Moment.fetchOne(
          db.cachedStatement(
            sql: "SELECT nextAt FROM watch INDEXED BY watchDue WHERE nextAt IS NOT NULL ORDER BY nextAt LIMIT 1"))
      )
    }
    guard !due.isEmpty else { return .later(first) }
    guard let row = due.first(where: { !busy.contains($0.site) }) else {
      try await putOff(due, from: now)
      return .later(nil)
    }
    let (link, site) = (row.link, row.site)
    return try await pool.read { db in
      guard let watch = try Self.watch(of: link, db),
        let address = try String.fetchOne(
          db.cachedStatement(sql: "SELECT address FROM link WHERE id = ?"), arguments: [link])
      else { return .later(nil) }
      return .now(DueCheck(address: address, site: site, watch: watch))
    }
  }

  private func putOff(_ due: [DueRow], from now: Moment) async throws {
    // Fewer stand in nobody's way. What a person asked for stays where it is.
    let links = due.filter { $0.nextAt > 0 }.map(\.link)
    guard due.count == Self.dueLookedAt, !links.isEmpty else { return }
    try await writeFromReserve { db in
      let statement = try db.cachedStatement(sql: "UPDATE watch SET nextAt = ? WHERE link = ? AND nextAt > 0")
      for link in links {
        try statement.execute(arguments: [now.adding(seconds: .random(in: 1...Self.putOffSeconds)), link])
      }
    }
  }

  /// Keeps what a check found. Where the page changed and the link wants versions, its snapshot is put into the queue.
  ///
  /// What was found is left where the link is gone, lies in the bin, or has another address by now.
  ///
  /// - Returns: whether there is new work in the queue.
  @discardableResult
  public func record(_ answer: PageAnswer, for check: DueCheck) async throws -> Bool {
    let now = clock()
    let link = check.watch.link
    return try await writeFromReserve { [self] db in
      guard var watch = try Self.watch(of: link, db),
        let row = try Row.fetchOne(
          db.cachedStatement(sql: "SELECT address, key, binnedAt FROM link WHERE id = ?"), arguments: [link]),
        row["address"] == check.address, row["binnedAt"] as Int64? == nil
      else { return false }
      let isSaved = try Self.isSaved(link, db)
      let answer = Self.atItsOwnAddress(isSaved ? answer.behindLogin : answer, key: row["key"])
      let findings = try watch.take(
        answer, address: check.address, all: Self.watchPeriod(db), at: now, share: .random(in: 0...1))
      try watch.write(db)
      for finding in findings { try add(finding, to: link, now, db) }
      guard watch.keepsChanges, !isSaved, findings.contains(where: { $0.kind == .changed }) else { return false }
      try enqueue(.snapshot, link, db)
      return true
    }
  }
}
