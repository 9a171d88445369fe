// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the values that an axis needs places for.
struct DomainFinder {
  enum Side { case x, y }

  private let setting: ChartSettings.PositionScale
  private let rules: AxisRules
  private let categories: Categories
  private var numbers: (lower: Double, upper: Double)?
  private var dates: (lower: Double, upper: Double)?
  private var order: [Int32] = []
  private var seen: Set<Int32> = []

  init(
    _ side: Side, _ marks: ContiguousArray<Mark>, _ rules: AxisRules, _ setting: ChartSettings.PositionScale,
    _ categories: Categories
  ) {
    (self.setting, self.rules, self.categories) = (setting, rules, categories)
    let isLog = setting.type?.kind == .log
    for mark in marks where mark.kind != .sector {
      switch side == .x ? mark.x : mark.y {
      case .value(let datum): add(datum, isLog: isLog)
      case .range(let a, let b, _):
        add(a, isLog: isLog)
        add(b, isLog: isLog)
      default: break
      }
    }
  }

  private mutating func add(_ datum: Datum, isLog: Bool) {
    guard datum.isFinite else { return }
    switch datum {
    case .number(let value):
      if value <= 0, isLog { return }
      guard let known = numbers else { return numbers = (value, value) }
      if value < known.lower {
        numbers = (value, known.upper)
      } else if value > known.upper {
        numbers = (known.lower, value)
      }
    case .date(let value):
      guard let known = dates else { return dates = (value, value) }
      if value < known.lower {
        dates = (value, known.upper)
      } else if value > known.upper {
        dates = (known.lower, value)
      }
    case .category(let index):
      if seen.insert(index).inserted { order.append(index) }
    }
  }

  /// True if nothing lies along the axis, and nothing is said of it.
  var isEmpty: Bool {
    if case .values = setting.domain { return false }
    return numbers == nil && dates == nil && order.isEmpty
  }

  /// The scale of what was found and what was said.
  func scale(_ calendar: Calendar) -> PlotScale {
    if case .values(let make, let isRange) = setting.domain { return given(make(categories), isRange: isRange) }
    var includesZero: Bool?
    var isReversed = false
    var change: ((inout [Datum], Categories) -> Void)?
    if case .automatic(let zero, let reversed, let closure) = setting.domain {
      (includesZero, isReversed, change) = (zero, reversed ?? false, closure)
    }
    if !order.isEmpty || setting.type?.kind == .category {
      var order = order.map { Datum.category($0) }
      change?(&order, categories)
      let scale = PlotScale(
        kind: .category, order: order.compactMap { if case .category(let index) = $0 { index } else { nil } })
      return isReversed ? PlotScale(kind: .category, order: scale.order.reversed()) : scale
    }
    if var (lower, upper) = dates {
      if let change { (lower, upper) = changed(.date(lower), .date(upper), change) }
      if let rounded = rules.roundedDates(lower, upper, calendar) { (lower, upper) = rounded }
      return PlotScale(kind: .date, lower: isReversed ? upper : lower, upper: isReversed ? lower : upper)
    }
    let map = NumberMap(setting.type)
    var (lower, upper) = numbers ?? (map == .log ? (1, 10) : (0, 1))
    // Values that an axis lists belong to its domain.
    let listed = rules.listed(categories).compactMap { if case .number(let value) = $0 { value } else { nil } }
      .filter { $0.isFinite && (map != .log || $0 > 0) }
    (lower, upper) = (min(lower, listed.min() ?? lower), max(upper, listed.max() ?? upper))
    // Zero belongs to the domain of numbers, for all marks.
    if includesZero ?? true, map != .log { (lower, upper) = (min(lower, 0), max(upper, 0)) }
    if let change { (lower, upper) = changed(.number(lower), .number(upper), change) }
    if lower == upper { (lower, upper) = Self.around(lower, map) }
    let step = map == .log || !rules.hasRule ? nil : rules.rule.step(from: lower, to: upper, widens: true)
    if rules.hasRule { (lower, upper) = rules.rounded(lower, upper, map) }
    var scale = PlotScale(kind: .number(map), lower: isReversed ? upper : lower, upper: isReversed ? lower : upper)
    scale.widening = step.map { (rules.rule.description, $0) }
    return scale
  }

  private func changed(
    _ lower: Datum, _ upper: Datum, _ change: (inout [Datum], Categories) -> Void
  ) -> (Double, Double) {
    var values = [lower, upper]
    change(&values, categories)
    let ends = values.compactMap(\.number).filter(\.isFinite)
    return (ends.min() ?? lower.number ?? 0, ends.max() ?? upper.number ?? 1)
  }

  /// Room around a single value.
  private static func around(_ value: Double, _ map: NumberMap) -> (Double, Double) {
    if map == .log { return (value / 10, value * 10) }
    if value == 0 { return (0, 1) }
    let room = abs(value) / 2
    return (value - room, value + room)
  }

  /// A domain as it was given.
  private func given(_ values: [Datum], isRange: Bool) -> PlotScale {
    let named = values.compactMap { if case .category(let index) = $0 { index } else { nil } }
    if !named.isEmpty || !order.isEmpty {
      return PlotScale(kind: .category, order: named.isEmpty ? order : named)
    }
    let ends = values.compactMap(\.number).filter(\.isFinite)
    let isDate = values.contains { $0.kind == .date }
    guard let first = ends.first, let last = ends.last else {
      return scaleOfNothing(isDate: isDate || dates != nil)
    }
    var (lower, upper) = isRange ? (first, last) : (ends.min()!, ends.max()!)
    // A list that counts down is a scale that counts down.
    if !isRange, first > last { (lower, upper) = (upper, lower) }
    let map = NumberMap(setting.type)
    if lower == upper { (lower, upper) = Self.around(lower, isDate ? .linear : map) }
    if !isDate, map == .log {
      if upper <= 0 { (lower, upper) = (1, 10) }
      if lower <= 0 { lower = min(numbers?.lower ?? upper / 1000, upper / 10) }
    }
    return PlotScale(kind: isDate ? .date : .number(map), lower: lower, upper: upper)
  }

  private func scaleOfNothing(isDate: Bool) -> PlotScale {
    if isDate { return PlotScale(kind: .date, lower: dates?.lower ?? 0, upper: dates?.upper ?? 86_400) }
    return PlotScale(kind: .number(NumberMap(setting.type)), lower: numbers?.lower ?? 0, upper: numbers?.upper ?? 1)
  }
}
