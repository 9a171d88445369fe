// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import ShelfWeb
import Testing

@Suite struct SavedPagesWebTests {
  /// Refuses files with a word, as the program does.
  private struct Refusing: SiteActions {
    var areWorkersAlive: Bool { true }
    func wakeWorkers() {}
    func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? { nil }
    func typeOfSavedPage(_ path: String) throws -> String {
      guard try !String(contentsOfFile: path, encoding: .utf8).contains("nonsense") else {
        throw ShelfError(.invalid, "The file is no saved page.")
      }
      return "text/html"
    }
  }

  private func token(_ visitor: Visitor, _ scopes: Set<AccessToken.Scope> = [.read, .add]) async throws -> HTTPFields {
    let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
    return [.authorization: "Bearer \(try await visitor.shelf.makeToken("extension", scopes: scopes, for: account))"]
  }

  private func send(
    _ visitor: Visitor, _ path: String, _ fields: KeyValuePairs<String, String>, page: String?,
    headers: HTTPFields = [:]
  ) async throws -> HTTPResponse.Status {
    var body = ""
    for (name, value) in fields {
      body += "--B\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
    }
    if let page {
      body +=
        "--B\r\nContent-Disposition: form-data; name=\"page\"; filename=\"p.html\"\r\nContent-Type: text/html\r\n\r\n\(page)\r\n"
    }
    var all = headers
    all[.contentType] = "multipart/form-data; boundary=B"
    return try await visitor.ask(path, method: .post, headers: all, body: body + "--B--\r\n").status
  }

  @Test func aFormTakesASavedPage() async throws {
    try await Visitor.visit(actions: Refusing()) { visitor in
      try await visitor.begin()
      let id = try #require(try await visitor.shelf.add([NewLink("https://example.org/a")], jobs: []).first?.id)
      let page = try await visitor.page("/link/\(id)")
      #expect(page.contains("/link/\(id)/saved"))
      let csrf = visitor.token
      #expect(try await send(visitor, "/link/\(id)/saved", [:], page: "<p>x") == .forbidden)
      #expect(try await send(visitor, "/link/\(id)/saved", ["csrf": csrf], page: nil) == .badRequest)
      #expect(try await send(visitor, "/link/\(id)/saved", ["csrf": csrf], page: "nonsense") == .badRequest)
      #expect(try await visitor.shelf.savedPage(of: id) == nil)
      #expect(try await send(visitor, "/link/\(id)/saved", ["csrf": csrf], page: "<p>x") == .seeOther)
      #expect(try await visitor.shelf.savedPage(of: id)?.name == "p.html")
      #expect(try await send(visitor, "/link/99/saved", ["csrf": csrf], page: "<p>x") == .notFound)
      // Nothing is left of what was refused.
      #expect(try FileManager.default.contentsOfDirectory(atPath: visitor.shelf.makingFolder).isEmpty)
    }
  }

  @Test func theFormOfThePageAddAddsALinkWithoutAVisit() async throws {
    try await Visitor.visit(actions: Refusing()) { visitor in
      try await visitor.begin()
      #expect(try await visitor.page("/add").contains("/add/saved"))
      let csrf = visitor.token
      #expect(
        try await send(visitor, "/add/saved", ["csrf": csrf, "address": "nowhere at all", "tags": "x"], page: "<p>x")
          == .badRequest)
      #expect(visitor.last.contains("nowhere at all") && visitor.last.contains(" open"))
      #expect(
        try await send(visitor, "/add/saved", ["csrf": csrf, "address": "https://example.org/n"], page: "nonsense")
          == .badRequest)
      #expect(try await visitor.shelf.find(address: "https://example.org/n") == nil)
      let fields: KeyValuePairs = ["csrf": csrf, "address": "https://example.org/in", "tags": "a, b"]
      #expect(try await send(visitor, "/add/saved", fields, page: "<p>x") == .seeOther)
      let link = try #require(try await visitor.shelf.find(address: "https://example.org/in"))
      let row = try #require(try await visitor.shelf.row(link.id))
      #expect(row.jobs.map(\.kind) == [.saved] && row.tags.sorted() == ["a", "b"])
    }
  }

  @Test func aProgramSendsPagesAndAsksForThem() async throws {
    try await Visitor.visit(actions: Refusing()) { visitor in
      try await visitor.begin()
      visitor.cookies = [:]
      let headers = try await token(visitor)
      try await visitor.ask("/api/v1/token", headers: headers)
      #expect(visitor.last == #"{"name":"extension","scopes":["read","add"]}"#)
      let ask = "/api/v1/pages?address=https%3A%2F%2Fexample.org%2Fin%23part"
      try await visitor.ask(ask, headers: headers)
      #expect(visitor.last == #"{"suggestedTags":[]}"#)
      #expect(try await visitor.ask("/api/v1/pages?address=", headers: headers).status == .badRequest)
      let fields: KeyValuePairs = [
        "address": "https://example.org/in", "tags": "a,b", "note": "n", "reading": "read",
        "saved": "2020-01-02T03:04:05Z",
      ]
      #expect(try await send(visitor, "/api/v1/pages", fields, page: "<p>x", headers: headers) == .accepted)
      #expect(visitor.last.contains(#""outcome":"added""#) && visitor.last.contains(#""reading":"read""#))
      let id = try #require(try await visitor.shelf.find(address: "https://example.org/in")?.id)
      #expect(try await visitor.shelf.savedPage(of: id)?.savedAt == Moment(milliseconds: 1_577_934_245_000))
      try await visitor.ask(ask, headers: headers)
      #expect(visitor.last.contains(#""id":\#(id),"#))
      #expect(
        try await send(visitor, "/api/v1/pages", ["address": "https://example.org/in"], page: "<p>y", headers: headers)
          == .accepted)
      #expect(visitor.last.contains(#""outcome":"known""#))
      #expect(
        try await send(visitor, "/api/v1/links/\(id)/snapshots", [:], page: "<p>z", headers: headers) == .accepted)
      #expect(
        try await send(visitor, "/api/v1/links/\(id)/snapshots", ["saved": "soon"], page: "<p>", headers: headers)
          == .badRequest)
      #expect(visitor.last.contains("has to be a time"))
      #expect(try await send(visitor, "/api/v1/links/\(id)/snapshots", [:], page: nil, headers: headers) == .badRequest)
      #expect(try await send(visitor, "/api/v1/links/7777/snapshots", [:], page: "<p>", headers: headers) == .notFound)
      #expect(
        try await send(visitor, "/api/v1/pages", ["address": "gopher://x"], page: "<p>", headers: headers)
          == .badRequest)
      #expect(try await send(visitor, "/api/v1/pages", ["note": "x"], page: "<p>", headers: headers) == .badRequest)
      let reader = try await token(visitor, [.read])
      #expect(try await send(visitor, "/api/v1/pages", fields, page: "<p>x", headers: reader) == .forbidden)
      #expect(try await visitor.ask("/api/v1/token").status == .unauthorized)
    }
  }
}
