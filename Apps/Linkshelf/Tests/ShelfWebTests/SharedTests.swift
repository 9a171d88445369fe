// SPDX-License-Identifier: Apache-2.0
import Drawings
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Shelf
import Testing

@testable import ShelfWeb

/// Draws nothing, and says what was asked for.
private struct NamedPictures: SiteActions {
  var areWorkersAlive: Bool { true }

  func wakeWorkers() {}
  func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? { nil }
  func picture(of drawing: Drawing) async -> DrawnPicture? {
    DrawnPicture(png: Data("\(drawing)".utf8), digest: "\(abs("\(drawing)".hashValue))")
  }
}

@Suite struct SharedTests {
  /// Makes a list of some links public, and gives its address.
  private static func share(_ visitor: Visitor, query: String = "tag:sun") async throws -> String {
    for number in 0..<120 {
      var link = NewLink("https://a.example/\(number)")
      link.title = number % 2 == 0 ? "Sun \(number)" : "Moon \(number)"
      link.tags = number % 2 == 0 ? ["sun", "hidden-tag"] : ["moon"]
      link.note = "a secret note"
      link.description = "About \(number)"
      link.addedAt = Moment(milliseconds: 1_700_000_000_000 + Int64(number) * 1_000)
      _ = try await visitor.shelf.add([link], jobs: [])
    }
    let id = try await visitor.shelf.saveSearch("Sun", query)
    _ = try await visitor.page("/lists/\(id)")
    try await visitor.post("/lists/\(id)", ["action": "share"])
    _ = try await visitor.page("/lists/\(id)")
    let found = try #require(visitor.last.firstMatch(of: /(\/shared\/[A-Za-z0-9_-]{43})/))
    return String(found.output.1)
  }

