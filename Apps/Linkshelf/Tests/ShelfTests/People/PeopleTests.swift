// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct PeopleTests {
  @Test func accountsOfBeforeKeepTheFirstShelfAndTheOldestManages() async throws {
    let earlier = try EarlierStore(version: 6)
    let pool = try earlier.open()
    try await pool.write {
      try $0.execute(
        sql: """
          INSERT INTO account (id, name, password, createdAt) VALUES (3, 'ada', '-', 1), (5, 'bob', '-', 2);
          INSERT INTO session (hash, account, createdAt, usedAt) VALUES ('\(Shelf.hash("s"))', 5, 1, \(Moment.now.milliseconds));
          """)
    }
    try pool.close()
    let stores = try ShelfStores(folder: earlier.folder)
    let people = try await stores.home.people()
    #expect(people.map(\.account.name) == ["ada", "bob"])
    #expect(people.map(\.account.role) == [.manager, .member])
    #expect(people.map(\.account.store) == ["", ""])
    #expect(try await stores.home.account(session: "s")?.id == 5)
    #expect(try await stores.names() == [""])
    // Only a manager's step gives the second one another shelf; what was kept stays on the first one.
    try await stores.home.giveOwnStore(to: 5)
    let own = try #require(try await stores.home.person(5)?.account.store)
    #expect(Shelf.isStoreName(own))
    #expect(try await stores.shelf(own)?.counts().all == 0)
    #expect(try await stores.home.counts().all == 1)
    await #expect(throws: ShelfError.self) { try await stores.home.giveOwnStore(to: 5) }
    await #expect(throws: ShelfError.self) { try await stores.home.giveOwnStore(to: 3) }
  }

  @Test func somebodyAlwaysManages() async throws {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let bob = try await test.come("bob")
    let eve = try await test.come("eve", .guest)
    #expect(ada.role == .manager && ada.store == "" && eve.store == nil)
    await #expect(throws: ShelfError.self) { try await test.home.setRole(.member, of: ada.id) }
    await #expect(throws: ShelfError.self) { try await test.home.beginRemoval(of: ada.id) }
    await #expect(throws: ShelfError.self) { try await test.home.setRole(.guest, of: bob.id) }
    try await test.home.setRole(.manager, of: bob.id)
    try await test.home.setRole(.member, of: ada.id)
    await #expect(throws: ShelfError.self) { try await test.home.setRole(.member, of: bob.id) }
    // A guest who becomes a member gets a shelf.
    try await test.home.setRole(.member, of: eve.id)
    let store = try #require(try await test.home.person(eve.id)?.account.store)
    #expect(try await test.stores.shelf(store) != nil)
  }

  @Test func aStoreIsOpenedForItsPersonAloneAndItsNameIsNoPath() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    for name in [
      "../..", "people", "abcdefghijklmnop", "", "guests/../", String(repeating: "a", count: 16), "ABCDEFGHIJKLMNOP",
    ]
    where !name.isEmpty {
      #expect(try await test.stores.shelf(name) == nil, "\(name)")
      #expect(!FileManager.default.fileExists(atPath: test.folder + "/people/" + name) || name == "../..")
    }
    #expect(try await test.shelf(bob).folder == "\(test.folder)/people/\(bob.store ?? "")")
    #expect(try await test.shelf(bob) === test.shelf(bob))
  }

  @Test func aStoreThatNobodyUsesIsLetGoAndComesBack() async throws {
    let test = try TestStores()
    _ = try await test.come("ada")
    let bob = try await test.come("bob")
    _ = try await test.shelf(bob).add([NewLink("https://example.org/")])
    #expect(test.stores.open.count == 2)
    test.stores.letGo(after: 0)
    #expect(test.stores.open.count == 1)
    let version = test.stores.version(of: bob.store ?? "")
    #expect(try await test.shelf(bob).counts().all == 1)
    test.stores.letGo(after: 0)
    // Whoever opens and closes it changes nothing.
    #expect(test.stores.version(of: bob.store ?? "") == version)
    // A store that somebody holds stays the same one.
    let held = try await test.shelf(bob)
    test.stores.letGo(after: 0)
    #expect(try await test.shelf(bob) === held)
  }

  @Test func invitationsAreGoodForOneTimeAndSevenDays() async throws {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let bob = try await test.come("bob")
    await #expect(throws: ShelfError.self) { try await test.home.invite(.member, note: "", by: bob) }
    let (_, key) = try await test.home.invite(.guest, note: "for eve", by: ada)
    // Only its hash is kept.
    let kept = try await test.home.pool.read { try String.fetchAll($0, sql: "SELECT hash FROM invitation") }
    #expect(kept.count == 1 && !kept[0].contains(key))
    await #expect(throws: ShelfError.self) {
      try await test.home.accept(key: key, name: "bob", password: TestStores.password)
    }
    await #expect(throws: ShelfError.self) { try await test.home.accept(key: key, name: "eve", password: "short") }
    let eve = try await test.home.accept(key: key, name: "eve", password: TestStores.password)
    #expect(eve.role == .guest && eve.store == nil)
    await #expect(throws: ShelfError.self) {
      try await test.home.accept(key: key, name: "x", password: TestStores.password)
    }
    let (second, revoked) = try await test.home.invite(.member, note: "", by: ada)
    try await test.home.revokeInvitation(second.id)
    #expect(try await test.home.invitation(key: revoked) == nil)
    let (_, late) = try await test.home.invite(.member, note: "", by: ada)
    test.wait(Shelf.invitationSeconds + 1)
    #expect(try await test.home.invitation(key: late) == nil)
    await #expect(throws: ShelfError.self) {
      try await test.home.accept(key: late, name: "y", password: TestStores.password)
    }
    #expect(try await test.home.people().count == 3)
    // Whoever doesn't manage any more has invited nobody.
    try await test.home.setRole(.manager, of: bob.id)
    let (_, his) = try await test.home.invite(.member, note: "", by: bob)
    try await test.home.setRole(.member, of: bob.id)
    #expect(try await test.home.invitation(key: his) == nil)
  }

  @Test func aPasswordIsSetAnewByAnAddressOfOneTime() async throws {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let bob = try await test.come("bob")
    let session = try await test.home.beginSession(bob)
    let (_, first) = try await test.home.invitePassword(of: bob.id, by: ada)
    let (_, key) = try await test.home.invitePassword(of: bob.id, by: ada)
    #expect(try await test.home.invitation(key: first) == nil)
    #expect(try await test.home.accept(key: key, name: "ignored", password: "another password").id == bob.id)
    #expect(try await test.home.account(session: session) == nil)
    #expect(try await test.home.account("bob", password: "another password")?.id == bob.id)
    #expect(try await test.home.invitation(key: key) == nil)
  }

  @Test func manyPeopleAtOnceUseAnInvitationOnce() async throws {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let (_, key) = try await test.home.invite(.member, note: "", by: ada)
    let made = await withTaskGroup(of: Bool.self) { group in
      for name in 0..<4 {
        group.addTask {
          (try? await test.home.accept(key: key, name: "n\(name)", password: TestStores.password)) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(made == 1)
    #expect(try await test.home.people().count == 2)
  }

  @Test func aTokenManagesOnlyWhileItsOwnerDoes() async throws {
    let test = try TestStores()
    let ada = try await test.come("ada")
    let bob = try await test.come("bob")
    await #expect(throws: ShelfError.self) { try await test.home.makeToken("t", scopes: [.manage], for: bob) }
    try await test.home.setRole(.manager, of: bob.id)
    let token = try await test.home.makeToken("t", scopes: [.manage, .read], for: ada)
    #expect(try await test.home.token(token)?.scopes == [.manage, .read])
    try await test.home.setRole(.member, of: ada.id)
    #expect(try await test.home.token(token)?.scopes == [.read])
  }
}
