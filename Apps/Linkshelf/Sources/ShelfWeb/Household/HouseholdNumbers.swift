// SPDX-License-Identifier: Apache-2.0
import Shelf
import Synchronization

/// What is told of a store, or of all together, to those who watch over the server. No name is in it.
struct StoreNumbers: Sendable {
  var stores = 0
  var links = ShelfCounts()
  var queue = QueueCounts()
  var files = 0
  var fileBytes: Int64 = 0
  /// All that the store takes, in bytes.
  var used: Int64 = 0
  var free: Int64?
  var isShort = false

  init() {}

  init(_ shelf: Shelf) async throws {
    stores = 1
    links = try await shelf.counts()
    queue = try await shelf.queueCounts()
    let space = try await shelf.space()
    (files, fileBytes, used, free) = (space.files, space.fileBytes, space.used, space.free)
    isShort = space.shortage != nil
  }

  mutating func add(_ other: StoreNumbers) {
    stores += other.stores
    links.inbox += other.links.inbox
    links.unread += other.links.unread
    links.favourites += other.links.favourites
    links.archived += other.links.archived
    links.binned += other.links.binned
    links.all += other.links.all
    queue.waiting += other.queue.waiting
    queue.running += other.queue.running
    queue.failed += other.queue.failed
    queue.doneLately += other.queue.doneLately
    queue.paused = queue.paused || other.queue.paused
    files += other.files
    fileBytes += other.fileBytes
    used += other.used
    free = free ?? other.free
    isShort = isShort || other.isShort
  }
}

/// The numbers of all stores. A store that hasn't changed since isn't opened for them.
final class HouseholdNumbers: Sendable {
  private struct Counted {
    var numbers: StoreNumbers
    var version: Int
    var at: Moment
  }

  private let stores: ShelfStores
  private let counted = Mutex<[String: Counted]>([:])
  /// Numbers that tell of the last hour are counted anew after so many seconds.
  private static let seconds = 600.0

  init(_ stores: ShelfStores) { self.stores = stores }

  func of(_ store: String) async throws -> StoreNumbers? {
    let now = stores.home.now
    let version = stores.changes(of: store)
    if let known = counted.withLock({ $0[store] }), known.version == version,
      known.at > now.adding(seconds: -Self.seconds)
    {
      return known.numbers
    }
    guard let shelf = try await stores.shelf(store) else { return nil }
    let numbers = try await StoreNumbers(shelf)
    counted.withLock { $0[store] = Counted(numbers: numbers, version: version, at: now) }
    return numbers
  }

  func all() async throws -> StoreNumbers {
    var all = StoreNumbers()
    for store in try await stores.names() {
      if let numbers = try await of(store) { all.add(numbers) }
    }
    return all
  }
}
