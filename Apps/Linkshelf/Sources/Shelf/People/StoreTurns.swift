// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// A job that a worker has taken, and the store that it's of.
public struct StoreJob: Sendable {
  public let shelf: Shelf
  public let taken: TakenJob
}

/// Lets workers serve all stores in turn: one job of one store, then one of the next, so that nobody's thousands keep another's one waiting.
/// A site is asked for one store at a time.
///
/// A store in which nothing is to be done isn't opened before something is due, or its files have changed.
public final class StoreTurns: Sendable {
  public let stores: ShelfStores

  /// Why a store isn't looked at for a while.
  private struct Rest {
    var until: Moment
    var version: Int
    /// Something waits that could be done but for its site, a pause, or room.
    var isBlocked: Bool
  }

  private struct State {
    /// The store that was served last, by kinds of work.
    var last: [String: String] = [:]
    var rests: [String: [String: Rest]] = [:]
    /// The sites at which somebody is, by kind of work.
    var busy: [Job.Kind: Set<String>] = [:]
    /// How often everything was said to be new.
    var wakes = 0
  }

  private let state = Mutex(State())
  /// How long a store rests in which something waits that can't be done now, in seconds.
  private static let blockedSeconds = 2.0
  /// How long a store rests in which nothing waits: until it's changed.
  private static let quietSeconds = 86_400.0

  public init(_ stores: ShelfStores) { self.stores = stores }

  /// There's something new in some store.
  public func wake() {
    state.withLock {
      $0.rests = [:]
      $0.wakes += 1
    }
  }

  /// The stores in which something waits that can't be done now.
  public var blocked: Set<String> {
    state.withLock { state in
      Set(state.rests.values.flatMap { $0.filter(\.value.isBlocked).map(\.key) })
    }
  }

  // MARK: - Jobs

  /// Takes the next job of the first store whose turn it is. Give its site free by ``end(_:)``.
  ///
  /// - Parameter share: which of the jobs are for this worker.
  /// - Returns: nil where nothing is to be done now in any store.
  public func take(_ kinds: [Job.Kind], lease: String, share: WorkShare = .all) async throws -> StoreJob? {
    let key = kinds.map(\.rawValue).joined(separator: " ") + " \(share)"
    for store in try await inTurn(key) {
      let version = stores.version(of: store)
      let wakes = state.withLock { $0.wakes }
      guard !rests(store, key, version), let shelf = try await open(store) else { continue }
      let busy = state.withLock { state in kinds.reduce(into: Set<String>()) { $0.formUnion(state.busy[$1] ?? []) } }
      do {
        if let job = try await shelf.take(kinds, lease: lease, busy: busy, share: share) {
          if begin(job) {
            state.withLock { $0.last[key] = store }
            return StoreJob(shelf: shelf, taken: job)
          }
          // Another store's job has begun at the same site meanwhile.
          try await shelf.giveBack(job)
        }
        try await rest(store, key, version, next: shelf.nextJob(kinds), wakes)
      } catch  where !store.isEmpty && !shelf.isNoSpace(error) {
        // A store that can't be read, or has just gone, keeps nobody else waiting.
        rest(store, key, version, next: shelf.now, wakes)
      }
    }
    return nil
  }

  private func begin(_ job: TakenJob) -> Bool {
    state.withLock { $0.busy[job.job.kind, default: []].insert(job.job.site).inserted }
  }

  /// A job is done or given back: others may ask its site.
  public func end(_ job: StoreJob) {
    state.withLock { state in
      state.busy[job.taken.job.kind]?.remove(job.taken.job.site)
      for key in Array(state.rests.keys) { state.rests[key] = state.rests[key]?.filter { !$0.value.isBlocked } }
    }
  }

  // MARK: - Checks

  /// The page of any store that is due for the longest in its own, store by store; or when one will be due.
  public func nextCheck(busy: Set<String>) async throws -> (shelf: Shelf, next: NextCheck)? {
    var first: Moment?
    let now = stores.home.now
    for store in try await inTurn("check") {
      let version = stores.version(of: store)
      let wakes = state.withLock { $0.wakes }
      if let until = restEnd(store, "check", version), until > now {
        first = min(first ?? until, until)
        continue
      }
      do {
        guard let shelf = try await open(store) else { continue }
        let next = try await shelf.nextCheck(busy: busy)
        guard case .later(let moment) = next else {
          state.withLock { $0.last["check"] = store }
          return (shelf, next)
        }
        rest(store, "check", version, next: moment, wakes)
        if let moment { first = min(first ?? moment, moment) }
      } catch  where !store.isEmpty {
        rest(store, "check", version, next: now, wakes)
      }
    }
    return first.map { (stores.home, .later($0)) }
  }

  // MARK: - Turns

  /// All stores, beginning after the one that was served last.
  private func inTurn(_ key: String) async throws -> [String] {
    let names = try await stores.names()
    guard let last = state.withLock({ $0.last[key] }) else { return names }
    let start = names.firstIndex { $0 > last } ?? 0
    return Array(names[start...] + names[..<start])
  }

  /// Opens a store. What a process of before had at work there is given back the first time.
  private func open(_ store: String) async throws -> Shelf? {
    guard let shelf = try await stores.shelf(store) else { return nil }
    if stores.isFirstTime(store) {
      try await shelf.takeBack(all: true)
      try? FileManager.default.removeItem(atPath: shelf.makingFolder)
      // What it takes counts for the limit of all.
      _ = try await shelf.space()
    }
    return shelf
  }

  private func rests(_ store: String, _ key: String, _ version: Int) -> Bool {
    restEnd(store, key, version).map { $0 > stores.home.now } ?? false
  }

  private func restEnd(_ store: String, _ key: String, _ version: Int) -> Moment? {
    state.withLock { state in
      guard let rest = state.rests[key]?[store], rest.version == version else { return nil }
      return rest.until
    }
  }

  /// - Parameter next: when something is due; in the past where it can't be done now.
  private func rest(_ store: String, _ key: String, _ version: Int, next: Moment?, _ wakes: Int) {
    let now = stores.home.now
    let isBlocked = next.map { $0 <= now } ?? false
    var until = isBlocked ? now.adding(seconds: Self.blockedSeconds) : next ?? now.adding(seconds: Self.quietSeconds)
    // A change within the same moment as the look may not be seen.
    if StoreMark(stores.folder(of: store)).changedAt >= time(nil) - 1 {
      until = min(until, now.adding(seconds: Self.blockedSeconds))
    }
    let rest = Rest(until: until, version: version, isBlocked: isBlocked)
    state.withLock {
      guard $0.wakes == wakes else { return }
      $0.rests[key, default: [:]][store] = rest
    }
  }
}
