// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Passages
import Shelf
import ShelfPages

/// What a browser keeps for reading without a connection.
extension Site {
  /// The bytes that a browser keeps at most.
  static let offlineBytes = 100_000_000
  /// The bytes of one article's pictures; what is beyond is left out, with its words in its place.
  private static let picturesOfArticle = 12 << 20
  private static let unreadChoices = [0, 10, 25, 50]

  func addOfflineReading(to router: RouterGroup<WebContext>) {
    router.get("/offline/reading") { request, context in
      let page = OfflineReadingPage(
        limit: Self.offlineBytes, unread: try await self.offlineUnread(context), choices: Self.unreadChoices)
      var response = self.html(
        Pages.render(page, in: try await self.pageContext(request, context, takesFlash: false)))
      response.headers[.contentSecurityPolicy] = Self.offlinePolicy
      return response
    }
    router.post("/offline/reading") { request, context in
      let fields = try await request.formFields()
      try self.check(fields, context)
      guard let account = context.account else { throw WebError(.unauthorized) }
      guard let count = Int(fields["unread"]), Self.unreadChoices.contains(count) else { throw WebError(.badRequest) }
      try await self.accounts.set("account.\(account.id).offline-unread", "\(count)")
      return self.redirect(to: self.routes.offlineReading)
    }
    router.get("/offline/articles") { _, context in try self.json(try await self.offlineList(context)) }
    router.get("/offline/article/:id") { _, context in try await self.offlineArticle(context) }
  }

  /// The site's policy, with what the article's frame, which inherits it, needs: its one script and its style. The frame goes nowhere.
  private static let offlinePolicy =
    StaticFiles.contentSecurityPolicy
    .replacing("script-src 'self'", with: "script-src 'self' \(ArticleScript.source)")
    .replacing("style-src 'self'", with: "style-src 'self' 'unsafe-inline'")
    .replacing("frame-src *", with: "frame-src 'none'") + "; frame-ancestors 'none'"

  /// The policy that stands in the article itself.
  private static let keptPolicy =
    "default-src 'none'; script-src \(ArticleScript.source); img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private func offlineUnread(_ context: WebContext) async throws -> Int {
    guard let account = context.account else { return 0 }
    let name = "account.\(account.id).offline-unread"
    return try await accounts.settings(startingWith: name)[name].flatMap { Int($0) } ?? 0
  }

  private struct OfflineList: Encodable {
    struct One: Encodable {
      var id: Int64
      var title: String
      var site: String
      /// It changes when the article, its marks or the place do.
      var stamp: String
    }
    var limit: Int
    var articles: [One]
  }

  private func offlineList(_ context: WebContext) async throws -> OfflineList {
    var ids = try await shelf.next()
    let unread = try await offlineUnread(context)
    if unread > 0 {
      let search = SearchParser.parse("is:unread is:inbox has:article", now: shelf.now, timeZone: .gmt)
      let known = Set(ids)
      ids += try await shelf.list(search, limit: unread).rows.map(\.id).filter { !known.contains($0) }
    }
    let marks = try await shelf.highlightStamps(of: ids)
    let articles = try await shelf.rows(ids).compactMap { row -> OfflineList.One? in
      guard let newest = row.newest, row.parts.contains(.article) else { return nil }
      return OfflineList.One(
        id: row.id, title: row.link.shownTitle, site: row.link.host,
        stamp: "\(newest) \(marks[row.id] ?? "") \(row.progress ?? 0) \(context.look.query)")
    }
    return OfflineList(limit: Self.offlineBytes, articles: articles)
  }

  private struct OfflineArticle: Encodable {
    var id: Int64
    var version: Int
    var title: String
    var site: String
    /// How much was read, from 0 to 1.
    var share: Double
    var following: Int64?
    /// A whole page of HTML, with its pictures in it.
    var page: String
  }

  private func offlineArticle(_ context: WebContext) async throws -> Response {
    let id = try id(context)
    guard let row = try await shelf.row(id), let newest = row.newest, let found = try await shelf.snapshot(newest),
      let article = found.parts.first(where: { $0.kind == .article })
    else { throw WebError(.notFound, Messages.text("read.none", context.language)) }
    let html = try await markedArticle(article, of: found.snapshot)
    var left = Self.picturesOfArticle
    let names = found.parts.filter { $0.kind == .articlePicture }
    let pictures = Dictionary(names.map { ($0.name, $0) }) { first, _ in first }
    let whole = InlinePictures.html(html) { name in
      guard let part = pictures[name], part.bytes <= left, let data = try? shelf.files.data(part.hash, most: left),
        let type = PictureType.of(data)
      else { return nil }
      left -= data.count
      return "data:\(type);base64,\(data.base64EncodedString())"
    }
    let look = try FormFields(context.look.query.dropFirst().utf8)
    let page = ArticleLook(look).page(whole, script: ArticleScript.text, policy: Self.keptPolicy)
    let next = try await shelf.next()
    let place = next.firstIndex(of: id).map { $0 + 1 } ?? 0
    return try json(
      OfflineArticle(
        id: id, version: found.snapshot.number, title: row.link.shownTitle, site: row.link.host,
        share: row.progress ?? 0, following: place < next.count ? next[place] : nil, page: page))
  }
}
