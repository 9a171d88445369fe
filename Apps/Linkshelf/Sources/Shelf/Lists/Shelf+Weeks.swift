// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GRDB

/// What was added in a week.
public struct WeekCount: Hashable, Sendable {
  public var week: CalendarWeek
  /// The links that were added and aren't in the bin.
  public var links: Int
  /// Those of them that have an article.
  public var articles: Int
}

extension Shelf {
  /// The last weeks in which links were added, the newest first.
  ///
  /// - Parameter most: how many weeks are looked at, with this one.
  public func weeks(in zone: TimeZone, most: Int) async throws -> [WeekCount] {
    var week = CalendarWeek(of: now, in: zone)
    var asked: [(week: CalendarWeek, from: Moment, to: Moment)] = []
    for _ in 0..<max(0, most) {
      asked.append((week, week.start(in: zone), week.next.start(in: zone)))
      week = week.previous
    }
    let weeks = asked
    return try await pool.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT COUNT(*), COUNT(NULLIF(words, 0)) FROM link WHERE binnedAt IS NULL AND addedAt >= ? AND addedAt < ?
          """)
      return try weeks.compactMap { week, from, to in
        guard let row = try Row.fetchOne(statement, arguments: [from, to]) else { return nil }
        let links: Int = row[0]
        return links > 0 ? WeekCount(week: week, links: links, articles: row[1]) : nil
      }
    }
  }

  /// The links with an article that were added in a week, in that order.
  public func articles(of week: CalendarWeek, in zone: TimeZone, most: Int) async throws -> [Link.ID] {
    let (from, to) = (week.start(in: zone), week.next.start(in: zone))
    return try await pool.read { db in
      try Int64.fetchAll(
        db,
        sql: """
          SELECT id FROM link WHERE binnedAt IS NULL AND addedAt >= ? AND addedAt < ? AND words > 0
          ORDER BY addedAt, id LIMIT ?
          """, arguments: [from, to, most])
    }
  }
}
