// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Shelf
import ShelfWeb
import Testing

@Suite struct InterfaceTests {
  private func token(_ visitor: Visitor, _ scopes: Set<AccessToken.Scope> = [.read, .add, .change]) async throws
    -> HTTPFields
  {
    let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
    return [
      .authorization: "Bearer \(try await visitor.shelf.makeToken("test", scopes: scopes, for: account))",
      .contentType: "application/json",
    ]
  }

  @Test func aProgramAddsFindsChangesAndDeletes() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      visitor.cookies = [:]
      let headers = try await token(visitor)
      let added = try await visitor.ask(
        "/api/v1/links", method: .post, headers: headers,
        body:
          #"{"links": [{"address": "https://example.org/a", "tags": ["x"], "added": "2020-01-02T03:04:05Z"}, {"address": "nonsense"}]}"#
      )
      #expect(added.status == .created)
      #expect(visitor.last.contains(#""outcome":"refused""#))
      try await visitor.ask("/api/v1/links?query=tag:x", headers: headers)
      #expect(visitor.last.contains(#""added":"2020-01-02T03:04:05Z""#))
      try await visitor.ask(
        "/api/v1/links/1", method: .patch, headers: headers,
        body: #"{"title": "New", "favourite": true, "tags": ["y"]}"#)
      #expect(visitor.last.contains(#""title":"New""#))
      try await visitor.ask("/api/v1/links/1", method: .delete, headers: headers)
      #expect(visitor.last.contains(#""undo":"#))
      try await visitor.ask("/api/v1/counts", headers: headers)
      #expect(visitor.last.contains(#""bin":1"#))
    }
  }

  @Test func aTokenAllowsOnlyItsScopes() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let read = try await token(visitor, [.read])
      #expect(try await visitor.ask("/api/v1/links", headers: read).status == .ok)
      #expect(
        try await visitor.ask("/api/v1/links", method: .post, headers: read, body: #"{"links": []}"#).status
          == .forbidden)
      #expect(try await visitor.ask("/api/v1/links/1", method: .delete, headers: read).status == .forbidden)
      // The page's own cookie is no token.
      #expect(try await visitor.ask("/api/v1/links").status == .unauthorized)
      #expect(
        try await visitor.ask("/api/v1/links", headers: [.authorization: "Bearer shelf_wrong"]).status == .unauthorized)
    }
  }

  @Test(arguments: [
    ("{", "The body is no JSON."), ("{}", "“links” is missing."), (#"{"links": 1}"#, "“links” has to be a list."),
    (#"{"links": [{}]}"#, "“links[0].address” is missing."),
    (#"{"links": [{"address": 1}]}"#, "“links[0].address” has to be a text."),
    (
      #"{"links": [{"address": "https://a.example", "reading": "maybe"}]}"#,
      "“reading” is unread, reading or read, and not “maybe”."
    ),
    (
      #"{"links": [{"address": "https://a.example", "favourite": "yes"}]}"#,
      "“links[0].favourite” has to be true or false."
    ),
  ])
  func aWrongBodyIsNamed(_ body: String, _ sentence: String) async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let response = try await visitor.ask(
        "/api/v1/links", method: .post, headers: try await token(visitor), body: body)
      #expect(response.status == .badRequest)
      #expect(visitor.last.contains(sentence), "\(visitor.last)")
    }
  }

  @Test func theDocumentNamesEveryPath() async throws {
    try await Visitor.visit { visitor in
      struct Document: Decodable {
        var openapi: String
        var paths: [String: [String: Operation]]
        struct Operation: Decodable { var operationId: String }
      }
      try await visitor.ask("/api/v1/openapi.json")
      let document = try JSONDecoder().decode(Document.self, from: Data(visitor.last.utf8))
      #expect(document.openapi == "3.1.0")
      try await visitor.begin()
      let headers = try await token(visitor)
      for (path, operations) in document.paths {
        for method in operations.keys {
          let concrete = path.replacing(/\{[a-z]+\}/, with: "1")
          let response = try await visitor.ask(
            "/api/v1" + concrete, method: try #require(HTTPRequest.Method(method.uppercased())), headers: headers,
            body: method == "get" ? nil : "{}")
          // A path that the router doesn't know answers 404 without a sentence of its own.
          #expect(response.status != .notFound || !visitor.last.contains("Not Found."), "\(method) \(path)")
        }
      }
    }
  }
}
