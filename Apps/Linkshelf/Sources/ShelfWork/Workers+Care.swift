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
    while !Task.isCancelled {
      let seen = bell.count
      var wait = Self.lookAroundSeconds
      do {
        shelf.keepReserve()
        while try await shelf.indexSomeWaiting() > 0 { try Task.checkCancellation() }
        let deleted = try await shelf.emptyOldBin()
        if deleted > 0 {
          logger.notice("old links in the bin were deleted for good", metadata: ["links": "\(deleted)"])
        }
        if ContinuousClock.now >= nextMerge {
          try await mergeIndex()
          nextMerge = .now + .seconds(Self.mergeSeconds)
        }
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
      await bell.wait(after: seen, seconds: wait)
    }
  }

  /// How often parts of the full-text index are joined, in seconds.
  private static let mergeSeconds = 10

  /// Joins parts of the full-text index, with pauses in which others write.
  private func mergeIndex() async throws {
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
      _ = try? await shelf.takeBack()
      try? await Task.sleep(for: .seconds(Shelf.leaseSeconds / 4))
    }
  }

  /// Gives a job back whose try doesn't count. Where even that can't be written it's done when there's room again.
  func giveBack(_ job: TakenJob) async {
    let shelf = shelf
    do {
      // The task may have been cancelled.
      try await Task.detached { try await shelf.giveBack(job) }.value
    } catch {
      kept.withLock { $0.append(job) }
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
  /// - Returns: whether there's room.
  func hasRoom() async -> Bool {
    guard let shortage = try? await shelf.shortage() else {
      if told.withLock({ told in
        defer { told = nil }
        return told != nil
      }) {
        logger.notice("there is room again; the queue goes on")
      }
      return true
    }
    let isNew = told.withLock { told in
      defer { told = shortage.name }
      return told == nil
    }
    if isNew { logger.warning("\(shortage.sentence)") }
    return false
  }
}
