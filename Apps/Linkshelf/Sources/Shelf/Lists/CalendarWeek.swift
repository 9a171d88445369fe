// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A week from Monday to Sunday, counted as ISO 8601 does: `2026-W47`. A year's first week is the one with its first Thursday.
public struct CalendarWeek: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Its Monday, in days since 1970-01-01.
  public let monday: Int

  /// The years that weeks are told of.
  private static let years = 1970...9998

  init(monday: Int) { self.monday = monday }

  /// The week of a moment in a time zone.
  public init(of moment: Moment, in zone: TimeZone) {
    monday = LocalTime.monday(of: LocalTime.day(moment, zone))
  }

  /// Reads `2026-W47`; nil where the text is none, or the year has no such week.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 3, parts[1].first == "W",
      parts[0].utf8.allSatisfy({ (48...57).contains($0) }), let year = Int(parts[0]), Self.years.contains(year),
      parts[1].dropFirst().utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(parts[1].dropFirst()),
      number > 0
    else { return nil }
    let week = CalendarWeek(monday: Self.first(of: year) + 7 * (number - 1))
    guard week.year == year else { return nil }
    self = week
  }

  /// The Monday of a year's first week, which has 4 January.
  private static func first(of year: Int) -> Int { LocalTime.monday(of: LocalTime.day(ofYear: year) + 3) }

  /// The year that most of its days lie in.
  public var year: Int { LocalTime.year(ofDay: monday + 3) }
  /// From 1 to 53.
  public var number: Int { (monday - Self.first(of: year)) / 7 + 1 }
  public var description: String { "\(year)-W\(number < 10 ? "0" : "")\(number)" }

  public var previous: CalendarWeek { CalendarWeek(monday: monday - 7) }
  public var next: CalendarWeek { CalendarWeek(monday: monday + 7) }

  /// Its first moment in a time zone.
  public func start(in zone: TimeZone) -> Moment { LocalTime.start(ofDay: monday, zone) }

  public static func < (a: CalendarWeek, b: CalendarWeek) -> Bool { a.monday < b.monday }
}
