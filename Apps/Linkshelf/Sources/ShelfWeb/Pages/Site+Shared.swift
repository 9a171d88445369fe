// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// Public lists, for whoever has their address. No cookie is read or set.
///
/// | Path below `/shared/KEY` | Answer |
/// | --- | --- |
/// | | the page; `after` is the only field that is looked at |
/// | `/atom` `/rss` | the feed |
/// | `/card.png` | the picture that other programs show |
/// | `/picture/CAPABILITY/HASH` | a picture of a link that a page or feed has just shown |
extension Site {
  /// How long the address of a visitor's picture is good for, in seconds.
  private static let pictureSeconds: Int64 = 86_400

  /// Whether a path is for those without an account, so that nobody is recognised there.
  func isForVisitors(_ path: String) -> Bool {
    guard path.hasPrefix(base) else { return false }
    let path = path.dropFirst(base.count)
    return path.hasPrefix("/shared/") || path.hasPrefix("/feeds/") && !path.hasPrefix("/feeds/\(Self.ownFeedKey)/")
  }

  /// Answers a visitor, as long as they don't ask for too much.
  func visit(
    _ request: Request, _ context: WebContext, _ next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get || request.method == .head else { throw WebError(.methodNotAllowed) }
    let limit = request.uri.path.contains("/picture/") ? visitedPictures : visits
    if let wait = limit.attempt(context.sender, now: shelf.now) {
      var refusal = Gatekeeper.plain(.tooManyRequests, "Too many requests. Ask again in \(wait) s.\n")
      refusal.headers[.retryAfter] = "\(wait)"
      return refusal
    }
    return try await next(request, context)
  }

  func addShared(to router: RouterGroup<WebContext>) {
    router.get("/shared/:key") { try await self.sharedPage($0, $1) }
    router.get("/shared/:key/card.png") { try await self.sharedCard($0, $1) }
    router.get("/shared/:key/picture/:capability/:hash") { try await self.sharedPicture($0, $1) }
    for form in FeedForm.allCases {
      router.get("/shared/:key/\(form.rawValue)") { try await self.sharedFeed(form, $0, $1) }
    }
  }

  private func sharedList(_ context: WebContext) async throws -> LinkList {
    let key = context.parameters.get("key") ?? ""
    guard let list = try await shelf.linkList(key: key) else { throw WebError(.notFound) }
    return list
  }

  /// The public address of a list; nil where it has none.
  func sharedAddress(_ list: LinkList, _ context: WebContext) -> String? {
    list.key.map { "\(siteAddress(context))/shared/\($0)" }
  }

  private func sharedPage(_ request: Request, _ context: WebContext) async throws -> Response {
    let list = try await sharedList(context)
    let after = try request.queryFields()["after"]
    let page = try await shelf.publicLinks(list, limit: Self.pageLength, after: after.isEmpty ? nil : after)
    let address = sharedAddress(list, context) ?? ""
    let path = "\(base)/shared/\(list.key ?? "")"
    let model = SharedPage(
      title: list.shownTitle, description: list.description, address: address, path: path,
      links: page.links.map { link in
        SharedLink(
          address: link.address, title: link.title, host: link.host, description: link.description, tags: link.tags,
          added: link.addedAt.seconds, picture: link.picture.map { pictureAddress($0, list) },
          icon: link.icon.map { pictureAddress($0, list) })
      }, total: page.count, next: page.next.map { path + "?after=" + Self.encode($0) }, isFirst: after.isEmpty,
      isFound: list.isFound)
    let pageContext = PageContext(
      language: context.language, basePath: base, currentPath: self.path(of: request),
      timeZone: TimeZone(identifier: list.zone) ?? .gmt, now: shelf.now.seconds)
    var response = html(Pages.render(model, in: pageContext))
    mark(&response, list)
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  /// Asks search engines to leave a list out, unless its owner wants them.
  private func mark(_ response: inout Response, _ list: LinkList) {
    if !list.isFound { response.headers[.robots] = "noindex, nofollow" }
    response.headers[.referrerPolicy] = "no-referrer"
  }

  private func sharedFeed(_ form: FeedForm, _ request: Request, _ context: WebContext) async throws -> Response {
    let list = try await sharedList(context)
    let page = try await shelf.publicLinks(list, order: .newest, limit: Self.feedLength)
    let address = sharedAddress(list, context) ?? ""
    let feed = AtomFeed(
      id: feedID("list/\(list.id)"), title: list.shownTitle, address: address, updated: list.changedAt,
      entries: entries(page.links), subtitle: list.description, own: "\(address)/\(form.rawValue)")
    var response = send(feed, form, request, isPublic: true)
    mark(&response, list)
    return response
  }

  // MARK: - Pictures

  private func pictureAddress(_ hash: String, _ list: LinkList) -> String {
    // The same for a day or two, so that browsers keep what they loaded.
    let until = (shelf.now.milliseconds / 1_000 / Self.pictureSeconds + 2) * Self.pictureSeconds
    return "\(base)/shared/\(list.key ?? "")/picture/\(until).\(signed(hash, list, until))/\(hash)"
  }

  private func signed(_ hash: String, _ list: LinkList, _ until: Int64) -> String {
    sign("shared-picture", list.key ?? "", hash, "\(until)")
  }

  /// Only what a page of the list has shown is given, and only while the list is public.
  private func sharedPicture(_ request: Request, _ context: WebContext) async throws -> Response {
    let list = try await sharedList(context)
    let parts = (context.parameters.get("capability") ?? "").split(separator: ".", maxSplits: 1)
    guard let hash = context.parameters.get("hash"), PartFiles.isHash(hash), parts.count == 2,
      let until = Int64(parts[0]), until > shelf.now.milliseconds / 1_000, signed(hash, list, until) == parts[1]
    else { throw WebError(.notFound) }
    return try await picture(request, context)
  }

  private func sharedCard(_ request: Request, _ context: WebContext) async throws -> Response {
    let list = try await sharedList(context)
    guard let picture = try await card(of: list, context) else { throw WebError(.notFound) }
    var response = send(picture, request, cache: "public, max-age=300")
    mark(&response, list)
    // Other sites show it.
    response.headers[.crossOriginResourcePolicy] = "cross-origin"
    return response
  }

  /// The share picture of a list; nil where none can be drawn.
  func card(of list: LinkList, _ context: WebContext) async throws -> DrawnPicture? {
    let page = try await shelf.publicLinks(list, limit: 6)
    let count = page.count.map { Pages.counted("list.total", $0, in: context.language) } ?? ""
    let drawing = ListDrawing(
      title: list.shownTitle, description: list.description, count: count,
      entries: page.links.map { .init(title: $0.title, host: $0.host) })
    return await actions.picture(of: Drawing(.list(drawing), language: context.language.code))
  }

  /// Sends a drawn picture, or says that it hasn't changed.
  func send(_ picture: DrawnPicture, _ request: Request, cache: String) -> Response {
    let etag = "\"\(picture.digest)\""
    let headers: HTTPFields = [.contentType: "image/png", .cacheControl: cache, .eTag: etag]
    if Self.names(etag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: picture.png)))
  }
}

extension HTTPField.Name {
  fileprivate static let robots = HTTPField.Name("X-Robots-Tag") ?? .cacheControl
}
