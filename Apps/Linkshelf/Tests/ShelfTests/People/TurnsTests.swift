// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Shelf

@Suite struct TurnsTests {
  @Test func thousandsOfJobsDontKeepAnothersOneWaiting() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    let eve = try await test.come("eve")
    _ = try await test.home.add((0..<10_000).map { NewLink("https://site\($0).example/") }, jobs: [.snapshot])
    _ = try await test.shelf(bob).add([NewLink("https://bob.example/")], jobs: [.snapshot])
    _ = try await test.shelf(eve).add((0..<2).map { NewLink("https://eve\($0).example/") }, jobs: [.snapshot])
    let turns = StoreTurns(test.stores)
    var served: [String] = []
    for _ in 0..<8 {
      let job = try #require(try await turns.take([.snapshot], lease: UUID().uuidString))
      served.append(job.shelf.name)
      turns.end(job)
    }
    // In the first three turns each store has one.
    #expect(Set(served.prefix(3)).count == 3)
    #expect(served.filter { $0 == bob.store }.count == 1)
    #expect(served.filter { $0 == eve.store }.count == 2)
    #expect(served.filter(\.isEmpty).count == 5)
  }

  @Test func aSiteIsAskedForOneStoreAtATime() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    _ = try await test.home.add([NewLink("https://example.org/a")], jobs: [.snapshot, .look])
    _ = try await test.shelf(bob).add([NewLink("https://example.org/b")], jobs: [.snapshot])
    let turns = StoreTurns(test.stores)
    let first = try #require(try await turns.take([.snapshot], lease: "1"))
    #expect(try await turns.take([.snapshot], lease: "2") == nil)
    // Another kind of work may be at the same site.
    #expect(try await turns.take([.look], lease: "3") != nil)
    turns.end(first)
    let second = try #require(try await turns.take([.snapshot], lease: "4"))
    #expect(second.shelf.name != first.shelf.name)
  }

  @Test func aStoreWithoutWorkIsntOpened() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    for number in 0..<20 { try await test.come("n\(number)") }
    let bob = try await test.come("bob")
    let turns = StoreTurns(test.stores)
    #expect(try await turns.take([.snapshot], lease: "1") == nil)
    // What was written a moment ago is looked at once more.
    test.wait(3)
    try await Task.sleep(for: .seconds(2.1))
    #expect(try await turns.take([.snapshot], lease: "2") == nil)
    test.stores.letGo(after: 0)
    #expect(test.stores.open.count == 1)
    test.wait(3)
    #expect(try await turns.take([.snapshot], lease: "3") == nil)
    #expect(test.stores.open.count == 1)
    // Another process adds something: the store's files tell.
    let other = try Shelf(folder: test.stores.folder(of: bob.store ?? "")) { test.home.now }
    _ = try await other.add([NewLink("https://example.org/")], jobs: [.snapshot])
    #expect(try await turns.take([.snapshot], lease: "4")?.shelf.name == bob.store)
    #expect(test.stores.open.count == 2)
  }

  @Test func whatAServerOfBeforeHadAtWorkIsDoneAgain() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    let other = try Shelf(folder: test.stores.folder(of: bob.store ?? "")) { test.home.now }
    _ = try await other.add([NewLink("https://example.org/")], jobs: [.snapshot])
    _ = try await other.take([.snapshot], lease: "dead")
    let turns = StoreTurns(test.stores)
    #expect(try await turns.take([.snapshot], lease: "1")?.shelf.name == bob.store)
  }

  @Test func checksComeFromAllStoresInTurn() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    for (shelf, name) in [(test.home, "a"), (try await test.shelf(bob), "b")] {
      _ = try await shelf.add((0..<3).map { NewLink("https://\(name)\($0).example/") }, jobs: [])
    }
    test.wait(40 * 86_400)
    let turns = StoreTurns(test.stores)
    var busy: Set<String> = []
    var served: [String] = []
    for _ in 0..<4 {
      guard let found = try await turns.nextCheck(busy: busy), case .now(let check) = found.next else { continue }
      served.append(found.shelf.name)
      busy.insert(check.site)
    }
    #expect(served == ["", bob.store, "", bob.store])
  }

  @Test func limitsHoldForOnePersonAndForAll() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    let shelf = try await test.shelf(bob)
    let big = test.folder + "/big"
    try Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ ($0 >> 8)) }).write(to: URL(filePath: big))
    _ = try await shelf.add([NewLink("https://example.org/")], jobs: [.snapshot])
    let job = try #require(try await shelf.take([.snapshot], lease: "1"))
    var new = NewSnapshot(finalAddress: job.address)
    new.files = [.init(.picture, name: "p", mediaType: "image/webp", path: big)]
    _ = try await shelf.keep(new, for: job)
    #expect(try await shelf.shortage() == nil)
    try await test.home.setLimit(1, of: bob.id)
    try await test.stores.takeLimits()
    #expect(try await shelf.shortage()?.name == "total")
    #expect(try await shelf.space().mostMB == 1)
    // The person's own setting doesn't lift it.
    var limits = try await shelf.spaceLimits()
    limits.allMB = 500
    try await shelf.set(limits)
    #expect(try await shelf.shortage()?.name == "total")
    try await test.home.setLimit(nil, of: bob.id)
    try await test.stores.setLimit(ofAll: 2)
    _ = try await test.home.shortage()
    #expect(try await shelf.shortage()?.name == "household")
    #expect(try await test.home.shortage()?.name == "household")
    try await test.stores.setLimit(ofAll: nil)
    #expect(try await shelf.shortage() == nil)
    await #expect(throws: ShelfError.self) { try await test.home.setLimit(0, of: bob.id) }
    await #expect(throws: ShelfError.self) { try await test.stores.setLimit(ofAll: .max) }
  }

  @Test func aBackupHoldsAllAndIsRestored() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    let eve = try await test.come("eve")
    _ = try await test.home.add([NewLink("https://example.org/a")])
    _ = try await test.shelf(bob).add([NewLink("https://example.org/b")])
    _ = try await test.shelf(eve).add([NewLink("https://example.org/c")])
    let backup = test.folder + "-backup"
    let place = test.folder + "-restored"
    defer { for path in [backup, place] { try? FileManager.default.removeItem(atPath: path) } }
    _ = try await test.stores.backup(to: backup)
    // Somebody who has gone isn't in the next one.
    _ = try await test.home.beginRemoval(of: eve.id)
    try await test.stores.finishRemovals()
    _ = try await test.stores.backup(to: backup)
    #expect(try FileManager.default.contentsOfDirectory(atPath: backup + "/people") == [bob.store])
    try ShelfStores.restore(from: backup, to: place)
    let restored = try ShelfStores(folder: place)
    #expect(try await restored.home.people().map(\.account.name) == ["ada", "bob"])
    #expect(try await restored.shelf(bob.store ?? "")?.find(address: "https://example.org/b") != nil)
    #expect(try await restored.home.find(address: "https://example.org/b") == nil)
    #expect(throws: ShelfError.self) { try ShelfStores.restore(from: backup, to: place) }
  }
}
