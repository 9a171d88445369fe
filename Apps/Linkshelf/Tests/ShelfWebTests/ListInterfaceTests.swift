// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct ListInterfaceTests {
  private struct Answer: Decodable {
    var id: Int64?
    var title: String?
    var order: String?
    var address: String?
    var unread: Int?
    var hours: [Int]?
  }

  /// Asks with a token of all scopes.
  private static func ask(
    _ visitor: Visitor, _ token: String, _ path: String, _ method: HTTPRequest.Method = .get, _ body: String? = nil
  ) async throws -> (status: Int, answer: Answer?) {
    var headers: HTTPFields = [.authorization: "Bearer \(token)"]
    if body != nil { headers[.contentType] = "application/json" }
    let response = try await visitor.ask("/api/v1" + path, method: method, headers: headers, body: body)
    return (response.status.code, try? JSONDecoder().decode(Answer.self, from: Data(visitor.last.utf8)))
  }

  @Test func listsAreChangedAndSharedByPrograms() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let token = try await visitor.shelf.makeToken("all", scopes: [.read, .add, .change], for: account)
      let reader = try await visitor.shelf.makeToken("read", scopes: [.read], for: account)
      let id = try await visitor.shelf.saveSearch("Sun", "tag:sun")
      _ = try await visitor.shelf.add([NewLink("https://a.example/")], jobs: [])
      let changed = try await Self.ask(
        visitor, token, "/lists/\(id)", .patch, #"{"title":"T","order":"title","isPublic":true}"#)
      #expect(changed.status == 200 && changed.answer?.title == "T" && changed.answer?.order == "title")
      let address = try #require(changed.answer?.address)
      let again = try await Self.ask(visitor, token, "/lists/\(id)", .patch, #"{"isPublic":true}"#)
      #expect(again.answer?.address == address)
      let renewed = try await Self.ask(visitor, token, "/lists/\(id)/address", .post)
      #expect(renewed.status == 200 && renewed.answer?.address != address)
      let ended = try await Self.ask(visitor, token, "/lists/\(id)", .patch, #"{"isPublic":false}"#)
      #expect(ended.status == 200 && ended.answer?.address == nil)
      #expect(try await Self.ask(visitor, reader, "/lists").status == 200)
      let statistics = try await Self.ask(visitor, reader, "/statistics?zone=Europe%2FZurich")
      #expect(statistics.status == 200 && statistics.answer?.unread == 1 && statistics.answer?.hours?.count == 168)
      let refused: [(String, HTTPRequest.Method, String?, Int)] = [
        ("/lists/99", .get, nil, 404), ("/lists/x", .get, nil, 404), ("/lists/99/address", .post, nil, 404),
        ("/lists/\(id)", .patch, #"{"order":"random"}"#, 400), ("/lists/\(id)", .patch, "[]", 400),
        ("/lists/\(id)", .patch, #"{"title":5}"#, 400), ("/statistics?zone=Nowhere", .get, nil, 400),
      ]
      for (path, method, body, status) in refused {
        #expect(try await Self.ask(visitor, token, path, method, body).status == status, "\(path)")
      }
      #expect(try await Self.ask(visitor, reader, "/lists/\(id)/address", .post).status == 403)
      #expect(try await Self.ask(visitor, "none", "/lists").status == 401)
    }
  }
}
