// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import Shelf
import ShelfPages

/// A year's review in a language.
struct YearWords {
  let review: YearReview
  let language: Language
  let zone: TimeZone

  private func text(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    Messages.text(key, language, values)
  }

  var figures: [Figure] {
    guard review.added > 0 else { return [] }
    let counts = [
      (review.added, "year.added"), (review.read, "year.read"), (review.siteCount, "year.sites"),
      (review.tagCount, "year.tags"),
    ]
    var figures = counts.map { Figure(value: StatisticsWords.number($0.0), label: text($0.1)) }
    if let day = review.busiestDay {
      figures.append(
        Figure(
          value: StatisticsWords.number(review.addedOnBusiestDay), label: text("year.day", ["date": date(day)])))
    }
    return figures
  }

  /// `3 Nov`, `11月3日`.
  private func date(_ day: Int) -> String {
    let civil = CivilDay(day)
    let months = text("months").split(separator: " ")
    guard months.indices.contains(civil.month - 1) else { return civil.iso }
    return language == .chinese ? "\(civil.month)月\(civil.day)日" : "\(civil.day) \(months[civil.month - 1])"
  }

  private func day(_ moment: Moment) -> Int {
    let seconds = moment.seconds + zone.secondsFromGMT(for: moment.date)
    return seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
  }

  private var months: [NamedCount] {
    zip(text("months").split(separator: " "), review.months).map { NamedCount(name: String($0), count: $1) }
  }

  private var ends: [(heading: String, entry: YearReview.Entry)] {
    [("year.first", review.first), ("year.last", review.last)].compactMap { key, entry in
      entry.map { ("\(text(key)) · \(date(day($0.addedAt)))", $0) }
    }
  }

  var tables: [(heading: String, rows: [StatisticsChart.Row])] {
    guard review.added > 0 else { return [] }
    func rows(_ counts: [NamedCount]) -> [StatisticsChart.Row] {
      counts.map { .init(label: $0.name, cells: [StatisticsWords.number($0.count)]) }
    }
    var tables = [(heading: text("year.months"), rows: rows(months)), (text("year.topSites"), rows(review.sites))]
    if !review.tags.isEmpty { tables.append((text("year.topTags"), rows(review.tags))) }
    tables.append((text("year.ends"), ends.map { .init(label: $0.entry.title, cells: [$0.heading]) }))
    return tables
  }

  func drawing(_ size: YearDrawing.Size) -> YearDrawing {
    func section(_ key: String, _ counts: [NamedCount], most: Int) -> YearDrawing.Section {
      YearDrawing.Section(
        heading: text(key),
        rows: counts.prefix(most).map {
          .init(label: $0.name, value: Double($0.count), written: StatisticsWords.number($0.count))
        })
    }
    return YearDrawing(
      size: size, year: "\(review.year)", heading: text("year.title", ["year": "\(review.year)"]),
      numbers: figures.map { .init(value: $0.value, label: $0.label) },
      months: section("year.months", months, most: 12), sites: section("year.topSites", review.sites, most: 5),
      tags: section("year.topTags", review.tags, most: 5),
      ends: ends.map {
        YearDrawing.Section(
          heading: $0.heading, rows: [.init(label: $0.entry.title, value: 0, written: $0.entry.host)])
      })
  }
}
