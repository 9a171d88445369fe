// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import GnomonFormatters

extension Text {
  /// A text of a date in a style.
  ///
  /// Styles that count from now are written for the moment in which the text is laid out, in English.
  public init(_ date: Date, style: Text.DateStyle) { self.init(DateText(.date(date, style))) }

  /// A text of the time between two dates: of their days and times, or of the times alone if both are on one day.
  public init(_ dates: ClosedRange<Date>) { self.init(DateText(.range(dates.lowerBound, dates.upperBound))) }

  /// A text of the time of an interval: of its days and times, or of the times alone if it lies in one day.
  public init(_ interval: DateInterval) { self.init(DateText(.range(interval.start, interval.end))) }

  /// A text of a timer's minutes and seconds, for the moment in which it's laid out.
  ///
  /// - Parameters:
  ///   - timerInterval: the time that the timer runs.
  ///   - pauseTime: the date at which it stands still; nil is none.
  ///   - countsDown: true shows what is left, false what has passed.
  ///   - showsHours: true makes an hour of 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      DateText(
        .timer(
          from: timerInterval.lowerBound, to: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }
}

/// A text of dates, written for the environment's locale, calendar and time zone.
final class DateText: TextContent, @unchecked Sendable {
  enum Kind: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(from: Date, to: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  override func isEqual(to other: TextContent) -> Bool { (other as? DateText)?.kind == kind }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    runs.append(string(in: runs.environment, now: Date()), attributes: attributes)
  }

  func string(in environment: EnvironmentValues, now: Date) -> String {
    switch kind {
    case .date(let date, let style):
      switch style.kind {
      case .date: return environment.dateStyle(date: .long, time: .omitted).format(date)
      case .time: return environment.dateStyle(date: .omitted, time: .shortened).format(date)
      case .relative: return Self.relative(abs(date.timeIntervalSince(now)), locale: environment.locale)
      case .offset: return Self.offset(date.timeIntervalSince(now), locale: environment.locale)
      case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
      }
    case .range(let start, let end):
      let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
      let style = Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
      return start < end
        ? style.format(start..<end) : environment.dateStyle(date: .omitted, time: .shortened).format(end)
    case .timer(let start, let end, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, start), end)
      let seconds = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
      return Self.clock(seconds, showsHours: showsHours)
    }
  }

  private static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e15)) : 0
  }

  /// "2:05", "1:02:05"; without hours "62:05".
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let seconds = whole(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }

  private static let units: [(length: Int, name: String)] = [
    (31_557_600, "year"), (2_629_800, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute"),
    (1, "second"),
  ]

  /// The two largest units: "2 hr, 23 min".
  static func relative(_ seconds: TimeInterval, locale: Locale) -> String {
    var rest = whole(seconds)
    let first = units.firstIndex { rest >= $0.length } ?? units.count - 1
    var parts: [(count: Int, unit: String)] = []
    for unit in units[first..<min(first + 2, units.count)] {
      let count = rest / unit.length
      rest %= unit.length
      if count > 0 || parts.isEmpty { parts.append((count, unit.name)) }
    }
    return UnitWords.text(of: parts, isWide: false, locale: locale)
  }

  /// The largest unit with its sign: "+2 hours".
  static func offset(_ seconds: TimeInterval, locale: Locale) -> String {
    let rest = whole(abs(seconds))
    let unit = units.first { rest >= $0.length } ?? (1, "second")
    let words = UnitWords.text(of: [(rest / unit.length, unit.name)], isWide: true, locale: locale)
    return (seconds < 0 ? "-" : "+") + words
  }
}

extension EnvironmentValues {
  fileprivate func dateStyle(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
