// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Shelf
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ShelfWeb

/// What a parser finds in a feed: elements with their texts and attributes, in order.
private final class FeedReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []
  var problem: (any Error)?

  init?(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }
}

@Suite struct FeedTests {
  private static let bad = "<b>&amp; \u{0}\u{7}\u{B}\u{FFFE}\u{1FFFF}]]> \"q\" 'a' \u{85} 设计 👩🏽‍💻 \u{202E}\r\n\tend"

  private static var feed: AtomFeed {
    AtomFeed(
      id: "tag:x.invalid,2026:a", title: bad, address: "https://a.example/?a=1&b=<2>\"",
      updated: Moment(milliseconds: 0),
      entries: [
        .init(
          id: "tag:x.invalid,2026:b", title: bad, address: "https://a.example/?a=1&b=2",
          updated: Moment(milliseconds: 1_795_852_320_123), summary: bad, tags: [bad, "two"])
      ], subtitle: bad, own: "https://a.example/feed?x&y")
  }

  @Test func anyTextIsWellFormedAndReadBack() throws {
    for xml in [Self.feed.xml(), RSSFeed(feed: Self.feed).xml()] {
      let reader = try #require(FeedReader(xml), "\(xml)")
      let kept = "<b>&amp; ]]> \"q\" 'a'  设计 👩🏽‍💻 \u{202E}\n\tend"
      #expect(reader.texts("title") == [kept, kept])
      #expect(xml.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && $0.value != 0xFFFE })
    }
    let atom = try #require(FeedReader(Self.feed.xml()))
    #expect(atom.texts("updated") == ["1970-01-01T00:00:00Z", "2026-11-28T07:52:00Z"])
    #expect(
      atom.elements.filter { $0.name == "link" }.map { $0.attributes["rel"] } == ["alternate", "self", "alternate"])
    #expect(atom.elements.filter { $0.name == "category" }.last?.attributes["term"] == "two")
    let rss = try #require(FeedReader(RSSFeed(feed: Self.feed).xml()))
    #expect(rss.texts("pubDate") == ["Sat, 28 Nov 2026 07:52:00 GMT"])
    #expect(rss.texts("guid") == ["tag:x.invalid,2026:b"])
    // RSS readers take descriptions for HTML: what they read is escaped.
    #expect(rss.texts("description").last?.contains("&lt;b&gt;&amp;amp;") == true)
  }

  @Test func datesAreWrittenAsTheFormatsWantThem() {
    let cases: [(Int64, String, String)] = [
      (0, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
      (951_782_399_000, "2000-02-28T23:59:59Z", "Mon, 28 Feb 2000 23:59:59 GMT"),
      (951_782_400_000, "2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 GMT"),
      (-1_000, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
      (.max, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
      (.min, "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 GMT"),
    ]
    for (milliseconds, iso, mail) in cases {
      #expect(XMLText.date(Moment(milliseconds: milliseconds)) == iso)
      #expect(XMLText.mailDate(Moment(milliseconds: milliseconds)) == mail)
    }
  }

  @Test func twentyThousandEntriesAreWrittenInLinearSpace() {
    var feed = Self.feed
    feed.entries = Array(repeating: feed.entries[0], count: 20_000)
    let one = Self.feed.xml().utf8.count
    #expect(feed.xml().utf8.count < one * 20_000)
    #expect(RSSFeed(feed: feed).xml().utf8.count < one * 20_000)
  }

  @Test func aContentThatChangesHasALaterSecond() {
    let stamps = FeedStamps()
    let now = Moment(milliseconds: 5_000_000)
    #expect(stamps.second(of: "a", tag: "1", now: now) == 5_000)
    #expect(stamps.second(of: "a", tag: "1", now: now.adding(seconds: 90)) == 5_000)
    #expect(stamps.second(of: "a", tag: "2", now: now) == 5_001)
    #expect(stamps.second(of: "a", tag: "1", now: now) == 5_002)
    for number in 0..<5_000 { _ = stamps.second(of: "\(number)", tag: "1", now: now) }
  }

  @Test func aLimitFillsUpWithTimeAndKeepsNoEndlessList() {
    let limit = RequestLimit(perMinute: 60)
    let now = Moment(milliseconds: 0)
    for _ in 0..<60 { #expect(limit.attempt("a", now: now) == nil) }
    #expect(limit.attempt("a", now: now) == 1)
    #expect(limit.attempt("b", now: now) == nil)
    #expect(limit.attempt("a", now: now.adding(seconds: 2)) == nil)
    #expect(limit.attempt("a", now: now.adding(seconds: -500)) == nil)
    for number in 0..<40_000 { _ = limit.attempt("sender \(number)", now: now) }
    #expect(limit.attempt("new", now: now) == nil)
  }

  // MARK: - Over the site

  private static func add(_ visitor: Visitor) async throws {
    var links: [NewLink] = []
    for (number, tags) in [["sun"], ["moon"], ["sun", "a/b"]].enumerated() {
      var link = NewLink("https://a.example/\(number)?x=1&y=2")
      link.title = "Link <\(number)>"
      link.tags = tags
      link.note = "a secret"
      link.addedAt = Moment(milliseconds: 1_700_000_000_000 + Int64(number) * 1_000)
      links.append(link)
    }
    _ = try await visitor.shelf.add(links, jobs: [])
  }

  /// Makes a key in Settings and gives it.
  private static func key(_ visitor: Visitor) async throws -> String {
    _ = try await visitor.page("/settings")
    let response = try await visitor.post("/settings", ["section": "feed", "name": "Reader"])
    #expect(response.status == .ok)
    let found = try #require(visitor.last.firstMatch(of: /\/feeds\/([A-Za-z0-9_-]{43})\/atom\/inbox/))
    return String(found.output.1)
  }

  @Test func aKeyOpensFeedsAndNothingElse() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await Self.add(visitor)
      let key = try await Self.key(visitor)
      let session = visitor.cookies
      visitor.cookies = [:]
      let places = [
        "inbox": 3, "all": 3, "unread": 3, "favourites": 0, "archive": 0, "tag/sun": 2, "tag/a%2Fb": 1, "tag/none": 0,
        "search?q=tag:moon": 1,
      ]
      for (place, count) in places {
        for form in ["atom", "rss"] {
          let response = try await visitor.ask("/feeds/\(key)/\(form)/\(place)")
          #expect(response.status == .ok, "\(form) \(place)")
          #expect(response.headers[.contentType] == "application/\(form)+xml; charset=utf-8")
          #expect(response.headers[.setCookie] == nil)
          #expect(!visitor.last.contains("secret"))
          let reader = try #require(FeedReader(visitor.last))
          #expect(reader.texts(form == "atom" ? "entry" : "item").count == count, "\(form) \(place)")
        }
      }
      for path in [
        "/feeds/\(key)/atom/bin", "/feeds/\(key)/json/all", "/feeds/\(key)/atom/list/99", "/feeds/\(key)/atom/list/x",
        "/feeds/\(key)/atom/search", "/feeds/\(key)/atom/tag/%00",
      ] {
        #expect(try await visitor.ask(path).status.code >= 400, "\(path)")
      }
      #expect(try await visitor.ask("/feeds/wrong/atom/all").status == .forbidden)
      #expect(try await visitor.ask("/feeds/me/atom/all").status == .seeOther)
      #expect(try await visitor.ask("/?key=\(key)").status == .seeOther)
      let list = try await visitor.ask(
        "/api/v1/links", headers: [.authorization: "Bearer \(key)"])
      #expect(list.status == .unauthorized)
      visitor.cookies = session
      #expect(try await visitor.ask("/feeds/me/atom/all").status == .ok)
      _ = try await visitor.page("/settings")
      #expect(!visitor.last.contains(key))
      try await visitor.post("/settings", ["section": "revoke-feed", "id": "1"])
      #expect(try await visitor.ask("/feeds/\(key)/atom/all").status == .forbidden)
    }
  }

  @Test func whatHasntChangedIsntSentAgain() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await Self.add(visitor)
      let path = "/feeds/\(try await Self.key(visitor))/atom/tag/sun"
      let first = try await visitor.ask(path)
      let tag = try #require(first.headers[.eTag])
      let changed = try #require(first.headers[.lastModified])
      for headers: HTTPFields in [[.ifNoneMatch: tag], [.ifModifiedSince: changed], [.ifNoneMatch: "\"a\", W/\(tag)"]] {
        let again = try await visitor.ask(path, headers: headers)
        #expect(again.status == .notModified && again.body.readableBytes == 0, "\(headers)")
      }
      let ids = try #require(FeedReader(visitor.last.isEmpty ? String(buffer: first.body) : visitor.last)).texts("id")
      #expect(ids.count == 3 && Set(ids).count == 3 && ids.allSatisfy { $0.hasPrefix("tag:shelf-") })
      _ = try await visitor.shelf.change([1], .reading(.read))
      #expect(try await visitor.ask(path, headers: [.ifNoneMatch: tag]).status == .notModified)
      _ = try await visitor.shelf.change([1], .bin)
      let after = try await visitor.ask(path, headers: [.ifNoneMatch: tag])
      #expect(after.status == .ok && after.headers[.lastModified] != changed)
      #expect(try await visitor.ask(path, headers: [.ifModifiedSince: changed]).status == .ok)
      // The same link has the same name in each feed, and under another host.
      visitor.host = "localhost:8090"
      let other = try await visitor.ask(path.replacing("/tag/sun", with: "/all").replacing("/atom", with: "/rss"))
      #expect(ids.dropFirst().contains { String(buffer: other.body).contains($0) })
    }
  }

  @Test func pagesNameTheirFeeds() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await Self.add(visitor)
      for (path, feed) in [
        ("/", "/feeds/me/atom/inbox"), ("/tag/sun", "/feeds/me/atom/tag/sun"),
        ("/search?q=tag:sun", "/feeds/me/rss/search?q=tag%3Asun"),
      ] {
        let page = try await visitor.page(path)
        let found = page.matches(of: /<link rel="alternate" type="[a-z\/+]+" title="[A-Z a-z]+" href="([^"]+)">/)
        #expect(found.contains { $0.output.1 == feed }, "\(path)")
        for match in found { #expect(try await visitor.ask(String(match.output.1)).status == .ok) }
      }
      #expect(!(try await visitor.page("/bin").contains("rel=\"alternate\"")))
    }
  }
}
