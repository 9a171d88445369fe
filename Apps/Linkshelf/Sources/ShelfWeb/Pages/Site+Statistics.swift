// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  func addStatistics(to router: RouterGroup<WebContext>) {
    router.get("/statistics") { try await self.statisticsPage($0, $1) }
    router.get("/statistics/chart/:name") { try await self.chart($0, $1) }
    router.get("/statistics/:year") { request, context in
      let name = context.parameters.get("year") ?? ""
      guard let year = Int(name.hasSuffix(".png") ? String(name.dropLast(4)) : name) else { throw WebError(.notFound) }
      guard Shelf.reviewedYears.contains(year) else { throw WebError(.notFound) }
      return name.hasSuffix(".png")
        ? try await self.yearPicture(year, request, context) : try await self.yearPage(year, request, context)
    }
  }

  func zone(_ context: WebContext) -> TimeZone { TimeZone(identifier: context.timeZone) ?? .gmt }

  private func counted(_ context: WebContext, isNew: Bool) async throws -> ShelfStatistics {
    if !isNew, let recent = counted.recent(zone: context.timeZone, now: shelf.now) { return recent }
    let found = try await shelf.statistics(in: zone(context))
    counted.keep(found, zone: context.timeZone, now: shelf.now)
    return found
  }

  private func statisticsPage(_ request: Request, _ context: WebContext) async throws -> Response {
    let found = try await counted(context, isNew: true)
    let words = StatisticsWords(statistics: found, language: context.language)
    // Another address after each count, so that no old picture is shown beside new numbers.
    let stamp = shelf.now.milliseconds
    func path(_ name: StatisticsChart.Name, _ isDark: Bool, narrow: Bool = false) -> String {
      "\(base)/statistics/chart/\(name.rawValue).png?theme=\(isDark ? "dark" : "light")\(narrow ? "&narrow=1" : "")&at=\(stamp)"
    }
    let charts = StatisticsChart.Name.allCases.compactMap { name -> StatisticsChart? in
      let rows = words.rows(name)
      guard !rows.isEmpty else { return nil }
      let drawing = words.drawing(name)
      var chart = StatisticsChart(
        name: name, picture: path(name, context.theme == .dark),
        darkPicture: context.theme == .system ? path(name, true) : nil, width: drawing.width, height: drawing.height,
        columns: words.columns(name), rows: rows)
      if drawing.form == .weeks || drawing.form == .hours {
        chart.narrowPicture = path(name, context.theme == .dark, narrow: true)
        chart.narrowDarkPicture = context.theme == .system ? path(name, true, narrow: true) : nil
      }
      return chart
    }
    let figures = [
      Figure(value: StatisticsWords.number(found.total), label: words.text("statistics.count")),
      Figure(value: StatisticsWords.number(found.read), label: words.text("statistics.read")),
      Figure(value: StatisticsWords.number(found.siteCount), label: words.text("statistics.sites")),
    ]
    let page = StatisticsPage(
      total: found.total, figures: figures, charts: charts,
      years: found.years.filter { Shelf.reviewedYears.contains($0) })
    return html(Pages.render(page, in: try await pageContext(request, context)))
  }

  private func chart(_ request: Request, _ context: WebContext) async throws -> Response {
    let file = context.parameters.get("name") ?? ""
    guard file.hasSuffix(".png"), let name = StatisticsChart.Name(rawValue: String(file.dropLast(4))) else {
      throw WebError(.notFound)
    }
    let words = StatisticsWords(statistics: try await counted(context, isNew: false), language: context.language)
    var drawing = words.drawing(name)
    drawing.isNarrow = try request.queryFields()["narrow"] == "1"
    return try await drawn(.chart(drawing), request, context)
  }

  private func drawn(_ subject: Drawing.Subject, _ request: Request, _ context: WebContext) async throws -> Response {
    let theme = try request.queryFields()["theme"]
    let isDark = theme.isEmpty ? context.theme == .dark : theme == "dark"
    let drawing = Drawing(subject, isDark: isDark, language: context.language.code)
    guard let picture = await actions.picture(of: drawing) else {
      throw WebError(.serviceUnavailable, "The picture can't be drawn now. Try again in a minute.")
    }
    return send(picture, request, cache: "private, max-age=60")
  }

  // MARK: - A year

  private func yearPage(_ year: Int, _ request: Request, _ context: WebContext) async throws -> Response {
    let review = try await shelf.review(of: year, in: zone(context))
    let words = YearWords(review: review, language: context.language, zone: zone(context))
    let years = try await counted(context, isNew: false).years
    func path(_ size: YearDrawing.Size, _ isDark: Bool) -> String {
      "\(routes.year(year)).png?size=\(size.rawValue)&theme=\(isDark ? "dark" : "light")"
    }
    let pictures = YearDrawing.Size.allCases.map { size in
      YearPage.Picture(
        name: size.rawValue, path: path(size, context.theme == .dark),
        darkPath: context.theme == .system ? path(size, true) : nil, width: size == .tall ? 1_080 : 1_200,
        height: size == .tall ? 1_920 : 630)
    }
    let page = YearPage(
      year: year, before: years.first { $0 < year && Shelf.reviewedYears.contains($0) },
      after: years.last { $0 > year && Shelf.reviewedYears.contains($0) },
      figures: words.figures, pictures: review.added > 0 ? pictures : [], tables: words.tables)
    return html(Pages.render(page, in: try await pageContext(request, context)))
  }

  private func yearPicture(_ year: Int, _ request: Request, _ context: WebContext) async throws -> Response {
    let review = try await shelf.review(of: year, in: zone(context))
    guard review.added > 0 else { throw WebError(.notFound, "Nothing was added in \(year).") }
    let size = YearDrawing.Size(rawValue: try request.queryFields()["size"]) ?? .tall
    let words = YearWords(review: review, language: context.language, zone: zone(context))
    return try await drawn(.year(words.drawing(size)), request, context)
  }
}
