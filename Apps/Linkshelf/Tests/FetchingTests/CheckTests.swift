// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gate
import Testing

@testable import Fetching

@Suite(.serialized) struct CheckTests {
  /// A server without `robots.txt`.
  private static func run(
    _ reply: @escaping @Sendable (_ path: String, _ request: String) -> WebServer.Reply,
    _ body: (Bench, Robots) async throws -> Void
  ) async throws {
    try await Bench.run { path, request in
      path == "/robots.txt" ? .init("", status: "404 Not Found") : reply(path, request)
    } _: { (bench: Bench) async throws in
      try await body(bench, Robots(bench.fetcher))
    }
  }

  @Test func aPageThatDidntChangeIsntSentAgain() async throws {
    try await Self.run { _, request in
      request.contains("If-None-Match: \"v1\"") && request.contains("If-Modified-Since: Sat, 01 Jan 2022 00:00:00 GMT")
        ? .init(raw: Array("HTTP/1.1 304 Not Modified\r\nETag: \"v1\"\r\nConnection: close\r\n\r\n".utf8))
        : .init("<p>Words", headers: ["ETag: \"v1\"", "Last-Modified: Sat, 01 Jan 2022 00:00:00 GMT"])
    } _: { (bench: Bench, robots: Robots) async throws in
      let first = try await bench.fetcher.check(bench.address("/a#part"), robots: robots)
      #expect(first.status == 200 && !first.isUnchanged && first.isWhole && first.paragraphs?.count == 1)
      #expect(first.etag == "\"v1\"" && first.lastModified == "Sat, 01 Jan 2022 00:00:00 GMT")
      let version = PageVersion(
        address: bench.address("/a"), etag: first.etag ?? "", lastModified: first.lastModified ?? "")
      let second = try await bench.fetcher.check(bench.address("/a#part"), version: version, robots: robots)
      #expect(second.isUnchanged && second.status == 304 && second.paragraphs == nil)
      // What one address said is asked of no other.
      let other = try await bench.fetcher.check(bench.address("/b"), version: version, robots: robots)
      #expect(!other.isUnchanged && other.status == 200)
      #expect(bench.server.seen.last?.contains("If-") == false)
    }
  }

  @Test func aTagThatIsNoHeaderIsntSent() async throws {
    try await Self.run { _, _ in
      .init("<p>Words")
    } _: { (bench: Bench, robots: Robots) async throws in
      let version = PageVersion(address: bench.address("/a"), etag: "\"a\"\r\nX-Evil: 1", lastModified: "é")
      _ = try await bench.fetcher.check(bench.address("/a"), version: version, robots: robots)
      #expect(bench.server.seen.last?.contains("Evil") == false)
      #expect(bench.server.seen.last?.contains("If-") == false)
    }
  }

