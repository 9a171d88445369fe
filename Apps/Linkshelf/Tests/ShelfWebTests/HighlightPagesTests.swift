// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Passages
import Shelf
import ShelfWeb
import Testing

@Suite struct HighlightPagesTests {
  /// A version of a link with an article.
  private func snapshot(_ visitor: Visitor, _ html: String) async throws {
    if try await visitor.shelf.link(1) == nil {
      var link = NewLink("https://example.org/a")
      link.title = "Dials [1]"
      _ = try await visitor.shelf.add([link], jobs: [.snapshot])
    } else {
      try await visitor.shelf.enqueue(.snapshot, [1])
    }
    let job = try #require(try await visitor.shelf.take([.snapshot], lease: "test"))
    var snapshot = NewSnapshot(finalAddress: job.address)
    let path = visitor.shelf.folder + "/made-article.html"
    try Data(html.utf8).write(to: URL(filePath: path))
    snapshot.files.append(.init(.article, name: "article.html", mediaType: "text/html", path: path))
    _ = try await visitor.shelf.keep(snapshot, for: job)
  }

  /// What the frame of a reader's page shows, and its headers.
  private func frame(_ visitor: Visitor, _ page: String) async throws -> (text: String, headers: HTTPFields) {
    let start = try #require(page.range(of: "name=\"article\" src=\"http://"))
    let text = page[start.upperBound...].prefix { $0 != "\"" && $0 != "#" }.replacing("&amp;", with: "&")
    let slash = try #require(text.firstIndex(of: "/"))
    let host = visitor.host
    visitor.host = String(text[..<slash])
    defer { visitor.host = host }
    let response = try await visitor.ask(String(text[slash...]))
    #expect(response.status == .ok)
    return (visitor.last, response.headers)
  }

  private static let article = "<article lang=\"en\"><p>A gnomon casts a shadow.</p><p>It tells the hour.</p></article>"

