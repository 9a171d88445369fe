// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The rules by which an axis finds its values.
struct AxisRules {
  let groups: [AxisGroup]
  let isHidden: Bool

  init(_ axis: ChartSettings.Axis) {
    isHidden = axis.visibility == .hidden
    if let content = axis.content {
      let collector = _AxisCollector()
      content.add(to: collector)
      groups = collector.groups
    } else {
      groups = [.usual]
    }
  }

  private init() { (groups, isHidden) = ([], true) }

  /// No axis.
  static var none: AxisRules { AxisRules() }

  /// True unless all values are listed.
  var hasRule: Bool {
    groups.isEmpty || groups.contains { if case .rule = $0.values { true } else { false } }
  }

  /// The values that are listed.
  func listed(_ categories: Categories) -> [Datum] {
    groups.flatMap { if case .list(let make) = $0.values { make(categories) } else { [Datum]() } }
  }

  /// The first rule that isn't a list.
  var rule: AxisMarkValues {
    for group in groups { if case .rule(let rule) = group.values { return rule } }
    return .automatic
  }

  /// A domain that a chart has found, extended to round numbers.
  func rounded(_ lower: Double, _ upper: Double, _ map: NumberMap) -> (Double, Double) {
    let rule = rule
    let low: Double, high: Double
    if map == .log {
      low = Foundation.pow(10, (Foundation.log10(lower) + 1e-9).rounded(.down))
      high = Foundation.pow(10, (Foundation.log10(upper) - 1e-9).rounded(.up))
    } else {
      let step = rule.step(from: lower, to: upper, widens: true)
      (low, high) = RoundNumbers.rounded(lower, upper, step: step)
    }
    guard low.isFinite, high.isFinite, low < high else { return (lower, upper) }
    return (rule.roundsLower ?? true ? low : lower, rule.roundsUpper ?? true ? high : upper)
  }

  /// Dates are extended only where that's asked for; nil leaves them.
  func roundedDates(_ lower: Double, _ upper: Double, _ calendar: Calendar) -> (Double, Double)? {
    let rule = rule
    guard rule.roundsLower == true || rule.roundsUpper == true else { return nil }
    let step = rule.calendarStep(for: upper - lower)
    let dates = step.dates(from: lower - step.seconds * 2, to: upper + step.seconds * 2, rule.calendar ?? calendar)
    return (
      rule.roundsLower == true ? dates.last { $0 <= lower } ?? lower : lower,
      rule.roundsUpper == true ? dates.first { $0 >= upper } ?? upper : upper
    )
  }
}

extension AxisMarkValues {
  /// The step between numbers.
  ///
  /// - Parameter widens: true if the domain is extended to whole steps.
  func step(from lower: Double, to upper: Double, widens: Bool) -> Double {
    switch rule {
    case .stride(let step) where step.isFinite && step > 0 && (upper - lower) / step < 10_000: step
    case .automatic(let least, let count):
      RoundNumbers.step(
        from: lower, to: upper, most: count ?? RoundNumbers.usualSteps, least: least, widens: widens)
    default: RoundNumbers.step(from: lower, to: upper, most: RoundNumbers.usualSteps, widens: widens)
    }
  }

  /// The step between dates.
  func calendarStep(for span: Double, least: Double? = nil) -> CalendarStep {
    switch rule {
    // Of more than 10,000 nothing could be seen.
    case .calendar(let component, let count, _) where span / (component.seconds * Double(max(count, 1))) < 10_000:
      CalendarStep(component: component, count: max(count, 1), seconds: component.seconds * Double(max(count, 1)))
    case .automatic(_, let count): CalendarStep.step(for: span, most: count ?? RoundNumbers.usualSteps, least: least)
    case .stride, .calendar: CalendarStep.step(for: span, most: RoundNumbers.usualSteps)
    }
  }

  var calendar: Calendar? { if case .calendar(_, _, let calendar) = rule { calendar } else { nil } }
}

extension Calendar.Component {
  /// About how long a unit is.
  var seconds: Double {
    switch self {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .weekOfYear, .weekOfMonth, .yearForWeekOfYear: 7 * 86_400
    case .month: 2_629_746
    case .quarter: 3 * 2_629_746
    case .year: 31_556_952
    case .era: 31_556_952_000
    default: 86_400
    }
  }
}
