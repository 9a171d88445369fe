// SPDX-License-Identifier: Apache-2.0
import Books
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  /// How many weeks are looked at for the page of digests.
  static let digestWeeks = 53

  /// | Path | |
  /// | --- | --- |
  /// | `/digest` | the weeks in which links were added |
  /// | `/digest/2026-W47.pdf?paper=` | a week's articles as pages: `a4`, `letter`, `a5` or `reader` |
  /// | `/digest/2026-W47.epub` | the same for reading devices |
  /// | `/link/ID/book.pdf` | one article as pages |
  func addDigests(to router: RouterGroup<WebContext>) {
    router.get("/digest") { try await self.digestPage($0, $1) }
    router.get("/digest/:file") { request, context in
      try await self.digest(
        context.parameters.get("file") ?? "", paper: request.queryFields()["paper"], zone: self.zone(context), context)
    }
    router.get("/link/:id/book.pdf") { request, context in
      let id = try self.id(context)
      guard try await self.shelf.link(id) != nil else { throw WebError(.notFound) }
      var order = DocumentOrder([id])
      order.paper = try request.queryFields()["paper"]
      return try await self.document(order, "link-\(id).pdf", context)
    }
  }

  private func digestPage(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    let paper = DigestPage.papers.contains(fields["paper"]) ? fields["paper"] : DigestPage.papers[0]
    let zone = zone(context)
    let weeks = try await shelf.weeks(in: zone, most: Self.digestWeeks).map { count in
      let digest = WeekDigest(week: count.week, zone: zone, language: context.language.code)
      return DigestPage.Week(
        name: "\(count.week)", title: digest.title, days: digest.days, links: count.links,
        articles: min(count.articles, WeekDigest.mostArticles))
    }
    return html(Pages.render(DigestPage(weeks: weeks, paper: paper), in: try await pageContext(request, context)))
  }

  /// A week's digest as a file.
  ///
  /// - Parameter name: `2026-W47.pdf` or `2026-W47.epub`.
  func digest(_ name: String, paper: String, zone: TimeZone, _ context: WebContext) async throws -> Response {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let week = CalendarWeek(parts[0]), ["pdf", "epub"].contains(parts[1]) else {
      throw WebError(.notFound)
    }
    let ids = try await shelf.articles(of: week, in: zone, most: WeekDigest.mostArticles)
    guard !ids.isEmpty else { throw WebError(.notFound, Messages.text("book.none", context.language)) }
    let words = WeekDigest(week: week, zone: zone, language: context.language.code)
    let file = "linkshelf-\(week).\(parts[1])"
    guard parts[1] == "pdf" else {
      return try await sent(file, Self.bookType, context) {
        _ = try await BookExport(shelf).write(ids, title: words.title, to: $0)
      }
    }
    return try await document(words.order(ids, paper: paper), file, context)
  }

  /// A book as a PDF.
  func document(_ order: DocumentOrder, _ name: String, _ context: WebContext) async throws -> Response {
    var order = order
    order.language = context.language.code
    if !DigestPage.papers.contains(order.paper) { order.paper = DigestPage.papers[0] }
    do {
      return try sent(try await actions.document(order), name, "application/pdf")
    } catch let problem as DrawingProblem {
      throw WebError(problem.isBusy ? .serviceUnavailable : .badRequest, problem.sentence)
    }
  }
}
