// SPDX-License-Identifier: Apache-2.0

import Gate
import Testing

@testable import Fetching

@Suite struct RobotsRulesTests {
  private func rules(_ text: String) -> RobotsRules { RobotsRules(bytes: Array(text.utf8)[...], program: "Linkshelf") }

  @Test(arguments: [
    ("", "/a", true),
    ("User-agent: *\nDisallow: /", "/a", false),
    ("User-agent: *\nDisallow:", "/a", true),
    ("User-agent: other\nDisallow: /", "/a", true),
    ("user-AGENT: LINKSHELF/2.0 (x)\nDISALLOW: /a", "/ab", false),
    // Its own group holds alone.
    ("User-agent: *\nDisallow: /\n\nUser-agent: linkshelf\nDisallow: /x", "/a", true),
    ("User-agent: linkshelf\n\nUser-agent: *\nDisallow: /", "/a", false),
    ("User-agent: linkshelf\nAllow: /q\n\nUser-agent: *\nDisallow: /", "/a", true),
    // Groups of one name are one.
    (
      "User-agent: linkshelf\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: linkshelf\nDisallow: /b", "/b",
      false
    ),
    ("User-agent: x\nUser-agent: linkshelf\nDisallow: /a", "/a", false),
    // Other lines don't end a group's names.
    ("User-agent: linkshelf\nCrawl-delay: 5\nDisallow: /a", "/a", false),
    // The longest rule decides, of two the one that allows.
    ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true),
    ("User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", false),
    ("User-agent: *\nAllow: /p\nDisallow: /p", "/p", true),
    ("User-agent: *\nAllow: /$\nDisallow: /", "/", true),
    ("User-agent: *\nAllow: /$\nDisallow: /", "/a", false),
    // Wildcards.
    ("User-agent: *\nDisallow: /*.gif$", "/a/b.gif", false),
    ("User-agent: *\nDisallow: /*.gif$", "/a/b.gif?x", true),
    ("User-agent: *\nDisallow: /a*b*c", "/axxbyyc/z", false),
    ("User-agent: *\nDisallow: /a*b*c$", "/abcbc", false),
    ("User-agent: *\nDisallow: /a*a$", "/a", true),
    ("User-agent: *\nDisallow: *x", "/ax", false),
    ("User-agent: *\nDisallow: /search?*q=", "/search?a=1&q=2", false),
    // Both ways to write a letter are equal.
    ("User-agent: *\nDisallow: /%7Ejoe", "/~joe", false),
    ("User-agent: *\nDisallow: /ツ", "/%E3%83%84", false),
    ("User-agent: *\nDisallow: /a%3cd", "/a%3Cd", false),
    // Comments, spaces, other line ends, a byte order mark.
    ("\u{FEFF}User-agent : * # all\r\n  Disallow :  /a # here\r", "/a", false),
    ("nonsense\n:\nDisallow: /a\nUser-agent: *\nDisallow: a", "/a", true),
  ])
  func aFileSaysWhatMayBeFetched(_ text: String, _ path: String, _ isAllowed: Bool) {
    #expect(rules(text).allows(path) == isAllowed, "\(text) \(path)")
  }

  @Test func whatIsTooLongIsLeft() {
    let long = "User-agent: *\n" + String(repeating: "# filling the file\n", count: 40_000) + "Disallow: /"
    #expect(rules(long).allows("/a"))
    let many = "User-agent: *\n" + (0..<20_000).map { "Disallow: /x*\($0)*aaaa$\n" }.joined()
    #expect(rules(many).allows("/x" + String(repeating: "a", count: 8_000)))
    #expect(!rules(many).allows("/x19aaaa"))
    let stars = "User-agent: *\nDisallow: /" + String(repeating: "a*", count: 20_000) + "b$\n"
    #expect(rules(stars).allows("/" + String(repeating: "a", count: 8_000)))
  }
}

@Suite(.serialized) struct RobotsTests {
  @Test func aFileIsAskedOnceAndObeyed() async throws {
    try await Bench.run { path, _ in
      path == "/robots.txt" ? .init("User-agent: *\nDisallow: /private", type: "text/plain") : .init("<p>Words")
    } _: { (bench: Bench) async throws in
      let robots = Robots(bench.fetcher)
      for path in ["/a", "/b"] { _ = try await bench.fetcher.check(bench.address(path), robots: robots) }
      await #expect(throws: FetchError.askedNotTo(host: "page.example.com:\(bench.server.port)")) {
        try await bench.fetcher.check(bench.address("/private/x"), robots: robots)
      }
      let asked = bench.server.seen.compactMap { $0.split(separator: " ").dropFirst().first }
      #expect(asked == ["/robots.txt", "/a", "/b"])
      #expect(await robots.count == 1)
    }
  }

  @Test(arguments: [(404, true), (403, true), (500, false), (503, false), (429, false)])
  func aStatusOfTheFileSaysIt(_ status: Int, _ isAllowed: Bool) async throws {
    try await Bench.run { path, _ in
      path == "/robots.txt" ? .init("User-agent: *\nDisallow: /", status: "\(status) X") : .init("<p>Words")
    } _: { (bench: Bench) async throws in
      let robots = Robots(bench.fetcher)
      do throws(FetchError) {
        _ = try await bench.fetcher.check(bench.address("/a"), robots: robots)
        #expect(isAllowed)
      } catch {
        #expect(
          !isAllowed && error == .robotsUnreachable(host: "page.example.com:\(bench.server.port)", status: status))
      }
    }
  }

  @Test func theFilesRedirectsStayBehindTheFilter() async throws {
    try await Bench.run { path, _ in
      path == "/robots.txt" ? .redirect("http://inner.example.com/robots.txt") : .init("<p>Words")
    } _: { (bench: Bench) async throws in
      let robots = Robots(bench.fetcher)
      do throws(FetchError) {
        _ = try await bench.fetcher.check(bench.address("/a"), robots: robots)
        Issue.record("it was fetched")
      } catch {
        guard case .refusedByGate = error else {
          Issue.record("\(error)")
          return
        }
      }
    }
  }

  @Test func redirectsOfAPageAreAskedForToo() async throws {
    try await Bench.run { path, request in
      let port = request.firstMatch(of: /[Hh]ost: [a-z.]+:(\d+)/)?.1 ?? ""
      let isOther = request.contains("other.example.com")
      switch path {
      case "/robots.txt": return isOther ? .init("User-agent: linkshelf\nDisallow: /") : .init("", status: "404 X")
      case "/a": return .redirect("http://other.example.com:\(port)/b")
      default: return .init("<p>Words")
      }
    } _: { (bench: Bench) async throws in
      await #expect(throws: FetchError.askedNotTo(host: "other.example.com:\(bench.server.port)")) {
        try await bench.fetcher.check(bench.address("/a"), robots: Robots(bench.fetcher))
      }
    }
  }
}
