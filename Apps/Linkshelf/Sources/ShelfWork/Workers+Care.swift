// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging
import Shelf
import Synchronization

/// What is done beside the queue, in short steps.
extension Workers {
  /// Brings words up to date, empties the old bin and joins the parts of the full-text index, until the task is cancelled.
  func care() async {
    var nextMerge = ContinuousClock.now
    var nextRound = ContinuousClock.now
    /// How often each store had changed when it was cared for.
    var caredFor: [String: Int] = [:]
    while !Task.isCancelled {
      let seen = bell.count
      var wait = Self.lookAroundSeconds
      let merges = ContinuousClock.now >= nextMerge
      for shelf in await toCareFor(&nextRound, caredFor) {
        do {
          try await care(for: shelf, merges: merges)
          if merges { caredFor[shelf.name] = stores.changes(of: shelf.name) }
        } catch is CancellationError {
          return
        } catch {
          wait = Shelf.holdSeconds
          if shelf.isNoSpace(error) {
            shelf.hold()
          } else {
            logger.error("the store can't be brought up to date", metadata: ["error": "\(error)"])
          }
        }
      }
      if merges { nextMerge = .now + .seconds(Self.mergeSeconds) }
      await bell.wait(after: seen, seconds: wait)
    }
  }

  /// The stores that somebody has changed since; now and then all.
  private func toCareFor(
    _ nextRound: inout ContinuousClock.Instant, _ caredFor: [String: Int]
  ) async -> [Shelf] {
    guard ContinuousClock.now >= nextRound, let names = try? await stores.names() else {
      return stores.open.filter { stores.changes(of: $0.name) != caredFor[$0.name] }
    }
    nextRound = .now + .seconds(Self.roundSeconds)
    var shelves: [Shelf] = []
    for name in names {
      do { if let shelf = try await stores.shelf(name) { shelves.append(shelf) } } catch {
        logger.error("a store can't be opened", metadata: ["store": "\(name)", "error": "\(error)"])
      }
    }
    return shelves
  }

  private func care(for shelf: Shelf, merges: Bool) async throws {
    shelf.keepReserve()
    while try await shelf.indexSomeWaiting() > 0 { try Task.checkCancellation() }
    let deleted = try await shelf.emptyOldBin()
    if deleted > 0 {
      logger.notice("old links in the bin were deleted for good", metadata: ["links": "\(deleted)"])
    }
    if merges { try await mergeIndex(of: shelf) }
  }

  /// How often stores are cared for that nobody changes, in seconds.
  private static let roundSeconds = 3_600.0
  /// How often parts of the full-text index are joined, in seconds.
  private static let mergeSeconds = 10

  /// Joins parts of the full-text index, with pauses in which others write.
  private func mergeIndex(of shelf: Shelf) async throws {
    var steps = 0
    while try await shelf.mergeIndexStep() {
      steps += 1
      try await Task.sleep(for: .milliseconds(20))
    }
    if steps > 0 { logger.debug("parts of the full-text index were joined", metadata: ["steps": "\(steps)"]) }
  }

  /// Takes back jobs whose worker is silent, until the task is cancelled.
  func watchLeases() async {
    while !Task.isCancelled {
      await giveBackKept()
      for shelf in stores.open where (try? await shelf.queueCounts().running) != 0 { _ = try? await shelf.takeBack() }
      // Another process may have set some.
      try? await stores.takeLimits()
      try? await Task.sleep(for: .seconds(Shelf.leaseSeconds / 4))
    }
  }

  /// Gives a job back whose try doesn't count. Where even that can't be written it's done when there's room again.
  func giveBack(_ job: StoreJob) async {
    do {
      // The task may have been cancelled.
      try await Task.detached { try await job.shelf.giveBack(job.taken) }.value
    } catch  where job.shelf.isNoSpace(error) {
      kept.withLock { $0.append(job) }
    } catch {
      // A store that has gone takes nothing back.
      logger.info("work can't be given back", metadata: ["error": "\(error)"])
    }
  }

  func giveBackKept() async {
    let jobs = kept.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in jobs { await giveBack(job) }
  }

  /// Says once that there's no room, and once that there's room again.
  ///
  /// - Returns: whether there's room in any store.
  func hasRoom() async -> Bool {
    var hasRoom = false
    let blocked = turns.blocked
    for shelf in stores.open where shelf.name.isEmpty || blocked.contains(shelf.name) {
      guard let shortage = try? await shelf.shortage() else {
        hasRoom = true
        if told.withLock({ $0.removeValue(forKey: shelf.name) }) != nil {
          logger.notice("there is room again; the queue goes on", metadata: ["store": "\(shelf.name)"])
        }
        continue
      }
      if told.withLock({ $0.updateValue(shortage.name, forKey: shelf.name) }) == nil {
        logger.warning("\(shortage.sentence)", metadata: ["store": "\(shelf.name)"])
      }
    }
    return hasRoom
  }
}
