// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Gate
import Logging
import Logins
import Shelf
import Snapshots
import Synchronization

/// Works the queue through: some workers ask pages what they are, others make snapshots.
public final class Workers: Sendable {
  public struct Options: Sendable {
    /// How many pages are asked at once.
    public var looks = 2
    /// How many snapshots are made at once. On two cores more than one isn't faster.
    public var snapshots = 1
    /// How many pages are asked at once whether they're still there.
    public var checks = 8
    /// How long a site is left alone after such a question, in seconds.
    public var pauseOfSite = 1.0
    public var limits = CaptureLimits()

    public init() {}
  }

  /// How often a worker without work looks for some, in seconds. New work of this process wakes it at once.
  static let lookAroundSeconds = 2.0
  /// How often a worker says that it's alive, in seconds.
  private static let heartbeatSeconds = 15.0
  /// A worker that is there says so more often, whatever it does.
  private static let silenceSeconds = 60.0

  let stores: ShelfStores
  let turns: StoreTurns
  let gate: Gate
  let fetcher: Fetcher
  let browser: Browser
  /// The cookies of sites behind a login; nil where none are kept.
  let logins: StoreLogins?
  let options: Options
  let logger: Logger
  let bell = Bell()
  /// Rings for those who ask pages whether they're still there.
  let checkBell = Bell()
  let robots: Robots
  let sites = BusySites()
  let silence = SilenceOfAll()
  /// Jobs that couldn't be given back, since the disk was full.
  let kept = Mutex<[StoreJob]>([])
  /// The shortages of room that were told, by store.
  let told = Mutex<[String: String]>([:])
  /// What is being done for which store.
  let underWay = WorkUnderWay()
  private let signs = SignsOfLife()
  /// How often work that waits for a key looks for it, in seconds.
  static let keySeconds = 30.0

  public init(
    stores: ShelfStores, gate: Gate, fetcher: Fetcher, browser: Browser, logins: StoreLogins? = nil,
    options: Options = Options(), logger: Logger
  ) {
    self.logins = logins
    self.stores = stores
    turns = StoreTurns(stores)
    self.gate = gate
    self.fetcher = fetcher
    robots = Robots(fetcher)
    self.browser = browser
    self.options = options
    self.logger = logger
  }

  /// Why the filter let nothing through to an address; nil where it did.
  func refusal(of address: String) -> String? {
    guard let parts = URLComponents(string: address), let host = parts.percentEncodedHost else { return nil }
    return gate.lastRefusal(of: host, port: parts.port ?? (parts.scheme == "http" ? 80 : 443))?.sentence
  }

  /// Says that there is new work.
  public func wake() {
    turns.wake()
    bell.ring()
    checkBell.ring()
  }

  /// Whether all workers run, and none has been silent for longer than ``silenceSeconds``.
  public var areAlive: Bool {
    signs.count(within: Self.silenceSeconds) >= max(1, options.looks) + max(1, options.snapshots)
  }

  /// Works until the task is cancelled. Work that is cut off is done again by the next run.
  public func run() async {
    await withDiscardingTaskGroup { group in
      let looks = max(1, options.looks)
      for number in 0..<looks { group.addTask { await self.work([.look], number) } }
      for number in 0..<max(1, options.snapshots) {
        group.addTask { await self.work([.snapshot, .saved], looks + number) }
      }
      group.addTask { await self.watchLeases() }
      group.addTask { await self.care() }
      group.addTask { await self.watchPages() }
    }
    await browser.close()
  }

  /// Stops what is done for a store that is about to go, and waits until it has stopped.
  public func letGo(_ store: String) async { await underWay.stop(store) }

  /// Works until nothing is left that can be done now.
  public func runOnce(_ kinds: [Job.Kind] = Job.Kind.allCases) async throws {
    RoomCheck.holdWhereLow(stores)
    turns.wake()
    while let job = try await turns.take(kinds, lease: UUID().uuidString) { await perform(job) }
    await giveBackKept()
  }

  /// Ends the browser.
  public func close() async { await browser.close() }