  @Test func onlyRedirectsForGoodMoveAPage() async throws {
    try await Self.run { path, _ in
      switch path {
      case "/a": .redirect("/b", status: "301 Moved")
      case "/b": .redirect("/c", status: "308 Moved")
      case "/c": .redirect("/d", status: "302 Found")
      case "/d": .redirect("/e", status: "301 Moved")
      case "/x": .redirect("/a", status: "307 Now")
      case "/loop": .redirect("/loop", status: "301 Moved")
      case "/endless": .redirect("/endless" + path.dropFirst(8) + "x", status: "301 Moved")
      default: .init("<p>Words")
      }
    } _: { (bench: Bench, robots: Robots) async throws in
      let moved = try await bench.fetcher.check(bench.address("/a"), robots: robots)
      #expect(moved.movedTo == bench.address("/c") && moved.address == bench.address("/e") && moved.status == 200)
      #expect(try await bench.fetcher.check(bench.address("/x"), robots: robots).movedTo == nil)
      #expect(try await bench.fetcher.check(bench.address("/e"), robots: robots).movedTo == nil)
      await #expect(throws: FetchError.redirectLoop([bench.address("/loop"), bench.address("/loop")])) {
        try await bench.fetcher.check(bench.address("/loop"), robots: robots)
      }
    }
  }

  @Test func aStatusIsGivenWithItsWait() async throws {
    try await Self.run { path, _ in
      switch path {
      case "/busy": .init("", status: "429 Too Many", headers: ["Retry-After: 120"])
      case "/never": .init("", status: "503 Not Now", headers: ["Retry-After: 99999999999999999999"])
      default: .init("<p>Not here", status: "404 Not Found")
      }
    } _: { (bench: Bench, robots: Robots) async throws in
      let busy = try await bench.fetcher.check(bench.address("/busy"), robots: robots)
      #expect(busy.status == 429 && busy.retryAfter == 120)
      let never = try await bench.fetcher.check(bench.address("/never"), robots: robots)
      #expect(never.status == 503 && never.retryAfter == nil)
      let gone = try await bench.fetcher.check(bench.address("/gone"), robots: robots)
      #expect(gone.status == 404 && gone.paragraphs == nil)
    }
  }

  @Test func aTimeToWaitIsANumberOrADate() {
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(CheckedPage.seconds("5", now: now) == 5)
    #expect(CheckedPage.seconds("Thu, 01 Jan 2026 00:01:00 GMT", now: now) == 60)
    #expect(CheckedPage.seconds("Thu, 01 Jan 2015 00:01:00 GMT", now: now) == 0)
    for wrong in ["", "-1", "soon", "1e9", String(repeating: "1", count: 1_000)] {
      #expect(CheckedPage.seconds(wrong, now: now) == nil)
    }
  }

  @Test func aPageWithoutAnEndIsCutAndABrokenOneIsThere() async throws {
    try await Self.run { path, _ in
      var reply = WebServer.Reply(
        raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>word word word</p>".utf8))
      if path == "/endless" {
        reply.bytes += Array(String(repeating: "<p>word word</p>", count: 10_000).utf8)
        reply.isEndless = true
      } else {
        reply = .init(
          raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 500\r\n\r\n<p>cut".utf8))
      }
      return reply
    } _: { (bench: Bench, robots: Robots) async throws in
      let endless = try await bench.fetcher.check(bench.address("/endless"), robots: robots)
      #expect(endless.isWhole && (1...4).contains(endless.paragraphs?.count ?? 0))
      let cut = try await bench.fetcher.check(bench.address("/cut"), robots: robots)
      #expect(cut.status == 200 && cut.paragraphs == nil && !cut.isWhole)
    }
  }

  @Test func aFileHasNoParagraphs() async throws {
    try await Self.run { path, _ in
      path == "/a.txt"
        ? .init("One line\n\nAnd two\n12:03\n", type: "text/plain")
        : .init(Array("%PDF-1.4\n".utf8), type: "application/pdf")
    } _: { (bench: Bench, robots: Robots) async throws in
      #expect(try await bench.fetcher.check(bench.address("/a.pdf"), robots: robots).paragraphs == nil)
      #expect(try await bench.fetcher.check(bench.address("/a.txt"), robots: robots).paragraphs?.count == 2)
    }
  }
}

@Suite struct PageParagraphsTests {
  private func numbers(_ page: String) -> Set<UInt32> { PageParagraphs.numbers(page: Array(page.utf8)) }

  private static let words = "Words that say enough to be the main part of a page. "

  @Test(arguments: [
    // Numbers, case, markup and blanks.
    ("<p>It is 12:03 now, 5 came.</p>", "<p>It is <b>14:55</b>  now,\n17 came.</p>"),
    ("<p>One</p><p>Two</p>", "<div>ONE</div><span>two</span>"),
    // What stands beside the text.
    ("<nav>a b c</nav><p>Text</p><footer>x</footer>", "<nav>d e f</nav><p>Text</p><aside>other</aside>"),
    ("<head><title>A</title><style>x{}</style></head><p>Text", "<head><title>B</title></head><body><p>Text"),
    ("<p>Text<script>var a = 'one'</script>", "<p>Text<script>var a = 'two'</script>"),
    ("<p>Text<form><input><select><option>x</select></form>", "<p>Text"),
  ])
  func theseAreTheSame(_ one: String, _ two: String) {
    #expect(numbers(one) == numbers(two))
    #expect(!numbers(one).isEmpty)
  }

  @Test func theMainPartCountsWhereItsMarked() {
    let main = "<main><p>" + String(repeating: Self.words, count: 10) + "</p></main>"
    #expect(numbers("<div>Offer one</div>" + main) == numbers("<div>Offer two</div>" + main))
    // A main part that is nearly empty isn't it.
    #expect(numbers("<main>x y</main><p>One") != numbers("<main>x y</main><p>Two"))
  }

  @Test func anotherWordIsAnotherParagraph() {
    let before = numbers("<p>In stock</p><p>Text</p>")
    let after = numbers("<p>Sold out</p><p>Text</p>")
    #expect(before.intersection(after).count == 1 && before.count == 2)
    #expect(numbers("<p>日晷</p>") != numbers("<p>日影</p>"))
  }

  @Test func brokenPagesAreReadToTheirEnd() {
    #expect(!numbers("<form><p>All is in a form that never ends").isEmpty)
    #expect(!numbers("<nav><nav><p>Menus").isEmpty)
    #expect(numbers("").isEmpty)
    #expect(numbers("</main></nav></p>").isEmpty)
    #expect(numbers(String(repeating: "<nav>", count: 20_000) + "words").count == 1)
    let many = (0..<20_000).map { number in "<p>" + String(repeating: "x", count: number % 50) + "y" }
    #expect(numbers(many.joined()).count == 49)
  }
}
