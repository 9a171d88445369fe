// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// How many sites, tags and languages statistics name.
  public static let mostNamed = 10
  private static let weeks = 53

  /// Counts what the links are like. Each number is read from an index, so that 100,000 links take some dozens of milliseconds.
  public func statistics(in zone: TimeZone) async throws -> ShelfStatistics {
    let today = LocalTime.day(now, zone)
    return try await pool.read { db in
      var found = ShelfStatistics()
      try Self.countTimes(&found, today, zone, db)
      found.sites = try Self.named(
        "SELECT site, COUNT(*) FROM link INDEXED BY linkBySite WHERE binnedAt IS NULL GROUP BY site ORDER BY 2 DESC, 1",
        [], db, count: &found.siteCount)
      found.tags = try Self.mostUsedTags(Self.mostNamed, db).map { NamedCount(name: $0.path, count: $0.uses) }
      var kinds: [String: Int] = [:]
      var languages: [String: Int] = [:]
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT kind, language, COUNT(*) FROM link INDEXED BY linkByKind WHERE binnedAt IS NULL GROUP BY kind, language
          """)
      while let row = try rows.next() {
        let count: Int = row[2]
        kinds[row[0], default: 0] += count
        // Variants such as en-US are one language.
        let language = (row[1] as String).lowercased().prefix { $0 != "-" && $0 != "_" }
        languages[String(language), default: 0] += count
      }
      found.kinds = Self.sorted(kinds)
      found.languages = Array(Self.sorted(languages).prefix(Self.mostNamed))
      found.space = try Row.fetchAll(
        db, sql: "SELECT kind, bytes FROM partTotal WHERE bytes > 0 ORDER BY bytes DESC, kind"
      ).map { NamedCount(name: $0[0], count: $0[1]) }
      return found
    }
  }

  private static func countTimes(_ found: inout ShelfStatistics, _ today: Int, _ zone: TimeZone, _ db: Database) throws
  {
    let monday = LocalTime.monday(of: today)
    let first = monday - 7 * (weeks - 1)
    found.weeks = (0..<weeks).map { .init(monday: first + 7 * $0, added: 0, read: 0) }
    let ends = try Row.fetchOne(
      db,
      sql: """
        SELECT (SELECT addedAt FROM link INDEXED BY linkByTime WHERE binnedAt IS NULL ORDER BY addedAt LIMIT 1),
        (SELECT addedAt FROM link INDEXED BY linkByTime WHERE binnedAt IS NULL ORDER BY addedAt DESC LIMIT 1)
        """)
    guard let from = ends?[0] as Int64?, let to = ends?[1] as Int64?, to < .max else { return }
    // One pass: hours since 1970 in local time, of which there are far fewer than links.
    let statement = try db.cachedStatement(
      sql: """
        SELECT (addedAt + ?1) / 3600000, reading, COUNT(*) FROM link INDEXED BY linkByTime
        WHERE binnedAt IS NULL AND addedAt >= ?2 AND addedAt < ?3 GROUP BY 1, 2
        """)
    var years: Set<Int> = []
    for span in LocalTime.spans(from, to + 1, zone) {
      let rows = try Row.fetchCursor(statement, arguments: [span.offset, span.from, span.to])
      var knownDay = Int.min
      while let row = try rows.next() {
        let (hour, reading, count): (Int, Int, Int) = (row[0], row[1], row[2])
        switch Link.Reading(rawValue: reading) {
        case .reading: found.reading += count
        case .read: found.read += count
        default: found.unread += count
        }
        let day = hour >= 0 ? hour / 24 : (hour - 23) / 24
        found.hours[((hour + 72) % 168 + 168) % 168] += count
        if day != knownDay {
          years.insert(LocalTime.year(ofDay: day))
          knownDay = day
        }
        let week = day < first ? -1 : (day - first) / 7
        guard found.weeks.indices.contains(week) else { continue }
        found.weeks[week].added += count
        if reading == Link.Reading.read.rawValue { found.weeks[week].read += count }
      }
    }
    found.years = years.sorted(by: >)
  }

  /// The names of a query in its order, as many as are shown, and how many there are.
  static func named(_ sql: String, _ arguments: StatementArguments, _ db: Database, count: inout Int) throws
    -> [NamedCount]
  {
    // SQLite counts the groups once; what isn't shown isn't read.
    let rows = try Row.fetchCursor(
      db,
      sql: "WITH found AS MATERIALIZED (\(sql)) SELECT *, (SELECT COUNT(*) FROM found) FROM found LIMIT \(mostNamed)",
      arguments: arguments)
    var named: [NamedCount] = []
    while let row = try rows.next() {
      named.append(NamedCount(name: row[0], count: row[1]))
      count = row[2]
    }
    return named
  }

  private static func sorted(_ counts: [String: Int]) -> [NamedCount] {
    counts.map { NamedCount(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
