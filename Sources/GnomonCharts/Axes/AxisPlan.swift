// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The values of an axis with what is shown at each, before their places are known.
struct AxisPlan {
  /// A value with its parts.
  struct Entry {
    var datum: Datum
    /// The next value, between which and this one something centred stands; nil of a category.
    var next: Datum?
    var words: String
    var parts: [AxisPart]
  }

  struct Group {
    var preset: AxisMarkPreset.Kind
    var position: AxisMarkPosition.Kind
    var entries: [Entry]
    /// True if labels of this rule stand in the middle between two lines where nothing is said.
    var centers: Bool
  }

  var groups: [Group] = []
  let isHidden: Bool

  init(
    _ side: DomainFinder.Side, _ rules: AxisRules, _ scale: PlotScale, _ marks: ContiguousArray<Mark>,
    _ categories: Categories, _ surroundings: ChartSurroundings
  ) {
    isHidden = rules.isHidden
    guard !isHidden else { return }
    for group in rules.groups {
      let unit = Self.unit(of: marks, side)
      let values = AxisValueFinder(scale, surroundings, categories, unit: unit).values(of: group.values)
      var entries: [Entry] = []
      for (index, datum) in values.data.enumerated() {
        let value = AxisValue(datum: datum, categories: categories, index: index, count: values.data.count)
        let collector = _AxisMarkCollector(value, isX: side == .x)
        group.marks(value, collector)
        let next = index + 1 < values.data.count ? values.data[index + 1] : values.end
        entries.append(
          Entry(datum: datum, next: next, words: values.words(index), parts: collector.parts))
      }
      // Where each value is the beginning of a unit that the marks take up, its label stands in the middle of that.
      let isUnit = values.step.map { step in unit.map { abs($0 / step.seconds - 1) < 0.15 } ?? false } ?? false
      groups.append(
        Group(
          preset: group.preset.kind, position: group.position.kind, entries: entries,
          centers: scale.isCategory || isUnit))
    }
  }

  /// The length in seconds of the unit that marks take up along an axis; nil if they take up none.
  private static func unit(of marks: ContiguousArray<Mark>, _ side: DomainFinder.Side) -> Double? {
    for mark in marks {
      if case .range(.date(let start), .date(let end), true) = side == .x ? mark.x : mark.y { return end - start }
    }
    return nil
  }
}

/// Finds the values of an axis that a rule or a list means, and their words.
struct AxisValueFinder {
  struct Values {
    var data: [Datum]
    /// Where the room of the last value ends; nil is the domain's end.
    var end: Datum?
    var step: CalendarStep?
    var words: (Int) -> String
  }

  /// About so many categories of an axis have lines and labels where nobody lists them.
  static let mostCategories = 250
  private let scale: PlotScale
  private let surroundings: ChartSurroundings
  private let categories: Categories

  /// The length of the marks' unit in seconds.
  private let unit: Double?

  init(_ scale: PlotScale, _ surroundings: ChartSurroundings, _ categories: Categories, unit: Double?) {
    (self.scale, self.surroundings, self.categories, self.unit) = (scale, surroundings, categories, unit)
  }

  func values(of values: AxisValues) -> Values {
    switch values {
    case .list(let make):
      let data = make(categories).filter { $0.isFinite && scale.contains($0) }
      return Values(
        data: data,
        words: words(for: data, step: CalendarStep(of: data.compactMap(\.dateSeconds), surroundings.calendar)))
    case .rule(let rule): return self.values(of: rule)
    }
  }

  private func values(of rule: AxisMarkValues) -> Values {
    let (lower, upper) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
    switch scale.kind {
    case .category:
      // Of very many nobody could read all: each of them would be a view.
      let every = max(1, scale.order.count / Self.mostCategories)
      let data = stride(from: 0, to: scale.order.count, by: every).map { Datum.category(scale.order[$0]) }
      return Values(data: data, words: words(for: data, step: nil))
    case .date:
      let step = rule.calendarStep(for: upper - lower, least: unit)
      let calendar = rule.calendar ?? surroundings.calendar
      let dates = step.dates(from: lower, to: upper, calendar)
      let data = dates.map { Datum.date($0) }
      let end = dates.last.flatMap { step.next(after: Date(timeIntervalSinceReferenceDate: $0), calendar) }
      return Values(
        data: data, end: end.map { .date($0.timeIntervalSinceReferenceDate) }, step: step,
        words: words(for: data, step: step, calendar))
    case .number(let map):
      let numbers: [Double]
      if map == .log {
        numbers = RoundNumbers.powersOfTen(from: lower, to: upper)
      } else {
        numbers = RoundNumbers.multiples(of: step(of: rule, lower, upper), from: lower, to: upper)
      }
      let data = numbers.map { Datum.number($0) }
      return Values(data: data, words: words(for: data, step: nil))
    }
  }

  /// The step that the domain was widened by, or one of its own.
  private func step(of rule: AxisMarkValues, _ lower: Double, _ upper: Double) -> Double {
    if let widening = scale.widening, widening.rule == rule.description { return widening.step }
    return rule.step(from: lower, to: upper, widens: false)
  }

  /// The words of values, alike in their digits.
  private func words(for data: [Datum], step: CalendarStep?, _ own: Calendar? = nil) -> (Int) -> String {
    let digits = data.reduce(0) { most, datum in
      if case .number(let value) = datum { max(most, fractionDigits(value)) } else { most }
    }
    let (locale, calendar, categories) = (surroundings.locale, own ?? surroundings.calendar, categories)
    let crossesYears = scale.kind == .date && DateWords.crossYears(scale.lower, scale.upper, calendar)
    return { index in
      switch data[index] {
      case .category(let category): return categories.name(category)
      case .number(let value):
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        return value == 0 ? style.format(0) : style.precision(.fractionLength(digits)).format(value)
      case .date(let seconds):
        return DateWords.words(
          Date(timeIntervalSinceReferenceDate: seconds), step, locale, calendar, crossesYears: crossesYears)
      }
    }
  }

  /// How many digits a number has behind its point, at most 6.
  private func fractionDigits(_ value: Double) -> Int {
    var scaled = abs(value)
    for digits in 0..<6 {
      if abs(scaled - scaled.rounded()) < 1e-6 * max(scaled, 1) { return digits }
      scaled *= 10
    }
    return 6
  }
}

/// The words of dates on an axis.
enum DateWords {
  /// True if two dates lie in different years. The end of a year isn't part of the next.
  static func crossYears(_ lower: Double, _ upper: Double, _ calendar: Calendar) -> Bool {
    guard abs(lower) < 3e11, abs(upper) < 3e11 else { return false }
    let (first, last) = (min(lower, upper), max(lower, upper))
    return calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: first))
      != calendar.component(.year, from: Date(timeIntervalSinceReferenceDate: max(first, last - 1)))
  }

  static func words(
    _ date: Date, _ step: CalendarStep?, _ locale: Locale, _ calendar: Calendar, crossesYears: Bool
  ) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch step?.component {
    case .second: style = style.hour().minute().second()
    case .minute: style = style.hour().minute()
    case .hour: style = style.hour()
    case .month, .quarter: style = crossesYears ? style.year().month(.abbreviated) : style.month(.abbreviated)
    case .year: style = style.year()
    case .day, .weekOfYear: style = style.month(.abbreviated).day()
    default: style = style.year().month(.abbreviated).day()
    }
    return style.format(date)
  }
}
