// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// The two forms of feeds.
enum FeedForm: String, CaseIterable {
  case atom, rss

  var mediaType: String { self == .atom ? AtomFeed.mediaType : RSSFeed.mediaType }

  func xml(_ feed: AtomFeed) -> String { self == .atom ? feed.xml() : RSSFeed(feed: feed).xml() }
}

extension Site {
  /// How many links a feed has: the newest.
  static let feedLength = 50
  /// Stands for a key in addresses of feeds that a signed-in browser asks for.
  static let ownFeedKey = "me"

  /// Feeds of lists for those who have a key.
  ///
  /// | Path below `/feeds/KEY/atom` or `/feeds/KEY/rss` | Links |
  /// | --- | --- |
  /// | `/inbox` `/all` `/unread` `/favourites` `/archive` | of these places |
  /// | `/tag/NAME` | of a tag and those below it |
  /// | `/list/ID` | of a list |
  /// | `/search?q=` | of a search |
  /// | `/findings` | what watching found |
  func addFeeds(to router: RouterGroup<WebContext>) {
    addBooks(to: router)
    router.get("/feeds/:key/:form/:place") { try await self.feed($0, $1) }
    router.get("/feeds/:key/:form/:place/:name") { try await self.feed($0, $1) }
  }

  private func feed(_ request: Request, _ context: WebContext) async throws -> Response {
    let key = context.parameters.get("key") ?? ""
    guard let form = context.parameters.get("form").flatMap(FeedForm.init) else { throw WebError(.notFound) }
    let account = try await reader(key, of: request.uri.path, context)
    let zone = try await accounts.setting("account.\(account.id).zone") ?? TimeZone.current.identifier
    let name = context.parameters.get("name")?.removingPercentEncoding
    let chosen = try await accounts.setting("account.\(account.id).language").flatMap(Language.init)
    let place = context.parameters.get("place") ?? ""
    if place == "findings", name == nil {
      return send(try await findings(chosen ?? context.language, context), form, request, isPublic: false)
    }
    guard let source = try await source(place, name, try request.queryFields()["q"], chosen ?? context.language)
    else { throw WebError(.notFound) }
    let search = SearchParser.parse(source.query, now: shelf.now, timeZone: TimeZone(identifier: zone) ?? .gmt)
    let page = try await shelf.list(search, order: .newest, limit: Self.feedLength)
    let feed = AtomFeed(
      id: feedID("feed/\(source.query)"), title: source.title, address: siteAddress(context) + source.path,
      updated: .init(milliseconds: 0), entries: entries(page.rows.map { PublicLink($0) }), subtitle: source.description)
    return send(feed, form, request, isPublic: false)
  }

  /// Whose key a reader sends.
  ///
  /// - Throws: where it's nobody's, or where it reads the feed or tries wrong keys too often.
  func reader(
    _ key: String, of feed: String, _ context: WebContext, forBooks: Bool = false
  ) async throws -> Account {
    if key == Self.ownFeedKey, let account = context.account { return account }
    guard let account = try await accounts.account(feedKey: key, forBooks: forBooks), isOf(account) else {
      if let wait = feedLimit.add("from " + context.sender, most: FeedLimit.wrongOnes, now: shelf.now) {
        throw WebError(.tooManyRequests, "Too many wrong keys. Try again in \(wait) seconds.")
      }
      throw WebError(.forbidden, "This address of a feed isn't good any more. Make a new key in Settings.")
    }
    if let wait = feedLimit.add("\(account.id) \(feed)", most: FeedLimit.readings, now: shelf.now) {
      throw WebError(.tooManyRequests, "This feed was read too often. Try again in \(wait) seconds.")
    }
    return account
  }

