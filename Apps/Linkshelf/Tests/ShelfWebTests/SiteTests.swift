// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Shelf
import ShelfWeb
import Testing

@Suite struct SiteTests {
  @Test func atTheFirstStartAPasswordIsChosen() async throws {
    try await Visitor.visit { visitor in
      let first = try await visitor.ask("/")
      #expect(first.headers[.location] == "/first")
      _ = try await visitor.page("/first")
      try await visitor.post("/first", ["name": "ada", "password": "short", "again": "short"])
      #expect(visitor.last.contains("at least 12 characters"))
      try await visitor.begin()
      // Nobody else can do it again.
      visitor.cookies = [:]
      let second = try await visitor.ask("/first")
      #expect(second.headers[.location] == "/sign-in")
    }
  }

  @Test func whoIsntSignedInSeesNothing() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      visitor.cookies = [:]
      for path in [
        "/", "/all", "/link/1", "/queue", "/tags", "/export?format=jsonl", "/settings",
        "/picture/" + String(repeating: "a", count: 64),
      ] {
        let response = try await visitor.ask(path)
        #expect(response.status == .seeOther, "\(path)")
        #expect(response.headers[.location]?.hasPrefix("/sign-in?back=") == true, "\(path)")
      }
      let form = try await visitor.ask(
        "/add", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"],
        body: "addresses=https://example.org")
      #expect(form.status == .unauthorized)
    }
  }

  @Test func wrongPasswordsCloseTheDoorForAWhile() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      visitor.cookies = [:]
      for _ in 0..<5 {
        _ = try await visitor.page("/sign-in")
        let response = try await visitor.post("/sign-in", ["name": "ada", "password": "wrong"])
        #expect(response.status == .unauthorized)
      }
      _ = try await visitor.page("/sign-in")
      let response = try await visitor.post("/sign-in", ["name": "ada", "password": "a long password"])
      #expect(response.status == .tooManyRequests)
    }
  }

  @Test func linksAreAddedShownChangedAndBroughtBack() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let added = try await visitor.post(
        "/add", ["addresses": "https://example.org/a?utm_source=x", "tags": "dev/swift, news", "title": "An <article>"])
      #expect(added.status == .seeOther)
      let link = try #require(added.headers[.location])
      let page = try await visitor.page(link)
      #expect(page.contains("An &lt;article&gt;"))
      #expect(!page.contains("An <article>"))
      #expect(try await visitor.page("/tag/dev%2Fswift").contains("An &lt;article&gt;"))
      #expect(try await visitor.page("/search?q=tag:dev").contains("An &lt;article&gt;"))

      let binned = try await visitor.post("/links/action", ["one": "bin:1", "back": "/"], json: true)
      #expect(binned.status == .ok)
      struct Answer: Decodable {
        struct Row: Decodable {
          var id: Int64
          var html: String?
        }
        var rows: [Row]
        var flash: String?
      }
      let answer = try JSONDecoder().decode(Answer.self, from: Data(visitor.last.utf8))
      #expect(answer.rows.map(\.id) == [1])
      #expect(answer.rows.first?.html == nil)
      #expect(answer.flash?.contains("was put into the bin") == true)
      #expect(try await !visitor.page("/").contains("An &lt;article&gt;"))
      _ = try await visitor.page("/bin")
      let undone = try await visitor.post("/links/undo", ["step": "1", "back": "/"])
      #expect(undone.status == .seeOther)
      #expect(try await visitor.page("/").contains("An &lt;article&gt;"))
    }
  }

  @Test func aHundredLinksArePastedAndReported() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let text =
        (0..<100).map { "see https://site\($0).example.org/ and" }.joined(separator: "\n")
        + "\nhttps://site0.example.org"
      try await visitor.post("/add", ["addresses": text])
      #expect(try await visitor.shelf.counts().all == 100)
      #expect(visitor.last.contains("site99.example.org"))
    }
  }

  @Test func formsOfOtherSitesAreRefused() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let body = "csrf=\(Visitor.encode(visitor.token))&addresses=https%3A%2F%2Fexample.org"
      let type: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
      for (name, value) in [
        ("Origin", "https://evil.example"), ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-site"),
      ] {
        var headers = type
        headers[try #require(HTTPField.Name(name))] = value
        #expect(
          try await visitor.ask("/add", method: .post, headers: headers, body: body).status == .forbidden,
          "\(name): \(value)")
      }
      _ = try await visitor.page("/")
      let without = try await visitor.ask(
        "/add", method: .post, headers: type, body: "addresses=https%3A%2F%2Fexample.org")
      #expect(without.status == .forbidden)
      #expect(try await visitor.shelf.counts().all == 0)
    }
  }

  @Test func otherHostsAreRefused() async throws {
    try await Visitor.visit { visitor in
      visitor.host = "shelf.evil.example"
      let refused = try await visitor.ask("/")
      #expect(refused.status == .misdirectedRequest)
      visitor.host = "localhost:8090"
      let taken = try await visitor.ask("/")
      #expect(taken.status == .seeOther)
    }
  }

  @Test(arguments: ["//evil.example", "/\\evil.example", "https://evil.example", "/\r\nX: y", "javascript:alert(1)"])
  func nothingLeadsAway(_ back: String) async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await visitor.post("/add", ["addresses": "https://example.org/"])
      _ = try await visitor.page("/")
      let response = try await visitor.post("/links/action", ["one": "archive:1", "back": back])
      #expect(response.headers[.location] == "/")
    }
  }

  @Test func allPagesAreShownInBothLanguages() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await visitor.post("/add", ["addresses": "https://example.org/"])
      for language in ["en", "zh"] {
        visitor.language = language
        for path in [
          "/", "/all", "/unread", "/favourites", "/archive", "/bin", "/search?q=example", "/search?q=is:nothing",
          "/link/1", "/queue", "/tags",
          "/searches", "/add", "/add?url=https://example.org", "/import", "/settings", "/help", "/offline",
          "/?view=cards", "/?view=gallery&sort=title",
        ] {
          let page = try await visitor.page(path)
          #expect(page.contains(language == "en" ? "lang=\"en\"" : "lang=\"zh-Hans\""), "\(path)")
          // A key that has no text would stand there by its name.
          #expect(page.firstMatch(of: /(done|format|error|list|link)\.[a-z]+\.[a-z]+</) == nil, "\(path)")
        }
      }
    }
  }

  @Test func unknownPagesSaySo() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      for path in [
        "/nothing", "/link/999", "/link/abc", "/tag/%2F", "/link/1/read", "/static/x/none.css", "/picture/zz",
      ] {
        let response = try await visitor.ask(path)
        #expect([.notFound, .badRequest].contains(response.status), "\(path): \(response.status)")
      }
    }
  }

  @Test func manyPagesOfAListAreWalkedThroughAndBack() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      _ = try await visitor.shelf.add((0..<120).map { NewLink("https://example.org/\($0)") })
      var path = "/"
      var pages = [path]
      func linked(_ rel: String, _ page: String) -> String? {
        guard let range = page.range(of: "rel=\"\(rel)\"") else { return nil }
        let start = page[..<range.lowerBound].range(of: "<a", options: .backwards)?.lowerBound ?? page.startIndex
        let tag = page[start...].prefix { $0 != ">" }
        guard let address = tag.range(of: "href=\"") else { return nil }
        return String(tag[address.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
      }
      while let next = linked("next", try await visitor.page(path)) {
        pages.append(next)
        path = next
      }
      #expect(pages.count == 3)
      while let previous = linked("prev", try await visitor.page(path)) { path = previous }
      #expect(path == "/")
    }
  }
}
