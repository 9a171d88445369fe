// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

/// Every route of the router is asked by one person with all that names something of another's. New routes are asked by themselves.
@Suite struct IsolationTests {
  /// What names things of ada's: numbers, hashes, keys and signed addresses.
  private struct Things {
    var secret = "zqxjkvada"
    var ids: [String] = []
    var hashes: [String] = []
    var keys: [String] = []
    var token = ""
    var feedKey = ""
    var contents: [String] = []
    var shared: [String] = []

    var words: [String] { [secret, "Secret list"] }
  }

  private static func fill(_ test: TestHousehold, _ shelf: Shelf, _ owner: Account, _ visitor: Visitor) async throws
    -> Things
  {
    var things = Things()
    // The other's numbers are unlike those of who asks.
    for number in 0..<3 { _ = try await shelf.fill("\(things.secret)\(number)") }
    let id = try await shelf.fill(things.secret)
    let snapshots = try await shelf.snapshots(of: id)
    let search = try await shelf.saveSearch("Secret list", "tag:t")
    let key = try await shelf.share(search)
    _ = try await visitor.page("/link/\(id)")
    let content = /http:\/\/localhost:8090(\/content\/[^"]+)/
    things.contents = visitor.last.matches(of: content).map { String($0.1) }
    #expect(things.contents.count >= 4)
    _ = try await visitor.page("/shared/\(key)")
    things.shared = visitor.last.matches(of: /(\/shared\/[^"]+picture[^"]+)/).map { String($0.1) }
    things.ids = ["\(id)", "\(snapshots[0].snapshot.id)", "\(search)", "1", "2", "3", "4"]
    things.hashes = Set(snapshots.flatMap(\.parts).map(\.hash)).sorted()
    things.keys = [key]
    things.token = try await test.home.makeToken("t", scopes: [.read, .add, .change], for: owner)
    things.feedKey = try await test.home.makeFeedKey("f", for: owner)
    return things
  }

  /// All paths that a route has, with things of the other's in its places.
  private static func paths(_ route: Router<WebContext>.RouteDescription, _ things: Things) -> [String] {
    var paths = [""]
    for piece in route.path.description.split(separator: "/") {
      var values = [String(piece)]
      if piece.hasPrefix(":") || piece.hasPrefix("{") {
        values =
          things.ids + things.hashes.prefix(2) + things.keys + [things.feedKey, "atom", "t", "article.html", "inbox"]
      } else if piece.contains("*") {
        values = ["article.html"]
      }
      paths = paths.flatMap { path in values.map { path + "/" + $0 } }
      // Routes of many places aren't asked with all of all; those have tests of their own below.
      if paths.count > 150 { paths = Array(paths.shuffled().prefix(150)) }
    }
    return paths.isEmpty ? ["/"] : paths
  }

  /// Paths that are for everybody who has their secret.
  private static func isPublic(_ path: String, _ things: Things) -> Bool {
    path.hasPrefix("/shared/") || path.hasPrefix("/feeds/\(things.feedKey)")
  }

  private static func ask(_ test: TestHousehold, _ visitor: Visitor, _ things: Things, _ owner: Shelf) async throws
    -> Int
  {
    let before = try await owner.state()
    var asked = 0
    let csrf = try await visitor.csrf()
    let site = try #require(try await test.household.door("")).site
    for route in site.router().routes {
      let path = "\(route.path)"
      guard !["/sign-out", "/first", "/sign-in", "/own-data", "/settings"].contains(path) || route.method == .get else {
        continue
      }
      for path in Self.paths(route, things) where !Self.isPublic(path, things) {
        var headers: HTTPFields = [:]
        var body: String?
        if route.method != .get, route.method != .head {
          let isInterface = path.hasPrefix("/api/")
          headers[.contentType] = isInterface ? "application/json" : "application/x-www-form-urlencoded"
          let id = things.ids[0]
          body =
            isInterface
            ? "{\"ids\":[\(things.ids.joined(separator: ","))],\"action\":\"bin\",\"tag\":\"t\",\"value\":\"x\"}"
            : "csrf=\(csrf)&one=bin:\(id)&ids=\(id)&id=\(id)&version=\(things.ids[1])&action=delete&take=\(id)&tag=t&share=\(id)&step=1&value=x&back=/"
        }
        let response = try await visitor.ask(path, method: route.method, headers: headers, body: body)
        asked += 1
        for word in things.words {
          #expect(!visitor.last.contains(word), "\(route.method) \(path) tells \(word)")
        }
        #expect(response.status.code < 500, "\(route.method) \(path): \(visitor.last.prefix(200))")
        if path.contains("/link/") || path.contains("/snapshots/") || path.contains("/content/")
          || path.contains("/picture/") || path.contains("/lists/") || path.contains("/card/")
        {
          #expect(response.status.code >= 303, "\(route.method) \(path) is answered by \(response.status)")
        }
      }
    }
    // The other's files by their signed addresses, tried as they are and as if they were of one's own store.
    for content in things.contents {
      visitor.host = "127.0.0.1:8090"
      let response = try await visitor.ask(content)
      #expect([403, 404].contains(response.status.code), "\(content)")
    }
    #expect(try await owner.state() == before)
    return asked
  }

  @Test func anotherPersonFindsNothing() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let things = try await Self.fill(test, test.home, test.account("ada"), test.ada)
      #expect(try await Self.ask(test, bob, things, test.home) > 500)
      // What bob's own tokens find in the API is his own, which is nothing.
      let token = try await test.home.makeToken("b", scopes: [.read, .add, .change], for: test.account("bob"))
      try await Self.askInterface(test, token, things)
      // The first person finds as little of bob's.
      let bobs = try await test.shelf(of: "bob")
      let his = try await Self.fill(test, bobs, test.account("bob"), bob)
      try await test.home.emptyStore()
      #expect(try await Self.ask(test, test.ada, his, bobs) > 500)
      let adas = try await test.home.makeToken("a", scopes: [.read, .add, .change], for: test.account("ada"))
      try await Self.askInterface(test, adas, his)
    }
  }

