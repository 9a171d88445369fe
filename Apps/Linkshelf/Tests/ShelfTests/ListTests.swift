// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct ListTests {
  private static func list(_ test: TestShelf, _ name: String, _ query: String) async throws -> LinkList {
    let id = try await test.shelf.saveSearch(name, query)
    return try #require(try await test.shelf.linkList(id))
  }

  @Test func aListShowsWhatItsRuleFindsAndNothingElse() async throws {
    let test = try TestShelf()
    try await test.add("https://a.example/1", title: "One", tags: ["sun"], note: "secret")
    try await test.add("https://a.example/2", title: "Two", tags: ["moon"])
    let third = try await test.add("https://a.example/3", title: "Three", tags: ["sun", "private"])
    var list = try await Self.list(test, "Sun", "tag:sun")
    let page = try await test.shelf.publicLinks(list)
    #expect(page.links.map(\.title) == ["Three", "One"])
    #expect(page.links.first?.tags == ["private", "sun"])
    #expect(page.count == 2 && page.next == nil)
    #expect(!"\(page)".contains("secret"))
    var change = ListChange()
    change.order = .title
    change.showsTags = false
    try await test.shelf.changeList(list.id, change)
    list = try #require(try await test.shelf.linkList(list.id))
    #expect(try await test.shelf.publicLinks(list).links.map(\.title) == ["One", "Three"])
    #expect(try await test.shelf.publicLinks(list).links.allSatisfy { $0.tags.isEmpty })
    _ = try await test.shelf.change([third], .bin)
    #expect(try await test.shelf.publicLinks(list).links.map(\.title) == ["One"])
  }

  @Test func noPlaceOfAPageLeadsToOtherLinks() async throws {
    let test = try TestShelf()
    for number in 1...60 {
      try await test.add("https://a.example/\(number)", title: "Link \(number)", tags: number % 2 == 0 ? ["sun"] : [])
    }
    let list = try await Self.list(test, "Sun", "tag:sun")
    var seen: Set<String> = []
    var after: String?
    repeat {
      let page = try await test.shelf.publicLinks(list, limit: 7, after: after)
      seen.formUnion(page.links.map(\.title))
      after = page.next
    } while after != nil
    #expect(seen.count == 30)
    for place in [
      "d_1_99999999999999", "t_0_", "s_1_5_a", "0", "-5", "9999999999999999999", "d_1_x", "%", "' OR 1=1", "",
    ] {
      let page = try await test.shelf.publicLinks(list, after: place)
      #expect(page.links.allSatisfy { $0.tags == ["sun"] }, "\(place)")
    }
  }

  @Test func aKeyIsGivenAgainReplacedAndTakenBack() async throws {
    let test = try TestShelf()
    let list = try await Self.list(test, "All", "kind:page")
    let first = try await test.shelf.share(list.id)
    #expect(first.utf8.count == 43)
    #expect(try await test.shelf.linkList(key: first)?.id == list.id)
    #expect(try await test.shelf.linkList(list.id)?.key == first)
    let second = try await test.shelf.share(list.id)
    #expect(second != first)
    #expect(try await test.shelf.linkList(key: first) == nil)
    try await test.shelf.stopSharing(list.id)
    #expect(try await test.shelf.linkList(key: second) == nil)
    for key in ["", "x", String(repeating: "a", count: 5_000), "%", "\0"] {
      #expect(try await test.shelf.linkList(key: key) == nil)
    }
    _ = try await test.shelf.share(list.id)
    try await test.shelf.deleteSearch(list.id)
    #expect(try await test.shelf.pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM listDetail") } == 0)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func whatLiesInTheBinIsNeverPublic() async throws {
    let test = try TestShelf()
    let link = try await test.add("https://a.example/1", title: "One")
    _ = try await test.shelf.change([link], .bin)
    for query in ["is:binned", "tag:a OR is:binned", "(is:binned) one"] {
      let list = try await Self.list(test, query, query)
      await #expect(throws: ShelfError.self, "\(query)") { try await test.shelf.share(list.id) }
      #expect(try await test.shelf.publicLinks(list).links.isEmpty, "\(query)")
    }
  }

  @Test func wrongValuesOfAListAreRefusedOrCut() async throws {
    let test = try TestShelf()
    let list = try await Self.list(test, "All", "kind:page")
    var change = ListChange()
    change.zone = "Nowhere/Here"
    await #expect(throws: ShelfError(.invalid, "“Nowhere/Here” isn't a time zone. It has to look like Europe/Zurich."))
    {
      try await test.shelf.changeList(list.id, change)
    }
    await #expect(throws: ShelfError(.notFound, "There's no such list.")) {
      try await test.shelf.changeList(99, ListChange())
    }
    await #expect(throws: ShelfError(.notFound, "There's no such list.")) { try await test.shelf.share(-1) }
    change = ListChange()
    change.title = String(repeating: "long ", count: 20_000) + "\u{0}\u{7}"
    change.description = "One\u{0}\nTwo"
    try await test.shelf.changeList(list.id, change)
    let changed = try #require(try await test.shelf.linkList(list.id))
    #expect(changed.title.utf8.count < 10_000)
    #expect(changed.description == "One Two")
  }

  @Test func aKeyOfFeedsIsKeptAsAHashAndCanBeRevoked() async throws {
    let test = try TestShelf()
    let ada = try await test.shelf.makeAccount("ada", password: "a long password", isFirst: true)
    let eve = try await test.shelf.makeAccount("eve", password: "a long password", isFirst: false)
    let key = try await test.shelf.makeFeedKey("Reader", for: ada)
    #expect(try await test.shelf.account(feedKey: key) == ada)
    let stored = try await test.shelf.pool.read { try String.fetchOne($0, sql: "SELECT hash FROM feedKey") }
    #expect(stored != key && stored?.count == 64)
    let known = try #require(try await test.shelf.feedKeys(of: ada).first)
    #expect(known.name == "Reader" && known.usedAt == test.shelf.now)
    try await test.shelf.revokeFeedKey(known.id, of: eve)
    #expect(try await test.shelf.account(feedKey: key) == ada)
    try await test.shelf.revokeFeedKey(known.id, of: ada)
    #expect(try await test.shelf.account(feedKey: key) == nil)
    await #expect(throws: ShelfError.self) { try await test.shelf.makeFeedKey(" \n", for: ada) }
    for number in 0..<50 { _ = try await test.shelf.makeFeedKey("\(number)", for: eve) }
    await #expect(throws: ShelfError.self) { try await test.shelf.makeFeedKey("51", for: eve) }
  }
}
