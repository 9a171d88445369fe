// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Shelf

/// The words of a week's digest.
public struct WeekDigest: Sendable {
  public let week: CalendarWeek
  private let zone: TimeZone
  private let language: String

  /// More articles than these aren't in one digest: the first ones of the week are.
  public static let mostArticles = 500

  /// - Parameter language: `en` or `zh`.
  public init(week: CalendarWeek, zone: TimeZone, language: String) {
    self.week = week
    self.zone = zone
    self.language = language
  }

  public var title: String {
    language == "zh" ? "\(week.year) 年第 \(week.number) 周" : "Week \(week.number), \(week.year)"
  }

  /// From Monday to Sunday.
  public var days: String {
    var style = Date.FormatStyle(locale: Locale(identifier: language == "zh" ? "zh-Hans" : "en-GB"), timeZone: zone)
    style = style.day().month(.wide).year()
    let monday = week.start(in: zone).date
    let sunday = week.next.start(in: zone).date.addingTimeInterval(-1)
    return "\(monday.formatted(style)) – \(sunday.formatted(style))"
  }

  public func order(_ links: [Link.ID], paper: String) -> DocumentOrder {
    var order = DocumentOrder(links, title: title)
    order.subtitle = days
    order.paper = paper
    order.language = language
    return order
  }
}
