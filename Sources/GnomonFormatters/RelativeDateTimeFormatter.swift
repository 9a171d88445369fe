// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Says how far a time lies from another, in a language's words: `2 weeks ago`, `yesterday`.
///
/// It's what Apple's Foundation has and that on Linux lacks. The longest unit that isn't 0 is told, and what is left of it isn't: 36 hours
/// are `in 1 day`.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether times that have a name get it.
  public enum DateTimeStyle: Int, Sendable {
    /// A number always: `1 day ago`.
    case numeric = 0
    /// The name where there is one: `yesterday`.
    case named = 1
  }

  /// How far units and numbers are written out.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut = 1
    /// `2 mo. ago`.
    case short = 2
    /// The shortest form: `2mo ago`, in English.
    case abbreviated = 3
  }

  /// Whether times that have a name get it. Numeric by default.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How far units are written out. Full by default.
  open var unitsStyle: UnitsStyle = .full
  /// Where the text stands: at a sentence's beginning it has a capital.
  open var formattingContext: Context = .unknown
  /// The calendar that divides a distance into units. The current one by default.
  open var calendar: Calendar! = .current
  /// The locale whose language is used. The current one by default; nil stands for it.
  open var locale: Locale! = .current

  /// Makes a formatter that says numbers and full units.
  public override init() { super.init() }

  /// Formatters of this kind aren't archived.
  public required init?(coder: NSCoder) { nil }

  /// Says the longest unit of components that isn't 0: `in 3 hours` for 3 hours and 5 minutes. Components that are all 0 or nil are `in 0 seconds`, or `now`.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(ICURelativeTime.Unit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
      (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
    ]
    let (unit, value) = parts.first { $0.1 != nil && $0.1 != 0 } ?? (.second, 0)
    return text(Double(value ?? 0), unit)
  }

  /// Says how far a time lies from now, in seconds; in the past where it's negative. What isn't a finite number is as 0.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Far more than all of history: calendars don't go on for ever.
    let seconds = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
    let now = Date()
    return localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
  }

  /// Says how far a date lies from another: `1 hour ago` where it's an hour earlier.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(
      from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
  }

  /// Says how far a `Date` lies from now; nil for something else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: ICURelativeTime.Unit) -> String {
    let locale = locale ?? .current
    let width: UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let format = ICURelativeTime.format(width, inWords: unitsStyle == .spellOut, locale: locale.identifier)
    return (format?.text(value, unit, isNamed: dateTimeStyle == .named) ?? "")
      .inContext(formattingContext, locale: locale)
  }
}
