// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ShelfWeb

@Suite struct FeedTests {
  @Test func aFeedIsWellFormedWhateverItsTextsAre() throws {
    let wild = "a & b < c > d \" ' ]]> <!-- \u{0}\u{8}\u{FFFE}\u{1F600}\n日"
    let feed = AtomFeed(
      id: "urn:uuid:1", title: wild, address: "https://a.example/?a=1&b=2", updated: Moment(milliseconds: .max / 2),
      entries: [
        .init(id: "urn:uuid:2", title: wild, address: wild, updated: Moment(milliseconds: -5), summary: wild),
        .init(id: "urn:uuid:3", title: "", address: "", updated: Moment(milliseconds: .min), summary: ""),
      ])
    let reader = FeedReader()
    let parser = XMLParser(data: Data(feed.xml().utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let kept = "a & b < c > d \" ' ]]> <!-- \u{FFFD}\u{FFFD}\u{FFFD}\u{1F600}\n日"
    #expect(reader.texts["title"] == [kept, kept, ""])
    #expect(reader.texts["summary"] == [kept, ""])
    #expect(reader.texts["updated"] == ["9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "1600-01-01T00:00:00Z"])
    #expect(reader.links == ["https://a.example/?a=1&b=2", kept, ""])
  }

  @Test func aLongFeedIsMadeInOnePass() {
    let entry = AtomFeed.Entry(
      id: "a", title: "b", address: "c", updated: Moment(milliseconds: 0), summary: String(repeating: "&", count: 100))
    let feed = AtomFeed(
      id: "a", title: "b", address: "c", updated: Moment(milliseconds: 0),
      entries: Array(repeating: entry, count: 20_000))
    #expect(feed.xml().utf8.count > 10_000_000)
  }

  @Test func theFeedIsReadByItsKeyAlone() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      _ = try await visitor.page("/settings")
      try await visitor.post("/settings", ["section": "feed"])
      let address = try #require(
        visitor.last.firstMatch(of: /http:\/\/127\.0\.0\.1:8090(\/feeds\/findings\.atom\?key=[A-Za-z0-9_-]+)/))
      let path = String(address.1)
      let id = try #require(try await visitor.shelf.add([NewLink("https://example.org/a?x=1&y=2")], jobs: []).first?.id)
      try await visitor.found(.certificate("A <bad> certificate."), id)
      visitor.cookies = [:]
      let answer = try await visitor.ask(path)
      #expect(answer.status == .ok && answer.headers[.contentType] == "application/atom+xml; charset=utf-8")
      #expect(answer.headers[.setCookie] == nil)
      #expect(visitor.last.contains("<title>The certificate isn’t valid: https://example.org/a?x=1&amp;y=2</title>"))
      #expect(visitor.last.contains("A &lt;bad&gt; certificate."))
      #expect(visitor.last.contains("http://127.0.0.1:8090/link/\(id)"))
      let tag = try #require(answer.headers[.eTag])
      #expect(try await visitor.ask(path, headers: [.ifNoneMatch: tag]).status == .notModified)
      #expect(try await visitor.ask(path, headers: [.ifNoneMatch: "\"other\""]).status == .ok)
      // It opens nothing else.
      #expect(try await visitor.ask("/watching" + path.dropFirst(21)).status == .seeOther)
      #expect(try await visitor.ask("/feeds/other.atom").status == .notFound)
    }
  }

  @Test func wrongKeysAndManyReadingsAreTurnedAway() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let key = try await visitor.shelf.makeFeedKey(for: account)
      visitor.cookies = [:]
      for path in ["", "?key=", "?key=wrong", "?key=" + String(repeating: "x", count: 5_000)] {
        #expect(try await visitor.ask("/feeds/findings.atom" + path).status == .unauthorized)
      }
      for _ in 0..<FeedLimit.wrongOnes { try await visitor.ask("/feeds/findings.atom?key=wrong") }
      #expect(try await visitor.ask("/feeds/findings.atom?key=wrong").status == .tooManyRequests)
      // Who has the right one isn't kept out by that.
      for _ in 0..<FeedLimit.readings {
        #expect(try await visitor.ask("/feeds/findings.atom?key=\(key)").status == .ok)
      }
      #expect(try await visitor.ask("/feeds/findings.atom?key=\(key)").status == .tooManyRequests)
    }
  }

  @Test func aLimitEndsWithItsTime() {
    let limit = FeedLimit()
    let now = Moment(milliseconds: 0)
    for _ in 0..<3 { #expect(limit.add("a", most: 3, now: now) == nil) }
    #expect(limit.add("a", most: 3, now: now) == 601)
    #expect(limit.add("b", most: 3, now: now) == nil)
    #expect(limit.add("a", most: 3, now: now.adding(seconds: 600)) == nil)
    for number in 0..<20_000 { #expect(limit.add("\(number)", most: 1, now: now) == nil) }
  }
}

private final class FeedReader: NSObject, XMLParserDelegate {
  var texts: [String: [String]] = [:]
  var links: [String] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    if name == "link" { links.append(attributes["href"] ?? "?") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    texts[name, default: []].append(text)
    text = ""
  }
}

extension Visitor {
  /// Lets watching find something of a link.
  func found(_ answer: PageAnswer, _ id: Link.ID) async throws {
    try await shelf.checkNow([id])
    guard case .now(let check) = try await shelf.nextCheck(busy: []) else { throw WebError(.notFound) }
    try await shelf.record(answer, for: check)
  }
}
