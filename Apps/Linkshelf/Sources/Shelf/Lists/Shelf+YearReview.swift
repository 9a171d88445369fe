// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// The years that a review can be asked for.
  public static let reviewedYears = 1990...2200

  /// Counts what was added in a year of a zone's calendar, and isn't in the bin.
  ///
  /// Costs a look at each link of the year and at its tags: about 2 µs a link.
  public func review(of year: Int, in zone: TimeZone) async throws -> YearReview {
    guard Self.reviewedYears.contains(year) else {
      throw ShelfError(
        .invalid, "A year is a number from \(Self.reviewedYears.lowerBound) to \(Self.reviewedYears.upperBound).")
    }
    let months = LocalTime.months(of: year)
    let (from, to) = (
      LocalTime.start(ofDay: months[0], zone).milliseconds, LocalTime.start(ofDay: months[12], zone).milliseconds
    )
    return try await pool.read { db in
      var review = YearReview(year: year)
      try Self.countDays(&review, months, LocalTime.spans(from, to, zone), db)
      guard review.added > 0 else { return review }
      let range: StatementArguments = [from, to]
      review.sites = try Self.named(
        """
        SELECT site, COUNT(*) FROM link INDEXED BY linkByTime WHERE binnedAt IS NULL AND addedAt >= ? AND addedAt < ?
        GROUP BY site ORDER BY 2 DESC, 1
        """, range, db, count: &review.siteCount)
      review.tags = try Self.named(
        """
        SELECT tag.path, uses.n FROM (
          SELECT linkTag.tag AS id, COUNT(*) AS n FROM link INDEXED BY linkByTime JOIN linkTag ON linkTag.link = link.id
          WHERE link.binnedAt IS NULL AND link.addedAt >= ? AND link.addedAt < ? GROUP BY linkTag.tag
        ) AS uses JOIN tag ON tag.id = uses.id ORDER BY uses.n DESC, tag.folded
        """, range, db, count: &review.tagCount)
      func entry(_ order: String) throws -> YearReview.Entry? {
        let sql = """
          SELECT * FROM link WHERE binnedAt IS NULL AND addedAt >= ? AND addedAt < ? ORDER BY addedAt \(order), id \(order) LIMIT 1
          """
        return try Link.fetchOne(db, sql: sql, arguments: range).map {
          YearReview.Entry(title: $0.shownTitle, host: $0.host, addedAt: $0.addedAt)
        }
      }
      review.first = try entry("ASC")
      review.last = try entry("DESC")
      return review
    }
  }

  private static func countDays(_ review: inout YearReview, _ months: [Int], _ spans: [LocalTime.Span], _ db: Database)
    throws
  {
    let statement = try db.cachedStatement(
      sql: """
        SELECT (addedAt + ?1) / 86400000, COUNT(*), SUM(reading = 2) FROM link INDEXED BY linkByTime
        WHERE binnedAt IS NULL AND addedAt >= ?2 AND addedAt < ?3 GROUP BY 1
        """)
    var days: [Int: Int] = [:]
    for span in spans {
      let rows = try Row.fetchCursor(statement, arguments: [span.offset, span.from, span.to])
      while let row = try rows.next() {
        days[row[0], default: 0] += row[1]
        review.read += row[2]
      }
    }
    for (day, count) in days {
      review.added += count
      if let month = (0..<12).last(where: { months[$0] <= day }) { review.months[month] += count }
      if count > review.addedOnBusiestDay || count == review.addedOnBusiestDay && day < review.busiestDay ?? .max {
        review.busiestDay = day
        review.addedOnBusiestDay = count
      }
    }
  }
}
