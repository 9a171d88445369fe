// SPDX-License-Identifier: Apache-2.0
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

extension Site {
  private static let catalogueWeeks = 12
  private static let catalogueArticles = 50

  /// Books for those who have a key for books.
  ///
  /// | Path below `/feeds/KEY` | |
  /// | --- | --- |
  /// | `/catalogue` | the digests of the last weeks, and articles that aren't read, as OPDS 1.2 |
  /// | `/books/2026-W47.epub` `.pdf` | a week's digest |
  /// | `/books/link-ID.epub` `.pdf` | an article |
  func addBooks(to router: RouterGroup<WebContext>) {
    router.get("/feeds/:key/catalogue") { try await self.catalogue($0, $1) }
    router.get("/feeds/:key/books/:name") { try await self.book($0, $1) }
  }

  /// The account of a key for books, with its language and time zone.
  private func bookReader(_ request: Request, _ context: WebContext) async throws -> (TimeZone, WebContext) {
    let key = context.parameters.get("key") ?? ""
    let account = try await reader(key, of: request.uri.path, context, forBooks: true)
    let choices = try await accounts.settings(startingWith: "account.\(account.id).")
    var context = context
    if let language = choices["account.\(account.id).language"].flatMap(Language.init) { context.language = language }
    context.timeZone = choices["account.\(account.id).zone"] ?? TimeZone.current.identifier
    return (zone(context), context)
  }

  private func catalogue(_ request: Request, _ context: WebContext) async throws -> Response {
    let (zone, context) = try await bookReader(request, context)
    let start = "\(siteAddress(context))/feeds/\(context.parameters.get("key") ?? "")"
    func files(_ name: String) -> [BookCatalogue.File] {
      [
        .init(address: "\(start)/books/\(name).epub", mediaType: BookCatalogue.epub),
        .init(address: "\(start)/books/\(name).pdf", mediaType: BookCatalogue.pdf),
      ]
    }
    let weeks = try await shelf.weeks(in: zone, most: Self.catalogueWeeks).filter { $0.articles > 0 }
    var entries = weeks.map { count in
      let words = WeekDigest(week: count.week, zone: zone, language: context.language.code)
      return BookCatalogue.Entry(
        id: feedID("digest/\(count.week)"), title: words.title,
        updated: min(count.week.next.start(in: zone), shelf.now),
        summary: "\(words.days), \(Pages.counted("digest.articles", count.articles, in: context.language))",
        files: files("\(count.week)"))
    }
    let search = SearchParser.parse("is:unread has:article", now: shelf.now, timeZone: zone)
    let page = try await shelf.list(search, order: .newest, limit: Self.catalogueArticles)
    entries += page.rows.map { row in
      BookCatalogue.Entry(
        id: feedID("book/\(row.id)"), title: row.link.shownTitle, author: row.link.author, updated: row.link.addedAt,
        summary: row.link.description, files: files("link-\(row.id)"))
    }
    let catalogue = BookCatalogue(
      id: feedID("catalogue"), title: "Linkshelf", own: start + "/catalogue",
      updated: entries.map(\.updated).max() ?? .init(milliseconds: 0), entries: entries)
    return Response(
      status: .ok,
      headers: [
        .contentType: BookCatalogue.mediaType, .cacheControl: "private, no-cache",
        .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
      ], body: .init(byteBuffer: .init(string: catalogue.xml())))
  }

  private func book(_ request: Request, _ context: WebContext) async throws -> Response {
    let (zone, context) = try await bookReader(request, context)
    let name = context.parameters.get("name") ?? ""
    let paper = try request.queryFields()["paper"]
    guard name.hasPrefix("link-") else { return try await digest(name, paper: paper, zone: zone, context) }
    let parts = name.dropFirst("link-".count).split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let id = Int64(parts[0]), let link = try await shelf.link(id), link.binnedAt == nil else {
      throw WebError(.notFound)
    }
    switch parts[1] {
    case "epub":
      return try await sent("link-\(id).epub", Self.bookType, context) {
        _ = try await BookExport(shelf).write([id], to: $0)
      }
    case "pdf":
      var order = DocumentOrder([id])
      order.paper = paper
      return try await document(order, "link-\(id).pdf", context)
    default: throw WebError(.notFound)
    }
  }
}
