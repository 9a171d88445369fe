// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes dates in ISO 8601, in universal time.
enum DateWriter {
  /// `2024-03-01T10:00:00.123Z`. A date that isn't finite or lies outside the years 1 to 9999 gives nil.
  static func iso(_ date: Date) -> String? {
    guard let fields = fields(date) else { return nil }
    let time = [fields.hour, fields.minute, fields.second].map { pad($0, 2) }.joined(separator: ":")
    return "\(day(fields))T\(time).\(pad(fields.millisecond, 3))Z"
  }

  /// `2024-03-01`.
  static func day(_ date: Date) -> String? {
    fields(date).map { day($0) }
  }

  private struct Fields {
    var year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, millisecond = 0
  }

  private static func day(_ fields: Fields) -> String {
    "\(pad(fields.year, 4))-\(pad(fields.month, 2))-\(pad(fields.day, 2))"
  }

  private static func fields(_ date: Date) -> Fields? {
    let exact = (date.timeIntervalSince1970 * 1000).rounded()
    guard exact > -62_135_596_800_000, exact < 253_402_300_800_000 else { return nil }
    let total = Int(exact)
    let days = Int((Double(total) / 86_400_000).rounded(.down))
    var rest = total - days * 86_400_000
    var result = Fields()
    result.millisecond = rest % 1000
    rest /= 1000
    result.second = rest % 60
    result.minute = rest / 60 % 60
    result.hour = rest / 3600
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    result.day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    result.month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    result.year = yearOfEra + era * 400 + (result.month <= 2 ? 1 : 0)
    return result
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
