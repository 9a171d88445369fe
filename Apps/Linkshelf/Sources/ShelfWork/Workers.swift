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

  let shelf: Shelf
  let gate: Gate
  let fetcher: Fetcher
  let browser: Browser
  /// The cookies of sites behind a login; nil where none are kept.
  let logins: Logins?
  let options: Options
  let logger: Logger
  let bell = Bell()
  /// Rings for those who ask pages whether they're still there.
  let checkBell = Bell()
  let robots: Robots
  let sites = BusySites()
  let silence = SilenceOfAll()
  /// Jobs that couldn't be given back, since the disk was full.
  let kept = Mutex<[TakenJob]>([])
  /// The shortage of room that was told; nil where there's room.
  let told = Mutex<String?>(nil)
  private let signs = SignsOfLife()
  /// How often work that waits for a key looks for it, in seconds.
  static let keySeconds = 30.0

  public init(
    shelf: Shelf, gate: Gate, fetcher: Fetcher, browser: Browser, logins: Logins? = nil, options: Options = Options(),
    logger: Logger
  ) {
    self.logins = logins
    self.shelf = shelf
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

  /// Works until nothing is left that can be done now.
  public func runOnce(_ kinds: [Job.Kind] = Job.Kind.allCases) async throws {
    RoomCheck(shelf: shelf).holdWhereLow()
    while let job = try await shelf.take(kinds, lease: UUID().uuidString) { await perform(job) }
    await giveBackKept()
  }

  /// Ends the browser.
  public func close() async { await browser.close() }

  private func work(_ kinds: [Job.Kind], _ number: Int) async {
    defer { signs.end(number) }
    while !Task.isCancelled {
      signs.give(number)
      let seen = bell.count
      RoomCheck(shelf: shelf).holdWhereLow()
      do {
        if let job = try await shelf.take(kinds, lease: UUID().uuidString) {
          await perform(job) { self.signs.give(number) }
          continue
        }
      } catch  where shelf.isNoSpace(error) {
        shelf.hold()
      } catch {
        logger.error("the queue can't be read", metadata: ["error": "\(error)"])
      }
      await bell.wait(after: seen, seconds: await hasRoom() ? Self.lookAroundSeconds : Shelf.holdSeconds)
    }
  }

  private func work(_ job: TakenJob, _ say: @escaping @Sendable (String) -> Void) async throws {
    switch job.job.kind {
    case .look: try await LookWork(workers: self, job: job).run(say)
    case .snapshot: try await SnapshotWork(workers: self, job: job).run(say)
    case .saved: try await SavedWork(workers: self, job: job).run(say)
    }
  }

  /// Does a job, and says now and then that it's being done. One that was taken away is stopped.
  ///
  /// - Parameter sign: called now and then while the job is done.
  private func perform(_ job: TakenJob, sign: @escaping @Sendable () -> Void = {}) async {
    let step = LastStep()
    let say: @Sendable (String) -> Void = { word in
      step.word.withLock { $0 = word }
      Task { _ = try? await self.shelf.say(word, job) }
    }
    do {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          try await self.work(job, say)
          return true
        }
        group.addTask {
          while true {
            try await Task.sleep(for: .seconds(Self.heartbeatSeconds))
            sign()
            guard try await self.shelf.say(step.word.withLock { $0 }, job) else { return false }
          }
        }
        defer { group.cancelAll() }
        if try await group.next() == false { throw CancellationError() }
      }
    } catch is CancellationError {
      // It's somebody else's by now, or this program ends. Where it's still ours, others may have it.
      logger.info("work was stopped", metadata: ["address": "\(job.address)"])
      await giveBack(job)
    } catch let problem as LoginProblem where problem.isAboutKey {
      logger.info("work waits for a key", metadata: ["address": "\(job.address)"])
      do { try await shelf.postpone(job, "\(problem)", seconds: Self.keySeconds) } catch { await giveBack(job) }
    } catch  where shelf.isNoSpace(error) {
      // It isn't the page's fault, and is done when there's room.
      shelf.hold()
      logger.info("work found no room", metadata: ["address": "\(job.address)", "reason": "\(error)"])
      await giveBack(job)
    } catch {
      let failure = WorkFailure(error)
      logger.info("work failed", metadata: ["address": "\(job.address)", "reason": "\(failure.sentence)"])
      do {
        try await shelf.fail(job, failure.sentence, isFinal: !failure.isWorthRetrying)
      } catch  where shelf.isNoSpace(error) {
        shelf.hold()
        await giveBack(job)
      } catch {
        logger.error("the queue can't be written", metadata: ["error": "\(error)"])
      }
    }
    bell.ring()
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