  /// What watching found, the newest first.
  private func findings(_ language: Language, _ context: WebContext) async throws -> AtomFeed {
    let page = try await shelf.findings(limit: Self.feedLength)
    let own = siteAddress(context)
    return AtomFeed(
      id: feedID("findings"), title: "Linkshelf: " + Messages.text("watching.title", language),
      address: own + "/watching", updated: .init(milliseconds: 0),
      entries: page.findings.map { finding in
        let said = Pages.said(finding.words, in: language)
        let addresses = finding.new.isEmpty ? "" : "\(finding.old) → \(finding.new)"
        return AtomFeed.Entry(
          id: feedID("finding/\(finding.id)"),
          title: "\(Messages.text("finding.\(finding.kind.rawValue)", language)): \(finding.title)",
          address: "\(own)/link/\(finding.link)", updated: finding.at,
          summary: [said, addresses, finding.address].filter { !$0.isEmpty }.joined(separator: "\n"))
      })
  }

  struct FeedSource {
    var query, title, path: String
    var description = ""
  }

  /// What a feed is of; nil where there's no such list.
  private func source(_ place: String, _ name: String?, _ query: String, _ language: Language) async throws
    -> FeedSource?
  {
    func named(_ query: String, _ key: String, _ path: String) -> FeedSource {
      FeedSource(query: query, title: Messages.text(key, language), path: path)
    }
    switch (place, name) {
    case ("inbox", nil): return named("is:inbox", "nav.inbox", "/")
    case ("all", nil): return named("", "nav.all", "/all")
    case ("unread", nil): return named("is:inbox is:unread", "nav.unread", "/unread")
    case ("favourites", nil): return named("is:favourite", "nav.favourites", "/favourites")
    case ("archive", nil): return named("is:archived", "nav.archive", "/archive")
    case ("search", nil) where !query.isEmpty:
      let query = String(query.prefix(SearchParser.longest))
      return FeedSource(query: query, title: query, path: "/search?q=" + Self.encode(query))
    case ("tag", let name?):
      guard let tag = try? TagPath(name) else { return nil }
      let query = "tag:\"\(tag.shown)\""
      return FeedSource(query: query, title: tag.shown, path: "/tag/" + Self.encode(tag.shown))
    case ("list", let name?):
      guard let id = Int64(name), let list = try await shelf.linkList(id) else { return nil }
      return FeedSource(
        query: list.query, title: list.shownTitle, path: "/search?q=" + Self.encode(list.query),
        description: list.description)
    default: return nil
    }
  }

  func entries(_ links: [PublicLink]) -> [AtomFeed.Entry] {
    links.map {
      // The moment of adding, so that reading or archiving a link doesn't bring it again.
      AtomFeed.Entry(
        id: feedID("link/\($0.id)"), title: $0.title, address: $0.address, updated: $0.addedAt,
        summary: $0.description, tags: $0.tags)
    }
  }

  /// A name that stays the same under all addresses of this store. The host ends in a name that nobody can own.
  func feedID(_ name: String) -> String {
    let store = sign("feeds").prefix(16).replacing("_", with: "-").lowercased()
    return "tag:shelf-\(store.trimmingCharacters(in: ["-"])).invalid,2026:" + Self.encodePath(name)
  }

  /// The address of this site without a slash at its end.
  func siteAddress(_ context: WebContext) -> String {
    "\(configuration.isSecure ? "https" : "http")://\(context.authority)\(base)"
  }

  /// Sends a feed, or says that it hasn't changed.
  func send(_ feed: AtomFeed, _ form: FeedForm, _ request: Request, isPublic: Bool) -> Response {
    var feed = feed
    feed.updated = feed.entries.map(\.updated).max() ?? feed.updated
    let body = form.xml(feed)
    let digest = Data(SHA256.hash(data: Data(body.utf8)).prefix(16)).map { String($0, radix: 16) }.joined()
    let tag = "\"\(digest)\""
    let second = stamps.second(of: request.uri.description, tag: tag, now: shelf.now)
    let changed = XMLText.mailDate(Moment(milliseconds: second * 1_000))
    var headers: HTTPFields = [
      .eTag: tag, .lastModified: changed, .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
      .cacheControl: isPublic ? "public, max-age=300" : "private, no-cache",
    ]
    // A tag says more than a date, so that a date counts only without one.
    let isKnown =
      if let known = request.headers[.ifNoneMatch] {
        Self.names(tag, known)
      } else { request.headers[.ifModifiedSince] == changed }
    if isKnown { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = form.mediaType
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(string: body)))
  }
}
