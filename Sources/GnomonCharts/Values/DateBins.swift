// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Ranges of dates beside each other, as for a histogram.
public struct DateBins: Collection, Equatable {
  /// A range of the dates.
  public typealias Element = ChartBinRange<Date>
  /// A number of a range, from 0.
  public typealias Index = Int

  private let bins: NumberBins<Double>

  /// The ends of the ranges, in their order.
  public var thresholds: [Date] { bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) } }

  /// Ranges between some dates.
  public init(thresholds: [Date]) {
    bins = NumberBins(thresholds: thresholds.map(\.timeIntervalSinceReferenceDate))
  }

  /// Ranges of a length in seconds from the beginning of a range on.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    bins = NumberBins(
      size: timeInterval,
      range: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate)
  }

  /// A calendar's units that cover a range.
  ///
  /// - Parameters:
  ///   - unit: the unit.
  ///   - stride: 2 puts two units into each range.
  ///   - range: the dates that are covered.
  ///   - calendar: tells where units begin.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let count = Swift.max(stride, 1)
    self.init(
      CalendarStep(component: unit, count: count, seconds: unit.seconds * Double(count)), range, calendar)
  }

  /// About as many ranges as desired, between round dates.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    self.init(CalendarStep.step(for: span, most: Bins.limited(desiredCount)), range, calendar)
  }

  /// About as many ranges as desired, between round dates around data. nil chooses by Scott's rule.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let seconds = data.map(\.timeIntervalSinceReferenceDate)
    guard let lower = seconds.min(), let upper = seconds.max() else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Swift.max(1, Bins.of(seconds, nil, least: 0).count - 1)
    self.init(
      range: Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper),
      desiredCount: count, calendar: calendar)
  }

  private init(_ step: CalendarStep, _ range: ClosedRange<Date>, _ calendar: Calendar) {
    let (lower, upper) = (
      range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate
    )
    let dates = step.dates(from: lower - 2 * step.seconds, to: upper + 2 * step.seconds, calendar)
    guard let first = dates.lastIndex(where: { $0 <= lower }),
      let last = dates.firstIndex(where: { $0 > upper || $0 == upper && upper > lower }), first < last
    else {
      bins = NumberBins(thresholds: [lower, upper])
      return
    }
    bins = NumberBins(thresholds: Array(dates[first...last]))
  }

  /// The range of a number, from 0.
  public subscript(position: Int) -> ChartBinRange<Date> {
    let bin = bins[position]
    return ChartBinRange(
      Date(timeIntervalSinceReferenceDate: bin.lowerBound), Date(timeIntervalSinceReferenceDate: bin.upperBound),
      isClosed: bin.isClosed)
  }

  /// The number of the range that a date lies in: of one before all of them -1, of one after all of them their count.
  public func index(for value: Date) -> Int { bins.index(for: value.timeIntervalSinceReferenceDate) }
  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { bins.endIndex }

  /// True if both have the same thresholds.
  public static func == (a: DateBins, b: DateBins) -> Bool { a.bins == b.bins }
}
