// SPDX-License-Identifier: Apache-2.0

@testable import ShelfPages

extension Models {
  /// The pages of lists and statistics, with all their optional parts and without.
  var gathered: [any PageView] {
    let link = SharedLink(
      address: address, title: text, host: text, description: text, tags: [text, text], added: 1_795_000_000,
      picture: address, icon: address)
    let chart = StatisticsChart(
      name: .weeks, picture: address, darkPicture: address, width: 960, height: 300, columns: [text, text],
      rows: [.init(label: text, cells: [text])])
    let figure = Figure(value: text, label: text)
    return [
      SharedPage(
        title: text, description: text, address: address, path: address, links: [link, link], total: 3, next: address,
        isFirst: false),
      SharedPage(title: text, address: address, path: address, links: [], isFound: true),
      ListSettingsPage(
        id: 1, name: text, query: text, title: text, description: text, count: 5, publicAddress: address,
        feedAddress: text, problem: text),
      ListSettingsPage(id: 1, name: text, query: "", feedAddress: text),
      StatisticsPage(
        total: 5, figures: [figure],
        charts: StatisticsChart.Name.allCases.map {
          var named = chart
          named.name = $0
          return named
        }, years: [2_026, 2_025]),
      DigestPage(
        weeks: [
          .init(name: "2026-W47", title: text, days: text, links: 5, articles: 1),
          .init(name: "2026-W46", title: text, days: text, links: 5, articles: 0),
        ], paper: "a5"),
      DigestPage(weeks: [], paper: "a4"),
      StatisticsPage(total: 0, figures: [], charts: [], years: []),
      YearPage(
        year: 2_026, before: 2_025, after: 2_027, figures: [figure],
        pictures: [.init(name: "tall", path: address, darkPath: address, width: 1_080, height: 1_920)],
        tables: [(heading: text, rows: [.init(label: text, cells: [text])])]),
      YearPage(year: 2_026, figures: [], pictures: [], tables: []),
      SettingsPage(
        feeds: FeedKeysSection(
          keys: [.init(id: 1, name: text, readsBooks: true, made: 5), .init(id: 2, name: text, made: 5, used: 6)],
          addresses: [(text, text)], newKey: text),
        logins: LoginsSection(
          sites: [.init(id: 1, name: text, cookies: 2, expires: 5, problem: text)], site: text)),
      SettingsPage(logins: LoginsSection(keyProblem: text)),
    ]
  }
}
