// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

/// Weeks as ISO 8601 counts them.
@Suite struct WeekTests {
  private func moment(_ text: String) throws -> Moment { Moment(try Date(text, strategy: .iso8601)) }

  /// Dates and weeks of the standard's table of exceptions: years that begin or end within a week.
  @Test(arguments: [
    ("2005-01-01", "2004-W53"), ("2005-01-02", "2004-W53"), ("2005-12-31", "2005-W52"), ("2006-01-01", "2005-W52"),
    ("2006-01-02", "2006-W01"), ("2006-12-31", "2006-W52"), ("2007-01-01", "2007-W01"), ("2007-12-30", "2007-W52"),
    ("2007-12-31", "2008-W01"), ("2008-12-28", "2008-W52"), ("2008-12-29", "2009-W01"), ("2009-12-31", "2009-W53"),
    ("2010-01-03", "2009-W53"), ("2010-01-04", "2010-W01"), ("2026-11-28", "2026-W48"),
  ])
  func aDayHasItsWeek(_ day: String, _ week: String) throws {
    let found = CalendarWeek(of: try moment(day + "T12:00:00Z"), in: .gmt)
    #expect("\(found)" == week)
    #expect(CalendarWeek(week) == found)
  }

  @Test func foundationCountsTheSameWeeks() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    for day in stride(from: 0, to: 40_000, by: 13) {
      let moment = Moment(milliseconds: Int64(day) * 86_400_000)
      let parts = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: moment.date)
      let week = CalendarWeek(of: moment, in: .gmt)
      #expect(week.year == parts.yearForWeekOfYear && week.number == parts.weekOfYear, "day \(day)")
    }
  }

  @Test(arguments: [
    "", "2026", "2026-48", "2026-W", "2026-W00", "2026-W54", "2025-W53", "2026-W1", "-026-W01", "2026-W+1", "9999-W01",
    "２０２６-W01", "2026-W01-1",
  ])
  func otherTextsAreNoWeeks(_ text: String) { #expect(CalendarWeek(text) == nil) }

  @Test func aWeekBeginsOnMondayInItsZone() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Auckland"))
    let week = try #require(CalendarWeek("2026-W48"))
    #expect(week.start(in: zone) == (try moment("2026-11-22T11:00:00Z")))
    // The clocks are set back in the week before this one.
    let spring = try #require(CalendarWeek("2026-W15"))
    #expect(spring.start(in: zone) == (try moment("2026-04-05T12:00:00Z")))
    #expect(week.previous.next == week && week.previous < week)
  }

  @Test func weeksCountWhatWasAdded() async throws {
    let test = try TestShelf()
    // The store's clock stands on 2026-01-01.
    let week = try #require(CalendarWeek("2026-W01"))
    var links: [NewLink] = []
    for (index, time) in ["2025-12-28T23:59:59Z", "2025-12-29T00:00:00Z", "2025-12-31T12:00:00Z"].enumerated() {
      var link = NewLink("https://example.org/\(index)")
      link.addedAt = try moment(time)
      links.append(link)
    }
    let ids = try await test.shelf.add(links, jobs: []).compactMap(\.id)
    try await test.shelf.pool.write { db in
      try db.execute(sql: "UPDATE link SET words = 100 WHERE id IN (?, ?)", arguments: [ids[0], ids[2]])
    }
    #expect(
      try await test.shelf.weeks(in: .gmt, most: 4) == [
        WeekCount(week: week, links: 2, articles: 1), WeekCount(week: week.previous, links: 1, articles: 1),
      ])
    #expect(try await test.shelf.articles(of: week, in: .gmt, most: 10) == [ids[2]])
    #expect(try await test.shelf.weeks(in: .gmt, most: 0) == [])
  }
}
