// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Synchronization
import Testing

@testable import Shelf

/// A household's stores in a folder of their own, with a clock that stands still unless it's told to go on.
final class TestStores: Sendable {
  let stores: ShelfStores
  let folder: String
  static let password = "a long password"

  init() throws {
    folder = NSTemporaryDirectory() + "/stores-" + UUID().uuidString
    let clock = Clock()
    self.clock = clock
    stores = try ShelfStores(folder: folder) { clock.now }
  }

  private final class Clock: Sendable {
    private let value = Mutex(Moment.now)
    var now: Moment {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  private let clock: Clock

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var home: Shelf { stores.home }

  func wait(_ seconds: Double) { clock.now = clock.now.adding(seconds: seconds) }

  /// Makes an account; the first one manages. Hashes are costly, so that there's one for all.
  @discardableResult
  func come(_ name: String, _ role: PersonRole = .member, sharesFirst: Bool = false) async throws -> Account {
    try await home.pool.write { [home] db in
      let isFirst = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM account") == 0
      return try Shelf.insertAccount(
        name, "-", isFirst ? .manager : role,
        store: isFirst || sharesFirst ? "" : role == .guest ? nil : Shelf.newStoreName(), home.now, db)
    }
  }

  func shelf(_ account: Account) async throws -> Shelf {
    let name = try #require(account.store)
    return try #require(try await stores.shelf(name))
  }
}