  private func work(_ kinds: [Job.Kind], _ number: Int) async {
    defer { signs.end(number) }
    while !Task.isCancelled {
      signs.give(number)
      let seen = bell.count
      RoomCheck.holdWhereLow(stores)
      do {
        if let job = try await turns.take(kinds, lease: UUID().uuidString) {
          await perform(job) { self.signs.give(number) }
          continue
        }
      } catch  where stores.home.isNoSpace(error) {
        stores.home.hold()
      } catch {
        logger.error("the queue can't be read", metadata: ["error": "\(error)"])
      }
      await bell.wait(after: seen, seconds: await hasRoom() ? Self.lookAroundSeconds : Shelf.holdSeconds)
    }
  }

  private func work(_ job: StoreJob, _ say: @escaping @Sendable (String) -> Void) async throws {
    switch job.taken.job.kind {
    case .look: try await LookWork(workers: self, job: job).run(say)
    case .snapshot: try await SnapshotWork(workers: self, job: job).run(say)
    case .saved: try await SavedWork(workers: self, job: job).run(say)
    }
  }

  /// Does a job, and says now and then that it's being done. One that was taken away is stopped.
  ///
  /// - Parameter sign: called now and then while the job is done.
  private func perform(_ job: StoreJob, sign: @escaping @Sendable () -> Void = {}) async {
    defer {
      turns.end(job)
      bell.ring()
    }
    let (shelf, taken) = (job.shelf, job.taken)
    let step = LastStep()
    let say: @Sendable (String) -> Void = { word in
      step.word.withLock { $0 = word }
      Task { _ = try? await shelf.say(word, taken) }
    }
    do {
      try await underWay.run(for: shelf.name) { [self] in try await perform(job, step, say, sign) }
    } catch is CancellationError {
      // It's somebody else's by now, or this program ends. Where it's still ours, others may have it.
      logger.info("work was stopped", metadata: ["address": "\(taken.address)"])
      await giveBack(job)
    } catch let problem as LoginProblem where problem.isAboutKey {
      logger.info("work waits for a key", metadata: ["address": "\(taken.address)"])
      do { try await shelf.postpone(taken, "\(problem)", seconds: Self.keySeconds) } catch { await giveBack(job) }
    } catch  where shelf.isNoSpace(error) {
      // It isn't the page's fault, and is done when there's room.
      shelf.hold()
      logger.info("work found no room", metadata: ["address": "\(taken.address)", "reason": "\(error)"])
      await giveBack(job)
    } catch {
      let failure = WorkFailure(error)
      logger.info("work failed", metadata: ["address": "\(taken.address)", "reason": "\(failure.sentence)"])
      do {
        try await shelf.fail(taken, failure.sentence, isFinal: !failure.isWorthRetrying)
      } catch  where shelf.isNoSpace(error) {
        shelf.hold()
        await giveBack(job)
      } catch {
        logger.error("the queue can't be written", metadata: ["error": "\(error)"])
      }
    }
  }

  private func perform(
    _ job: StoreJob, _ step: LastStep, _ say: @escaping @Sendable (String) -> Void,
    _ sign: @escaping @Sendable () -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await self.work(job, say)
        return true
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(Self.heartbeatSeconds))
          sign()
          guard try await job.shelf.say(step.word.withLock { $0 }, job.taken) else { return false }
        }
      }
      defer { group.cancelAll() }
      if try await group.next() == false { throw CancellationError() }
    }
  }
}

/// What is being done right now.
private final class LastStep: Sendable {
  let word = Mutex("")
}

/// Why work failed, for a person.
struct WorkFailure {
  var sentence: String
  var isWorthRetrying: Bool

  init(_ error: any Error) {
    switch error {
    case let error as FetchError:
      sentence = error.sentence
      isWorthRetrying = error.isWorthRetrying
    case let error as SnapshotError:
      sentence = "\(error)"
      isWorthRetrying = error.isWorthRetrying
    case let error as LoginProblem:
      sentence = "\(error)"
      isWorthRetrying = false
    case let error as SavedPageProblem:
      sentence = "\(error)"
      isWorthRetrying = false
    case let error as SnapshotRefusal:
      sentence = error.sentence
      isWorthRetrying = false
    case let error as ShelfError:
      sentence = error.description
      isWorthRetrying = error.reason != .damaged && error.reason != .overQuota
    default:
      sentence = "It failed in a way that wasn't foreseen: \(error)"
      isWorthRetrying = true
    }
  }
}
