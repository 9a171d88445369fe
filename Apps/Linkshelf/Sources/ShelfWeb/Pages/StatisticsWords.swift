// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Shelf
import ShelfPages

/// Statistics in a language: what is drawn, and the same numbers as tables.
struct StatisticsWords {
  let statistics: ShelfStatistics
  let language: Language

  func text(_ key: String) -> String { Messages.text(key, language) }
  func list(_ key: String) -> [String] { text(key).split(separator: " ").map(String.init) }

  /// 12345 is `12,345`.
  static func number(_ number: Int) -> String {
    var text = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Names with their counts; nil for charts of other forms.
  private func named(_ name: StatisticsChart.Name) -> [NamedCount]? {
    switch name {
    case .weeks, .hours: nil
    case .reading:
      [
        NamedCount(name: text("statistics.unread"), count: statistics.unread),
        NamedCount(name: text("statistics.inReading"), count: statistics.reading),
        NamedCount(name: text("statistics.read"), count: statistics.read),
      ]
    case .sites: statistics.sites
    case .tags: statistics.tags
    case .kinds: statistics.kinds.map { NamedCount(name: text("kind.\($0.name)"), count: $0.count) }
    case .languages:
      statistics.languages.map { NamedCount(name: languageName($0.name), count: $0.count) }
    case .space: statistics.space.map { NamedCount(name: text("space.part.\($0.name)"), count: $0.count) }
    }
  }

  private func languageName(_ code: String) -> String {
    guard !code.isEmpty else { return text("statistics.unknown") }
    let key = "language.\(code)"
    let name = text(key)
    return name == key ? String(code.prefix(12)) : name
  }

  private func written(_ count: Int, _ name: StatisticsChart.Name) -> String {
    name == .space ? Pages.size(count, in: language) : Self.number(count)
  }

  func drawing(_ name: StatisticsChart.Name) -> ChartDrawing {
    switch name {
    case .weeks:
      let months = list("months")
      return ChartDrawing(
        .weeks,
        rows: statistics.weeks.map { week in
          let date = CivilDay(week.monday)
          return .init(
            label: months.indices.contains(date.month - 1) ? months[date.month - 1] : "", value: Double(week.added),
            part: Double(week.read), written: date.iso)
        }, names: [text("statistics.read"), text("statistics.unread")])
    case .hours:
      return ChartDrawing(
        .hours, rows: statistics.hours.map { .init(label: "", value: Double($0)) }, names: list("weekdays"))
    default:
      let rows = (named(name) ?? []).map {
        ChartDrawing.Row(label: $0.name, value: Double($0.count), written: written($0.count, name))
      }
      return ChartDrawing(name == .reading ? .ring : .bars, rows: rows)
    }
  }

  func columns(_ name: StatisticsChart.Name) -> [String] {
    switch name {
    case .weeks: [text("statistics.week"), text("statistics.added"), text("statistics.read")]
    case .hours: [text("statistics.hour")] + list("weekdays")
    case .space: [text("statistics.name"), text("statistics.size")]
    default: [text("statistics.name"), text("statistics.count"), text("statistics.share")]
    }
  }

  func rows(_ name: StatisticsChart.Name) -> [StatisticsChart.Row] {
    switch name {
    case .weeks:
      return statistics.weeks.reversed().map {
        .init(label: CivilDay($0.monday).iso, cells: [Self.number($0.added), Self.number($0.read)])
      }
    case .hours:
      return (0..<24).map { hour in
        .init(label: "\(hour)", cells: (0..<7).map { Self.number(statistics.hours[$0 * 24 + hour]) })
      }
    default:
      let total = max(1, statistics.total)
      return (named(name) ?? []).map { row in
        let share = "\((row.count * 100 + total / 2) / total) %"
        return .init(label: row.name, cells: [written(row.count, name)] + (name == .space ? [] : [share]))
      }
    }
  }
}

/// A day of the Gregorian calendar, from the days since 1970-01-01.
struct CivilDay {
  var year, month, day: Int
  var iso: String

  init(_ days: Int) {
    let text = XMLText.date(
      Moment(milliseconds: Int64(clamping: days).multipliedReportingOverflow(by: 86_400_000).partialValue))
    iso = String(text.prefix(10))
    let parts = iso.split(separator: "-").map { Int($0) ?? 1 }
    (year, month, day) = parts.count == 3 ? (parts[0], parts[1], parts[2]) : (1970, 1, 1)
  }
}