  @Test func anybodyWithTheAddressSeesTheListAndNothingElse() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let path = try await Self.share(visitor)
      visitor.cookies = [:]
      let response = try await visitor.ask(path)
      #expect(response.status == .ok)
      #expect(response.headers[.setCookie] == nil)
      let style = try #require(visitor.last.firstMatch(of: /href="([^"]+\/shelf.css)"/)).output.1
      for file in [String(style), "/favicon.ico"] {
        #expect(try await visitor.ask(file).headers[.setCookie] == nil, "\(file)")
      }
      _ = try await visitor.page(path)
      #expect(response.headers[HTTPField.Name("X-Robots-Tag")!] == "noindex, nofollow")
      let page = visitor.last
      #expect(page.matches(of: /class="shared-link"/).count == 50)
      #expect(page.contains("Sun 118") && page.contains("About 118") && page.contains("hidden-tag"))
      for hidden in ["Moon", "secret", "<script", "csrf", "/link/", "/snapshot", "/card/", "/content/", "sign-out"] {
        #expect(!page.contains(hidden), "\(hidden)")
      }
      #expect(page.contains("property=\"og:image\" content=\"http://127.0.0.1:8090\(path)/card.png\""))
      #expect(page.contains("name=\"twitter:card\" content=\"summary_large_image\""))
      #expect(page.contains("name=\"robots\" content=\"noindex, nofollow\""))
      let next = try #require(page.firstMatch(of: /rel="next" href="([^"]+)"/)?.output.1)
      _ = try await visitor.page(String(next))
      #expect(visitor.last.matches(of: /class="shared-link"/).count == 10)
      // Whatever a visitor sends, the owner's rule alone decides.
      for query in [
        "?q=tag:moon", "?query=", "?after=d_1_99999999999999&q=moon", "?sort=title&view=gallery", "?after=x",
      ] {
        _ = try await visitor.page(path + query)
        #expect(!visitor.last.contains("Moon"), "\(query)")
      }
      for other in [
        "/shared/", "/shared/x", path + "x", path + "/links",
        path + "/picture/1.x/" + String(repeating: "a", count: 64),
        "/shared/" + String(repeating: "a", count: 3_000),
      ] {
        #expect(try await visitor.ask(other).status == .notFound, "\(other)")
      }
      #expect(try await visitor.ask(path, method: .post).status.code >= 400)
    }
  }

  @Test func aNewAddressEndsTheOldOne() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let path = try await Self.share(visitor)
      try await visitor.post("/lists/1", ["action": "renew"])
      _ = try await visitor.page("/lists/1")
      let second = String(try #require(visitor.last.firstMatch(of: /(\/shared\/[A-Za-z0-9_-]{43})/)).output.1)
      #expect(second != path)
      for part in ["", "/atom", "/rss", "/card.png"] {
        #expect(try await visitor.ask(path + part).status == .notFound)
      }
      #expect(try await visitor.ask(second).status == .ok)
      _ = try await visitor.page("/lists/1")
      try await visitor.post("/lists/1", ["action": "stop"])
      #expect(try await visitor.ask(second).status == .notFound)
      #expect(try await visitor.ask("/lists/1", method: .post).status.code >= 400)
      visitor.cookies = [:]
      #expect(try await visitor.ask("/lists/1").status == .seeOther)
    }
  }

  @Test func titleOrderAndTagsAreTheOwnersChoice() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let path = try await Self.share(visitor)
      try await visitor.post(
        "/lists/1",
        ["action": "save", "title": "<Sun> & more", "description": "All \"of\" it", "order": "oldest", "found": "1"])
      let page = try await visitor.page(path)
      #expect(page.contains("<h1 dir=\"auto\">&lt;Sun&gt; &amp; more</h1>"))
      #expect(page.contains("content=\"All &quot;of&quot; it\""))
      #expect(!page.contains("hidden-tag") && !page.contains("robots"))
      let first = try #require(page.firstMatch(of: /dir="auto">(Sun [0-9]+)</)?.output.1)
      #expect(first == "Sun 0")
      let feed = try await visitor.page(path + "/atom")
      #expect(feed.contains("<title>&lt;Sun&gt; &amp; more</title>") && !feed.contains("hidden-tag"))
      #expect(feed.contains("Sun 118") && !feed.contains("Sun 0<"))
      // The list keeps its order for its owner too.
      let own = try await visitor.page("/search?q=tag%3Asun")
      #expect(try #require(own.firstRange(of: "Sun 0<")).lowerBound < #require(own.firstRange(of: "Sun 2<")).lowerBound)
      _ = try await visitor.page("/lists/1")
      for order in ["", "random"] {
        #expect(try await visitor.post("/lists/1", ["action": "save", "order": order]).status == .badRequest)
      }
      #expect(try await visitor.post("/lists/1", ["action": "burn"]).status == .badRequest)
      #expect(try await visitor.post("/lists/77", ["action": "stop"]).status == .notFound)
    }
  }

  @Test func aListOfTheBinIsRefusedWithASentence() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let id = try await visitor.shelf.saveSearch("Bin", "is:binned")
      _ = try await visitor.page("/lists/\(id)")
      let response = try await visitor.post("/lists/\(id)", ["action": "share"])
      #expect(response.status == .badRequest)
      #expect(visitor.last.contains("Such a list can&#39;t be public"))
    }
  }

  @Test func whoAsksTooOftenWaits() async throws {
    let start = Moment.now
    try await Visitor.visit(clock: { start }) { visitor in
      try await visitor.begin()
      let path = try await Self.share(visitor)
      var last = HTTPResponse.Status.ok
      for _ in 0..<140 where last != .tooManyRequests { last = try await visitor.ask(path + "/card.png").status }
      let refused = try await visitor.ask(path)
      #expect(refused.status == .tooManyRequests)
      #expect(refused.headers[.retryAfter].flatMap { Int($0) } ?? 0 > 0)
      // Those who are signed in aren't kept from their own pages.
      #expect(try await visitor.ask("/").status == .ok)
    }
  }

  @Test func picturesOfStatisticsAreAskedForInTheReadersWordsAndColours() async throws {
    try await Visitor.visit(actions: NamedPictures()) { visitor in
      try await visitor.begin()
      let path = try await Self.share(visitor)
      let page = try await visitor.page("/statistics")
      let names = ["weeks", "hours", "sites", "tags", "kinds", "languages", "reading"]
      for name in names {
        #expect(page.contains("/statistics/chart/\(name).png?theme=light&amp;"), "\(name)")
        let drawn = try await visitor.page("/statistics/chart/\(name).png?theme=dark")
        #expect(drawn.contains("isDark: true"))
      }
      #expect(page.contains("<th scope=\"row\" dir=\"auto\">a.example</th><td>120</td>"))
      let first = try await visitor.ask("/statistics/chart/tags.png")
      let tag = try #require(first.headers[.eTag])
      #expect(first.headers[.contentType] == "image/png")
      #expect(try await visitor.ask("/statistics/chart/tags.png", headers: [.ifNoneMatch: tag]).status == .notModified)
      for bad in [
        "/statistics/chart/x.png", "/statistics/chart/tags", "/statistics/x", "/statistics/99999999999999999999",
      ] {
        #expect(try await visitor.ask(bad).status == .notFound, "\(bad)")
      }
      _ = try await visitor.page("/statistics/2023")
      #expect(visitor.last.contains("download=\"linkshelf-2023-tall.png\""))
      _ = try await visitor.page("/statistics/2023.png?size=wide&theme=dark")
      #expect(visitor.last.contains("wide") && visitor.last.contains("120"))
      _ = try await visitor.page("/statistics/2001")
      #expect(visitor.last.contains("Nothing was added"))
      #expect(try await visitor.ask("/statistics/2001.png").status == .notFound)
      #expect(try await visitor.ask("/statistics/1.png").status == .notFound)
      let card = try await visitor.ask(path + "/card.png")
      #expect(card.status == .ok && !String(buffer: card.body).contains("secret"))
      #expect(card.headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] == "cross-origin")
      visitor.language = "zh"
      visitor.cookies = [:]
      #expect(try await visitor.ask("/statistics").status == .seeOther)
    }
  }
}
