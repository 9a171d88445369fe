// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import ShelfWeb
import Testing

@Suite struct LanguageTests {
  @Test func whatTheStoreRefusesIsSaidInTheReadersLanguage() async throws {
    try await Visitor.visit { visitor in
      visitor.language = "zh"
      try await visitor.begin()
      let refused = try await visitor.post("/tags/action", ["tag": "none", "action": "delete"])
      #expect(refused.status == .badRequest)
      #expect(visitor.last.contains("没有标签“none”。"), "\(visitor.last.prefix(3_000))")
      _ = try await visitor.page("/search?q=after:nonsense")
      #expect(visitor.last.contains("“nonsense”不是日期。"))
      _ = try await visitor.page("/add")
      try await visitor.post("/add", ["addresses": "ftp://example.org/a"])
      #expect(visitor.last.contains("只能保存 http 和 https 网址。"), "\(visitor.last.prefix(3_000))")
    }
  }

  @Test func theInterfaceSpeaksEnglish() async throws {
    try await Visitor.visit { visitor in
      visitor.language = "zh"
      try await visitor.begin()
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let token = try await visitor.shelf.makeToken("t", scopes: [.change], for: account)
      try await visitor.ask(
        "/api/v1/tags/actions", method: .post,
        headers: [.authorization: "Bearer \(token)", .contentType: "application/json"],
        body: #"{"action": "delete", "tag": "none"}"#)
      #expect(visitor.last.contains("There's no tag “none”."))
    }
  }
}
