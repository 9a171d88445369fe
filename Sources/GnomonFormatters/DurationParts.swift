// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A unit of lengths of time, from the longest to the shortest.
enum DurationUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Its length in seconds; nil where it isn't always the same.
  var seconds: Double? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// ICU's name of it.
  var name: String { rawValue }

  /// Whether it has a place of its own in `1:10:00`.
  var isClock: Bool { self == .hour || self == .minute || self == .second }
}

/// A length of time, divided into units.
struct DurationParts {
  struct Part {
    var unit: DurationUnit
    var value: Double
  }

  /// What is written of it: at least one part.
  private(set) var kept: [Part]

  init(
    from start: Date, to end: Date, in calendar: Calendar, units: [DurationUnit],
    formatter: DateComponentsFormatter
  ) {
    let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    kept = units.map { Part(unit: $0, value: Double(found.value(for: $0.component) ?? 0)) }
    if formatter.allowsFractionalUnits { addFraction(found, from: start, to: end, in: calendar) }
    if formatter.collapsesLargestUnit { collapse() }
    dropZeros(formatter.zeroFormattingBehavior, isPositional: formatter.unitsStyle == .positional)
    let limit = formatter.maximumUnitCount
    // The first unit that counts: zeros before it that stay are counted, too.
    if limit > 0, kept.count > limit {
      kept.removeLast(kept.count - limit)
      dropZeros(formatter.zeroFormattingBehavior, isPositional: formatter.unitsStyle == .positional)
    }
  }

  /// Adds what is left to the last unit.
  private mutating func addFraction(
    _ found: DateComponents, from start: Date, to end: Date, in calendar: Calendar
  ) {
    guard let last = kept.indices.last, let length = kept[last].unit.seconds, kept[last].unit != .second,
      let reached = calendar.date(byAdding: found, to: start)
    else { return }
    kept[last].value += end.timeIntervalSince(reached) / length
  }

  /// Counts a longest unit of 1 in the next shorter one.
  private mutating func collapse() {
    guard let first = kept.firstIndex(where: { $0.value != 0 }), abs(kept[first].value) == 1, first + 1 < kept.count,
      let long = kept[first].unit.seconds, let short = kept[first + 1].unit.seconds
    else { return }
    kept[first + 1].value += kept[first].value * long / short
    kept[first].value = 0
  }

  private mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
    guard let first = kept.firstIndex(where: { $0.value != 0 }), let last = kept.lastIndex(where: { $0.value != 0 })
    else {
      // Nothing but zeros: the shortest unit says so.
      if !behavior.isDisjoint(with: [.default, .dropLeading, .dropTrailing]), let end = kept.last { kept = [end] }
      return
    }
    let isDefault = behavior.contains(.default)
    // Units of a calendar have no places that would have to be held free.
    kept = kept.indices.filter { index in
      if kept[index].value != 0 { return true }
      let isNamed = !isPositional || !kept[index].unit.isClock
      if index < first { return !(isDefault || behavior.contains(.dropLeading)) }
      if index > last { return !(isDefault && isNamed || behavior.contains(.dropTrailing)) }
      return !(isDefault && isNamed || behavior.contains(.dropMiddle))
    }
    .map { kept[$0] }
  }
}

/// How parts of a length of time become a text.
struct DurationStyle {
  var style: DateComponentsFormatter.UnitsStyle
  var isPadded: Bool
  var isDefault: Bool
  var locale: Locale

  func text(_ parts: [DurationParts.Part]) -> String {
    guard style == .positional else { return named(parts) }
    let clock = parts.filter(\.unit.isClock)
    let others = parts.filter { !$0.unit.isClock }
    // `3d` alone: a number by itself wouldn't say of what.
    let texts = (others.isEmpty ? [] : [named(others)]) + (clock.isEmpty ? [] : [positional(clock, !others.isEmpty)])
    return texts.joined(separator: " ")
  }

  private func positional(_ parts: [DurationParts.Part], _ isBehindOthers: Bool) -> String {
    let isNegative = parts.contains { $0.value < 0 } && !isBehindOthers
    let numbers = parts.enumerated().map { index, part in
      let digits = isPadded || isDefault && index > 0 ? 2 : 1
      return abs(part.value).formatted(
        .number.grouping(.never).precision(.integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...1))
          .locale(locale))
    }
    return (isNegative ? "-" : "") + numbers.joined(separator: separator)
  }

  /// What stands between hours and minutes in the locale: a point in some.
  private var separator: String {
    let hour = Duration.seconds(3600).formatted(.time(pattern: .hourMinute).locale(locale))
    let found = String(hour.drop(while: \.isNumber).prefix { !$0.isNumber })
    return found.isEmpty ? ":" : found
  }

  private func named(_ parts: [DurationParts.Part]) -> String {
    let width = width
    let texts = parts.enumerated().map { index, part in
      // The first one's minus is the whole's.
      named(index == 0 ? part.value : abs(part.value), part.unit, width)
    }
    if style == .brief { return texts.joined(separator: " ") }
    return ICUText.list(texts, width: width, locale: locale.identifier)
  }

  private var width: UnitWidth {
    switch style {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .short
    case .full, .spellOut: .wide
    }
  }

  private func named(_ value: Double, _ unit: DurationUnit, _ width: UnitWidth) -> String {
    let measure = ICUMeasure.measure("unit/\(unit.name) unit-width-\(width.rawValue) .#", locale: locale.identifier)
    let identifier = locale.identifier
    let inWords: ((Double) -> String?)? = style == .spellOut ? { ICUText.spelledOut($0, locale: identifier) } : nil
    let text = measure?.text(value, number: inWords) ?? "\(value.formatted(.number.locale(locale))) \(unit.name)"
    return style == .brief ? text.filter { !$0.isWhitespace } : text
  }
}
