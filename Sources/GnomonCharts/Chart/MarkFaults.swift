// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Finds values that can't be drawn, or aren't seen, and says so once.
struct MarkFaults {
  let categories: Categories
  private(set) var notes: [LayoutNote] = []

  init(categories: Categories) { self.categories = categories }

  /// Ids that several elements of a collection have.
  mutating func repeated(_ collector: _MarkCollector) {
    guard let (id, count) = collector.repeated else { return }
    notes.append(
      LayoutNote(
        .repeatedIDs,
        "the id \(id) occurs more than once in a chart's data"
          + (count > 1 ? ", and so do others: \(count) elements have one of another." : ".")
          + " When data changes, its marks are found again by their order.",
        hint: "Give each element an id of its own."))
  }

  /// Takes away marks of values that are no numbers or infinite. A line ends before such a point and begins again after.
  mutating func removeUnplottable(_ marks: inout ContiguousArray<Mark>) {
    guard let first = marks.firstIndex(where: { !$0.x.isFinite || !$0.y.isFinite }) else { return }
    let count = marks.count { !$0.x.isFinite || !$0.y.isFinite }
    let bad = marks[first]
    let axis = bad.x.isFinite ? "y" : "x"
    let value = (bad.x.isFinite ? bad.y : bad.x).firstUnplottable ?? .nan
    notes.append(
      LayoutNote(
        .valuesNotDrawn,
        "\(count == 1 ? "a mark isn't" : "\(count) marks aren't") drawn: the \(axis) of mark \(first + 1) of "
          + "\(marks.count) is \(value.isNaN ? "not a number" : "infinite").",
        hint: "Leave such rows out, or draw them where they're meant to be."))
    // What comes after a hole in a line is no longer joined with what was before.
    var holes: [Datum?: Int] = [:]
    for index in marks.indices where marks[index].kind == .line || marks[index].kind == .area {
      let key = marks[index].series ?? marks[index].style?.foregroundBy
      if !marks[index].x.isFinite || !marks[index].y.isFinite { holes[key, default: 0] += 1 }
      marks[index].stretch = holes[key] ?? 0
    }
    marks.removeAll { !$0.x.isFinite || !$0.y.isFinite }
  }

  /// Gives sectors their angles, as shares of the whole turn. Only positive values have one.
  mutating func sectors(_ marks: inout ContiguousArray<Mark>) -> Double {
    var total = 0.0, bad = 0
    for index in marks.indices where marks[index].kind == .sector {
      switch marks[index].x {
      case .value(.number(let value)):
        if value < 0 { bad += 1 }
        let value = max(value, 0)
        marks[index].x = .range(.number(total), .number(total + value), isUnit: false)
        total += value
      case .range(.number(let start), .number(let end), _):
        marks[index].x = .range(.number(min(start, end)), .number(max(start, end)), isUnit: false)
        total = max(total, start, end)
      default: bad += 1
      }
    }
    if bad > 0 {
      notes.append(
        LayoutNote(
          .valuesNotDrawn, "\(bad == 1 ? "a sector has" : "\(bad) sectors have") no angle: only positive numbers do.",
          hint: "Draw what may be negative as bars."))
    }
    return total
  }

  /// Values beyond a domain that was given.
  mutating func outside(
    _ marks: ContiguousArray<Mark>, _ scale: PlotScale, _ setting: ChartSettings.PositionScale, _ axis: Axis
  ) {
    let isLog = scale.kind == .number(.log)
    var isGiven = false
    if case .values = setting.domain { isGiven = true }
    guard isGiven || isLog || scale.isCategory else { return }
    var count = 0
    var first: Datum?
    for mark in marks where mark.kind != .sector {
      let channel = axis == .horizontal ? mark.x : mark.y
      let ends: [Datum]
      switch channel {
      case .value(let datum): ends = [datum]
      case .range(let a, let b, let isUnit): ends = isUnit ? [a] : mark.kind == .bar ? [b] : [a, b]
      default: ends = []
      }
      guard let out = ends.first(where: { !scale.contains($0) || scale.position($0) == nil }) else { continue }
      count += 1
      if first == nil { first = out }
    }
    guard count > 0, let first else { return }
    let name = axis == .horizontal ? "x" : "y"
    let value = words(first)
    if isGiven {
      notes.append(
        LayoutNote(
          .valuesOutsideDomain,
          "\(count == 1 ? "a mark lies" : "\(count) marks lie") outside the \(name) domain "
            + "\(domainWords(scale)), the first at \(value).",
          hint: "Widen the domain of chart\(name.uppercased())Scale, or clip the plot with chartPlotStyle."))
    } else {
      notes.append(
        LayoutNote(
          .valuesNotDrawn,
          "\(count == 1 ? "a mark has" : "\(count) marks have") no place on the \(name) axis, the first at \(value)"
            + (isLog ? ": a logarithm has one for positive numbers alone." : "."),
          hint: isLog ? "Use the type symmetricLog, or leave such rows out." : "Use one kind of value on an axis."))
    }
  }

  /// More categories than colours.
  mutating func crowded(_ looks: ChartLooks) {
    guard looks.styleSpan == nil, let different = looks.differentStyles,
      looks.styleOrder.count > max(12, different)
    else { return }
    notes.append(
      LayoutNote(
        .manyCategories,
        "its colours tell \(looks.styleOrder.count) categories apart, and only \(different) are different.",
        hint: "Put the smaller categories together, or give them places along an axis."))
  }

  private func domainWords(_ scale: PlotScale) -> String {
    if scale.isCategory { return "of \(scale.order.count) categories" }
    if case .date = scale.kind { return "\(words(.date(scale.lower)))…\(words(.date(scale.upper)))" }
    return "\(shortNumber(scale.lower))…\(shortNumber(scale.upper))"
  }

  private func words(_ datum: Datum) -> String {
    switch datum {
    case .number(let value): shortNumber(value)
    case .date(let seconds):
      abs(seconds) < 3e11 ? Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601) : "\(seconds) s"
    case .category(let index): "“\(categories.name(index).prefix(40))”"
    }
  }
}

/// A number without a fraction of zero: `120`, `0.5`.
func shortNumber(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
}

extension Channel {
  var isFinite: Bool {
    switch self {
    case .full: true
    case .fixed(let value): value.isFinite
    case .fixedRange(let start, let end): (start?.isFinite ?? true) && (end?.isFinite ?? true)
    case .value(let datum): datum.isFinite
    case .range(let a, let b, _): a.isFinite && b.isFinite
    }
  }

  var firstUnplottable: Double? {
    switch self {
    case .value(let datum): datum.number
    case .range(let a, let b, _): a.isFinite ? b.number : a.number
    case .fixed(let value): Double(value)
    default: nil
    }
  }
}
