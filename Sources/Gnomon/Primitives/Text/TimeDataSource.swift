// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value that goes on with time, for texts: the date, or how far it lies from another.
///
/// A host shows the value of the moment in which the text is laid out.
public struct TimeDataSource<Value>: Sendable {
  private enum Kind: Hashable {
    case date
    case rangeFrom(Date)
    case rangeTo(Date)
    case duration(Date)
  }

  private let kind: Kind
  let value: @Sendable (Date) -> Value

  private init(_ kind: Kind, _ value: @escaping @Sendable (Date) -> Value) {
    self.kind = kind
    self.value = value
  }

  static func areEqual(_ a: Self, _ b: Self) -> Bool { a.kind == b.kind }
}

extension TimeDataSource where Value == Date {
  /// The present date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.date) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to the present one; empty if the date hasn't come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeFrom(date)) { date..<max(date, $0) }
  }

  /// The range from the present date to another one; empty if that has passed.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeTo(date)) { min($0, date)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to the present one; negative if the date hasn't come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(.duration(date)) { .seconds(date.distance(to: $0)) }
  }
}

extension Text {
  /// A text of what a source says in the moment in which it's laid out, by a format style.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(TimedText(source, format: format) { .verbatim($0) })
  }

  /// A text of what a source says in the moment in which it's laid out, by a format style that gives attributes.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(TimedText(source, format: format) { .box(AttributedText($0)) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts in what a source says in the moment in which the text is laid out, by a format style.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    append(.text(Text(source, format: format)))
  }

  /// Puts in what a source says in the moment in which the text is laid out, by a format style that gives attributes.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    append(.text(Text(source, format: format)))
  }
}

/// A source with a format style, written for the environment's locale.
private final class TimedText<F: DiscreteFormatStyle>: TextContent, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let storage: (F.FormatOutput) -> Text.Storage

  init(_ source: TimeDataSource<F.FormatInput>, format: F, storage: @escaping (F.FormatOutput) -> Text.Storage) {
    self.source = source
    self.format = format
    self.storage = storage
  }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    let style = format.speaking(runs.environment.locale)
    Text(storage: storage(style.format(source.value(Date())))).appendRuns(to: &runs, attributes: attributes)
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? TimedText<F> else { return false }
    return format == other.format && TimeDataSource.areEqual(source, other.source)
  }
}
