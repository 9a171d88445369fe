// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct SharedListTests {
  private struct Shared {
    var list: Int64
    var share: Int64
    /// In the list, and outside of it.
    var inside: Link.ID
    var outside: Link.ID
  }

  /// ada shares the list of the tag “garden” with somebody.
  private static func share(_ test: TestHousehold, with name: String, _ fields: [String] = []) async throws -> Shared {
    func link(_ word: String, _ tag: String) async throws -> Link.ID {
      if let found = try await test.home.find(address: "https://\(word).example.org/\(word)") { return found.id }
      return try await test.home.fill(word, tags: [tag])
    }
    let inside = try await link("lettuce", "garden")
    let outside = try await link("zqxjkv", "hidden")
    let list = try await test.home.saveSearch("Garden list", "tag:garden")
    _ = try await test.ada.page("/lists/\(list)")
    let person = try await test.account(name).id
    var body = "csrf=\(Visitor.encode(test.ada.token))&action=share-person&person=\(person)"
    for field in fields { body += "&\(field)=1" }
    let response = try await test.ada.ask(
      "/lists/\(list)", method: .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: body)
    #expect(response.status == .seeOther, "\(test.ada.last.prefix(400))")
    let share = try #require(try await test.home.shares(with: test.account(name)).first)
    return Shared(list: list, share: share.id, inside: inside, outside: outside)
  }

  @Test func aReaderSeesTheListAndNothingElse() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let eve = try await test.come("eve", as: "guest")
      let shared = try await Self.share(test, with: "eve")
      #expect(try await eve.page("/with-me").contains("Garden list"))
      let page = try await eve.page("/with-me/\(shared.share)")
      #expect(page.contains("Title lettuce") && page.contains("About lettuce") && !page.contains("zqxjkv"))
      #expect(!page.contains("notelettuce"))
      let link = try await eve.page("/with-me/\(shared.share)/link/\(shared.inside)")
      #expect(link.contains("Title lettuce") && !link.contains("notelettuce") && !link.contains("name=\"title\""))
      #expect(try await eve.ask("/with-me/\(shared.share)/link/\(shared.inside)/picture").status == .ok)
      let contents = link.matches(of: /http:\/\/localhost:8090(\/content\/[^"?]+)/).map { String($0.1) }
      #expect(contents.count >= 5)
      let archive = Visitor(test.client, test.home)
      archive.host = "localhost:8090"
      for content in Set(contents) {
        #expect(try await archive.ask(content).status == .ok, "\(content)")
        #expect(archive.last.contains("lettuce") || archive.last.contains("all-tiles"))
        // The same signature opens no other version, and no other share's.
        let other = content.replacing(/\/[0-9]+\/([^\/]+)$/) { "/99/\($0.1)" }
        #expect([403, 404].contains(try await archive.ask(other).status.code))
        let stranger = content.replacing(".s\(shared.share)/", with: ".s\(shared.share + 1)/")
        #expect(try await archive.ask(stranger).status == .forbidden)
        #expect(try await archive.ask(content.replacing(".s\(shared.share)/", with: "/")).status == .forbidden)
      }
      // What is outside of the list isn't there, for nobody but its owner.
      for path in ["", "/picture", "/icon"] {
        #expect(try await eve.ask("/with-me/\(shared.share)/link/\(shared.outside)\(path)").status == .notFound)
      }
      for path in ["/with-me/\(shared.share)", "/with-me/\(shared.share)/link/\(shared.inside)"] {
        #expect(try await bob.ask(path).status == .notFound)
        #expect(!bob.last.contains("lettuce"))
        #expect(try await test.ada.ask(path).status == .notFound)
      }
      // Out of the list, out of sight: at once, for addresses that were handed out too.
      _ = try await test.home.change([shared.inside], .removeTags(["garden"]))
      #expect(try await eve.ask("/with-me/\(shared.share)/link/\(shared.inside)").status == .notFound)
      for content in contents { #expect(try await archive.ask(content).status == .notFound) }
      _ = try await test.home.change([shared.inside], .addTags(["garden"]))
      #expect(try await archive.ask(contents[0]).status == .ok)
      _ = try await test.home.change([shared.inside], .bin)
      #expect(try await archive.ask(contents[0]).status == .notFound)
      _ = try await test.home.change([shared.inside], .restore)
      // The share's end is the end of all.
      _ = try await test.ada.page("/lists/\(shared.list)")
      try await test.ada.post("/lists/\(shared.list)", ["action": "unshare-person", "share": "\(shared.share)"])
      #expect(try await eve.ask("/with-me/\(shared.share)").status == .notFound)
      #expect(try await archive.ask(contents[0]).status == .forbidden)
    }
  }

  @Test func aQueryNarrowsTheListAndTellsNothingOfNotes() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let shared = try await Self.share(test, with: "bob")
      let path = "/with-me/\(shared.share)?q="
      #expect(try await bob.page(path + "lettuce").contains("Title lettuce"))
      for query in [
        "notelettuce", "note:notelettuce", "tag:hidden", "zqxjkv", "zqxjkv OR tag:hidden", "is:unread",
        "has:note", "-has:note", "-note:x", "is:binned", ") OR (tag:hidden", "NOT is:read", "is:queued",
      ] {
        let page = try await bob.page(path + Visitor.encode(query))
        #expect(!page.contains("Title lettuce") && !page.contains("Title zqxjkv"), "\(query)")
      }
      // The owner may show notes.
      _ = try await Self.share(test, with: "bob", ["notes"])
      #expect(try await bob.page(path + "notelettuce").contains("Title lettuce"))
      #expect(try await bob.page("/with-me/\(shared.share)/link/\(shared.inside)").contains("notelettuce"))
    }
  }

  @Test func whatLiesBehindTheOwnersLoginIsntShown() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let shared = try await Self.share(test, with: "bob")
      try await test.home.enqueue(.snapshot, [shared.inside])
      try await test.home.makeWaitingVersion("mailbox", hadLogin: true)
      let versions = try await test.home.snapshots(of: shared.inside).map(\.snapshot)
      #expect(versions.map(\.origin) == [Snapshot.withLogin, ""])
      // The owner sees both, is told which is which, and finds it.
      let own = try await test.ada.page("/link/\(shared.inside)")
      #expect(own.contains("/\(versions[0].id)/page.html") && own.contains("made with your cookies"))
      #expect(try await test.ada.page("/search?q=has:login").contains("Title lettuce"))
      let path = "/with-me/\(shared.share)"
      func seen() async throws -> [Bool] {
        let page = try await bob.page("\(path)/link/\(shared.inside)")
        return [
          page.contains("/\(versions[1].id)/article.html"), page.contains("/\(versions[0].id)/article.html"),
          try await bob.ask("\(path)/link/\(shared.inside)/picture").status == .ok,
          try await bob.page("\(path)?q=mailbox").contains("Title lettuce"),
        ]
      }
      #expect(try await seen() == [true, false, false, false])
      for query in ["has:login", "-has:login", "has:article", "-has:picture", "body", "mailbox OR zzz"] {
        #expect(try await !bob.page("\(path)?q=\(Visitor.encode(query))").contains("Title lettuce"), "\(query)")
      }
      #expect(try await bob.page("\(path)?q=-mailbox").contains("Title lettuce"))
      #expect(try await bob.page("\(path)?q=lettuce").contains("Title lettuce"))
      // Its owner may show it, and take that back: from addresses that were handed out, too.
      _ = try await Self.share(test, with: "bob", ["own"])
      #expect(try await seen() == [true, true, true, true])
      let page = try await bob.page("\(path)/link/\(shared.inside)")
      let content = try #require(
        page.firstMatch(of: /http:\/\/localhost:8090(\/content\/[^"?]+article.html)/).map { String($0.1) })
      #expect(content.contains("/\(versions[0].id)/"))
      let archive = Visitor(test.client, test.home)
      archive.host = "localhost:8090"
      #expect(try await archive.ask(content).status == .ok)
      _ = try await Self.share(test, with: "bob")
      #expect(try await archive.ask(content).status == .notFound)
      #expect(try await seen() == [true, false, false, false])
      // When it's deleted its words go with it, and the other version's are found again.
      try await test.home.deleteSnapshot(versions[0].id)
      #expect(try await !bob.page("\(path)?q=mailbox").contains("Title lettuce"))
      #expect(try await test.home.list(SearchParser.parse("mailbox")).rows.isEmpty)
      #expect(try await bob.page("\(path)?q=body").contains("Title lettuce"))
    }
  }

  @Test func whoMayChangeAddsAndEditsInsideTheListAlone() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let shared = try await Self.share(test, with: "bob")
      let path = "/with-me/\(shared.share)"
      // To see isn't to change.
      _ = try await bob.page(path)
      #expect(try await bob.post(path, ["addresses": "https://new.example.org/"]).status == .badRequest)
      let link = "\(path)/link/\(shared.inside)"
      #expect(try await bob.post(link, ["title": "x", "was-title": "y"]).status == .forbidden)
      #expect(try await test.home.link(shared.inside)?.title == "Title lettuce")
      _ = try await Self.share(test, with: "bob", ["change"])
      _ = try await bob.page(path)
      #expect(try await bob.post(path, ["addresses": "https://new.example.org/"]).status == .seeOther)
      let added = try #require(try await test.home.find(address: "https://new.example.org/"))
      #expect(try await test.home.row(added.id)?.tags == ["garden"])
      #expect(try test.home.isByReader(added.id) && !test.home.isByReader(shared.inside))
      #expect(try await test.shelf(of: "bob").counts().all == 0)
      // What the owner keeps elsewhere isn't drawn into the list.
      _ = try await bob.page(path)
      try await bob.post(path, ["addresses": "https://zqxjkv.example.org/zqxjkv"])
      #expect(try await test.home.row(shared.outside)?.tags.contains("garden") == false)
      #expect(try await !bob.page(path).contains("Title zqxjkv"))
      _ = try await bob.page(link)
      #expect(
        try await bob.post(link, ["title": "Salad", "was-title": "Title lettuce", "note": "mine", "was-note": ""])
          .status
          == .seeOther)
      #expect(try await test.home.link(shared.inside)?.title == "Salad")
      #expect(try await test.home.link(shared.inside)?.note == "notelettuce")
      _ = try await bob.page(path)
      let other = try await bob.post("\(path)/link/\(shared.outside)", ["title": "x", "was-title": ""])
      #expect(other.status == .notFound)
      #expect(try await test.home.link(shared.outside)?.title == "Title zqxjkv")
      // Without the form's own token nothing is done.
      let forged = try await bob.ask(
        link, method: .post, headers: [.contentType: "application/x-www-form-urlencoded"], body: "title=z&was-title=")
      #expect(forged.status == .forbidden)
    }
  }

  @Test func aListThatIsntOfTagsSaysWhyNothingIsAdded() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let list = try await test.home.saveSearch("Sites", "site:example.org")
      let found = try #require(try await test.home.linkList(list))
      let share = try await test.home.share(
        found, of: test.account("ada"), with: test.account("bob").id, mayChange: true, showsNotes: false)
      let page = try await bob.page("/with-me/\(share.id)")
      #expect(page.contains("isn’t made by tags") && !page.contains("name=\"addresses\""))
      #expect(try await bob.post("/with-me/\(share.id)", ["addresses": "https://a.example.org/"]).status == .badRequest)
      #expect(try await test.home.counts().all == 0)
      // A rule that asks for the bin by now shows nothing, and a list that is deleted is shared with nobody.
      try await test.home.changeSearch(list, name: "Sites", query: "is:binned")
      #expect(try await bob.ask("/with-me/\(share.id)").status == .notFound)
      _ = try await test.ada.page("/searches")
      try await test.ada.post("/searches", ["action": "delete", "id": "\(list)"])
      #expect(try await test.home.shares(with: test.account("bob")).isEmpty)
    }
  }

  @Test func programsShareAndReadByTheirTokens() async throws {
    try await TestHousehold.visit { test in
      _ = try await test.come("bob")
      let shared = try await Self.share(test, with: "bob")
      let program = Visitor(test.client, test.home)
      func ask(_ name: String, _ path: String, _ scopes: Set<AccessToken.Scope> = [.read]) async throws -> TestResponse
      {
        let token = try await test.home.makeToken("t", scopes: scopes, for: test.account(name))
        return try await program.ask("/api/v1" + path, headers: [.authorization: "Bearer \(token)"])
      }
      #expect(try await ask("bob", "/shares/\(shared.share)/links").status == .ok)
      #expect(program.last.contains("Title lettuce") && !program.last.contains("zqxjkv"))
      #expect(!program.last.contains("notelettuce"))
      #expect(try await ask("bob", "/shares/\(shared.share)/links?query=zqxjkv").status == .ok)
      #expect(!program.last.contains("Title"))
      #expect(try await ask("ada", "/shares/\(shared.share)/links").status == .notFound)
      #expect(try await ask("bob", "/shares").status == .ok)
      #expect(program.last.contains("\"own\":[]") && !program.last.contains("\"list\""))
      #expect(try await ask("bob", "/people").status == .forbidden)
      #expect(try await ask("ada", "/people", [.manage]).status == .ok)
      #expect(program.last.contains("bob") && !program.last.contains("lettuce"))
    }
  }
}