  @Test func aPastedPassageIsMarkedWithoutScript() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await snapshot(visitor, Self.article)
      _ = try await visitor.page("/link/1/read")
      let wrong = try await visitor.post(
        "/link/1/highlights", ["exact": "no such words", "note": "<b>&", "version": "1"])
      #expect(wrong.status == .badRequest)
      #expect(visitor.last.contains("t in the article of version 1."))
      #expect(visitor.last.contains("no such words") && visitor.last.contains("&lt;b&gt;&amp;"))
      let made = try await visitor.post(
        "/link/1/highlights",
        ["exact": "casts a\nshadow", "note": "See", "colour": "green", "version": "1", "maker": "m1"])
      #expect(made.status == .seeOther)
      let page = try await visitor.page(made.headers[.location] ?? "")
      #expect(page.contains("<blockquote dir=\"auto\">casts a shadow</blockquote>") && page.contains("#mark-1"))
      let (text, headers) = try await frame(visitor, page)
      #expect(text.contains("<mark id=\"mark-1\" class=\"hl green noted\" data-marks=\"1\">casts a shadow</mark>."))
      let policy = headers[.contentSecurityPolicy] ?? ""
      #expect(policy.contains("sandbox allow-scripts allow-popups") && !policy.contains("allow-same-origin"))
      #expect(policy.contains("script-src 'sha256-") && !policy.contains("script-src 'unsafe"))
      #expect(
        policy.contains("default-src 'none'") && policy.contains("base-uri 'none'") && !policy.contains("connect-src"))
      // The frame goes to no other host.
      let answer = try await visitor.ask("/link/1/read")
      #expect(answer.headers[.contentSecurityPolicy]?.contains("frame-src http://localhost:8090;") == true)
      #expect(visitor.last.contains("sandbox=\"allow-scripts allow-popups allow-popups-to-escape-sandbox\""))
      _ = try await visitor.post(
        "/highlights/1", ["action": "save", "colour": "pink", "note": "Two\r\nlines", "back": "/link/1/read"])
      #expect(try await visitor.shelf.highlight(1)?.note == "Two\nlines")
      _ = try await visitor.page("/link/1/read")
      #expect(try await visitor.post("/highlights/1", ["action": "save", "colour": "red"]).status == .badRequest)
      _ = try await visitor.page("/link/1/read")
      #expect(try await visitor.post("/highlights/9", ["action": "delete"]).status == .notFound)
      _ = try await visitor.page("/link/1/read")
      #expect(try await visitor.post("/highlights/1", ["action": "delete"]).status == .seeOther)
      #expect(try await visitor.shelf.highlights(of: 1).isEmpty)
    }
  }

  @Test func theArchiveStaysWithoutScript() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await snapshot(visitor, "<script>alert(1)</script><p onclick=\"alert(2)\">Text</p>")
      let (text, headers) = try await frame(visitor, try await visitor.page("/link/1/read"))
      // It's there, and the policy names another script.
      #expect(text.contains("alert(1)"))
      #expect(headers[.contentSecurityPolicy]?.contains("unsafe-inline'; font-src") == true)
      #expect(headers[.cacheControl] == "private, no-cache")
    }
  }

  @Test func whatALaterVersionLacksIsShownBelow() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await snapshot(visitor, Self.article)
      _ = try await visitor.page("/link/1/read")
      for words in ["gnomon casts", "tells the hour"] {
        let answer = try await visitor.post("/link/1/highlights", ["exact": words, "version": "1"], json: true)
        #expect(answer.status == .ok && visitor.last.contains("\"id\":"))
        #expect(visitor.last.contains("name=\\\"back\\\" value=\\\"/link/1/read\\\""))
        _ = try await visitor.page("/link/1/read")
      }
      try await snapshot(visitor, "<p>Now the gnomon casts light.</p>")
      let page = try await visitor.page("/link/1/read")
      #expect(page.contains("1 not in this version") && page.contains("/link/1/read?version=1&amp;mark=2"))
      #expect(try await frame(visitor, page).text.contains("Now the <mark id=\"mark-1\""))
      let old = try await visitor.page("/link/1/read?version=1&mark=2")
      #expect(old.contains("This is an earlier version.") && old.contains("#mark-2"))
      #expect(try await frame(visitor, old).text.contains("tells the hour</mark>"))
      _ = try await visitor.page("/link/1/read?version=7", status: .notFound)
    }
  }

  @Test func allHighlightsAreListedAndSavedAsMarkdown() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      #expect(try await visitor.page("/highlights").contains("No highlights"))
      try await snapshot(visitor, "<p>" + (0..<60).map { "Words number \($0) end." }.joined(separator: " ") + "</p>")
      _ = try await visitor.page("/link/1/read")
      for number in 0..<60 {
        var new = NewHighlight(Passage("Words number \(number) end."))
        new.note = number == 7 ? "# see *this*" : ""
        _ = try await visitor.shelf.addHighlight(new, to: 1, in: nil)
      }
      let first = try await visitor.page("/highlights")
      #expect(first.contains("before=") && first.contains("number 59") && !first.contains("number 9 "))
      let next = try #require(first.range(of: "rel=\"next\" href=\""))
      let path = String(first[next.upperBound...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
      #expect(try await visitor.page(path).contains("number 9 "))
      #expect(try await visitor.page("/highlights?words=number+33").contains("number 33"))
      #expect(try await visitor.page("/highlights?tag=none-such&link=1").contains("No highlights"))
      let file = try await visitor.ask("/highlights.md?link=1")
      #expect(file.headers[.contentType] == "text/markdown; charset=utf-8")
      #expect(visitor.last.components(separatedBy: "\n> ").count == 61)
      #expect(
        visitor.last.contains("## [Dials \\[1\\]](<https://example.org/a>)")
          && visitor.last.contains("\\# see \\*this\\*"))
    }
  }

  @Test func theLookIsRememberedAndThePlaceIsKept() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await snapshot(visitor, Self.article)
      _ = try await visitor.page("/link/1/read")
      let fields: KeyValuePairs = [
        "size": "huge", "type": "sans", "lines": "loose", "width": "wide", "theme": "dark", "marksRead": "1",
        "back": "/link/1/read",
      ]
      #expect(try await visitor.post("/reading/look", fields).headers[.location] == "/link/1/read")
      var page = try await visitor.page("/link/1/read")
      #expect(page.contains("size=huge&amp;lines=loose&amp;type=sans&amp;theme=dark"))
      #expect(try await frame(visitor, page).text.contains("font:25px/1.95 system-ui"))
      _ = try await visitor.page("/link/1/read")
      #expect(
        try await visitor.post(
          "/link/1/progress",
          ["share": "0.6", "exact": "It tells the hour.", "before": "shadow.", "place": "0.5", "version": "1"],
          json: true
        ).status == .ok)
      page = try await visitor.page("/link/1/read")
      #expect(page.contains("#shelf-here"))
      #expect(try await frame(visitor, page).text.contains("<span id=\"shelf-here\"></span>It tells"))
      _ = try await visitor.page("/")
      #expect(visitor.last.contains("value=\"60\" aria-label=\"60 % read\""))
      #expect(try await visitor.post("/link/1/progress", ["share": "nan"], json: true).status == .badRequest)
      _ = try await visitor.page("/")
      #expect(try await visitor.post("/link/1/progress", ["share": "7"], json: true).status == .ok)
      _ = try await visitor.page("/")
      #expect(try await visitor.shelf.link(1)?.reading == .read)
      #expect(try await visitor.post("/link/99/progress", ["share": "1"], json: true).status == .notFound)
    }
  }

  @Test func theOrderToReadIsChangedByForms() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      _ = try await visitor.shelf.add([NewLink("https://example.org/a"), NewLink("https://example.org/b")], jobs: [])
      #expect(try await visitor.page("/next").contains("Nothing to read next"))
      _ = try await visitor.page("/")
      for one in ["add:1", "add:2", "up:2"] {
        #expect(try await visitor.post("/next", ["one": one, "back": "/"]).status == .seeOther)
        _ = try await visitor.page("/")
      }
      #expect(try await visitor.shelf.next() == [2, 1])
      #expect(try await visitor.post("/next", ["order": "1,x,2,99"], json: true).status == .ok)
      #expect(try await visitor.shelf.next() == [1, 2])
      _ = try await visitor.page("/next")
      for wrong in ["add:99", "up:99", "fly:1", "add", "", "add:99999999999999999999"] {
        let status = try await visitor.post("/next", ["one": wrong]).status
        #expect(status == .badRequest || status == .notFound, "\(wrong)")
        _ = try await visitor.page("/next")
      }
      #expect(try await visitor.post("/next", ["one": "drop:1"]).status == .seeOther)
      #expect(try await visitor.shelf.next() == [2])
    }
  }
}
