// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The stores of a household: the first one, and one for each other person in a folder of its own below `people`.
///
/// A store is opened when it's asked for. One that nobody has asked for lately is let go; it closes when its last user is done.
public final class ShelfStores: Sendable {
  /// Holds the accounts, and what the first person keeps.
  public let home: Shelf
  public let room = HouseholdRoom()
  /// All guests have this one together: nothing is ever kept in it.
  public static let guests = "guests"

  private struct Opened {
    var shelf: Shelf?
    weak var seen: Shelf?
    var usedAt: ContinuousClock.Instant
    var allowance: StoreAllowance
  }

  private struct State {
    var opened: [String: Opened] = [:]
    /// Stores that go; they aren't opened again.
    var leaving: Set<String> = []
    /// Those that were opened once by this process.
    var known: Set<String> = []
    /// How stores lay on the disk at the last look, and how often that was other than before.
    var marks: [String: (mark: StoreMark, version: Int)] = [:]
  }

  private let state = Mutex(State())
  private let clock: @Sendable () -> Moment

  public convenience init(folder: String) throws { try self.init(folder: folder, clock: { .now }) }

  /// - Parameter clock: Tests give their own.
  public init(folder: String, clock: @escaping @Sendable () -> Moment) throws {
    self.clock = clock
    let allowance = StoreAllowance("", mostMB: nil, of: room)
    home = try Shelf(folder: folder, name: "", allowance: allowance, clock: clock)
    state.withLock {
      $0.opened[""] = Opened(shelf: home, seen: home, usedAt: .now, allowance: allowance)
      $0.known.insert("")
    }
  }

  public var peopleFolder: String { home.folder + "/people" }

  public func folder(of store: String) -> String { store.isEmpty ? home.folder : peopleFolder + "/" + store }

  /// The names of all stores that people have, the first one too.
  public func names() async throws -> [String] { [""] + (try await home.storeNames()) }

  /// A store by its name; nil where nobody has it.
  ///
  /// The first time takes the making of its tables, some ten milliseconds.
  public func shelf(_ store: String) async throws -> Shelf? {
    if store.isEmpty { return home }
    if let shelf = used(store) { return shelf }
    if store == Self.guests { return try open(store, mostMB: nil) }
    guard Shelf.isStoreName(store), let owner = try await home.owner(ofStore: store) else { return nil }
    return try open(store, mostMB: owner.mostMB)
  }

  private func used(_ store: String) -> Shelf? {
    state.withLock { state in
      guard !state.leaving.contains(store), let shelf = state.opened[store].flatMap({ $0.shelf ?? $0.seen }) else {
        return nil
      }
      state.opened[store]?.shelf = shelf
      state.opened[store]?.usedAt = .now
      return shelf
    }
  }

