// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the dates that pages write: ISO 8601 in its common forms, and the form of e-mail and HTTP.
enum PublishedDate {
  /// Returns nil for other forms, for days that don't exist, and for years outside of 1000 to 9999. A time without a zone is UTC.
  static func date(from text: String) -> Date? {
    let text = text.trimmingBlanks()
    guard (8...64).contains(text.utf8.count) else { return nil }
    return iso(Array(text.utf8)) ?? mail(text)
  }

  private static func iso(_ bytes: [UInt8]) -> Date? {
    var reader = Reader(bytes: bytes)
    guard let year = reader.number(digits: 4) else { return nil }
    let separator = reader.take("-/.")
    guard let month = reader.number(digits: 2), separator == reader.take("-/."), let day = reader.number(digits: 2)
    else { return nil }
    var seconds = 0
    if reader.take("Tt ") != nil, !reader.isAtEnd {
      reader.skipBlanks()
      guard let time = time(&reader) else { return nil }
      seconds = time
    }
    return date(year, month, day, seconds)
  }

  private static func time(_ reader: inout Reader) -> Int? {
    guard let hour = reader.number(digits: 2), hour <= 24 else { return nil }
    let colon = reader.take(":")
    let minute = reader.number(digits: 2) ?? 0
    var second = 0
    if colon == nil || reader.take(":") != nil { second = reader.number(digits: 2) ?? 0 }
    if reader.take(".,") != nil { while reader.number(digits: 1) != nil {} }
    guard minute < 60, second <= 60 else { return nil }
    reader.skipBlanks()
    return hour * 3600 + minute * 60 + second - zone(&reader)
  }

  /// Seconds that the zone is ahead of UTC; 0 for one that isn't a number.
  private static func zone(_ reader: inout Reader) -> Int {
    guard let sign = reader.take("+-"), let hours = reader.number(digits: 2) else { return 0 }
    _ = reader.take(":")
    let minutes = reader.number(digits: 2) ?? 0
    guard hours <= 14, minutes < 60 else { return 0 }
    return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func mail(_ text: String) -> Date? {
    var words = text.split { $0 == " " || $0 == "," || $0 == "-" && !text.contains(" -") }.map(String.init)
    if let first = words.first, first.first?.isLetter == true { words.removeFirst() }
    guard words.count >= 3, let day = Int(words[0]), let year = Int(words[2]) else { return nil }
    guard let month = months.firstIndex(where: { words[1].lowercased().hasPrefix($0) }) else { return nil }
    var seconds = 0
    if words.count > 3 {
      var reader = Reader(bytes: Array(words[3...].joined(separator: " ").utf8))
      guard let time = time(&reader) else { return nil }
      seconds = time
    }
    return date(year, month + 1, day, seconds)
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ seconds: Int) -> Date? {
    guard (1000...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    // Days since 1970: whole years, then the leap days among them, then this year's days.
    let before = year - 1
    let days =
      365 * (year - 1970) + before / 4 - before / 100 + before / 400 - 477 + lengths[..<(month - 1)].reduce(0, +) + day
      - 1
    return Date(timeIntervalSince1970: Double(days * 86400 + seconds))
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }

    mutating func number(digits: Int) -> Int? {
      guard index + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[index..<(index + digits)] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      index += digits
      return value
    }

    mutating func take(_ set: String) -> UInt8? {
      guard index < bytes.count, set.utf8.contains(bytes[index]) else { return nil }
      defer { index += 1 }
      return bytes[index]
    }

    mutating func skipBlanks() { while take(" ") != nil {} }
  }
}
