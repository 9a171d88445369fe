// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Ranges of numbers beside each other, as for a histogram.
///
/// ```swift
/// let bins = NumberBins(range: 0.0...100, count: 4)
/// print(bins.thresholds)  // [0.0, 25.0, 50.0, 75.0, 100.0]
/// print(bins.index(for: 60))  // 2
/// ```
public struct NumberBins<Value>: Collection, Equatable where Value: Comparable, Value: Numeric {
  /// A range of the numbers.
  public typealias Element = ChartBinRange<Value>
  /// A number of a range, from 0.
  public typealias Index = Int

  /// The ends of the ranges, in their order.
  public let thresholds: [Value]

  /// Ranges between some numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The range of a number, from 0.
  public subscript(position: Int) -> ChartBinRange<Value> {
    precondition(
      indices.contains(position), "NumberBins: there are \(count) bins, so that \(position) is no index of one.")
    return ChartBinRange(
      thresholds[position], thresholds[position + 1], isClosed: position == thresholds.count - 2)
  }

  /// The number of the range that a value lies in: of one below all of them -1, of one above all of them their count.
  public func index(for value: Value) -> Int {
    guard let first = thresholds.first, let last = thresholds.last, thresholds.count > 1 else { return 0 }
    if value < first { return -1 }
    if value > last { return thresholds.count - 1 }
    if value == last { return thresholds.count - 2 }
    var (low, high) = (0, thresholds.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The next number.
  public func index(after i: Int) -> Int { i + 1 }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// True if both have the same thresholds.
  public static func == (a: NumberBins, b: NumberBins) -> Bool { a.thresholds == b.thresholds }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Ranges of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Bins.sized(Double(size), Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
  }

  /// A number of ranges of equal size.
  public init(range: ClosedRange<Value>, count: Int) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    let count = Bins.limited(count)
    self.init(thresholds: (0...count).map { Value(lower + (upper - lower) * Double($0) / Double(count)) })
  }

  /// About as many ranges as desired, between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: Bins.round(
        Double(range.lowerBound), Double(range.upperBound), desiredCount, least: Double(minimumStride)
      ).map { Value($0) })
  }

  /// About as many ranges as desired, between round numbers around data. nil chooses by Scott's rule.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: Bins.of(data.map { Double($0) }, desiredCount, least: Double(minimumStride)).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Ranges of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Bins.whole(Bins.sized(Double(size), Double(range.lowerBound), Double(range.upperBound))))
  }

  /// A number of ranges. The range's length should be a multiple of it.
  public init(range: ClosedRange<Value>, count: Int) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    let count = Bins.limited(count)
    self.init(thresholds: Bins.whole((0...count).map { lower + (upper - lower) * Double($0) / Double(count) }))
  }

  /// About as many ranges as desired, between round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: Bins.whole(
        Bins.round(
          Double(range.lowerBound), Double(range.upperBound), desiredCount, least: Swift.max(1, Double(minimumStride))))
    )
  }

  /// About as many ranges as desired, between round numbers around data. nil chooses by Scott's rule.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: Bins.whole(
        Bins.of(data.map { Double($0) }, desiredCount, least: Swift.max(1, Double(minimumStride)))))
  }
}

/// Ends of ranges of numbers.
enum Bins {
  static let most = 10_000

  static func limited(_ count: Int) -> Int { min(max(count, 1), most) }

  static func sized(_ size: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard size > 0, size.isFinite, (upper - lower) / size < Double(most) else { return [lower, upper] }
    var ends = [lower]
    // A step that is lost in its number would never end.
    while let last = ends.last, last < upper, ends.count <= most { ends.append(lower + Double(ends.count) * size) }
    return ends.count > 1 ? ends : [lower, lower + size]
  }

  /// Multiples of a round step around two numbers.
  static func round(_ lower: Double, _ upper: Double, _ count: Int, least: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite else { return [0, 1] }
    guard upper > lower else { return [lower, lower + max(least, 1)] }
    let step = RoundNumbers.step(from: lower, to: upper, most: limited(count), least: least > 0 ? least : nil)
    let (low, high) = RoundNumbers.rounded(lower, upper, step: step)
    let ends = RoundNumbers.multiples(of: step, from: low, to: high)
    return ends.count > 1 ? ends : [lower, upper]
  }

  /// Scott's rule: 3.49 standard deviations over the cube root of the count, at most 200 ranges.
  static func of(_ data: [Double], _ desired: Int?, least: Double) -> [Double] {
    let data = data.filter(\.isFinite)
    guard let lower = data.min(), let upper = data.max() else { return [0, 1] }
    if let desired { return round(lower, upper, desired, least: least) }
    let mean = data.reduce(0, +) / Double(data.count)
    let deviation = (data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(data.count - 1, 1))).squareRoot()
    let width = 3.49 * deviation / Foundation.cbrt(Double(data.count))
    let count = width > 0 ? min(200, max(1, ((upper - lower) / width).rounded(.up))) : 1
    return round(lower, upper, Int(count), least: least)
  }

  static func whole<Value: BinaryInteger>(_ ends: [Double]) -> [Value] {
    var result: [Value] = []
    for end in ends {
      guard let value = Value(exactly: end.rounded()), result.last != value else { continue }
      result.append(value)
    }
    return result
  }
}
