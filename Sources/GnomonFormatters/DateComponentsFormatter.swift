// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes lengths of time in a language's words: `1 hour, 10 minutes`, `1h 10m`, `1:10:00`.
///
/// It's what Apple's Foundation has and that can't be used on Linux. The language is that of the calendar's locale.
open class DateComponentsFormatter: Formatter {
  /// How far units are written out.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers alone: `9:41:30`. Units longer than hours stand before them: `2d 9:41:30`.
    case positional = 0
    /// `9h 41m 30s`.
    case abbreviated = 1
    /// `9 hr, 41 min, 30 sec`.
    case short = 2
    /// `9 hours, 41 minutes, 30 seconds`.
    case full = 3
    /// `nine hours, forty-one minutes, thirty seconds`.
    case spellOut = 4
    /// `9hr 41min 30sec`.
    case brief = 5
  }

  /// What becomes of units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public var rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional: leading zeros are dropped, later numbers have two digits. Other styles: all zeros are dropped.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// `10m 0s` in place of `0h 10m 0s`.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// `1h 10s` in place of `1h 0m 10s`.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// `1h` in place of `1h 0m`.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers of a positional style have two digits: `01:00:10`.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How far units are written out. Positional by default.
  open var unitsStyle: UnitsStyle = .positional
  /// The units that may be written: years, months, weeks of the month, days, hours, minutes and seconds; by default, and where the set is empty, all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units whose value is 0.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar that divides a length into units, with the locale of the language. The current one by default; nil stands for it.
  open var calendar: Calendar? = .current
  /// The date at which a length begins, for months and years of different lengths; nil is the beginning of 2001.
  open var referenceDate: Date?
  /// Whether the last unit may be a fraction: `1.5 hours` where minutes aren't allowed. Only weeks and what is shorter can be.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0 is no limit. What is shorter is left out.
  open var maximumUnitCount = 0
  /// Whether the longest unit is counted in the next shorter one: `63s` in place of `1m 3s`. Only where it's 1.
  open var collapsesLargestUnit = false
  /// Whether `About` stands before it. In English alone.
  open var includesApproximationPhrase = false
  /// Whether `remaining` stands behind it. In English alone.
  open var includesTimeRemainingPhrase = false
  /// Where the text stands: at a sentence's beginning it has a capital.
  open var formattingContext: Context = .unknown

  /// Makes a formatter of positional style.
  public override init() { super.init() }

  /// Formatters of this kind aren't archived.
  public required init?(coder: NSCoder) { nil }

  /// Writes components in a style, with all that else is by default.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes a length of time that components say, in the allowed units; nil where the calendar can't add them to a date.
  open func string(from components: DateComponents) -> String? {
    guard let end = start.calendar.date(byAdding: components, to: start.date) else { return nil }
    return string(from: start.date, to: end, in: start.calendar)
  }

  /// Writes the length of time between two dates; with a minus where the second is the earlier one.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: startDate, to: endDate, in: start.calendar)
  }

  /// Writes a length of time in seconds; nil where it isn't a finite number, or longer than calendars go.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    return string(from: start.date, to: start.date.addingTimeInterval(ti), in: start.calendar)
  }

  /// Writes `DateComponents`, or a number of seconds; nil for something else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private var start: (calendar: Calendar, date: Date) {
    var calendar = calendar ?? .current
    if calendar.locale == nil { calendar.locale = .current }
    return (calendar, referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
  }

  private func string(from start: Date, to end: Date, in calendar: Calendar) -> String? {
    let parts = DurationParts(from: start, to: end, in: calendar, units: units, formatter: self)
    let locale = calendar.locale ?? .current
    let style = DurationStyle(
      style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad),
      isDefault: zeroFormattingBehavior.contains(.default), locale: locale)
    return withPhrases(style.text(parts.kept), locale).inContext(formattingContext, locale: locale)
  }

  private var units: [DurationUnit] {
    let allowed = DurationUnit.allCases.filter { allowedUnits.contains($0.unit) }
    if allowed.isEmpty, !allowedUnits.isEmpty {
      FormatterWarning.tell(
        "DateComponentsFormatter.allowedUnits has none of years, months, weeks of the month, days, hours, minutes and seconds: all of them are written"
      )
    }
    return allowed.isEmpty ? DurationUnit.allCases : allowed
  }

  private func withPhrases(_ text: String, _ locale: Locale) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    guard locale.language.languageCode?.identifier == "en" else {
      FormatterWarning.tell(
        "DateComponentsFormatter has its phrases in English alone: none is written in \(locale.identifier)")
      return text
    }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
