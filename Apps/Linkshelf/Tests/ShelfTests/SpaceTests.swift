// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Shelf

@Suite struct SpaceTests {
  /// What the table says, and what lies in the folder.
  private func sizes(_ test: TestShelf) async throws -> (counted: Int64, files: Int, onDisk: Int64) {
    let space = try await test.shelf.space()
    return (space.fileBytes, space.files, test.shelf.files.all().reduce(0) { $0 + $1.bytes })
  }

  private func expectTrue(_ test: TestShelf, files: Int, _ place: SourceLocation = #_sourceLocation) async throws {
    let sizes = try await sizes(test)
    #expect(sizes.counted == sizes.onDisk, sourceLocation: place)
    #expect(sizes.files == files, sourceLocation: place)
    #expect(try await test.shelf.doctor(isDeep: true, mends: false).isClean, sourceLocation: place)
  }

  private func limits(_ change: (inout SpaceLimits) -> Void) -> SpaceLimits {
    var limits = SpaceLimits()
    limits.freeMB = nil
    change(&limits)
    return limits
  }

  @Test func sizesAreCountedAsFilesComeAndGo() async throws {
    let test = try TestShelf()
    let a = try await test.add("https://a.example.org/", jobs: [.snapshot])
    let long = String(repeating: "the same words again and again ", count: 5_000)
    let first = try await test.snapshot(text: long, files: [(.preview, "one")])
    // Compressed text counts as it lies on the disk.
    #expect(try await sizes(test).counted < 5_000)
    try await expectTrue(test, files: 2)
    try await test.add("https://b.example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: long, files: [(.preview, "two")])
    try await expectTrue(test, files: 3)
    try await test.shelf.deleteSnapshot(first)
    try await expectTrue(test, files: 2)
    _ = try await test.shelf.change([a], .bin)
    _ = try await test.shelf.deleteForGood(nil)
    try await expectTrue(test, files: 2)
  }

  @Test func anIconThatIsReplacedGoes() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", jobs: [.look])
    for (number, words) in ["first", "second", "second"].enumerated() {
      var details = PageDetails()
      details.icon = try test.shelf.files.keep(Data(words.utf8), mediaType: "image/png").hash
      let job = try #require(try await test.shelf.take([.look], lease: "\(number)"))
      try await test.shelf.keep(details, for: job)
      try await expectTrue(test, files: 1)
      try await test.shelf.enqueue(.look, [id])
    }
    // A page that says that it isn't there has no icon, and the one of before stays.
    var gone = PageDetails()
    gone.status = 404
    gone.icon = try test.shelf.files.keep(Data("an error's".utf8), mediaType: "image/png").hash
    try await test.shelf.keep(gone, for: try #require(try await test.shelf.take([.look], lease: "gone")))
    try await expectTrue(test, files: 1)
  }

  @Test func onlyTheNewestVersionsStay() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/")
    for version in 1...2 {
      try await test.shelf.enqueue(.snapshot, [id])
      _ = try await test.snapshot(text: "text \(version)", files: [(.preview, "picture \(version)")])
    }
    try await test.shelf.set(limits { $0.versions = 2 })
    for version in 3...5 {
      try await test.shelf.enqueue(.snapshot, [id])
      _ = try await test.snapshot(
        text: "text \(version)", files: version == 5 ? [] : [(.preview, "picture \(version)")])
      #expect(try await test.shelf.snapshots(of: id).map(\.snapshot.number) == [version, version - 1])
    }
    try await expectTrue(test, files: 3)
    // The small picture is the newest that there is.
    let preview = try #require(try await test.shelf.link(id)?.preview)
    #expect(try test.shelf.files.data(preview) == Data("picture 4".utf8))
  }

