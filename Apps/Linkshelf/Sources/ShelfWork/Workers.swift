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
    /// Which jobs are done here. The others wait for workers elsewhere.
    public var share = WorkShare.all

    public init() {}
  }

  /// How often a worker without work looks for some, in seconds. New work of this process wakes it at once.
  static let lookAroundSeconds = 2.0
  /// A worker that is there says so more often, whatever it does.
  private static let silenceSeconds = 60.0

  let stores: ShelfStores
  /// The turns of all stores; those who work elsewhere share them.
  public let turns: StoreTurns
  let tools: PageTools
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

  /// - Parameter browser: nil where there's none here; snapshots then fail with a sentence.
  public init(
    stores: ShelfStores, gate: Gate, fetcher: Fetcher, browser: Browser?, logins: StoreLogins? = nil,
    options: Options = Options(), logger: Logger
  ) {
    self.logins = logins
    self.stores = stores
    turns = StoreTurns(stores)
    tools = PageTools(gate: gate, fetcher: fetcher, browser: browser, limits: options.limits)
    robots = Robots(fetcher)
    self.options = options
    self.logger = logger
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
    await close()
  }

  /// Stops what is done for a store that is about to go, and waits until it has stopped.
  public func letGo(_ store: String) async { await underWay.stop(store) }

  /// Works until nothing is left that can be done now.
  public func runOnce(_ kinds: [Job.Kind] = Job.Kind.allCases) async throws {
    RoomCheck.holdWhereLow(stores)
    turns.wake()
    while let job = try await turns.take(kinds, lease: UUID().uuidString, share: options.share) { await perform(job) }
    await giveBackKept()
  }

  /// Ends the browser.
  public func close() async { await tools.browser?.close() }

  private func work(_ kinds: [Job.Kind], _ number: Int) async {
    defer { signs.end(number) }
    while !Task.isCancelled {
      signs.give(number)
      let seen = bell.count
      RoomCheck.holdWhereLow(stores)
      do {
        if let job = try await turns.take(kinds, lease: UUID().uuidString, share: options.share) {
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
    let order = StoreOrder(workers: self, job: job)
    switch job.taken.job.kind {
    case .look: try await LookWork(tools: tools, order: order).run(say)
    case .snapshot: try await SnapshotWork(tools: tools, order: order).run(say)
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
    await WorkRun(order: StoreOrder(workers: self, job: job), logger: logger).run(
      sign: sign, within: { [underWay] in try await underWay.run(for: job.shelf.name, $0) },
      work: { [self] in try await work(job, $0) })
  }
}
