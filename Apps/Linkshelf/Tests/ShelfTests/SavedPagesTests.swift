// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct SavedPagesTests {
  private let test: TestShelf
  private var shelf: Shelf { test.shelf }

  init() throws { test = try TestShelf() }

  private func file(_ text: String) throws -> String {
    let path = "\(test.folder)/sent-\(UUID().uuidString)"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @discardableResult
  private func send(_ text: String, _ link: Link.ID, savedAt: Moment? = nil) async throws -> SavedPageFile.ID {
    try await shelf.keep(
      savedPage: try file(text), name: "p.html", mediaType: "text/html", savedAt: savedAt, for: link)
  }

  /// Makes the version of the saved page that waits.
  private func make(_ text: String) async throws {
    let job = try #require(try await shelf.take([.saved], lease: UUID().uuidString))
    let saved = try #require(try await shelf.savedPage(of: job.job.link))
    var new = NewSnapshot(finalAddress: job.address)
    new.savedAt = saved.savedAt
    new.details.title = "Inside"
    new.files = [.init(.text, name: "t", mediaType: "text/plain", path: try file(text))]
    _ = try await shelf.keep(new, for: job, of: saved)
  }

  private var isClean: Bool {
    get async throws { try await shelf.doctor(isDeep: true, mends: false).isClean }
  }

  @Test func aSavedPageBecomesAVersionAndItsFileGoes() async throws {
    let id = try await test.add("https://example.org/a", jobs: [.look, .snapshot])
    try await send("<p>one", id, savedAt: Moment(milliseconds: 5_000))
    #expect(try await isClean)
    // The visit that waited is given up.
    #expect(try await shelf.take([.snapshot], lease: "a") == nil)
    let saved = try #require(try await shelf.savedPage(of: id))
    let out = test.folder + "/out"
    try shelf.write(saved, to: out)
    #expect(try String(contentsOfFile: out, encoding: .utf8) == "<p>one")
    try await make("the secret paragraph")
    let version = try #require(try await shelf.snapshots(of: id).first?.snapshot)
    #expect(version.isSaved && version.savedAt == Moment(milliseconds: 5_000) && version.number == 1)
    #expect(try await shelf.savedPage(of: id) == nil)
    #expect(shelf.files.path(of: saved.hash) == nil)
    #expect(try await test.found("secret").count == 1)
    #expect(try await shelf.isSaved(id))
    #expect(try await isClean)
  }

  @Test func severalWaitInTheirOrder() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    for number in 1...3 { try await send("<p>\(number)", id) }
    #expect(try await shelf.queueCounts().waiting == 1)
    for number in 1...3 { try await make("text \(number)") }
    #expect(try await shelf.snapshots(of: id).count == 3)
    #expect(try await shelf.take([.saved], lease: "x") == nil)
    for _ in 0..<Shelf.mostSavedWaiting { try await send("<p>more", id) }
    await #expect { try await send("<p>too many", id) } throws: { ($0 as? ShelfError)?.reason == .full }
    #expect(try await isClean)
  }

  @Test func whatIsTakenOutOfTheQueueIsForgotten() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    try await send("<p>one", id)
    let hash = try #require(try await shelf.savedPage(of: id)?.hash)
    let job = try #require(try await shelf.row(id)?.jobs.first)
    _ = try await shelf.cancel([job.id])
    #expect(try await shelf.savedPage(of: id) == nil && shelf.files.path(of: hash) == nil)
    // One that failed for good can be tried again, until it's cleared.
    try await send("<p>two", id)
    try await shelf.fail(try #require(try await shelf.take([.saved], lease: "x")), "It failed.", isFinal: true)
    #expect(try await shelf.savedPage(of: id) != nil)
    _ = try await shelf.retry(nil)
    #expect(try await shelf.queueCounts().waiting == 1)
    try await shelf.fail(try #require(try await shelf.take([.saved], lease: "y")), "It failed.", isFinal: true)
    try await shelf.clearFailed()
    #expect(try await shelf.savedPage(of: id) == nil)
    #expect(try await isClean)
  }

  @Test func theBinKeepsItAndDeletionDoesnt() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    try await send("<p>one", id)
    _ = try await shelf.change([id], .bin)
    await #expect(throws: ShelfError(.notFound, "There's no link \(id).")) { try await send("<p>two", id) }
    let other = try await test.add("https://example.org/b", jobs: [.snapshot])
    _ = try await shelf.cancel(try #require(try await shelf.row(other)).jobs.map(\.id))
    #expect(try await shelf.savedPage(of: id) != nil)
    _ = try await shelf.change([id], .restore)
    #expect(try await shelf.row(id)?.jobs.map(\.kind) == [.saved])
    _ = try await shelf.change([id], .bin)
    // Adding it again brings it back too.
    _ = try await shelf.add([NewLink("https://example.org/a")], jobs: [])
    #expect(try await shelf.row(id)?.jobs.map(\.kind) == [.saved])
    _ = try await shelf.change([id], .bin)
    _ = try await shelf.deleteForGood([id])
    #expect(try shelf.files.all().isEmpty)
    #expect(try await isClean)
  }

  @Test func theLoginBeforeItChangesNothing() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    try await send("<p>one", id)
    try await make("inside")
    _ = try await shelf.setWatch(of: id, period: .day, keepsChanges: true)
    try await shelf.enqueue(.look, [id])
    var details = PageDetails()
    details.title = "Sign in"
    details.status = 404
    try await shelf.keep(details, for: try #require(try await shelf.take([.look], lease: "l")))
    let link = try #require(try await shelf.link(id))
    #expect(link.title == "Inside" && link.status == 0)

    func check(_ answer: PageAnswer) async throws -> Watch {
      let watch = try #require(try await shelf.watch(of: id))
      let due = DueCheck(address: "https://example.org/a", site: "example.org", watch: watch)
      #expect(try await !shelf.record(answer, for: due))
      return try #require(try await shelf.watch(of: id))
    }
    for words: Set<UInt32> in [[1, 2], [3, 4, 5, 6]] {
      _ = try await check(
        .there(text: TextReading(words), validators: PageValidators(), movedTo: "https://example.org/login"))
    }
    for _ in 0..<3 {
      test.wait(200_000)
      let watch = try await check(.gone("The server answered with the status 404 (not found)."))
      #expect(watch.deadSince == nil && watch.changedAt == nil && watch.movedTo == "" && watch.state == .unknown)
    }
    #expect(try await shelf.queueCounts().waiting == 0)
    // A visit that a person asked for, and that went well, makes it a link like others.
    try await shelf.enqueue(.snapshot, [id])
    _ = try await test.snapshot(text: "for all")
    #expect(try await !shelf.isSaved(id))
  }

  @Test func aBackupHasVersionsAndWaitingFiles() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    try await send("<p>one", id)
    try await make("inside")
    try await send("<p>two", id)
    let target = test.folder + "-backup"
    let restored = test.folder + "-restored"
    defer { for path in [target, restored] { try? FileManager.default.removeItem(atPath: path) } }
    _ = try await shelf.backup(to: target)
    try Shelf.restore(from: target, to: restored)
    let copy = try Shelf(folder: restored)
    #expect(try await copy.snapshots(of: id).map(\.snapshot.isSaved) == [true])
    let saved = try #require(try await copy.savedPage(of: id))
    #expect(try copy.files.data(saved.hash) == Data("<p>two".utf8))
    #expect(try await copy.doctor(isDeep: true, mends: false).isClean)
  }

  @Test func aLostFileIsMendedAway() async throws {
    let id = try await test.add("https://example.org/a", jobs: [])
    try await send("<p>one", id)
    try await make("inside")
    try await send("<p>two", id)
    for file in shelf.files.all() { shelf.files.remove(file.hash) }
    #expect(try await shelf.doctor(isDeep: false, mends: false).missing.count == 2)
    _ = try await shelf.doctor(isDeep: false, mends: true)
    #expect(try await isClean)
    // The page isn't visited for it.
    #expect(try await shelf.row(id)?.jobs.map(\.kind) == [.saved])
    #expect(try await shelf.savedPage(of: id) == nil)
  }
}