  @Test func settingANumberOfVersionsDeletesNothingYet() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/")
    for version in 1...3 {
      try await test.shelf.enqueue(.snapshot, [id])
      _ = try await test.snapshot(text: "text \(version)")
    }
    try await test.shelf.set(limits { $0.versions = 1 })
    #expect(try await test.shelf.snapshots(of: id).count == 3)
  }

  @Test func aSnapshotBeyondItsLinksQuotaFailsAndLeavesNothing() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "small", files: [(.picture, Self.noise(700_000, seed: 1))])
    try await test.shelf.set(limits { $0.linkMB = 1 })
    try await test.shelf.enqueue(.snapshot, [id])
    let error = await #expect(throws: ShelfError.self) {
      try await test.snapshot(text: "more", files: [(.picture, Self.noise(700_000, seed: 2))])
    }
    #expect(error?.reason == .overQuota)
    #expect(
      error?.description
        == "With this version the link would take 1.4 MB, and a link may take 1 MB. Delete versions of it, or change the limit on the page Settings or by “linkshelf space --link-mb”; then try again."
    )
    #expect(try await test.shelf.snapshots(of: id).count == 1)
    try await expectTrue(test, files: 2)
    #expect(try await test.shelf.link(id)?.versions == 1)
    // Where older versions go, there's room for the new one.
    try await test.shelf.takeBack(all: true)
    try await test.shelf.set(
      limits {
        $0.linkMB = 1
        $0.versions = 1
      })
    _ = try await test.snapshot(text: "more", files: [(.picture, Self.noise(700_000, seed: 2))])
    #expect(try await test.shelf.snapshots(of: id).map(\.snapshot.number) == [2])
  }

  @Test func beyondTheTotalNoWorkIsBegun() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "text", files: [(.picture, Self.noise(9_000_000, seed: 3))])
    try await test.add("https://example.org/b", jobs: [.snapshot, .look])
    try await test.shelf.set(limits { $0.allMB = 9 })
    #expect(try await test.shelf.take(Job.Kind.allCases, lease: "a") == nil)
    let shortage = try #require(try await test.shelf.shortage())
    #expect(shortage.name == "total")
    #expect(shortage.sentence.contains("and 9 MB is the most that it may take. The queue waits"))
    try await test.shelf.set(limits { $0.allMB = 100 })
    #expect(try await test.shelf.take(Job.Kind.allCases, lease: "b") != nil)
  }

  @Test func belowTheFloorNoWorkIsBegun() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.snapshot, .look])
    try await test.shelf.set(limits { $0.freeMB = SpaceLimits.Field.freeMB.most })
    #expect(try await test.shelf.take(Job.Kind.allCases, lease: "a") == nil)
    let shortage = try #require(try await test.shelf.space().shortage)
    #expect(shortage.name == "floor")
    #expect(shortage.sentence.contains("free, and 1 PB have to stay free. The queue waits and goes on by itself"))
    #expect(try await test.shelf.queueCounts().waiting == 2)
    try await test.shelf.set(limits { _ in })
    #expect(try await test.shelf.take(Job.Kind.allCases, lease: "b")?.job.attempt == 1)
  }

  @Test func afterAFullDiskWorkWaitsForAWhile() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.look])
    test.shelf.hold("/somewhere")
    test.shelf.hold()
    #expect(try await test.shelf.take([.look], lease: "a") == nil)
    #expect(try await test.shelf.shortage() == .full(folder: "/somewhere"))
    test.wait(Shelf.holdSeconds)
    #expect(try await test.shelf.take([.look], lease: "b") != nil)
    test.shelf.hold()
    try await test.shelf.set(SpaceLimits())
    #expect(try await test.shelf.shortage() == nil)
  }

  @Test func aSnapshotThatCantBeKeptLeavesNoFiles() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.snapshot])
    let job = try #require(try await test.shelf.take([.snapshot], lease: "a"))
    var new = NewSnapshot(finalAddress: job.address)
    try Data("whole".utf8).write(to: URL(filePath: test.folder + "/whole"))
    new.files = ["whole", "missing"].map {
      .init(.picture, name: $0, mediaType: "image/webp", path: test.folder + "/" + $0)
    }
    await #expect(throws: ShelfError.self) { try await test.shelf.keep(new, for: job) }
    try await expectTrue(test, files: 0)
    #expect(test.shelf.files.all().isEmpty)
  }

  @Test func aFullDatabaseIsKnownAndLosesNothing() async throws {
    let test = try TestShelf()
    let first = try await test.add("https://example.org/", title: "First", jobs: [.snapshot])
    let job = try #require(try await test.shelf.take([.snapshot], lease: "a"))
    try await test.shelf.pool.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    var new = NewSnapshot(finalAddress: job.address)
    try Data(Self.noise(300_000, seed: 4).utf8).write(to: URL(filePath: test.folder + "/text"))
    new.files = [.init(.text, name: "text", mediaType: "text/plain", path: test.folder + "/text")]
    do {
      _ = try await test.shelf.keep(new, for: job)
      Issue.record("a full database takes a snapshot")
    } catch {
      #expect(test.shelf.isNoSpace(error), "\(error)")
    }
    #expect(test.shelf.files.all().isEmpty)
    #expect(try await test.shelf.row(first)?.link.title == "First")
    try await test.shelf.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
    try await test.shelf.giveBack(job)
    let again = try #require(try await test.shelf.take([.snapshot], lease: "b"))
    #expect(again.job.attempt == 1)
    _ = try await test.shelf.keep(new, for: again)
    try await expectTrue(test, files: 1)
  }

  @Test func theReserveIsGivenUpForWhatMakesRoom() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", jobs: [.look])
    let path = test.folder + "/reserve"
    test.shelf.keepReserve()
    #expect(PartFiles.size(of: path) == Shelf.reserveBytes)
    // Whatever is written first finds no room; what comes after does.
    let isFull = Mutex(true)
    let done = try await test.shelf.writeFromReserve { db -> Int in
      let isFirst = isFull.withLock { value in
        defer { value = false }
        return value
      }
      guard !isFirst else {
        throw DatabaseError(resultCode: .SQLITE_FULL)
      }
      try db.execute(sql: "UPDATE link SET note = 'n' WHERE id = ?", arguments: [id])
      return db.changesCount
    }
    #expect(done == 1)
    #expect(PartFiles.size(of: path) == nil)
    await #expect(throws: DatabaseError.self) {
      try await test.shelf.writeFromReserve { _ in throw DatabaseError(resultCode: .SQLITE_FULL) }
    }
    test.shelf.keepReserve()
    #expect(PartFiles.size(of: path) == Shelf.reserveBytes)
  }

  @Test func whatLiesInTheBinForLongIsDeletedIfAPersonWantsIt() async throws {
    let test = try TestShelf()
    let old = try await test.add("https://example.org/old")
    let young = try await test.add("https://example.org/young")
    let kept = try await test.add("https://example.org/kept")
    _ = try await test.shelf.change([old], .bin)
    test.wait(86_400 * 2)
    _ = try await test.shelf.change([young], .bin)
    test.wait(86_400 * 2)
    #expect(try await test.shelf.emptyOldBin() == 0)
    try await test.shelf.set(limits { $0.binDays = 3 })
    #expect(try await test.shelf.emptyOldBin() == 1)
    #expect(try await test.shelf.link(old) == nil)
    #expect(try await test.shelf.link(young) != nil)
    test.wait(86_400 * 2)
    #expect(try await test.shelf.emptyOldBin() == 1)
    #expect(try await test.shelf.link(kept) != nil)
  }

  @Test(arguments: SpaceLimits.Field.allCases)
  func aLimitOutOfItsRangeIsRefused(_ field: SpaceLimits.Field) async throws {
    let test = try TestShelf()
    for value in [Int.min, -1, 0, field.most + 1, .max] {
      let error = await #expect(throws: ShelfError.self) { try await test.shelf.set(limits { $0[field] = value }) }
      #expect(
        error?.description.contains("(\(field.rawValue)) is a whole number from 1 to \(field.most), and not \(value).")
          == true)
    }
    #expect(try await test.shelf.spaceLimits() == SpaceLimits())
    for value in [1, field.most, nil] {
      let limits = limits { $0[field] = value }
      try await test.shelf.set(limits)
      #expect(try await test.shelf.spaceLimits() == limits)
    }
    // What somebody wrote into the database by hand.
    for value in ["", "many", "-5", "99999999999999999999", "1.5"] {
      try await test.shelf.set("space." + field.rawValue, value)
      #expect(try await test.shelf.spaceLimits()[field] == SpaceLimits()[field])
    }
  }

  @Test(arguments: [
    ("20", 20_000), ("0.5", 500), ("0.001", 1), ("1.0004", 1_000), ("", nil), ("0", nil), (".", nil), ("-1", nil),
    ("1e9", nil),
    ("0.0001", nil), ("nan", nil), ("99999999999999999999999999", nil), ("1 GB", nil), ("１", nil),
  ])
  func gigabytesAreReadAsAPersonWritesThem(_ text: String, _ megabytes: Int?) {
    #expect(SpaceLimits.megabytes(gigabytes: text) == megabytes)
  }

  @Test(arguments: [
    (-5, "0 B"), (999, "999 B"), (1_000, "1 kB"), (1_449_999, "1.4 MB"), (999_600, "1 MB"), (20_000_000_000, "20 GB"),
    (.max, "9223 PB"),
  ])
  func sizesAreShownInTheirUnit(_ bytes: Int64, _ text: String) { #expect(SpaceShortage.size(bytes) == text) }

  @Test func theDoctorMendsWrongSizes() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.snapshot])
    _ = try await test.snapshot(text: "one", files: [(.picture, "two"), (.archive, "three")])
    try await test.shelf.pool.write {
      try $0.execute(
        sql: """
          DELETE FROM file WHERE hash = (SELECT MIN(hash) FROM file);
          UPDATE file SET bytes = 99 WHERE hash = (SELECT MAX(hash) FROM file);
          INSERT INTO file (hash, bytes) VALUES ('left', 5);
          UPDATE fileTotal SET files = 17;
          """)
    }
    #expect(try await test.shelf.doctor(isDeep: false, mends: true).missized == 4)
    try await expectTrue(test, files: 3)
  }

  /// A text that can't be compressed to less than three quarters.
  static func noise(_ count: Int, seed: UInt64) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    return String(
      decoding: (0..<count).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int(state >> 58)]
      }, as: UTF8.self)
  }
}
