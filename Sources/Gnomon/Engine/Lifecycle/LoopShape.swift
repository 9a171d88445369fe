// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which the values of an update go on that never settles.
package enum LoopShape: Equatable, Sendable {
  /// The values grow by about the same each time, or more.
  case growing(by: Double)
  case shrinking(by: Double)
  /// The values change by less than a hundredth of a point: what is left of rounding.
  case drifting
  /// Round between so many values.
  case cycle(Int)
  /// The values change in no order that can be named, or aren't numbers.
  case irregular

  /// Tells from the values, each as it's printed: what isn't a number counts by its text.
  package init(values: [String]) {
    let last = Array(values.suffix(24))
    guard last.count >= 4 else {
      self = .irregular
      return
    }
    for period in 2...max(2, last.count / 2) where Self.repeats(last, every: period) {
      self = .cycle(period)
      return
    }
    let numbers = Self.changingNumbers(in: last)
    guard numbers.count == last.count, let first = numbers.first, let end = numbers.last else {
      self = .irregular
      return
    }
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
    let mean = (end - first) / Double(steps.count)
    if steps.allSatisfy({ $0 > 0 }) {
      self = mean < 0.01 ? .drifting : .growing(by: mean)
    } else if steps.allSatisfy({ $0 < 0 }) {
      self = mean > -0.01 ? .drifting : .shrinking(by: -mean)
    } else {
      self = .irregular
    }
  }

  private static func repeats(_ values: [String], every period: Int) -> Bool {
    values.count >= 2 * period && values.indices.dropFirst(period).allSatisfy { values[$0] == values[$0 - period] }
  }

  /// The first number of sizes and frames that isn't the same in all.
  private static func changingNumbers(in values: [String]) -> [Double] {
    let all = values.map(numbers)
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return [] }
    let place = first.indices.first { index in all.contains { $0[index] != first[index] } }
    return place.map { place in all.map { $0[place] } } ?? []
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { !($0.isNumber || ".-e".contains($0)) }.compactMap { Double($0) }
  }

  /// The course of the values, as a sentence.
  package var sentence: String {
    switch self {
    case .growing(let step): "Each pass makes it larger, by about \(points(step))."
    case .shrinking(let step): "Each pass makes it smaller, by about \(points(step))."
    case .drifting: "Each pass changes it by less than a hundredth."
    case .cycle(let count): "It goes round between \(count) values."
    case .irregular: "It changes in each pass."
    }
  }

  /// Both.
  var advice: String { sentence + " " + remedy }

  /// The advice that usually helps.
  package var remedy: String {
    switch self {
    case .growing, .shrinking:
      "Measure something that the value doesn't change: the view before the frame or the padding that the value sets, "
        + "or the container around."
    case .drifting: "Round the value before it's written, and write it only where the rounded one is another."
    case .cycle:
      "What is shown changes what is measured: give the measured view a fixed size (for digits, .monospaced()), or "
        + "measure a view that doesn't show the value."
    case .irregular:
      "Make the value independent of what it changes, round it, or give the measured view a fixed size "
        + "(for digits, .monospaced())."
    }
  }
}
