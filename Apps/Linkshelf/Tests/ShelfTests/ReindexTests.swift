// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct ReindexTests {
  private static let many = 5_000

  /// A store with many links under one tag.
  private func filled(_ tag: String) async throws -> TestShelf {
    let test = try TestShelf()
    let links = (0..<Self.many).map { number in
      var link = NewLink("https://example.org/\(number)")
      link.title = "Number \(number)"
      link.tags = [tag]
      return link
    }
    _ = try await test.shelf.add(links, jobs: [])
    return test
  }

  private func count(_ query: String, _ test: TestShelf) async throws -> Int {
    try await test.shelf.ids(SearchParser.parse(query, now: test.shelf.now)).count
  }

  private func waiting(_ test: TestShelf) async throws -> Int {
    try await test.shelf.pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM reindex") ?? 0 }
  }

  /// How many links' words have a tag.
  private func indexed(_ tag: String, _ test: TestShelf) async throws -> Int {
    try await test.shelf.pool.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM fulltext WHERE tags = ?", arguments: [tag]) ?? 0
    }
  }

  @Test func renamingATagOfManyLinksIndexesNoneOfThem() async throws {
    let test = try await filled("zephyr")
    #expect(try await test.shelf.renameTag("zephyr", to: "breeze") == 1)
    #expect(try await waiting(test) == Self.many)
    #expect(try await indexed("zephyr", test) == Self.many)
    // By the tag they're found at once, and by its word afterwards.
    #expect(try await count("tag:breeze", test) == Self.many)
    #expect(try await count("breeze", test) == 0)
    #expect(try await test.shelf.indexAllWaiting() == Self.many)
    #expect(try await count("breeze", test) == Self.many)
    #expect(try await count("zephyr", test) == 0)
    #expect(try await waiting(test) == 0)
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
  }

  @Test func eachStepIsShortAndGoesOnAfterAnEnd() async throws {
    let test = try await filled("zephyr")
    try await test.shelf.deleteTag("zephyr")
    let first = try await test.shelf.indexSomeWaiting()
    #expect((1...50).contains(first))
    #expect(try await waiting(test) == Self.many - first)
    try test.shelf.close()
    // Another process finds where the first one was ended.
    let other = try Shelf(folder: test.folder)
    let report = try await other.doctor(isDeep: false, mends: true)
    #expect(report.waitingWords == Self.many - first)
    #expect(report.mended.contains("The words of \(Self.many - first) links were brought up to date."))
    #expect(try await other.list(SearchParser.parse("zephyr")).count == 0)
    #expect(try await other.indexSomeWaiting() == 0)
  }

  @Test func manyLinksGetATagAndLoseItAgain() async throws {
    let test = try await filled("zephyr")
    let ids = try await test.shelf.pool.read { try Int64.fetchAll($0, sql: "SELECT id FROM link") }
    let step = try #require(try await test.shelf.change(ids, .addTags(["breeze"])).undo)
    #expect(try await waiting(test) == Self.many)
    #expect(try await count("tag:breeze", test) == Self.many)
    _ = try await test.shelf.undo(step)
    #expect(try await count("tag:breeze", test) == 0)
    try await test.shelf.indexAllWaiting()
    #expect(try await count("breeze", test) == 0)
    #expect(try await indexed("zephyr", test) == Self.many)
  }

  @Test func mergingATagOfManyLinksIndexesNoneOfThem() async throws {
    let test = try await filled("zephyr")
    try await test.add("https://example.net/", tags: ["breeze"])
    try await test.shelf.mergeTag("zephyr", into: "breeze")
    #expect(try await waiting(test) == Self.many)
    try await test.shelf.indexAllWaiting()
    #expect(try await count("breeze", test) == Self.many + 1)
  }

  @Test func fewLinksAreUpToDateAtOnce() async throws {
    let test = try TestShelf()
    for number in 0..<Shelf.indexedAtOnce { try await test.add("https://example.org/\(number)", tags: ["zephyr"]) }
    try await test.shelf.renameTag("zephyr", to: "breeze")
    #expect(try await waiting(test) == 0)
    #expect(try await count("breeze", test) == Shelf.indexedAtOnce)
  }

  @Test func aLinkThatIsEditedMeanwhileIsntDoneTwice() async throws {
    let test = try await filled("zephyr")
    try await test.shelf.renameTag("zephyr", to: "breeze")
    try await test.shelf.setTags(["other"], of: 1)
    _ = try await test.shelf.change([2], .bin)
    _ = try await test.shelf.deleteForGood([2])
    #expect(try await test.shelf.indexAllWaiting() == Self.many - 2)
    #expect(try await count("breeze", test) == Self.many - 2)
  }

  /// How many parts the full-text index has.
  private func parts(_ test: TestShelf) async throws -> Int {
    try await test.shelf.pool.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(DISTINCT segid) FROM fulltext_idx") ?? 0
    }
  }

  @Test func partsOfTheIndexAreJoinedAndFindTheSame() async throws {
    let test = try TestShelf()
    for number in 0..<300 {
      try await test.add("https://example.org/\(number)", title: "zephyr\(number % 7) number\(number)")
    }
    let before = try await test.found("zephyr3 OR number5", order: .relevance)
    let many = try await parts(test)
    #expect(many >= 4)
    var steps = 0
    while try await test.shelf.mergeIndexStep() { steps += 1 }
    #expect(steps > 0)
    // Two of each size are one; sizes double.
    #expect(try await parts(test) < many)
    #expect(try await parts(test) <= 3)
    #expect(try await test.found("zephyr3 OR number5", order: .relevance) == before)
    // Where nothing is written since, nothing is left to do.
    #expect(try await test.shelf.mergeIndexStep() == false)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }
}
