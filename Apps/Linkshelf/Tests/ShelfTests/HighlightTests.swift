// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Passages
import Testing

@testable import Shelf

@Suite struct HighlightTests {
  private static let first =
    "<article><p>A gnomon casts a shadow.</p><p>The shadow tells the hour of the day.</p></article>"

  private func begin(_ test: TestShelf) async throws -> (link: Link.ID, version: Snapshot.ID) {
    let link = try await test.add("https://example.org/a", title: "Dials", tags: ["sun/dials"], jobs: [.snapshot])
    return (link, try await test.snapshot(text: "A gnomon", files: [(.article, Self.first)]))
  }

  private func snapshot(_ test: TestShelf, _ link: Link.ID, _ html: String) async throws -> Snapshot.ID {
    try await test.shelf.enqueue(.snapshot, [link])
    test.wait(10)
    return try await test.snapshot(text: "x", files: [(.article, html)])
  }

  private func placed(_ test: TestShelf, _ link: Link.ID, _ version: Snapshot.ID) async throws -> [PlacedHighlight] {
    let part = try await test.shelf.snapshot(version)?.parts.first { $0.kind == .article }
    return try await test.shelf.placedHighlights(of: link, in: version) {
      try part.map { try test.shelf.articleText($0) }
    }
  }

  @Test func aHighlightIsKeptByItsWordsAndFoundInALaterVersion() async throws {
    let test = try TestShelf()
    let (link, version) = try await begin(test)
    var new = NewHighlight(Passage("tells   the\nhour"))
    new.note = "  See below. "
    new.maker = "m-1"
    new.colour = .blue
    let made = try await test.shelf.addHighlight(new, to: link, in: version)
    #expect(made.passage.exact == "tells the hour" && made.version == 1 && made.note == "See below.")
    #expect(made.passage.before == "A gnomon casts a shadow.\nThe shadow " && made.passage.after == " of the day.")
    // The same one again is the same one.
    #expect(try await test.shelf.addHighlight(new, to: link, in: version).id == made.id)
    let second = try await snapshot(
      test, link, "<p>New first words.</p><p>The shadow <b>tells</b> the hour of the day.")
    let place = try #require(try await placed(test, link, second).first)
    #expect(place.place?.way == .exact)
    // From now on the place is known.
    let again = try await test.shelf.placedHighlights(of: link, in: second) {
      Issue.record("The article was read again.")
      return nil
    }
    #expect(again.first?.place == place.place)
    let third = try await snapshot(test, link, "<p>Bees build cells of wax.</p>")
    for _ in 0..<2 { #expect(try await placed(test, link, third).map(\.place) == [nil]) }
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func whatCantBeMarkedIsRefusedWithASentence() async throws {
    let test = try TestShelf()
    let (link, version) = try await begin(test)
    let other = try await test.add("https://example.org/b")
    func sentence(_ new: NewHighlight, _ link: Link.ID, _ version: Snapshot.ID?) async throws -> String {
      do {
        _ = try await test.shelf.addHighlight(new, to: link, in: version)
        return "kept"
      } catch let error as ShelfError { return error.description }
    }
    func new(_ words: String, maker: String? = nil, note: String = "") -> NewHighlight {
      var new = NewHighlight(Passage(words, share: .nan))
      new.maker = maker
      new.note = note
      return new
    }
    #expect(try await sentence(new(" \n"), link, version) == "A highlight needs words.")
    #expect(try await sentence(new("hours"), link, version).hasPrefix("The passage isn't in the article of version 1."))
    #expect(try await sentence(new("gnomon"), other, version) == "This link has no such version.")
    #expect(try await sentence(new("gnomon"), other, nil).hasPrefix("This link has no version yet"))
    #expect(try await sentence(new("gnomon"), 99, nil) == "There's no link 99.")
    #expect(try await sentence(new(String(repeating: "a", count: 20_001)), link, version).contains("more than 20000"))
    #expect(
      try await sentence(new("gnomon", note: String(repeating: "a", count: 20_001)), link, nil).contains("The note has")
    )
    #expect(try await sentence(new("gnomon", maker: "a b"), link, version).contains("own name"))
    #expect(try await sentence(new("gnomon", maker: "x"), link, version) == "kept")
    #expect(try await sentence(new("gnomon", maker: "x"), other, nil).contains("another link"))
    // One of a version that was deleted isn't lost.
    #expect(try await sentence(new("hours of before", maker: "y"), link, 77) == "kept")
    await #expect(throws: ShelfError.self) { try await test.shelf.changeHighlight(99, note: "x") }
    await #expect(throws: ShelfError.self) { try await test.shelf.deleteHighlight(99) }
  }

  @Test func limitsKeepTheVersionOfAHighlight() async throws {
    let test = try TestShelf()
    let (link, version) = try await begin(test)
    _ = try await test.shelf.addHighlight(NewHighlight(Passage("gnomon")), to: link, in: version)
    var limits = SpaceLimits()
    limits.versions = 1
    try await test.shelf.set(limits)
    for number in 2...4 { _ = try await snapshot(test, link, "<p>Version \(number)</p>") }
    #expect(try await test.shelf.snapshots(of: link).map(\.snapshot.number) == [4, 1])
    // A person may delete it, and the highlight stays.
    try await test.shelf.deleteSnapshot(version)
    #expect(try await test.shelf.highlights(of: link).map(\.passage.exact) == ["gnomon"])
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func highlightsAreFoundByWordsTagsAndLinks() async throws {
    let test = try TestShelf()
    let (link, version) = try await begin(test)
    let shelf = test.shelf
    let a = try await shelf.addHighlight(NewHighlight(Passage("gnomon casts")), to: link, in: version)
    test.wait(1)
    let b = try await shelf.addHighlight(NewHighlight(Passage("the hour of")), to: link, in: version)
    try await shelf.changeHighlight(a.id, colour: .pink, note: "Noontide 影子")
    #expect(try await test.found("has:highlight") == ["Dials"])
    for (query, isFound) in [
      ("highlight:gnom", true), ("highlight:noontide", true), ("highlight:影", true), ("highlight:\"hour of\"", true),
      ("highlight:day", false), ("highlight:--", false), ("-highlight:gnomon", false),
    ] { #expect(try await test.found(query) == (isFound ? ["Dials"] : []), "\(query)") }
    func ids(_ change: (inout HighlightFilter) -> Void) async throws -> [Highlight.ID] {
      var filter = HighlightFilter()
      change(&filter)
      return try await shelf.highlights(filter, limit: 10).highlights.map(\.highlight.id)
    }
    #expect(try await ids { _ in } == [b.id, a.id])
    #expect(try await ids { $0.words = "gnomon noon" } == [a.id])
    #expect(try await ids { $0.words = "\"(*" } == [])
    #expect(try await ids { $0.tag = "sun" } == [b.id, a.id])
    #expect(try await ids { $0.tag = "moon" } == [])
    #expect(try await ids { $0.link = 99 } == [])
    let page = try await shelf.highlights(HighlightFilter(), limit: 1)
    #expect(page.next == b.id)
    #expect(
      try await shelf.highlights(HighlightFilter(), before: b.id, limit: 1).highlights.map(\.highlight.id) == [a.id])
    _ = try await shelf.change([link], .bin)
    #expect(try await ids { _ in } == [])
    _ = try await shelf.deleteForGood([link])
    #expect(try await shelf.highlight(a.id) == nil)
    #expect(try await shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func theDoctorIndexesHighlightsAnew() async throws {
    let test = try TestShelf()
    let (link, version) = try await begin(test)
    _ = try await test.shelf.addHighlight(NewHighlight(Passage("gnomon")), to: link, in: version)
    try await test.shelf.pool.write { db in
      try db.execute(
        sql: "DELETE FROM highlightText; INSERT INTO highlightText (rowid, exact, note) VALUES (77, 'x', '')")
    }
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).unindexed == 2)
    _ = try await test.shelf.doctor(isDeep: false, mends: true)
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
    #expect(try await test.found("highlight:gnomon") == ["Dials"])
  }

  @Test func manyHighlightsArePlaced() async throws {
    let test = try TestShelf()
    let html = (0..<2_200).map { "<p>Paragraph \($0) of the text.</p>" }.joined()
    let link = try await test.add("https://example.org/a", jobs: [.snapshot])
    let version = try await test.snapshot(text: "x", files: [(.article, html)])
    var new = NewLink("https://example.org/a")
    new.highlights = (0..<2_100).map { NewHighlight(Passage("Paragraph \($0) of the text.")) }
    _ = try await test.shelf.add([new])
    #expect(try await test.shelf.highlightCount(of: link) == Shelf.mostHighlights)
    #expect(try await placed(test, link, version).allSatisfy { $0.place?.way == .exact })
    await #expect(throws: ShelfError.self) {
      try await test.shelf.addHighlight(NewHighlight(Passage("Paragraph 2199")), to: link, in: version)
    }
  }
}
