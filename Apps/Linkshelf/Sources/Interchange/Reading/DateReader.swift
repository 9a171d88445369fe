// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the forms that programs give dates.
enum DateReader {
  /// The last moment that is believed: the year 2200.
  private static let latest = 7_258_118_400.0

  /// A number since 1970 in seconds, milliseconds or microseconds, told by its size; or a date in ISO 8601. nil for zero and nonsense.
  static func date(_ text: String) -> Date? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.count <= 40 else { return nil }
    if text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }), text.utf8.count != 4, let number = Double(text)
    {
      return date(number)
    }
    return iso(text).flatMap { $0.timeIntervalSince1970 < latest ? $0 : nil }
  }

  /// A number since 1970, in a unit that its size tells.
  static func date(_ number: Double) -> Date? {
    guard number.isFinite, number > 0 else { return nil }
    let seconds = number < 1e11 ? number : number < 1e14 ? number / 1e3 : number < 1e17 ? number / 1e6 : number / 1e9
    guard seconds < latest else { return nil }
    return rounded(seconds)
  }

  /// Microseconds since 1601, as Chromium counts.
  static func chromium(_ text: String) -> Date? {
    guard let number = Double(text), number.isFinite, number > 0 else { return nil }
    let seconds = number / 1e6 - 11_644_473_600
    guard seconds > 0, seconds < latest else { return nil }
    return rounded(seconds)
  }

  private static func rounded(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: (seconds * 1000).rounded() / 1000)
  }

  /// `2024-03-01`, `2024-03-01 10:00:00`, `2024-03-01T10:00:00.123456Z`, `…+05:30`.
  static func iso(_ text: String) -> Date? {
    var scanner = Scanner(Array(text.utf8))
    guard let year = scanner.number(4), scanner.skip(0x2D), let month = scanner.number(2), scanner.skip(0x2D),
      let day = scanner.number(2),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var seconds = Double(days(year, month, day)) * 86_400
    if scanner.skip(0x54) || scanner.skip(0x74) || scanner.skip(0x20) {
      guard let hour = scanner.number(2), scanner.skip(0x3A), let minute = scanner.number(2), hour < 24, minute < 60
      else { return nil }
      seconds += Double(hour * 3600 + minute * 60)
      if scanner.skip(0x3A) {
        guard let second = scanner.number(2), second <= 60 else { return nil }
        seconds += Double(second)
        if scanner.skip(0x2E) || scanner.skip(0x2C) { seconds += scanner.fraction() }
      }
      while scanner.skip(0x20) {}
      if !(scanner.skip(0x5A) || scanner.skip(0x7A)) {
        let isEast = scanner.skip(0x2B)
        if isEast || scanner.skip(0x2D) {
          guard let hour = scanner.number(2) else { return nil }
          _ = scanner.skip(0x3A)
          let minute = scanner.number(2) ?? 0
          seconds -= Double(hour * 3600 + minute * 60) * (isEast ? 1 : -1)
        }
      }
    }
    return rounded(seconds)
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private struct Scanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func number(_ digits: Int) -> Int? {
      guard index + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[index..<(index + digits)] {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      index += digits
      return value
    }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
      return true
    }

    mutating func fraction() -> Double {
      var value = 0.0
      var unit = 0.1
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
        value += Double(bytes[index] - 0x30) * unit
        unit /= 10
        index += 1
      }
      return value
    }
  }
}
