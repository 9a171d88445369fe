// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// Months of days to choose from.
@MainActor @Suite struct MonthViewTests {
  final class Model: ObservableObject {
    @Published var days: Set<DateComponents> = []
    @Published var day = Date(timeIntervalSince1970: 0)
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = 1
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
    Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(
      view.environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_US")), 390, 500)
    host.update()
    return host
  }

  private func tap(_ text: String, in host: ViewHost) throws {
    let place = try #require(host.texts.firstIndex(of: text))
    let frame = host.frame("Text[\(place)]")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private struct Days: View {
    @ObservedObject var model: Model
    var bounds: Range<Date>
    var body: some View { MultiDatePicker("Days", selection: $model.days, in: bounds) }
  }

  @Test("Several days: a tap chooses one, a second tap gives it up; what's out of the bounds can't be chosen")
  func severalDays() throws {
    let model = Model()
    model.days = [DateComponents(year: 2026, month: 2, day: 10)]
    let host = host(Days(model: model, bounds: date(2026, 2, 3, hour: 12)..<date(2026, 2, 20)))
    #expect(host.texts.first == "February 2026" && host.texts.last == "28")
    try tap("12", in: host)
    #expect(model.days.map(\.day).compactMap { $0 }.sorted() == [10, 12])
    let added = try #require(model.days.first { $0.day == 12 })
    #expect(added.year == 2026 && added.month == 2 && added.era == 1 && added.hour == nil)
    try tap("10", in: host)
    #expect(model.days.compactMap(\.day) == [12])
    // The day of the lower bound is offered, however late it begins; the upper bound's isn't.
    for day in ["2", "3", "20", "21"] { try tap(day, in: host) }
    #expect(model.days.compactMap(\.day).sorted() == [3, 12])
  }

  @Test("Arrows show other months, and the month shown stays while days are chosen")
  func otherMonths() throws {
    let model = Model()
    model.days = [DateComponents(year: 2026, month: 2, day: 10)]
    let host = host(Days(model: model, bounds: date(2025, 1, 1)..<date(2027, 1, 1)))
    func turn(_ arrow: Int) {
      let frame = host.frame("Image[\(arrow)]")
      host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    turn(0)
    #expect(host.texts.first == "January 2026")
    try tap("31", in: host)
    #expect(host.texts.first == "January 2026" && model.days.count == 2)
    for _ in 0..<2 { turn(1) }
    #expect(host.texts.first == "March 2026")
  }

  @Test("One day: the time of day stays, within the bounds")
  func oneDay() throws {
    struct Day: View {
      @ObservedObject var model: Model
      var bounds: ClosedRange<Date>
      var body: some View {
        DatePicker("Day", selection: $model.day, in: bounds, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
    let model = Model()
    model.day = date(2026, 2, 10, hour: 9)
    let host = host(Day(model: model, bounds: date(2026, 2, 5, hour: 18)...date(2026, 2, 20, hour: 8)))
    try tap("12", in: host)
    #expect(model.day == date(2026, 2, 12, hour: 9))
    try tap("4", in: host)
    #expect(model.day == date(2026, 2, 12, hour: 9))
    try tap("5", in: host)
    #expect(model.day == date(2026, 2, 5, hour: 18))
    try tap("20", in: host)
    #expect(model.day == date(2026, 2, 20, hour: 8))
  }

  @Test("A month has its own days alone, each below its day of the week, where a calendar has left some out")
  func monthsWithGaps() throws {
    /// The numbers of a month's days, by the column that each lies in.
    func columns(_ zone: String, _ year: Int, _ month: Int, _ day: Int) throws -> [(day: Int, column: Int)] {
      var calendar = Self.calendar
      calendar.timeZone = try #require(TimeZone(identifier: zone))
      let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9)))
      let host = makeHost(
        DatePicker("Day", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
          .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone), 390, 500)
      host.update()
      let first = host.frame("Text[1]").midX
      let step = host.frame("Text[2]").midX - first
      return host.texts.indices.dropFirst(8).compactMap { index in
        Int(host.texts[index]).map { ($0, Int(((host.frame("Text[\(index)]").midX - first) / step).rounded())) }
      }
    }
    // Samoa went without 30 December 2011, a Friday.
    let samoa = try columns("Pacific/Apia", 2011, 12, 29)
    #expect(samoa.map(\.day) == Array(1...29) + [31])
    #expect(samoa.suffix(2).map(\.column) == [4, 6])
    // From Thursday, 4 October 1582, to Friday, the 15th.
    let reform = try columns("UTC", 1582, 10, 20)
    #expect(reform.map(\.day) == Array(1...4) + Array(15...31))
    #expect(reform.first?.column == 1 && reform.dropFirst(3).prefix(2).map(\.column) == [4, 5])
  }

  @Test("Chosen days that name a calendar are days of that calendar")
  func calendarsOfTheirOwn() throws {
    let model = Model()
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.timeZone = TimeZone(secondsFromGMT: 14 * 3600)!
    // 15 Nisan.
    model.days = [DateComponents(calendar: hebrew, year: 5786, month: 8, day: 15)]
    let host = host(Days(model: model, bounds: date(2020, 1, 1)..<date(2030, 1, 1)))
    #expect(host.texts.first == "April 2026")
    try tap("2", in: host)
    #expect(model.days.isEmpty)
  }
}
