// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Gives jobs of all stores to workers on other machines, and takes what they made.
///
/// A lease is the secret of one job, and good together with the token it was given to. The store has only its hash. It ends with the job, when
/// somebody cancels the job, or when the worker is silent for ``Shelf/leaseSeconds``; then others get the job, and a late result is refused.
/// Leases are good across a restart of the server.
public final class WorkDesk: Sendable {
  /// Who asks.
  public struct Caller: Hashable, Sendable {
    /// The number of the token.
    public var token: Int64
    public var machine: String

    public init(token: Int64, machine: String) {
      self.token = token
      self.machine = machine
    }
  }

  /// A job that was given.
  public struct Given: Sendable {
    public var lease: String
    public var job: StoreJob
  }

  /// The most jobs that a token has at once.
  public static let mostHeld = 64
  /// The kinds of work that are done elsewhere. Pages that a browser saved stay here.
  public static let kinds: Set<Job.Kind> = [.look, .snapshot]
  /// How many jobs are passed by in one call that only this machine may do.
  private static let mostPassed = 20

  private struct Held {
    var job: StoreJob
    var caller: Caller
    var until: Moment
  }

  public let turns: StoreTurns
  let roster = WorkRoster()
  private let held = Mutex<[String: Held]>([:])
  private let receiving = Mutex<Set<String>>([])
  private let ownReason: @Sendable (Shelf, _ address: String) -> String?

  private var stores: ShelfStores { turns.stores }

  /// - Parameters:
  ///   - turns: those of the server's own workers, so that a site is asked by one of all at a time.
  ///   - ownReason: why only this machine may ask an address; nil where others may.
  public init(
    _ turns: StoreTurns, ownReason: @escaping @Sendable (Shelf, _ address: String) -> String? = { _, _ in nil }
  ) {
    self.turns = turns
    self.ownReason = ownReason
  }

  // MARK: - Jobs

  /// Takes the next job for a worker.
  ///
  /// - Returns: nil where nothing is to be done now.
  public func take(_ kinds: Set<Job.Kind>, for caller: Caller, version: String) async throws -> Given? {
    try await sweep()
    roster.see(caller, version: version, at: stores.home.now)
    let kinds = kinds.intersection(Self.kinds).sorted { $0.rawValue < $1.rawValue }
    guard !kinds.isEmpty else { return nil }
    guard held.withLock({ $0.values.count { $0.caller.token == caller.token } }) < Self.mostHeld else {
      throw ShelfError(.busy, "This token has \(Self.mostHeld) jobs already. Make another one for more machines.")
    }
    for _ in 0..<Self.mostPassed {
      let secret = Shelf.randomToken()
      let stored = Self.stored(secret, caller.token)
      guard let job = try await turns.take(kinds, lease: stored, share: .elsewhere) else { return nil }
      if let reason = ownReason(job.shelf, job.taken.address) {
        defer { turns.end(job) }
        try await job.shelf.leaveToServer(job.taken, reason)
        continue
      }
      let until = job.shelf.now.adding(seconds: Shelf.leaseSeconds)
      held.withLock { $0[stored] = Held(job: job, caller: caller, until: until) }
      return Given(lease: "\(secret).\(job.shelf.name)", job: job)
    }
    return nil
  }

  /// The job of a lease; nil where it isn't this worker's any more.
  public func job(_ lease: String, token: Int64) async throws -> StoreJob? {
    let parts = lease.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, lease.utf8.count <= 100, parts[1].isEmpty || Shelf.isStoreName(parts[1]),
      let shelf = try await stores.shelf(String(parts[1]))
    else { return nil }
    let stored = Self.stored(String(parts[0]), token)
    guard let taken = try await shelf.awayJob(stored) else {
      // It was cancelled, or its time is over: others may ask its site.
      if let lost = held.withLock({ $0.removeValue(forKey: stored) }) {
        drop(lost)
        _ = try? await shelf.takeBack()
      }
      return nil
    }
    return StoreJob(shelf: shelf, taken: taken)
  }

  /// Says what is being done, and that the worker is alive.
  ///
  /// - Parameter step: nil: as before.
  /// - Returns: false where the job isn't this worker's any more.
  public func say(_ step: String?, _ lease: String, token: Int64) async throws -> Bool {
    guard let job = try await job(lease, token: token) else { return false }
    guard try await job.shelf.say(step ?? job.taken.job.step, job.taken) else { return false }
    let now = job.shelf.now
    let caller = held.withLock { held in
      held[job.taken.job.lease]?.until = now.adding(seconds: Shelf.leaseSeconds)
      return held[job.taken.job.lease]?.caller
    }
    if let caller { roster.see(caller, at: now) }
    return true
  }

  /// Ends a job one way or another.
  public func end(_ job: StoreJob, _ ending: WorkRoster.Ending) {
    let known = held.withLock { $0.removeValue(forKey: job.taken.job.lease) }
    if let known {
      turns.end(known.job)
      roster.end(known.caller, ending, at: job.shelf.now)
    }
  }

  /// One result of a lease comes at a time. Call ``endReceiving(_:)`` after it.
  ///
  /// - Returns: false where another one is coming.
  public func beginReceiving(_ job: StoreJob) -> Bool { receiving.withLock { $0.insert(job.taken.job.lease).inserted } }
  public func endReceiving(_ job: StoreJob) { receiving.withLock { _ = $0.remove(job.taken.job.lease) } }

  /// The machines that have worked since this process began, and were there within a day.
  public func machines() -> [WorkRoster.Machine] {
    let counts = held.withLock { held in Dictionary(held.values.map { ($0.caller, 1) }, uniquingKeysWith: +) }
    return roster.machines(at: stores.home.now, holding: counts)
  }

  /// Gives back the jobs of those who are silent.
  private func sweep() async throws {
    let now = stores.home.now
    let silent = held.withLock { held in
      let silent = held.filter { $0.value.until < now }
      for lease in silent.keys { held[lease] = nil }
      return silent.values.map { $0 }
    }
    for one in silent {
      drop(one)
      _ = try? await one.job.shelf.takeBack()
    }
  }

  private func drop(_ lost: Held) {
    turns.end(lost.job)
    roster.end(lost.caller, .lost, at: nil)
  }

  /// A lease as the store has it.
  private static func stored(_ secret: String, _ token: Int64) -> String {
    Shelf.awayMark + Shelf.hash("\(token) \(secret)")
  }
}
