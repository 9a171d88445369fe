// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import ShelfWeb
import Testing

@testable import Shelf

@Suite struct SpaceTests {
  private static let path = "/api/v1/space"

  private func token(_ visitor: Visitor, _ scopes: Set<AccessToken.Scope>) async throws -> HTTPFields {
    let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
    return [
      .authorization: "Bearer \(try await visitor.shelf.makeToken("test", scopes: scopes, for: account))",
      .contentType: "application/json",
    ]
  }

  @Test func aProgramReadsAndSetsTheLimits() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let headers = try await token(visitor, [.read, .change])
      try await visitor.ask(Self.path, headers: headers)
      #expect(
        visitor.last.contains(#""limits":{"allMB":null,"binDays":null,"freeMB":500,"linkMB":null,"versions":null}"#),
        "\(visitor.last)")
      let body = #"{"versions": 3, "linkMB": 50, "allMB": 20000, "freeMB": 1000000000, "binDays": 30}"#
      #expect(try await visitor.ask(Self.path, method: .put, headers: headers, body: body).status == .ok)
      #expect(visitor.last.contains(#""versions":3"#))
      #expect(visitor.last.contains(#"and 1 PB have to stay free."#))
      try await visitor.ask("/api/v1/queue", headers: headers)
      #expect(visitor.last.contains(#""shortage":"The disk has "#))
      #expect(try await visitor.shelf.spaceLimits().binDays == 30)
      let read = try await token(visitor, [.read])
      #expect(try await visitor.ask(Self.path, method: .put, headers: read, body: body).status == .forbidden)
    }
  }

  @Test(arguments: [
    ("{}", "“versions” is missing."),
    (#"{"versions": null, "linkMB": null, "allMB": null, "freeMB": null}"#, "“binDays” is missing."),
    (
      #"{"versions": "3", "linkMB": null, "allMB": null, "freeMB": null, "binDays": null}"#,
      "“versions” has to be a whole number."
    ),
    (
      #"{"versions": 0, "linkMB": null, "allMB": null, "freeMB": null, "binDays": null}"#,
      "(versions) is a whole number from 1 to 100000, and not 0."
    ),
    (
      #"{"versions": null, "linkMB": null, "allMB": -1, "freeMB": null, "binDays": null}"#,
      "(allMB) is a whole number from 1"
    ),
    (#"{"versions": null, "linkMB": null, "allMB": null, "freeMB": null, "binDays": 1.5}"#, "“binDays” can't be read."),
  ])
  func aWrongLimitIsNamedAndNothingIsSet(_ body: String, _ sentence: String) async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let headers = try await token(visitor, [.change])
      #expect(try await visitor.ask(Self.path, method: .put, headers: headers, body: body).status == .badRequest)
      #expect(visitor.last.contains(sentence), "\(visitor.last)")
      #expect(try await visitor.shelf.spaceLimits() == SpaceLimits())
    }
  }

  @Test func aPersonSetsTheLimitsAndSeesWhyTheQueueWaits() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      #expect(
        try await visitor.page("/settings").contains(
          #"name="freeMB" type="number" min="1" step="1" inputmode="numeric" value="500""#))
      try await visitor.post(
        "/settings",
        ["section": "space", "versions": "5", "linkMB": "", "allMB": "0.5", "freeMB": "1000000000", "binDays": " 7 "])
      let limits = try await visitor.shelf.spaceLimits()
      #expect(limits.versions == 5 && limits.linkMB == nil && limits.allMB == 500 && limits.binDays == 7)
      #expect(try await visitor.page("/settings").contains(#"value="0.5""#))
      #expect(try await visitor.page("/queue").contains("have to stay free. The queue waits"))
      visitor.language = "zh"
      #expect(try await visitor.page("/queue").contains("队列正在等待"))
      visitor.language = "en"
      for wrong in ["many", "-1", "0", "1.5", "99999999999999999999", "<b>"] {
        _ = try await visitor.page("/settings")
        let answer = try await visitor.post("/settings", ["section": "space", "versions": wrong])
        #expect(answer.status == .badRequest, "\(wrong)")
        #expect(!visitor.last.contains("<b>"))
        #expect(try await visitor.shelf.spaceLimits() == limits)
      }
    }
  }

  @Test func aFullDiskRefusesWritingAndLetsRead() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let headers = try await token(visitor, [.read, .add, .change])
      _ = try await visitor.ask("/api/v1/counts", headers: headers)
      try await visitor.shelf.pool.writeWithoutTransaction { db in
        // What is free inside the file is used up first.
        try db.execute(
          sql:
            "CREATE TABLE filler (x); PRAGMA max_page_count = \((try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0) + 1)"
        )
        while (try? db.execute(sql: "INSERT INTO filler VALUES (zeroblob(500))")) != nil {}
      }
      let links = (0..<200).map { "https://example.org/\($0)" }
      let body =
        #"{"links": [\#(links.map { "{\"address\": \"\($0)\", \"note\": \"\(String(repeating: "words ", count: 90))\"}" }.joined(separator: ","))]}"#
      #expect(try await visitor.ask("/api/v1/links", method: .post, headers: headers, body: body).status.code == 507)
      #expect(visitor.last.contains(Shelf.noSpaceSentence), "\(visitor.last)")
      _ = try await visitor.page("/add")
      #expect(try await visitor.post("/add", ["addresses": links.joined(separator: "\n")]).status.code == 507)
      #expect(visitor.last.contains("The disk is full, so the change couldn’t be kept"), "\(visitor.last.suffix(600))")
      #expect(try await visitor.page("/all").contains("</html>"))
      #expect(try await visitor.ask("/api/v1/links", headers: headers).status == .ok)
      #expect(try await visitor.shelf.counts().all == 0)
    }
  }
}