  @Test func aGuestFindsNothing() async throws {
    try await TestHousehold.visit { test in
      let eve = try await test.come("eve", as: "guest")
      let things = try await Self.fill(test, test.home, test.account("ada"), test.ada)
      #expect(try await Self.ask(test, eve, things, test.home) > 500)
      for path in [
        "/all", "/search?q=\(things.secret)", "/people", "/export?format=jsonl", "/own-data/export", "/queue",
      ] {
        #expect([403, 404].contains(try await eve.ask(path).status.code), "\(path)")
      }
    }
  }

  @Test func whoeverIsNotSignedInFindsNothing() async throws {
    try await TestHousehold.visit { test in
      _ = try await test.come("bob")
      let shelf = try await test.shelf(of: "bob")
      let bob = Visitor(test.client, test.home)
      try await TestHousehold.signIn(bob, "bob")
      let things = try await Self.fill(test, shelf, test.account("bob"), bob)
      let nobody = Visitor(test.client, test.home)
      _ = try await Self.ask(test, nobody, things, shelf)
      // Only a request limit may stand between a visitor and a public list.
      #expect([200, 429].contains(try await nobody.ask("/shared/\(things.keys[0])").status.code))
    }
  }

  /// The API with a token of somebody else, by all paths of its own description.
  private static func askInterface(_ test: TestHousehold, _ token: String, _ things: Things) async throws {
    let program = Visitor(test.client, test.home)
    let document = try await program.page("/api/v1/openapi.json")
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    let paths = try #require(object?["paths"] as? [String: [String: Any]])
    #expect(paths.count > 15)
    for (template, methods) in paths {
      for method in methods.keys where ["get", "delete"].contains(method) {
        for id in things.ids {
          let path =
            "/api/v1"
            + template.replacing(/\{name\}/, with: "article.html").replacing(/\{[^}]+\}/, with: id)
          let response = try await program.ask(
            path + (template == "/links" ? "?q=\(things.secret)" : ""),
            method: method == "get" ? .get : .delete, headers: [.authorization: "Bearer \(token)"])
          #expect(response.status.code < 500, "\(path)")
          for word in things.words { #expect(!program.last.contains(word), "\(method) \(path) tells \(word)") }
          if template.contains("{"), method == "get" { #expect(response.status.code >= 400, "\(path)") }
        }
      }
    }
  }

  @Test func aSignedAddressIsGoodForItsOwnStoreAlone() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let bobs = try await test.shelf(of: "bob")
      let his = try await Self.fill(test, bobs, test.account("bob"), bob)
      _ = try await test.home.fill("adas")
      let nobody = Visitor(test.client, test.home)
      nobody.host = "localhost:8090"
      for content in his.contents {
        // Whoever has it may open it, as before; in another store it's good for nothing, and the number of another version neither.
        #expect(try await nobody.ask(content).status == .ok, "\(content)")
        #expect(try await nobody.ask(content.replacing("." + bobs.name, with: "")).status == .forbidden)
        #expect(try await nobody.ask(content.replacing(bobs.name, with: "abcdefghijklmnop")).status == .forbidden)
        #expect(try await nobody.ask(content.replacing("." + bobs.name, with: ".s1")).status == .forbidden)
      }
      for picture in his.shared {
        #expect(try await nobody.ask(picture.replacing(bobs.name + ".", with: "")).status != .ok)
      }
    }
  }

  @Test func aFeedAndAPublicListFindTheirPerson() async throws {
    try await TestHousehold.visit { test in
      let bob = try await test.come("bob")
      let bobs = try await test.shelf(of: "bob")
      let his = try await Self.fill(test, bobs, test.account("bob"), bob)
      let nobody = Visitor(test.client, test.home)
      #expect(try await nobody.page("/feeds/\(his.feedKey)/atom/all").contains(his.secret))
      #expect(try await nobody.page("/shared/\(his.keys[0])").contains(his.secret))
      let unknown = try await nobody.ask("/shared/abcdefghijklmnop.\(his.keys[0].split(separator: ".")[1])")
      let page = nobody.last
      #expect(unknown.status == .notFound)
      _ = try await nobody.ask("/shared/\(String(repeating: "x", count: 43))")
      #expect(nobody.last.count == page.count)
    }
  }
}

extension Shelf {
  /// What must not change when somebody else asks.
  fileprivate func state() async throws -> [String] {
    let rows = try await rows(try await ids(.everything))
    return rows.map { "\($0.id) \($0.link.title) \($0.tags) \($0.newest ?? 0) \($0.link.changedAt)" }
      + (try await lists().map { "\($0)" }) + ["\(try await queueCounts().waiting)"]
  }
}

extension Visitor {
  /// What this visitor's forms send.
  func csrf() async throws -> String {
    _ = try await ask("/settings")
    return token
  }
}
