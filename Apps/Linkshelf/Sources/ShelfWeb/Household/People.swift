// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf
import Synchronization

/// What pages know of the other people: who they are, what they share, and how a person goes.
final class People: Sendable {
  let stores: ShelfStores
  let numbers: HouseholdNumbers
  /// Lets workers and pages go of a store that is about to be deleted, and waits for them.
  private let letGo: @Sendable (_ store: String) async -> Void
  private let removal = OneAtATime()

  var home: Shelf { stores.home }

  init(_ stores: ShelfStores, letGo: @escaping @Sendable (_ store: String) async -> Void) {
    self.stores = stores
    numbers = HouseholdNumbers(stores)
    self.letGo = letGo
  }

  /// Removes a person and all that is theirs.
  ///
  /// - Throws: where nobody would be left who manages.
  func remove(_ id: Int64) async throws {
    _ = try await home.beginRemoval(of: id)
    try await finishRemovals()
  }

  /// Goes on with removals, those too that a server of before began.
  func finishRemovals() async throws {
    try await removal.run { [self] in
      for case let (_, store?) in try await home.removals() {
        stores.leave(store)
        await letGo(store)
        stores.close(store)
      }
      try await stores.finishRemovals()
    }
  }

  // MARK: - Shared lists

  /// What a reader may see by a share; nil where there's none for them, whatever else its number names.
  func shared(_ id: Int64, for reader: Account) async throws -> SharedShelf? {
    guard let share = try await home.listShare(id), share.reader.id == reader.id else { return nil }
    return try await shared(share)
  }

  func shared(_ share: ListShare) async throws -> SharedShelf? {
    guard let store = share.owner.store, let shelf = try await stores.shelf(store),
      let found = try await SharedShelf(share, shelf)
    else { return nil }
    try await home.retitle(shares: [share], found.list.shownTitle)
    return found
  }
}

/// Lets one after the other do something.
actor OneAtATime {
  private var last: Task<Void, any Error>?

  func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let before = last
    let task = Task {
      _ = await before?.result
      try await body()
    }
    last = task
    try await task.value
  }
}
