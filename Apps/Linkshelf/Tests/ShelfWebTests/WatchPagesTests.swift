// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct WatchPagesTests {
  private static func there(movedTo: String? = nil) -> PageAnswer {
    .there(text: nil, validators: PageValidators(), movedTo: movedTo)
  }

  private static func add(_ address: String, _ visitor: Visitor) async throws -> Link.ID {
    try #require(try await visitor.shelf.add([NewLink(address)], jobs: []).first?.id)
  }

  @Test func aPersonSetsHowALinkIsWatched() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let id = try await Self.add("https://example.org/a", visitor)
      #expect(try await visitor.page("/link/\(id)").contains("It wasn’t checked yet."))
      try await visitor.post("/link/\(id)/watch", ["action": "save", "period": "day", "keeps": "1"])
      #expect(try await visitor.shelf.watch(of: id)?.period == .day)
      #expect(try await visitor.shelf.watch(of: id)?.keepsChanges == true)
      #expect(try await visitor.page("/link/\(id)").contains(#"<option value="day" selected>"#))
      try await visitor.post("/link/\(id)/watch", ["action": "save", "period": "usual"])
      #expect(try await visitor.shelf.watch(of: id)?.period == nil)
      _ = try await visitor.page("/link/\(id)")
      try await visitor.post("/link/\(id)/watch", ["action": "check"])
      #expect(try await visitor.shelf.watch(of: id)?.nextAt == Moment(milliseconds: 0))
      #expect(try await visitor.page("/link/\(id)").contains("It’s checked soon."))
      #expect(try await visitor.post("/link/\(id)/watch", ["action": "save", "period": "hour"]).status == .badRequest)
      _ = try await visitor.page("/link/\(id)")
      #expect(try await visitor.post("/link/99/watch", ["action": "check"]).status == .notFound)
      #expect(try await visitor.page("/settings").contains("/atom/findings"))
      try await visitor.post("/settings", ["section": "watch", "period": "week"])
      #expect(try await visitor.shelf.watchPeriod() == .week)
      #expect(try await visitor.page("/watching").contains("Each page is checked once a week."))
    }
  }

  @Test func findingsAreListedAndNewAddressesTaken() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      #expect(try await visitor.page("/watching").contains("Nothing was found yet"))
      let first = try await Self.add("https://example.org/a", visitor)
      let second = try await Self.add("https://example.org/b", visitor)
      let third = try await Self.add("https://example.org/c", visitor)
      _ = try await Self.add("https://example.net/kept", visitor)
      try await visitor.found(Self.there(movedTo: "https://example.net/new"), first)
      try await visitor.found(Self.there(movedTo: "https://example.net/kept"), second)
      try await visitor.found(Self.there(movedTo: "https://example.net/third"), third)
      #expect(try await visitor.page("/all").contains(#"<span class="state moved">Moved</span>"#))
      #expect(try await visitor.page("/watching").contains("Take the new addresses of 3 links"))
      try await visitor.post("/watching", ["take": "\(third)"])
      #expect(try await visitor.shelf.link(third)?.address == "https://example.net/third")
      _ = try await visitor.page("/watching")
      let answer = try await visitor.post("/watching", ["action": "take-all"])
      #expect(answer.status == .badRequest)
      #expect(visitor.last.contains("is kept already, as link"))
      #expect(visitor.last.contains("1 link has its new address."))
      #expect(try await visitor.shelf.link(first)?.address == "https://example.net/new")
      #expect(try await visitor.post("/watching", ["take": "x"]).status == .badRequest)
      _ = try await visitor.page("/watching")
      try await visitor.post("/link/\(second)/watch", ["action": "take"])
      #expect(try await visitor.shelf.link(second)?.address == "https://example.org/b")
    }
  }

  @Test func findingsArePaged() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let id = try await Self.add("https://example.org/a", visitor)
      for number in 0..<30 {
        try await visitor.found(.certificate("Certificate \(number)."), id)
        try await visitor.found(Self.there(), id)
      }
      let page = try await visitor.page("/watching")
      #expect(page.contains("Certificate 29.") && !page.contains("Certificate 2.<"))
      let next = try #require(page.firstMatch(of: /href="(\/watching\?before=\d+)"/)?.1)
      #expect(try await visitor.page(String(next)).contains("Certificate 2."))
      #expect(try await visitor.page("/watching?before=nonsense").contains("Certificate 29."))
    }
  }

  @Test func aDeadLinkOpensItsSnapshot() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let added = try await visitor.shelf.add([NewLink("https://example.org/a")], jobs: [.snapshot])
      let id = try #require(added.first?.id)
      let job = try #require(try await visitor.shelf.take([.snapshot], lease: "a"))
      let path = visitor.shelf.folder + "/page.html"
      try Data("<p>kept".utf8).write(to: URL(filePath: path))
      var snapshot = NewSnapshot(finalAddress: "https://example.org/a")
      snapshot.files = [.init(.archive, name: "page.html", mediaType: "text/html", path: path)]
      _ = try await visitor.shelf.keep(snapshot, for: job)
      #expect(!(try await visitor.page("/all").contains("/newest")))
      // Two checks a day apart, by the store's own file.
      try await visitor.found(.gone("404"), id)
      let pool = try DatabasePool(path: visitor.shelf.folder + "/shelf.sqlite")
      try await pool.write { try $0.execute(sql: "UPDATE watch SET since = since - 90000000") }
      try await visitor.found(.gone("404"), id)
      let page = try await visitor.page("/all")
      #expect(page.contains(#"class="open" href="/link/\#(id)/newest""#) && page.contains("Dead since"))
      let answer = try await visitor.ask("/link/\(id)/newest")
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location]?.hasSuffix("/page.html") == true)
      #expect(try await visitor.page("/link/\(id)").contains("Dead since"))
      let other = try await Self.add("https://example.org/b", visitor)
      #expect(try await visitor.ask("/link/\(other)/newest").headers[.location] == "/link/\(other)")
    }
  }

  @Test func aProgramReadsAndSetsWatching() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let id = try await Self.add("https://example.org/a", visitor)
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let token = try await visitor.shelf.makeToken("test", scopes: [.read, .add, .change], for: account)
      let headers: HTTPFields = [.authorization: "Bearer \(token)", .contentType: "application/json"]
      func ask(_ path: String, _ method: HTTPRequest.Method = .get, _ body: String? = nil) async throws
        -> HTTPResponse.Status
      {
        try await visitor.ask("/api/v1" + path, method: method, headers: headers, body: body).status
      }
      #expect(try await ask("/links/\(id)/watch") == .ok)
      #expect(visitor.last.contains(#""state":"unknown""#))
      #expect(try await ask("/links/\(id)/watch", .put, #"{"period": "week", "keepsChanges": true}"#) == .ok)
      #expect(visitor.last.contains(#""period":"week""#))
      for body in [#"{"period": "hour", "keepsChanges": true}"#, "{}", "[]", #"{"keepsChanges": 1}"#] {
        #expect(try await ask("/links/\(id)/watch", .put, body) == .badRequest)
      }
      #expect(try await ask("/links/\(id)/watch", .put, #"{"period": null, "keepsChanges": false}"#) == .ok)
      #expect(try await ask("/links/99/watch", .put, #"{"keepsChanges": false}"#) == .notFound)
      #expect(try await ask("/links/\(id)/watch/check", .post) == .accepted)
      #expect(try await ask("/links/\(id)/watch/move", .post) == .badRequest)
      try await visitor.found(Self.there(movedTo: "https://example.net/new"), id)
      #expect(try await ask("/links/\(id)/watch/move", .post) == .ok)
      #expect(visitor.last.contains(#""address":"https://example.net/new""#))
      #expect(try await ask("/findings?after=0&limit=1") == .ok)
      #expect(visitor.last.contains(#""next":1"#) && visitor.last.contains(#""kind":"moved""#))
      #expect(try await ask("/findings?after=1") == .ok)
      #expect(visitor.last.contains(#""kind":"taken""#) && !visitor.last.contains("next"))
      for wrong in ["after=-1", "after=x", "limit=0", "limit=501", "after=9223372036854775808"] {
        #expect(try await ask("/findings?" + wrong) == .badRequest)
      }
      #expect(try await ask("/watching", .put, #"{"period": "off"}"#) == .ok)
      #expect(try await ask("/watching") == .ok && visitor.last.contains(#""period":"off""#))
      #expect(try await ask("/watching", .put, #"{"period": "never"}"#) == .badRequest)
    }
  }
}
