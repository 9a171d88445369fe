// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct EditingTests {
  @Test func eachChangeIsUndoneOnce() async throws {
    let test = try TestShelf()
    let a = try await test.add("https://example.org/a", tags: ["x"])
    let b = try await test.add("https://example.org/b")
    let changes: [LinkChange] = [
      .reading(.read), .favourite(true), .archived(true), .addTags(["y", "z/1"]), .removeTags(["x"]), .bin,
    ]
    for change in changes {
      let before = try await (test.shelf.row(a), test.shelf.row(b))
      let result = try await test.shelf.change([a, b, 999], change)
      #expect(result.changed == (change == .removeTags(["x"]) ? 1 : 2), "\(change)")
      let undo = try #require(result.undo)
      _ = try await test.shelf.undo(undo)
      let after = try await (test.shelf.row(a), test.shelf.row(b))
      for (old, new) in [(before.0, after.0), (before.1, after.1)] {
        #expect(old?.link.reading == new?.link.reading)
        #expect(old?.link.favourite == new?.link.favourite)
        #expect(old?.link.archived == new?.link.archived)
        #expect(old?.link.binnedAt == new?.link.binnedAt)
        #expect(old?.tags == new?.tags)
      }
      await #expect(throws: ShelfError.self) { try await test.shelf.undo(undo) }
    }
  }

  @Test func undoingTouchesOnlyWhatTheChangeWasAbout() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", jobs: [.look])
    let job = try #require(try await test.shelf.queue(.waiting).first?.job.id)
    _ = try await test.shelf.cancel([job])
    let favourite = try #require(try await test.shelf.change([id], .favourite(true)).undo)
    _ = try await test.shelf.change([id], .bin)
    _ = try await test.shelf.undo(favourite)
    let link = try #require(try await test.shelf.link(id))
    #expect(!link.favourite)
    #expect(link.binnedAt != nil)
    #expect(try await test.shelf.queueCounts().waiting == 0)
  }

  @Test func onlyTheBinIsEmptiedAndItsFilesGoToo() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", jobs: [.snapshot])
    _ = try await test.snapshot(text: "one", files: [(.preview, "picture")])
    await #expect(throws: ShelfError.self) { try await test.shelf.deleteForGood([id]) }
    _ = try await test.shelf.change([id], .bin)
    #expect(test.shelf.files.all().count == 2)
    #expect(try await test.shelf.deleteForGood(nil) == 1)
    #expect(test.shelf.files.all().isEmpty)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func filesThatAnotherSnapshotHasStay() async throws {
    let test = try TestShelf()
    let a = try await test.add("https://a.example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "same")
    try await test.add("https://b.example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "same")
    #expect(test.shelf.files.all().count == 1)
    _ = try await test.shelf.change([a], .bin)
    _ = try await test.shelf.deleteForGood(nil)
    #expect(test.shelf.files.all().count == 1)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func tagsAreRenamedWithThoseBelow() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/a", tags: ["dev/swift", "dev/swift/ui", "device"])
    #expect(try await test.shelf.renameTag("DEV", to: "code") == 2)
    #expect(try await test.shelf.tags().map(\.path) == ["code/swift", "code/swift/ui", "device"])
    #expect(try await test.found("#code").count == 1)
    await #expect(throws: ShelfError.self) { try await test.shelf.renameTag("code", to: "code/old") }
    await #expect(throws: ShelfError.self) { try await test.shelf.renameTag("nothing", to: "x") }
  }

  @Test func mergedTagsLeaveTheirNameAsASynonym() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/a", tags: ["js"])
    try await test.add("https://example.org/b", tags: ["JavaScript", "js"])
    try await test.shelf.mergeTag("js", into: "javascript")
    let tags = try await test.shelf.tags()
    #expect(tags.map(\.path) == ["JavaScript"])
    #expect(tags.map(\.uses) == [2])
    #expect(tags.map(\.synonyms) == [["js"]])
    let id = try await test.add("https://example.org/c", tags: ["JS"])
    #expect(try await test.shelf.row(id)?.tags == ["JavaScript"])
    #expect(try await test.found("tag:js").count == 3)
  }

  @Test func countsOfTagsLeaveTheBinOut() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a", tags: ["a", "b"])
    _ = try await test.shelf.change([id], .bin)
    #expect(try await test.shelf.tags().map(\.uses) == [0, 0])
    _ = try await test.shelf.change([id], .restore)
    #expect(try await test.shelf.tags().map(\.uses) == [1, 1])
    try await test.shelf.deleteTag("a")
    #expect(try await test.shelf.tags().map(\.path) == ["b"])
  }

  @Test(arguments: [
    ("#Swift", "Swift"), (" a / b //c", "a/b/c"), ("x\ty", "x y"), ("Ä\u{308}", "Ä\u{308}"), ("a,\"b", "ab"),
  ])
  func namesOfTagsAreCleaned(_ given: String, _ shown: String) throws {
    #expect(try TagPath(given).shown == shown.precomposedStringWithCanonicalMapping)
  }

  @Test(arguments: ["", " ", "/", "#", "\0", String(repeating: "a", count: 121)])
  func whatIsNoNameIsRefused(_ given: String) { #expect(throws: ShelfError.self) { try TagPath(given) } }

  @Test func suggestionsComeFromOnesOwnTagging() async throws {
    let test = try TestShelf()
    for number in 0..<6 {
      try await test.add("https://swift.org/\(number)", title: "Swift concurrency part \(number)", tags: ["swift"])
    }
    for number in 0..<6 {
      try await test.add("https://food.example.org/\(number)", title: "Soup with lentils \(number)", tags: ["cooking"])
    }
    let id = try await test.add("https://elsewhere.example.net/", title: "Structured concurrency explained")
    #expect(try await test.shelf.suggestTags(for: id).map(\.path) == ["swift"])
    let soup = try await test.shelf.suggestTags(title: "Lentils again", description: "", site: "food.example.org")
    #expect(soup.map(\.path) == ["cooking"])
    #expect(try await test.shelf.suggestTags(title: "Whatever else", description: "", site: "new.example.com").isEmpty)
  }

  @Test func aSavedSearchOfTheSameNameGetsTheNewQuery() async throws {
    let test = try TestShelf()
    let first = try await test.shelf.saveSearch("Mine", "tag:a")
    let second = try await test.shelf.saveSearch("Mine", "tag:b")
    #expect(first == second)
    #expect(try await test.shelf.savedSearches().map(\.query) == ["tag:b"])
  }

  @Test func countsFollowChanges() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/a")
    #expect(try await test.shelf.counts().unread == 1)
    _ = try await test.shelf.change([id], .reading(.read))
    let counts = try await test.shelf.counts()
    #expect(counts.unread == 0)
    #expect(counts.inbox == 1)
  }

  @Test func countsAreKeptWhateverHappens() async throws {
    let test = try TestShelf()
    var random = SeededGenerator(seed: 7)
    var ids: [Link.ID] = []
    for number in 0..<40 {
      ids.append(try await test.add("https://example.org/\(number)", jobs: number % 3 == 0 ? [.look, .snapshot] : []))
    }
    let changes: [LinkChange] = [
      .bin, .restore, .archived(true), .archived(false), .favourite(true), .favourite(false), .reading(.read),
      .reading(.unread), .reading(.reading),
    ]
    for _ in 0..<200 {
      let some = (0..<3).map { _ in ids[Int.random(in: 0..<ids.count, using: &random)] }
      let result = try await test.shelf.change(some, changes[Int.random(in: 0..<changes.count, using: &random)])
      if let step = result.undo, Int.random(in: 0..<4, using: &random) == 0 { _ = try await test.shelf.undo(step) }
      if Int.random(in: 0..<6, using: &random) == 0,
        let job = try await test.shelf.take([.look, .snapshot], lease: UUID().uuidString)
      {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: try await test.shelf.fail(job, "No.", isFinal: true)
        case 1: try await test.shelf.giveBack(job)
        default: break
        }
      }
      if Int.random(in: 0..<10, using: &random) == 0 { _ = try await test.shelf.deleteForGood(nil) }
      if Int.random(in: 0..<10, using: &random) == 0 { _ = try await test.shelf.retry(nil) }
    }
    #expect(try await test.shelf.pool.read { try Shelf.wrongCounts($0) } == 0)
    let counts = try await test.shelf.counts()
    let all = try await test.shelf.list(.everything, limit: 500).rows.map(\.link)
    #expect(counts.all == all.count)
    #expect(counts.inbox == all.count { !$0.archived })
    #expect(counts.unread == all.count { !$0.archived && $0.reading == .unread })
  }
}
