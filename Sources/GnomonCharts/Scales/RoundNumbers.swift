// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Steps between round numbers.
enum RoundNumbers {
  /// How many steps an axis has at most, where nobody says it. 24 charts in pictures of iOS 16 to 26 agree: of 1, 2, 2.5 and
  /// 5 times a power of ten the least is taken that cuts the domain, widened to whole steps, into four parts at most.
  static let usualSteps = 4
  private static let factors: [Double] = [1, 2, 2.5, 5]

  /// The least step between round numbers that cuts a span, widened to whole steps, into at most so many parts.
  ///
  /// - Parameters:
  ///   - lower: the span's beginning.
  ///   - upper: its end.
  ///   - most: how many parts.
  ///   - least: the least step; nil allows any.
  ///   - widens: false leaves the span as it is: then the parts at both ends may be shorter.
  static func step(
    from lower: Double, to upper: Double, most: Int, least: Double? = nil, widens: Bool = true
  ) -> Double {
    let span = upper - lower
    guard span.isFinite, span > 0 else { return max(least ?? 1, .leastNormalMagnitude) }
    let most = Double(max(most, 1))
    let power = (Foundation.log10(span / most) - 1e-9).rounded(.down) - 1
    for exponent in [power, power + 1, power + 2, power + 3] {
      for factor in factors {
        let step = factor * Foundation.pow(10, exponent)
        guard step.isNormal else { continue }
        if let least, step < least * 0.999_999 { continue }
        let (low, high) = widens ? rounded(lower, upper, step: step) : (lower, upper)
        if (high - low) / step <= most + 0.001 { return step }
      }
    }
    return max(least ?? span, span)
  }

  /// The multiples of a step between two numbers, at most 10,000.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    guard step > 0, step.isFinite, lower.isFinite, upper.isFinite, upper >= lower else { return [] }
    let first = (lower / step - 1e-9).rounded(.up), last = (upper / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 10_000 else { return [] }
    return stride(from: first, through: last, by: 1).map { round($0 * step, step) }
  }

  /// The nearest multiples of a step around a span.
  static func rounded(_ lower: Double, _ upper: Double, step: Double) -> (Double, Double) {
    guard step > 0, step.isFinite else { return (lower, upper) }
    return (
      round((lower / step + 1e-9).rounded(.down) * step, step), round((upper / step - 1e-9).rounded(.up) * step, step)
    )
  }

  // 3 × 0.1 is 0.30000000000000004.
  private static func round(_ value: Double, _ step: Double) -> Double {
    // No zero below zero.
    if value == 0 { return 0 }
    let digits = 12 - Foundation.log10(max(abs(value), step)).rounded(.up)
    guard digits.isFinite, abs(digits) < 290 else { return value }
    let scale = Foundation.pow(10, digits)
    let scaled = (value * scale).rounded() / scale
    return scaled.isFinite ? scaled : value
  }

  /// The powers of ten between two positive numbers, with halves and fifths where there are few.
  static func powersOfTen(from lower: Double, to upper: Double) -> [Double] {
    guard lower > 0, upper.isFinite, upper >= lower else { return [] }
    let first = Int(Foundation.log10(lower).rounded(.down)), last = Int(Foundation.log10(upper).rounded(.up))
    let decades = last - first
    let every = max(1, decades / 6)
    var values: [Double] = []
    for power in stride(from: first, through: last, by: every) {
      for factor in decades <= 2 ? [1, 2, 5.0] : [1.0] {
        let value = factor * Foundation.pow(10, Double(power))
        if value >= lower * 0.999_999, value <= upper * 1.000_001 { values.append(value) }
      }
    }
    return values
  }
}
