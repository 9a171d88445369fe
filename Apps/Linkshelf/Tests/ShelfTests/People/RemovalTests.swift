// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct RemovalTests {
  private static func household() async throws -> (test: TestStores, ada: Account, bob: Account) {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let bob = try await test.come("bob")
    let shelf = try await test.shelf(bob)
    _ = try await shelf.add([NewLink("https://secretword.example.org/")])
    return (test, ada, bob)
  }

  @Test func whoGoesLeavesNothing() async throws {
    let (test, ada, bob) = try await Self.household()
    let session = try await test.home.beginSession(bob)
    let token = try await test.home.makeToken("t", scopes: [.read], for: bob)
    let key = try await test.home.makeFeedKey("f", for: bob)
    try await test.home.setRole(.manager, of: bob.id)
    let (_, invitation) = try await test.home.invite(.member, note: "", by: bob)
    try await test.home.set("account.\(bob.id).theme", "dark")
    let list = try #require(try await test.shelf(bob).linkList(test.shelf(bob).saveSearch("l", "tag:a")))
    _ = try await test.home.share(list, of: bob, with: ada.id, mayChange: false, showsNotes: false)
    let folder = test.stores.folder(of: bob.store ?? "")
    #expect(FileManager.default.fileExists(atPath: folder))
    _ = try await test.home.beginRemoval(of: bob.id)
    #expect(try await test.home.account(session: session) == nil)
    #expect(try await test.home.token(token) == nil)
    #expect(try await test.home.account(feedKey: key) == nil)
    #expect(try await test.home.invitation(key: invitation) == nil)
    #expect(try await test.home.shares(with: ada).isEmpty)
    #expect(try await test.stores.finishRemovals() == ["bob"])
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(try await test.home.people().map(\.account.name) == ["ada"])
    #expect(try await test.home.settings(startingWith: "account.\(bob.id).").isEmpty)
    #expect(try await test.stores.shelf(bob.store ?? "") == nil)
    // A new person of the same name is somebody else.
    let again = try await test.come("bob")
    #expect(again.id != bob.id && again.store != bob.store)
  }

  @Test func aRemovalThatIsCutOffGoesOnAtTheNextStart() async throws {
    // Where the process may have ended: before the folder was touched, in its midst, and after it.
    for stage in 0..<3 {
      let (test, _, bob) = try await Self.household()
      let folder = test.stores.folder(of: bob.store ?? "")
      _ = try await test.home.beginRemoval(of: bob.id)
      test.stores.close(bob.store ?? "")
      if stage == 1 { try FileManager.default.removeItem(atPath: folder + "/shelf.sqlite") }
      if stage == 2 { try FileManager.default.removeItem(atPath: folder) }
      try test.home.close()
      let stores = try ShelfStores(folder: test.folder)
      #expect(try await stores.names() == [""])
      #expect(try await stores.home.removals().map(\.account.name) == ["bob"])
      try await stores.finishRemovals()
      #expect(!FileManager.default.fileExists(atPath: folder))
      #expect(try await stores.home.people().count == 1)
      #expect(try await stores.strays().isEmpty)
      #expect(try await stores.doctor("", isDeep: true, mends: false)?.isClean == true)
    }
  }

  @Test func theFirstPersonGoesAndTheFirstStoreForgetsTheirs() async throws {
    let (test, ada, bob) = try await Self.household()
    _ = try await test.home.add([NewLink("https://unforgettable.example.org/")])
    try await test.home.set("space.versions", "3")
    try await test.home.setRole(.manager, of: bob.id)
    _ = try await test.home.beginRemoval(of: ada.id)
    try await test.stores.finishRemovals()
    #expect(try await test.home.counts().all == 0)
    #expect(try await test.home.queueCounts().waiting == 0)
    #expect(try await test.home.setting("space.versions") == nil)
    #expect(try await test.home.doctor(isDeep: true, mends: false).isClean)
    #expect(try await test.shelf(bob).counts().all == 1)
    try test.home.close()
    for suffix in ["", "-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: test.folder + "/shelf.sqlite" + suffix))) ?? Data()
      #expect(bytes.range(of: Data("unforgettable".utf8)) == nil)
    }
  }

  @Test func aShelfThatOthersUseStays() async throws {
    let (test, _, _) = try await Self.household()
    let eve = try await test.come("eve", sharesFirst: true)
    _ = try await test.home.add([NewLink("https://example.org/")])
    _ = try await test.home.beginRemoval(of: eve.id)
    try await test.stores.finishRemovals()
    #expect(try await test.home.counts().all == 1)
    #expect(try await test.home.people().count == 2)
  }
}
