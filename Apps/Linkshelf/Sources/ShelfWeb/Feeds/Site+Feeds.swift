// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import ShelfPages

/// Feeds that programs read by a key in their address, without a cookie.
extension Site {
  private static let entries = 100

  func addFeeds(to router: RouterGroup<WebContext>) {
    router.get("/feeds/findings.atom") { request, context in
      let account = try await self.reader(request, context)
      let page = try await self.shelf.findings(limit: Self.entries)
      let language =
        try await self.shelf.setting("account.\(account.id).language").flatMap(Language.init(rawValue:)) ?? .english
      let own = self.ownAddress(context)
      let feed = AtomFeed(
        id: self.feedName("findings"), title: "Linkshelf: " + Messages.text("watching.title", language),
        address: own + "/watching",
        updated: page.findings.first?.at ?? Moment(milliseconds: 0),
        entries: page.findings.map { finding in
          let said = Pages.said(finding.words, in: language)
          let addresses = finding.new.isEmpty ? "" : "\(finding.old) → \(finding.new)"
          return AtomFeed.Entry(
            id: self.feedName("finding", "\(finding.id)"),
            title: "\(Messages.text("finding.\(finding.kind.rawValue)", language)): \(finding.title)",
            address: "\(own)/link/\(finding.link)", updated: finding.at,
            summary: [said, addresses, finding.address].filter { !$0.isEmpty }.joined(separator: "\n"))
        })
      return self.answer(feed, request)
    }
  }

  /// The account whose key a reader sends.
  ///
  /// - Throws: where it's none, or where it reads too often.
  func reader(_ request: Request, _ context: WebContext) async throws -> Account {
    let key = try request.queryFields()["key"]
    guard let account = try await shelf.account(feedKey: key) else {
      if let wait = feedLimit.add("from " + context.sender, most: FeedLimit.wrongOnes, now: shelf.now) {
        throw WebError(.tooManyRequests, "Too many wrong keys. Try again in \(wait) seconds.")
      }
      throw WebError(.unauthorized, "This feed needs a key, which is made on the page Settings: ?key=…")
    }
    if let wait = feedLimit.add("of \(account.id)", most: FeedLimit.readings, now: shelf.now) {
      throw WebError(.tooManyRequests, "This feed was read too often. Try again in \(wait) seconds.")
    }
    return account
  }

  /// A feed, or 304 where the reader has it already.
  func answer(_ feed: AtomFeed, _ request: Request) -> Response {
    let bytes = Data(feed.xml().utf8)
    let tag =
      "\""
      + Data(SHA256.hash(data: bytes).prefix(12)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      .joined() + "\""
    var headers: HTTPFields = [.contentType: "application/atom+xml; charset=utf-8", .eTag: tag]
    let known =
      request.headers[.ifNoneMatch]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    guard !known.contains(where: { $0 == tag || $0 == "W/" + tag || $0 == "*" }) else {
      headers[.contentType] = nil
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: .init(bytes: bytes)))
  }

  /// This site's address as its reader has it, without a slash at its end.
  func ownAddress(_ context: WebContext) -> String {
    "\(configuration.isSecure ? "https" : "http")://\(context.authority)\(base)"
  }

  /// A name that no other shelf gives: a UUID made of this shelf's secret (RFC 9562, version 8).
  func feedName(_ parts: String...) -> String {
    let text = sign("feed-name", parts.joined(separator: "/"))
    var bytes = Array(SHA256.hash(data: Data(text.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return "urn:uuid:"
      + [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]].map { $0.joined() }
      .joined(separator: "-")
  }
}