  private func open(_ store: String, mostMB: Int?) throws -> Shelf? {
    try state.withLock { state in
      guard !state.leaving.contains(store) else { return nil }
      if let opened = state.opened[store], let shelf = opened.shelf ?? opened.seen {
        state.opened[store]?.shelf = shelf
        state.opened[store]?.usedAt = .now
        return shelf
      }
      try FileManager.default.createDirectory(
        atPath: peopleFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let allowance = StoreAllowance(store, mostMB: mostMB, of: room)
      let shelf = try Shelf(folder: folder(of: store), name: store, allowance: allowance, clock: clock)
      // Opening writes, and changes nothing.
      if state.marks[store] != nil { state.marks[store]?.mark = StoreMark(shelf.folder) }
      state.opened[store] = Opened(shelf: shelf, seen: shelf, usedAt: .now, allowance: allowance)
      return shelf
    }
  }

  /// Whether this process asks for a store for the first time: what a process of before left there may be tidied up.
  public func isFirstTime(_ store: String) -> Bool { state.withLock { $0.known.insert(store).inserted } }

  /// Lets go what nobody has asked for within some seconds.
  ///
  /// - Returns: the names of stores that were let go.
  @discardableResult
  public func letGo(after seconds: Double) -> [String] {
    for name in names(openSince: seconds) { _ = version(of: name) }
    // They close outside of the lock.
    var gone = state.withLock { state -> [(String, Shelf)] in
      let from = ContinuousClock.now - .seconds(seconds)
      var gone: [(String, Shelf)] = []
      for (name, opened) in state.opened where !name.isEmpty && opened.usedAt < from {
        if let shelf = opened.shelf { gone.append((name, shelf)) }
        state.opened[name]?.shelf = nil
      }
      return gone
    }
    let names = gone.map(\.0)
    gone.removeAll()
    // Closing writes, and changes nothing.
    state.withLock { state in
      for name in names { state.marks[name]?.mark = StoreMark(folder(of: name)) }
    }
    return names
  }

  private func names(openSince seconds: Double) -> [String] {
    let from = ContinuousClock.now - .seconds(seconds)
    return state.withLock { state in
      state.opened.filter { !$0.key.isEmpty && $0.value.usedAt < from && $0.value.shelf != nil }.map(\.key)
    }
  }

  /// A number that is another one as soon as somebody has written a store, another process too.
  func version(of store: String) -> Int {
    let mark = StoreMark(folder(of: store))
    return state.withLock { state in
      let known = state.marks[store]
      guard known?.mark != mark else { return known?.version ?? 0 }
      let version = (known?.version ?? 0) + 1
      state.marks[store] = (mark, version)
      return version
    }
  }

  /// ``version(of:)`` for those who keep something of a store.
  public func changes(of store: String) -> Int { version(of: store) }

  /// The stores that are open now.
  public var open: [Shelf] { state.withLock { $0.opened.values.compactMap { $0.shelf ?? $0.seen } } }

  /// Closes connections that only read, in all stores.
  public func releaseMemory() { for shelf in open { shelf.releaseMemory() } }

  /// Takes limits over that a manager has set.
  public func takeLimits() async throws {
    room.set(try await home.setting(Self.allLimit).flatMap { Int($0) })
    let people = try await home.people()
    // Several accounts of the first store have its smallest limit.
    home.allowance.set(people.filter { $0.account.store == "" }.compactMap(\.mostMB).min())
    for person in people {
      guard let store = person.account.store, !store.isEmpty else { continue }
      state.withLock { $0.opened[store]?.allowance.set(person.mostMB) }
    }
  }

  static let allLimit = "people.mostMB"

  /// Sets the most that all stores together may take, in MB; nil for no such limit.
  public func setLimit(ofAll megabytes: Int?) async throws {
    if let megabytes, !(1...Shelf.largestLimitMB).contains(megabytes) {
      throw ShelfError(.invalid, "A limit is a number of MB from 1 to \(Shelf.largestLimitMB).")
    }
    try await home.set(Self.allLimit, megabytes.map(String.init))
    // What each takes has to be known before it's compared.
    if megabytes != nil {
      for store in try await names() { _ = try await shelf(store)?.space() }
    }
    try await takeLimits()
  }

  // MARK: - Those who go

  /// Goes on with removals that were begun. Nothing else may use the stores that go: workers and pages have let them go before.
  ///
  /// A program that ends in between goes on here at its next start.
  ///
  /// - Returns: the names of those who are gone.
  @discardableResult
  public func finishRemovals() async throws -> [String] {
    var names: [String] = []
    for (account, store) in try await home.removals() {
      if let store {
        if store.isEmpty { try await home.emptyStore() } else { try remove(store) }
      }
      try await home.endRemoval(of: account.id)
      names.append(account.name)
    }
    return names
  }

  /// Nobody gets a store any more that goes.
  public func leave(_ store: String) {
    guard !store.isEmpty else { return }
    state.withLock { _ = $0.leaving.insert(store) }
  }

  /// Closes a store that goes, after those who used it are done.
  public func close(_ store: String) {
    guard !store.isEmpty else { return }
    let shelf = state.withLock { state -> Shelf? in
      state.leaving.insert(store)
      return state.opened.removeValue(forKey: store).flatMap { $0.shelf ?? $0.seen }
    }
    // Where it's still read, its files go nevertheless.
    try? shelf?.close()
    room.forget(store)
  }

  private func remove(_ store: String) throws {
    guard Shelf.isStoreName(store) else { throw ShelfError(.damaged, "“\(store)” isn't the name of a store.") }
    close(store)
    let folder = folder(of: store)
    guard FileManager.default.fileExists(atPath: folder) else { return }
    do { try FileManager.default.removeItem(atPath: folder) } catch {
      throw ShelfError(.invalid, "\(folder) can't be removed: \(error.localizedDescription)")
    }
  }
}
