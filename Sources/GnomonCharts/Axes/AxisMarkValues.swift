// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The values of an axis that have marks.
public struct AxisMarkValues: CustomStringConvertible {
  enum Rule {
    case automatic(minimumStride: Double?, desiredCount: Int?)
    case calendar(Calendar.Component, count: Int, Calendar?)
    case stride(Double)
  }

  let rule: Rule
  /// nil is the chart's choice.
  let roundsLower: Bool?
  let roundsUpper: Bool?

  /// As many as there's room for, at round numbers or dates.
  public static var automatic: AxisMarkValues { .automatic(desiredCount: nil) }

  /// About as many as desired, at round numbers or dates.
  ///
  /// - Parameters:
  ///   - desiredCount: how many; nil takes as many as there's room for.
  ///   - roundLowerBound: true extends a domain that the chart finds down to a mark.
  ///   - roundUpperBound: true extends a domain that the chart finds up to a mark.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(minimumStride: nil, desiredCount: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// About as many as desired, at round numbers that aren't nearer to each other than a stride.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      rule: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The beginnings of a calendar's units.
  ///
  /// - Parameters:
  ///   - component: the unit, as a day or a month.
  ///   - count: 2 takes every second.
  ///   - roundLowerBound: true extends a domain that the chart finds down to a mark.
  ///   - roundUpperBound: true extends a domain that the chart finds up to a mark.
  ///   - calendar: nil is the environment's.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .calendar(component, count: count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(rule: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The rule in words: `stride(5.0)`.
  public var description: String {
    switch rule {
    case .automatic(_, let count): count.map { "automatic(desiredCount: \($0))" } ?? "automatic"
    case .calendar(let component, let count, _): "stride(by: \(component), count: \(count))"
    case .stride(let step): "stride(by: \(step))"
    }
  }
}

/// Values of an axis: a rule, or a list.
enum AxisValues {
  case rule(AxisMarkValues)
  case list((Categories) -> [Datum])

  init<V: Plottable>(_ values: [V]) { self = .list { categories in values.map { $0.datum(categories) } } }
}

/// A value of an axis at which marks are made.
public struct AxisValue: @unchecked Sendable {
  let datum: Datum
  let categories: Categories
  /// The value's number among those of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type; nil where it isn't one.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { P(datum, categories) }
}
