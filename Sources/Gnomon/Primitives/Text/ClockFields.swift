// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The form of a length of time with colons.
struct ClockFields: Sendable, Hashable, Codable {
  var showsHours: Bool
  var maxFieldCount: Int
  /// The precision in seconds; what isn't a positive number counts as 1.
  var precision: Double

  init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration) {
    self.showsHours = showsHours
    self.maxFieldCount = max(1, maxFieldCount)
    let seconds = maxPrecision / .seconds(1)
    precision = seconds > 0 ? seconds : 1
  }

  /// `2:05`, `1:02:05`, `2:05.25`; with fewer fields the last ones are left out.
  func string(_ seconds: TimeInterval, roundsUp: Bool = false) -> String {
    let limited = seconds.isFinite ? min(max(seconds, 0), 1e12) : 0
    let steps = limited / precision
    // What lies a rounding error beside a step is on it.
    let isOnStep = abs(steps - steps.rounded()) < 1e-6
    let whole = (isOnStep ? steps.rounded() : steps.rounded(roundsUp ? .up : .down)) * precision
    let total = Int((whole + 1e-9).rounded(.down))
    let (hours, minutes) = showsHours ? (total / 3_600, total / 60 % 60) : (0, total / 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var fields = hours > 0 ? ["\(hours)", two(minutes), two(total % 60)] : ["\(minutes)", two(total % 60)]
    let isShort = fields.count > maxFieldCount
    if isShort { fields.removeLast(fields.count - maxFieldCount) }
    var text = fields.joined(separator: ":")
    if precision < 1, !isShort, fields.count < maxFieldCount {
      let digits = min(9, max(1, Int((-log10(precision) - 1e-9).rounded(.up))))
      let scale = pow(10, Double(digits))
      let part = "\(Int(((whole - Double(total)) * scale).rounded()))"
      text += "." + String(repeating: "0", count: max(0, digits - part.count)) + part
    }
    return text
  }

  func step<R: RangeExpression>(before input: Date, from origin: Date, in range: R) -> Date? where R.Bound == Date {
    GridOfDates(origin, precision).before(input).flatMap { range.contains($0) ? $0 : nil }
  }

  func step<R: RangeExpression>(after input: Date, from origin: Date, in range: R) -> Date? where R.Bound == Date {
    GridOfDates(origin, precision).after(input).flatMap { range.contains($0) ? $0 : nil }
  }
}

/// Dates that lie an equal time apart.
struct GridOfDates {
  private let origin: Date
  private let step: TimeInterval

  init(_ origin: Date, _ step: TimeInterval) {
    self.origin = origin
    self.step = step
  }

  func after(_ date: Date) -> Date? { at((date.timeIntervalSince(origin) / step + 1e-6).rounded(.down) + 1) }
  func before(_ date: Date) -> Date? { at((date.timeIntervalSince(origin) / step - 1e-6).rounded(.up) - 1) }

  private func at(_ steps: Double) -> Date? { steps.isFinite ? origin.addingTimeInterval(steps * step) : nil }

  /// The nearest date that can be told from another.
  static func next(to date: Date, isLater: Bool) -> Date? {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite ? Date(timeIntervalSinceReferenceDate: isLater ? seconds.nextUp : seconds.nextDown) : nil
  }
}
