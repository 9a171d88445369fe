// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A scale of places along an axis: which values it has places for, and where they lie.
struct PlotScale {
  enum Kind: Equatable { case number(NumberMap), date, category }

  var kind: Kind
  /// The two ends of numbers or seconds, in the order in which they lie.
  var lower: Double = 0
  var upper: Double = 1
  /// The categories in their order.
  var order: [Int32] = []
  private var places: [Int32: Int] = [:]
  /// The step that the domain was widened to whole multiples of, and the rule that gave it; nil of a domain that was given.
  var widening: (rule: String, step: Double)?
  /// The places of the two ends, in points.
  var start: CGFloat = 0
  var end: CGFloat = 0

  init(kind: Kind, lower: Double = 0, upper: Double = 1, order: [Int32] = []) {
    (self.kind, self.lower, self.upper, self.order) = (kind, lower, upper, order)
    if kind == .category {
      for (index, category) in order.enumerated() where places[category] == nil { places[category] = index }
    }
  }

  var isCategory: Bool { kind == .category }
  var isReversed: Bool { lower > upper }
  var length: CGFloat { end - start }

  /// The room of a category, in points; with a sign where places count down.
  var step: CGFloat { order.isEmpty ? length : length / CGFloat(order.count) }

  func ranging(from start: CGFloat, to end: CGFloat) -> PlotScale {
    var scale = self
    (scale.start, scale.end) = (start, end)
    return scale
  }

  /// The place of a value; nil where there's none. Values beyond the domain lie beyond the range.
  func position(_ datum: Datum) -> CGFloat? {
    switch (kind, datum) {
    case (.category, .category(let index)): place(of: index).map { start + (CGFloat($0) + 0.5) * step }
    case (.category, _): nil
    case (_, .number(let value)), (_, .date(let value)): position(value)
    default: nil
    }
  }

  func position(_ value: Double) -> CGFloat? {
    guard let share = share(value), share.isFinite else { return nil }
    return start + CGFloat(share) * length
  }

  func place(of category: Int32) -> Int? { places[category] }

  /// The share of the way from the lower end to the upper one.
  private func share(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    guard case .number(let map) = kind, map != .linear else { return Self.share(value, lower, upper) }
    guard let value = map.mapped(value), let lower = map.mapped(lower), let upper = map.mapped(upper) else {
      return nil
    }
    return Self.share(value, lower, upper)
  }

  // A domain of one value has it in the middle.
  private static func share(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    lower == upper ? 0.5 + (value - lower) : (value - lower) / (upper - lower)
  }

  /// The room from the beginning to the end of a category, in points.
  func band(_ category: Int32) -> (CGFloat, CGFloat)? {
    place(of: category).map { (start + CGFloat($0) * step, start + CGFloat($0 + 1) * step) }
  }

  /// The value at a place.
  func datum(at position: CGFloat) -> Datum? {
    guard position.isFinite, length != 0 else { return nil }
    let share = Double((position - start) / length)
    switch kind {
    case .category:
      let index = (share * Double(order.count)).rounded(.down)
      return index >= 0 && index < Double(order.count) ? .category(order[Int(index)]) : nil
    case .date: return .date(lower + share * (upper - lower))
    case .number(let map):
      if map == .linear { return .number(lower + share * (upper - lower)) }
      guard let low = map.mapped(lower), let high = map.mapped(upper) else { return nil }
      return .number(map.unmapped(low + share * (high - low)))
    }
  }

  /// The place nearest to a value's that lies within the domain.
  func clampedPosition(_ value: Double) -> CGFloat? {
    let (low, high) = (min(lower, upper), max(lower, upper))
    return position(min(max(value, low), high))
  }

  /// True if a value lies within the domain.
  func contains(_ datum: Datum) -> Bool {
    switch datum {
    case .category(let index): place(of: index) != nil
    case .number(let value), .date(let value): value >= min(lower, upper) && value <= max(lower, upper)
    }
  }
}

/// What a scale of numbers makes of them before they're spread evenly.
enum NumberMap: Equatable {
  case linear, log
  case power(Double)
  case symmetricLog(Double)

  init(_ type: ScaleType?) {
    switch type?.kind {
    case .log: self = .log
    case .squareRoot: self = .power(0.5)
    case .power(let exponent) where exponent.isFinite && exponent != 0 && exponent != 1: self = .power(exponent)
    case .symmetricLog(let slope): self = .symmetricLog(slope.isFinite && slope > 0 ? slope : 1)
    default: self = .linear
    }
  }

  /// nil where a value has no place.
  func mapped(_ value: Double) -> Double? {
    switch self {
    case .linear: value
    case .log: value > 0 ? Foundation.log10(value) : nil
    case .power(let exponent): value < 0 ? -Foundation.pow(-value, exponent) : Foundation.pow(value, exponent)
    case .symmetricLog(let slope): value < 0 ? -Foundation.log1p(-value * slope) : Foundation.log1p(value * slope)
    }
  }

  func unmapped(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: Foundation.pow(10, value)
    case .power(let exponent): value < 0 ? -Foundation.pow(-value, 1 / exponent) : Foundation.pow(value, 1 / exponent)
    case .symmetricLog(let slope): value < 0 ? -Foundation.expm1(-value) / slope : Foundation.expm1(value) / slope
    }
  }
}
