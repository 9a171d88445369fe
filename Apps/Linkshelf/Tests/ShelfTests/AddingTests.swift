// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Shelf

@Suite struct AddingTests {
  @Test func anAddressIsFoundAgainHoweverItsWritten() async throws {
    let test = try TestShelf()
    let first = try await test.shelf.add([NewLink("https://www.example.org/a/?utm_source=x")])
    #expect(first.first?.outcome == .added)
    let second = try await test.shelf.add([NewLink("http://example.org/a#top")])
    #expect(second.first?.outcome == .known(since: test.shelf.now))
    #expect(second.first?.id == first.first?.id)
    #expect(try await test.shelf.find(address: "example.org/a")?.id == first.first?.id)
  }

  @Test func aWrongAddressIsRefusedWithASentenceAndTheOthersAreAdded() async throws {
    let test = try TestShelf()
    let outcomes = try await test.shelf.add([NewLink("javascript:alert(1)"), NewLink("https://example.org")])
    guard case .refused(let sentence)? = outcomes.first?.outcome else {
      Issue.record("it wasn't refused: \(outcomes)")
      return
    }
    #expect(sentence.hasSuffix("."))
    #expect(outcomes.last?.outcome == .added)
  }

  @Test func whatLiesInTheBinIsTakenOutWhenItsAddedAgain() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", tags: ["swift"], jobs: [.look, .snapshot])
    _ = try await test.shelf.change([id], .bin)
    #expect(try await test.shelf.queueCounts().waiting == 0)
    let outcome = try await test.shelf.add([NewLink("https://example.org/a")])
    #expect(outcome.first?.outcome == .restored)
    #expect(try await test.shelf.tags().map(\.uses) == [1])
    #expect(try await test.shelf.queueCounts().waiting == 2)
  }

  @Test func whatAPersonWroteStaysWhenThePageAnswers() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", jobs: [.look])
    var edit = LinkEdit()
    edit.title = "Mine"
    try await test.shelf.edit(id, edit)
    let job = try #require(try await test.shelf.take([.look], lease: "a"))
    var details = PageDetails()
    details.title = "  Theirs\n\u{7}  again "
    details.description = "What it is"
    try await test.shelf.keep(details, for: job)
    let link = try #require(try await test.shelf.link(id))
    #expect(link.title == "Mine")
    #expect(link.description == "What it is")

    edit.title = ""
    try await test.shelf.edit(id, edit)
    try await test.shelf.enqueue(.look, [id])
    try await test.shelf.keep(details, for: try #require(try await test.shelf.take([.look], lease: "b")))
    #expect(try await test.shelf.link(id)?.title == "Theirs again")
  }

  @Test func aTitleThatCameWithTheLinkStays() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", title: "Given", jobs: [.look])
    let job = try #require(try await test.shelf.take([.look], lease: "a"))
    var details = PageDetails()
    details.title = "The page's"
    details.status = 200
    try await test.shelf.keep(details, for: job)
    #expect(try await test.shelf.link(id)?.title == "Given")
  }

  @Test func aPageThatIsGoneTellsNothing() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", jobs: [.look])
    var details = PageDetails()
    details.title = "Known"
    details.status = 200
    try await test.shelf.keep(details, for: try #require(try await test.shelf.take([.look], lease: "a")))
    try await test.shelf.enqueue(.look, [id])
    details.title = "Page not found"
    details.status = 404
    try await test.shelf.keep(details, for: try #require(try await test.shelf.take([.look], lease: "b")))
    let link = try #require(try await test.shelf.link(id))
    #expect(link.title == "Known")
    #expect(link.status == 404)
  }

  @Test func twentyThousandLinksAreAddedWithoutASquare() async throws {
    let test = try TestShelf()
    let links = (0..<20_000).map { NewLink("https://example\($0 % 100).org/\($0)") }
    let outcomes = try await test.shelf.add(links, isImport: true)
    #expect(outcomes.count == 20_000)
    #expect(try await test.shelf.queueCounts().waiting == 40_000)
    // A person's link is done before those of an import.
    try await test.add("https://mine.example.org", jobs: [.look])
    #expect(try await test.shelf.take([.look], lease: "a")?.address == "https://mine.example.org/")
  }
}
