// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Styles for dates that go on: a text written in one says something else as time passes.
///
/// A host shows what holds in the moment in which the text is laid out.
public enum SystemFormatStyle: Sendable {
  /// The time since a date, as a stopwatch shows it: `1:02.25`.
  public struct Stopwatch: Sendable, Hashable, Codable {
    var start: Date
    var clock: ClockFields

    /// A stopwatch that was started at a date.
    ///
    /// - Parameters:
    ///   - startDate: before it, the watch shows 0.
    ///   - showsHours: whether 60 minutes are an hour.
    ///   - maxFieldCount: how many of hours, minutes, seconds and parts of seconds are shown, the largest first. At
    ///     least 1.
    ///   - maxPrecision: the smallest step that is shown.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
  }

  /// The time that has passed of an interval, or is left of it: `1:02:05`.
  public struct Timer: Sendable, Hashable, Codable {
    var start: Date
    var end: Date
    var countsDown: Bool
    var clock: ClockFields

    /// The time that is left of an interval: all of it before its start, 0 after its end.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// The time that has passed of an interval: 0 before its start, all of it after its end.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      clock = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
  }

  /// The distance of a date from another one in words: `2 hours, 13 minutes`.
  public struct DateOffset: Sendable, Hashable, Codable {
    var anchor: Date
    var fields: Set<Date.ComponentsFormatStyle.Field>
    var count: Int
    var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// The distance of dates from a given one.
    ///
    /// - Parameters:
    ///   - anchor: dates before it have a minus.
    ///   - allowedFields: the units.
    ///   - maxFieldCount: how many are shown, the largest first. At least 1.
    ///   - sign: when a sign is shown; by default where the date lies before the anchor.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      count = max(1, maxFieldCount)
      self.sign = sign
    }
  }

  /// A date as it's called from another one: `in 5 minutes` while it's near, else the date itself.
  public struct DateReference: Sendable, Hashable, Codable {
    var date: Date
    var fields: Set<Date.RelativeFormatStyle.Field>
    var count: Int
    var threshold: Date.RelativeFormatStyle.Field
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// A given date as it's called from others.
    ///
    /// - Parameters:
    ///   - date: the date that is spoken of.
    ///   - allowedFields: the units; the largest that fits is shown.
    ///   - maxFieldCount: kept; one unit is shown.
    ///   - thresholdField: one of this unit away, the date itself is written.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      count = max(1, maxFieldCount)
      threshold = thresholdField
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// The date to be shown.
  public typealias FormatInput = Date
  /// The clock's reading, as a string with attributes.
  public typealias FormatOutput = AttributedString

  /// The time since the start, as a clock shows it.
  public func format(_ input: Date) -> AttributedString {
    AttributedString(clock.string(input.timeIntervalSince(start)))
  }
  /// The last date before another at which the reading is a different one; nil if there's none.
  public func discreteInput(before input: Date) -> Date? { clock.step(before: input, from: start, in: start...) }
  /// The first date after another at which the reading is a different one; nil if there's none.
  public func discreteInput(after input: Date) -> Date? { clock.step(after: input, from: start, in: start...) }
  /// Digits and colons are the same in every language here.
  public func locale(_ locale: Locale) -> SystemFormatStyle.Stopwatch { self }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// The date to be shown.
  public typealias FormatInput = Date
  /// The clock's reading, as a string with attributes.
  public typealias FormatOutput = AttributedString

  /// The time since the start or until the end, as a clock shows it. A date outside counts as the nearer end.
  public func format(_ input: Date) -> AttributedString {
    let moment = min(max(input, start), end)
    return AttributedString(
      clock.string(countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start), roundsUp: countsDown))
  }

  /// The last date before another at which the reading is a different one; nil if there's none.
  public func discreteInput(before input: Date) -> Date? {
    clock.step(before: input, from: countsDown ? end : start, in: start...end)
  }

  /// The first date after another at which the reading is a different one; nil if there's none.
  public func discreteInput(after input: Date) -> Date? {
    clock.step(after: input, from: countsDown ? end : start, in: start...end)
  }

  /// Digits and colons are the same in every language here.
  public func locale(_ locale: Locale) -> SystemFormatStyle.Timer { self }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// The date that the distance is measured to.
  public typealias FormatInput = Date
  /// The distance in words, as a string with attributes.
  public typealias FormatOutput = AttributedString

  /// The distance from the anchor in words; empty if it isn't finite.
  public func format(_ referenceDate: Date) -> AttributedString {
    let distance = anchor.distance(to: referenceDate)
    guard distance.isFinite else { return AttributedString() }
    let range = distance < 0 ? referenceDate..<anchor : anchor..<referenceDate
    return AttributedString(signs(distance) + words(range))
  }

  /// The first unit that isn't 0 and those that follow, in English.
  private func words(_ range: Range<Date>) -> String {
    let allowed = Self.units.filter { fields.contains($0.field) }
    let parts = calendar.dateComponents(Set(allowed.map(\.component)), from: range.lowerBound, to: range.upperBound)
    let counts = allowed.map { (name: $0.name, count: parts.value(for: $0.component) ?? 0) }
    let first = counts.firstIndex { $0.count != 0 } ?? max(0, counts.count - 1)
    return counts[first...].prefix(count).map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }

  private typealias Unit = (field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, name: String)

  private static var units: [Unit] {
    [
      (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"), (.day, .day, "day"),
      (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]
  }

  private func signs(_ distance: TimeInterval) -> String {
    if sign == .never { return "" }
    if distance < 0 { return "-" }
    let isAlways = sign == .always() || sign == .always(includingZero: true)
    return isAlways && (distance > 0 || sign == .always(includingZero: true)) ? "+" : ""
  }

  private var step: TimeInterval { fields.contains(.second) ? 1 : 60 }

  /// The last date before another at which the words may be different; nil if there's none.
  public func discreteInput(before input: Date) -> Date? { GridOfDates(anchor, step).before(input) }
  /// The first date after another at which the words may be different; nil if there's none.
  public func discreteInput(after input: Date) -> Date? { GridOfDates(anchor, step).after(input) }
  /// The nearest earlier date that a `Date` can hold; nil if there's none.
  public func input(before referenceDate: Date) -> Date? { GridOfDates.next(to: referenceDate, isLater: false) }
  /// The nearest later date that a `Date` can hold; nil if there's none.
  public func input(after referenceDate: Date) -> Date? { GridOfDates.next(to: referenceDate, isLater: true) }

  /// The style with the words of another locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateOffset {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The style for another calendar's years, months and weeks.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  /// The date that the distance is measured from.
  public typealias FormatInput = Date
  /// The date or the distance in words, as a string with attributes.
  public typealias FormatOutput = AttributedString

  /// The distance in words while it's small, and the date itself from the threshold on.
  public func format(_ referenceDate: Date) -> AttributedString {
    let bound = calendar.date(byAdding: threshold.component, value: 1, to: min(date, referenceDate))
    if let bound, max(date, referenceDate) >= bound {
      let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, calendar: calendar)
      return AttributedString(style.format(date))
    }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: .wide, locale: locale,
      calendar: calendar)
    style.locale = locale
    return AttributedString(style.format(referenceDate))
  }

  private var step: TimeInterval { fields.contains(.second) ? 1 : 60 }

  /// The last date before another at which the words may be different; nil if there's none.
  public func discreteInput(before input: Date) -> Date? { GridOfDates(date, step).before(input) }
  /// The first date after another at which the words may be different; nil if there's none.
  public func discreteInput(after input: Date) -> Date? { GridOfDates(date, step).after(input) }
  /// The nearest earlier date that a `Date` can hold; nil if there's none.
  public func input(before referenceDate: Date) -> Date? { GridOfDates.next(to: referenceDate, isLater: false) }
  /// The nearest later date that a `Date` can hold; nil if there's none.
  public func input(after referenceDate: Date) -> Date? { GridOfDates.next(to: referenceDate, isLater: true) }

  /// The style with the words of another locale.
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateReference {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The style for another calendar's days, months and years.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension Date.RelativeFormatStyle.Field {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date; see ``SystemFormatStyle/Stopwatch``.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval; see ``SystemFormatStyle/Timer``.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The time that has passed of an interval; see ``SystemFormatStyle/Timer``.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// A style for the distance of a date from another; see ``SystemFormatStyle/DateOffset``.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as it's called from another; see ``SystemFormatStyle/DateReference``.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
