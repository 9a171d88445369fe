// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Spans of time in which a zone keeps the same distance to universal time, so that SQL finds local days and hours by adding a number.
struct LocalTime {
  struct Span: Equatable {
    /// Milliseconds since 1970.
    var from: Int64
    var to: Int64
    /// What is added for local time, in milliseconds.
    var offset: Int64
  }

  static let dayMilliseconds: Int64 = 86_400_000
  /// More changes of a zone aren't looked at; the rest of the time has the last one's distance.
  private static let mostSpans = 400

  /// The spans from a moment to another, both in milliseconds.
  static func spans(_ from: Int64, _ to: Int64, _ zone: TimeZone) -> [Span] {
    var spans: [Span] = []
    var start = from
    while start < to {
      let date = Date(timeIntervalSince1970: Double(start) / 1_000)
      let offset = Int64(zone.secondsFromGMT(for: date)) * 1_000
      var end = to
      if spans.count < mostSpans - 1, let next = zone.nextDaylightSavingTimeTransition(after: date) {
        end = min(to, max(start + 1, Moment(next).milliseconds))
      }
      spans.append(Span(from: start, to: end, offset: offset))
      start = end
    }
    return spans
  }

  /// The local day of a moment, in days since 1970-01-01.
  static func day(_ moment: Moment, _ zone: TimeZone) -> Int {
    let local = moment.milliseconds.addingReportingOverflow(Int64(zone.secondsFromGMT(for: moment.date)) * 1_000)
    return Int(floorDivide(local.overflow ? moment.milliseconds : local.partialValue, dayMilliseconds))
  }

  /// The first moment of a local day.
  static func start(ofDay day: Int, _ zone: TimeZone) -> Moment {
    let guess = Int64(day) * dayMilliseconds
    let date = Date(timeIntervalSince1970: Double(guess) / 1_000)
    let first = guess - Int64(zone.secondsFromGMT(for: date)) * 1_000
    // Near a change of the clocks the guess lies on its other side.
    let second = guess - Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(first) / 1_000))) * 1_000
    return Moment(milliseconds: second)
  }

  /// The Monday of a day's week; 1970-01-01 was a Thursday.
  static func monday(of day: Int) -> Int { day - ((day + 3) % 7 + 7) % 7 }

  /// The day of 1 January.
  static func day(ofYear year: Int) -> Int {
    let before = year - 1
    return 365 * (year - 1970) + (before / 4 - before / 100 + before / 400) - 477
  }

  /// The year of a day, for days after the year 1.
  static func year(ofDay day: Int) -> Int {
    var year = 1970 + Int((Double(day) / 365.2425).rounded(.down))
    while Self.day(ofYear: year) > day { year -= 1 }
    while Self.day(ofYear: year + 1) <= day { year += 1 }
    return year
  }

  /// The days on which the months of a year begin, and the day after it.
  static func months(of year: Int) -> [Int] {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    var days = [day(ofYear: year)]
    for length in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
      days.append(days[days.count - 1] + length)
    }
    return days
  }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 { a / b - (a % b < 0 ? 1 : 0) }
}
