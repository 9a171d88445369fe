// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct MigrationTests {
  private static func versions() throws -> ClosedRange<Int> {
    let folder = NSTemporaryDirectory() + "/versions-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return 1...Shelf.steps(try PartFiles(folder: folder)).count
  }

  @Test func aStoreOfEachVersionIsOpenedAndHasAll() async throws {
    for version in try Self.versions() {
      let earlier = try EarlierStore(version: version)
      // The second time there's nothing to be done any more.
      for _ in 0..<2 {
        let shelf = try Shelf(folder: earlier.folder)
        try await Self.check(shelf, earlier, "version \(version)")
        try shelf.close()
      }
    }
  }

  private static func check(_ shelf: Shelf, _ earlier: EarlierStore, _ name: Comment) async throws {
    let marked = try await shelf.highlights(of: 7).count
    #expect(try await shelf.list(SearchParser.parse("highlight:shadow")).rows.count == marked, name)
    #expect(try await shelf.next().count == marked, name)
    #expect(try await shelf.shares(of: [7]).count == marked, name)
    let row = try #require(try await shelf.row(7), name)
    #expect(row.link.title == "One", name)
    #expect(row.tags == ["Sun/Dials"], name)
    #expect(try await shelf.link(8)?.binnedAt == Moment(milliseconds: 3_000), name)
    #expect(try await shelf.list(SearchParser.parse("gnomon tag:hours")).rows.map(\.id) == [7], name)
    #expect(try await shelf.snapshots(of: 7).map(\.parts.count) == [2], name)
    #expect(try await shelf.snapshots(of: 7).first?.snapshot.description == nil, name)
    #expect(try await shelf.queueCounts().waiting == 1, name)
    #expect(try await shelf.queueCounts().paused, name)
    #expect(try await shelf.savedSearches().map(\.query) == ["tag:sun"], name)
    let list = try #require(try await shelf.lists().first, name)
    #expect(list.shownTitle == "Mine" && list.order == .newest && !list.isPublic, name)
    #expect(try await shelf.publicLinks(list).links.map(\.id) == [7], name)
    #expect(try await shelf.statistics(in: .gmt).space.map(\.name) == ["text", "preview"], name)
    #expect(try await shelf.statistics(in: .gmt).unread == 1, name)
    let space = try await shelf.space()
    #expect(space.files == 3, name)
    #expect(space.fileBytes == earlier.files.all().reduce(0) { $0 + $1.bytes }, name)
    #expect(space.limits == SpaceLimits(), name)
    #expect(try await shelf.watch(of: 7)?.nextAt != nil, name)
    #expect(try await shelf.doctor(isDeep: true, mends: false).isClean, name)
  }

  @Test func linksOfBeforeAreWatched() async throws {
    let earlier = try EarlierStore(version: 3)
    let pool = try earlier.open()
    try await pool.write { try $0.execute(sql: "UPDATE link SET status = 410 WHERE id = 7") }
    try pool.close()
    let shelf = try Shelf(folder: earlier.folder)
    let gone = try #require(try await shelf.watch(of: 7))
    #expect(gone.state == .gone && gone.failures == 1 && gone.deadSince == nil)
    let next = try #require(gone.nextAt)
    #expect(next > shelf.now && next < shelf.now.adding(seconds: 86_401))
    #expect(try await shelf.watch(of: 8)?.nextAt == nil)
    _ = try await shelf.change([8], .restore)
    #expect(try await shelf.watch(of: 8)?.nextAt != nil)
  }

  private struct CutOff: Error {}

  @Test func aStepThatIsCutOffLeavesTheVersionBefore() async throws {
    for version in try Self.versions().dropFirst() {
      let earlier = try EarlierStore(version: version - 1)
      var steps = Array(Shelf.steps(earlier.files).prefix(version))
      let whole = steps[version - 1]
      steps[version - 1].run = { db in
        try whole.run(db)
        throw CutOff()
      }
      let pool = try earlier.open()
      func tables() throws -> [String] {
        try pool.read {
          try String.fetchAll($0, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        }
      }
      let before = try tables()
      #expect(throws: CutOff.self) { try Shelf.migrator(steps).migrate(pool) }
      #expect(try tables() == before)
      // The program of before still opens it, and so does today's.
      try Shelf.migrator(Array(steps.prefix(version - 1))).migrate(pool)
      try pool.close()
      let shelf = try Shelf(folder: earlier.folder)
      try await Self.check(shelf, earlier, "version \(version - 1), cut off")
    }
  }

  @Test func aNewerStoreIsRefusedAndLeftAlone() throws {
    let test = try TestShelf()
    try test.shelf.close()
    let steps =
      Shelf.steps(test.shelf.files) + [
        .init(name: "99 from the future") { try $0.execute(sql: "CREATE TABLE future (x)") }
      ]
    let pool = try DatabasePool(path: test.folder + "/shelf.sqlite")
    try Shelf.migrator(steps).migrate(pool)
    #expect {
      try Shelf(folder: test.folder)
    } throws: {
      ($0 as? ShelfError)?.description
        == "The store in \(test.folder) was written by a newer Linkshelf. Use that one, or a backup."
    }
    #expect(try pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM grdb_migrations") } == steps.count)
  }

  @Test func aMissingFileDoesntKeepAStoreFromBeingOpened() async throws {
    let earlier = try EarlierStore(version: 1)
    earlier.files.remove(earlier.picture)
    let shelf = try Shelf(folder: earlier.folder)
    #expect(try await shelf.doctor(isDeep: true, mends: false).missing == [earlier.picture])
    _ = try await shelf.doctor(isDeep: true, mends: true)
    #expect(try await shelf.doctor(isDeep: true, mends: false).isClean)
  }
}
