// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// Texts that go on with time. What Apple writes in detail isn't measured; these are the documented meanings.
struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)
  private let english = Locale(identifier: "en_US")

  private func text(_ string: AttributedString) -> String { String(string.characters) }

  @Test(arguments: [
    (0.0, "0:00.00"), (-5, "0:00.00"), (62.25, "1:02.25"), (59.999, "0:59.99"), (3_725.5, "1:02:05.50"),
  ]) func stopwatchesCountInHundredths(seconds: Double, expected: String) {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    // Four fields: with hours the hundredths are the fourth.
    #expect(text(style.format(start.addingTimeInterval(seconds))) == expected)
  }

  @Test func fewerFieldsLeaveTheSmallOnesOut() {
    let date = start.addingTimeInterval(3_725.5)
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 3).format(date)) == "1:02:05")
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: 2).format(date)) == "1:02")
    #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, showsHours: false).format(date)) == "62:05.50")
    let tenths = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
    #expect(text(tenths.format(date)) == "1:02:05.5")
  }

  @Test func timersStayInTheirInterval() {
    let interval = start..<start.addingTimeInterval(65)
    let down = SystemFormatStyle.Timer(countingDownIn: interval)
    let up = SystemFormatStyle.Timer(countingUpIn: interval)
    for (seconds, left, passed) in [
      (-10.0, "1:05", "0:00"), (0.5, "1:05", "0:00"), (5, "1:00", "0:05"), (99, "0:00", "1:05"),
    ] {
      let date = start.addingTimeInterval(seconds)
      #expect(text(down.format(date)) == left)
      #expect(text(up.format(date)) == passed)
    }
  }

  @Test func theNextInputIsWhereTheTextChanges() throws {
    let style = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    let date = start.addingTimeInterval(2.5)
    let next = try #require(style.discreteInput(after: date))
    #expect(next == start.addingTimeInterval(3))
    #expect(style.discreteInput(before: date) == start.addingTimeInterval(2))
    #expect(style.discreteInput(before: start) == nil)
    #expect(text(style.format(next)) != text(style.format(date)))
    let timer = SystemFormatStyle.Timer(countingUpIn: start..<start.addingTimeInterval(3))
    #expect(timer.discreteInput(after: start.addingTimeInterval(3)) == nil)
  }

  @Test func offsetsTellTheLargestUnits() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func offset(
      _ seconds: Double, _ count: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      let style = SystemFormatStyle.DateOffset(to: start, maxFieldCount: count, sign: sign).calendar(calendar).locale(
        english)
      return text(style.format(start.addingTimeInterval(seconds)))
    }
    #expect(offset(2 * 3_600 + 13 * 60 + 5) == "2 hours, 13 minutes")
    #expect(offset(2 * 3_600 + 13 * 60 + 5, 1) == "2 hours")
    #expect(offset(-86_400) == "-1 day, 0 hours")
    #expect(offset(90, sign: .always()) == "+1 minute, 30 seconds")
    #expect(offset(-90, sign: .never) == "1 minute, 30 seconds")
  }

  @Test func referencesAreRelativeWhileNear() {
    let style = SystemFormatStyle.DateReference(to: start).locale(english)
    #expect(text(style.format(start.addingTimeInterval(-300))) == "in 5 minutes")
    #expect(text(style.format(start.addingTimeInterval(300))) == "5 minutes ago")
    #expect(text(style.format(start.addingTimeInterval(3 * 86_400))).contains("2001"))
  }

  @MainActor @Test func sourcesAreReadWhenTheTextIsLaidOut() {
    let interval = Date.distantPast..<Date.distantPast.addingTimeInterval(65)
    let host = makeHost(
      VStack {
        Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: interval))
        Text("\(TimeDataSource<Date>.currentDate, format: .timer(countingUpIn: interval)) gone")
      }, 300, 200)
    host.update()
    let texts = host.snapshot().root.all("Text").map(\.text)
    #expect(texts == ["0:00", "1:05 gone"])
  }

  @Test func equalSourcesMakeEqualTexts() {
    let style = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(
      Text(TimeDataSource<Date>.currentDate, format: style) == Text(TimeDataSource<Date>.currentDate, format: style))
    let other = SystemFormatStyle.Stopwatch(startingAt: start, showsHours: false)
    #expect(
      Text(TimeDataSource<Date>.currentDate, format: style) != Text(TimeDataSource<Date>.currentDate, format: other))
  }
}
