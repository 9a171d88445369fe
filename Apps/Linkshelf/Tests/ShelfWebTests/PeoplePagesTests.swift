// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct PeoplePagesTests {
  @Test func onlyManagersSayWhoIsHere() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      #expect(try await bob.ask("/people").status == .forbidden)
      _ = try await bob.page("/")
      #expect(!bob.last.contains("href=\"/people\""))
      for action in ["invite", "role", "limit", "all-limit", "reset", "remove", "revoke", "own-shelf"] {
        let response = try await bob.post("/people", ["action": action, "id": "1", "role": "manager"])
        #expect(response.status == .forbidden, "\(action)")
      }
      _ = try await test.shelf(of: "bob").fill("zqxjkv")
      let page = try await test.ada.page("/people")
      #expect(page.contains("bob") && !page.contains("zqxjkv"))
      let id = try await test.account("bob").id
      try await test.ada.post("/people", ["action": "role", "id": "\(id)", "role": "manager"])
      #expect(try await bob.ask("/people").status == .ok)
      // Nobody removes themself there.
      #expect(try await bob.post("/people", ["action": "remove", "id": "\(id)"]).status == .badRequest)
      _ = try await test.ada.page("/people")
      #expect(
        try await test.ada.post("/people", ["action": "limit", "id": "\(id)", "limit": "x"]).status == .badRequest)
      try await test.ada.post("/people", ["action": "limit", "id": "\(id)", "limit": "0.5"])
      #expect(try await test.home.person(id)?.mostMB == 500)
      #expect(try await test.shelf(of: "bob").space().mostMB == 500)
    }
  }

  @Test func anInvitationsPageMakesOnePerson() async throws {
    try await TestHousehold.visit { test in
      let path = try await test.invite("member")
      let bob = Visitor(test.client, test.home)
      let page = try await bob.page(path)
      #expect(page.contains("name=\"password\""))
      let wrong = try await bob.post(path, ["name": "bob", "password": "a long password", "again": "another password"])
      #expect(wrong.status == .badRequest)
      let taken = try await bob.post(path, ["name": "ada", "password": "a long password", "again": "a long password"])
      #expect(taken.status == .badRequest && bob.last.contains("already"))
      let good = try await bob.post(path, ["name": "bob", "password": "a long password", "again": "a long password"])
      #expect(good.status == .seeOther)
      #expect(try await bob.page("/all").contains("bob"))
      #expect(try await bob.ask(path).status == .notFound)
      #expect(try await bob.ask("/invited/nothing").status == .notFound)
      let forged = try await test.client.execute(
        uri: try await test.invite("manager"), method: .post,
        headers: [
          .contentType: "application/x-www-form-urlencoded",
          HTTPField.Name("X-Asked-Host") ?? .userAgent: "127.0.0.1:8090",
        ], body: .init(string: "name=x&password=a+long+password&again=a+long+password"))
      #expect(forged.status == .forbidden)
    }
  }

  @Test func aPasswordIsSetAnewByItsAddress() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      _ = try await test.ada.page("/people")
      let id = try await test.account("bob").id
      try await test.ada.post("/people", ["action": "reset", "id": "\(id)"])
      let match = try #require(test.ada.last.firstMatch(of: /(\/invited\/[A-Za-z0-9_-]+)/))
      let path = String(match.1)
      let again = Visitor(test.client, test.home)
      #expect(try await !again.page(path).contains("name=\"name\""))
      try await again.post(path, ["password": "a new password", "again": "a new password"])
      #expect(try await again.page("/all").contains("bob"))
      // Sessions of before have ended.
      #expect(try await bob.ask("/all").status == .seeOther)
    }
  }

  @Test func whoIsRemovedIsOutAtOnce() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let shelf = try await test.shelf(of: "bob")
      _ = try await shelf.fill("zqxjkv")
      let folder = shelf.folder
      let token = try await test.home.makeToken("t", scopes: [.read], for: test.account("bob"))
      let key = try await shelf.share(shelf.saveSearch("l", "tag:t"))
      #expect(try await bob.ask("/shared/\(key)").status == .ok)
      _ = try await test.ada.page("/people")
      let id = try await test.account("bob").id
      #expect(try await test.ada.post("/people", ["action": "remove", "id": "\(id)"]).status == .seeOther)
      #expect(try await bob.ask("/all").status == .seeOther)
      #expect(try await bob.ask("/shared/\(key)").status == .notFound)
      let api = try await bob.ask("/api/v1/links", headers: [.authorization: "Bearer \(token)"])
      #expect(api.status == .unauthorized)
      #expect(!FileManager.default.fileExists(atPath: folder))
      #expect(try await !test.ada.page("/people").contains("bob"))
    }
  }

  @Test func oneTakesAllAlongAndDeletesIt() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let shelf = try await test.shelf(of: "bob")
      _ = try await test.home.fill("adassecret")
      for number in 0..<3 { _ = try await shelf.fill("bobs\(number)") }
      let export = try await bob.ask("/own-data/export")
      #expect(export.status == .ok && export.headers[.contentType] == "application/zip")
      let bytes = Data(export.body.readableBytesView)
      #expect(bytes.prefix(2) == Data("PK".utf8))
      for name in ["index.html", "links.jsonl", "pages/1.html", "/page.html", "/full.png"] {
        #expect(bytes.range(of: Data(name.utf8)) != nil, "\(name)")
      }
      #expect(bytes.range(of: Data("bobs2".utf8)) != nil)
      #expect(bytes.range(of: Data("adassecret".utf8)) == nil)
      _ = try await bob.page("/own-data")
      let wrong = try await bob.post("/own-data", ["action": "delete", "password": "not the password"])
      #expect(wrong.status == .badRequest)
      #expect(
        try await bob.post("/own-data", ["action": "delete", "password": TestHousehold.password]).status == .seeOther)
      #expect(!FileManager.default.fileExists(atPath: shelf.folder))
      #expect(try await test.home.people().count == 1)
      // The last manager stays.
      #expect(try await test.ada.page("/own-data").contains("last manager"))
      _ = try await test.ada.page("/settings")
      let last = try await test.ada.post("/own-data", ["action": "delete", "password": TestHousehold.password])
      #expect(last.status == .badRequest)
      #expect(try await test.home.people().count == 1)
    }
  }

  @Test func aGuestHasSettingsAndNoShelf() async throws {
    try await TestHousehold.visit { test in
      let eve = try await test.come("eve", as: "guest")
      #expect(try await eve.ask("/").headers[.location] == "/with-me")
      let page = try await eve.page("/settings")
      #expect(
        !page.contains("value=\"token\"") && !page.contains("value=\"space\"") && page.contains("value=\"password\""))
      for section in ["token", "feed", "space", "watch"] {
        let response = try await eve.post("/settings", ["section": section, "name": "x", "scopes": "read"])
        #expect(response.status == .forbidden, "\(section)")
      }
      let look = try await eve.post(
        "/settings", ["section": "look", "language": "zh", "theme": "dark", "view": "cards", "zone": "UTC"])
      #expect(look.status == .seeOther)
      #expect(try await eve.ask("/add").status == .notFound)
      let guests = try #require(try await test.stores.shelf(ShelfStores.guests))
      #expect(try await guests.counts().all == 0)
    }
  }

  @Test func numbersOfAllAreToldWithoutNames() async throws {
    try await TestHousehold.visit { test in
      _ = try await test.come("zqxjkvbob")
      _ = try await test.home.fill("one")
      _ = try await test.shelf(of: "zqxjkvbob").fill("two")
      let token = try await test.home.makeToken("t", scopes: [.read], for: test.account("zqxjkvbob"))
      let watcher = Visitor(test.client, test.home)
      let response = try await watcher.ask("/metrics", headers: [.authorization: "Bearer \(token)"])
      #expect(response.status == .ok)
      #expect(watcher.last.contains("linkshelf_links{place=\"inbox\"} 2"))
      #expect(watcher.last.contains("linkshelf_shelves 2"))
      #expect(!watcher.last.contains("zqxjkv"))
      #expect(try await watcher.ask("/health").status == .ok)
    }
  }

  @Test func aHouseholdThatIsStoppedInTheMidstOfARemovalGoesOn() async throws {
    let folder = NSTemporaryDirectory() + "/household-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    nonisolated(unsafe) var place = ""
    try await TestHousehold.visit(folder) { test in
      _ = try await test.come("bob")
      place = try await test.shelf(of: "bob").folder
      _ = try await test.home.beginRemoval(of: test.account("bob").id)
    }
    #expect(FileManager.default.fileExists(atPath: place))
    try await TestHousehold.visit(folder) { test in
      let people = try await test.home.people()
      #expect(people.map(\.account.name) == ["ada"])
    }
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
