// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct StatisticsTests {
  @Test func daysAndWeeksAreThoseOfTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for year in [1600, 1970, 1972, 1999, 2000, 2024, 2026, 2100, 2200] {
      let date = try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1)))
      let day = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
      #expect(LocalTime.day(ofYear: year) == day, "\(year)")
      #expect(LocalTime.year(ofDay: day) == year)
      #expect(LocalTime.year(ofDay: day - 1) == year - 1)
      #expect(LocalTime.months(of: year)[12] == LocalTime.day(ofYear: year + 1))
    }
    #expect(LocalTime.monday(of: 0) == -3)
    #expect(LocalTime.monday(of: 4) == 4)
    #expect(LocalTime.monday(of: -4) == -10)
  }

  @Test func aZonesDaysBeginWhereItsClocksSaySo() throws {
    for name in ["Europe/Zurich", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC", "Pacific/Apia"] {
      let zone = try #require(TimeZone(identifier: name))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      for day in stride(from: 20_000, to: 20_740, by: 1) {
        let start = LocalTime.start(ofDay: day, zone)
        #expect(LocalTime.day(start, zone) == day, "\(name) \(day)")
        #expect(calendar.startOfDay(for: start.date) == start.date, "\(name) \(day)")
      }
      let (from, to): (Int64, Int64) = (1_700_000_000_000, 1_800_000_000_000)
      let spans = LocalTime.spans(from, to, zone)
      #expect(spans.first?.from == from && spans.last?.to == to)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.to == $1.from })
    }
  }

  @Test func allIsCountedAsOneByOne() async throws {
    let test = try TestShelf()
    let zone = try #require(TimeZone(identifier: "Europe/Zurich"))
    var random = SeededGenerator(seed: 7)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var hours = Array(repeating: 0, count: 168)
    var thisYear = 0
    var links: [NewLink] = []
    for number in 0..<1_500 {
      var link = NewLink("https://site\(number % 13).example/\(number)")
      link.reading = number % 3 == 0 ? .read : number % 5 == 0 ? .reading : .unread
      link.tags = ["all", "t\(number % 7)"]
      let back = Double(random.next() % (900 * 86_400))
      let date = test.shelf.now.date.addingTimeInterval(-back)
      link.addedAt = Moment(date)
      let parts = calendar.dateComponents([.weekday, .hour, .year], from: date)
      hours[((parts.weekday ?? 0) + 5) % 7 * 24 + (parts.hour ?? 0)] += 1
      if parts.year == 2025 { thisYear += 1 }
      links.append(link)
    }
    let ids = try await test.shelf.add(links, jobs: []).compactMap(\.id)
    let found = try await test.shelf.statistics(in: zone)
    #expect(found.hours == hours)
    #expect(found.total == 1_500 && found.read == 500 && found.reading == 200)
    #expect(found.siteCount == 13 && found.sites.count == Shelf.mostNamed)
    #expect(found.sites.first == NamedCount(name: "site0.example", count: 116))
    #expect(found.tags.first == NamedCount(name: "all", count: 1_500))
    #expect(found.kinds == [NamedCount(name: "page", count: 1_500)])
    #expect(found.weeks.count == 53)
    let from = LocalTime.start(ofDay: found.weeks[0].monday, zone)
    let added = links.filter { ($0.addedAt ?? from) >= from }
    #expect(found.weeks.reduce(0) { $0 + $1.added } == added.count)
    #expect(found.weeks.reduce(0) { $0 + $1.read } == added.filter { $0.reading == .read }.count)
    #expect(found.years == [2026, 2025, 2024, 2023].filter { found.years.contains($0) } && found.years.contains(2025))

    let year = try await test.shelf.review(of: 2025, in: zone)
    #expect(year.added == thisYear && year.months.reduce(0, +) == thisYear && year.months.allSatisfy { $0 > 0 })
    #expect(year.tags.first == NamedCount(name: "all", count: thisYear))
    #expect(year.siteCount == 13 && year.tagCount == 8)
    let first = try #require(year.first?.addedAt)
    let last = try #require(year.last?.addedAt)
    #expect(calendar.component(.year, from: first.date) == 2025 && calendar.component(.year, from: last.date) == 2025)
    _ = try await test.shelf.change(ids, .bin)
    #expect(try await test.shelf.statistics(in: zone).total == 0)
    #expect(try await test.shelf.review(of: 2025, in: zone) == YearReview(year: 2025))
  }

  @Test func strangeDatesAndYearsEndWithNumbers() async throws {
    let test = try TestShelf()
    var links: [NewLink] = []
    for (number, time) in [0, 1, -1, 86_400_000, 253_402_300_800_000, Int64.max / 2, -9_000_000_000_000].enumerated() {
      var link = NewLink("https://a.example/\(number)")
      link.addedAt = Moment(milliseconds: time)
      links.append(link)
    }
    _ = try await test.shelf.add(links, jobs: [])
    for name in ["UTC", "Europe/Zurich", "Asia/Kathmandu"] {
      let found = try await test.shelf.statistics(in: try #require(TimeZone(identifier: name)))
      #expect(found.total == 7 && found.hours.reduce(0, +) == 7)
    }
    for year in [Int.min, -1, 0, 1989, 2201, Int.max] {
      await #expect(throws: ShelfError(.invalid, "A year is a number from 1990 to 2200.")) {
        try await test.shelf.review(of: year, in: .gmt)
      }
    }
  }

  @Test func theSpaceOfKindsFollowsEachPart() async throws {
    let test = try TestShelf()
    let link = try await test.add("https://a.example/1", jobs: [.snapshot])
    _ = try await test.snapshot(text: "12345", files: [(.picture, "123"), (.picture, "4567")])
    func space() async throws -> [NamedCount] { try await test.shelf.statistics(in: .gmt).space }
    #expect(try await space() == [NamedCount(name: "picture", count: 7), NamedCount(name: "text", count: 5)])
    try await test.shelf.pool.write { try $0.execute(sql: "UPDATE partTotal SET bytes = 99 WHERE kind = 'text'") }
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).miscounted > 0)
    _ = try await test.shelf.doctor(isDeep: false, mends: true)
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
    _ = try await test.shelf.change([link], .bin)
    _ = try await test.shelf.deleteForGood([link])
    #expect(try await space().isEmpty)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }
}
