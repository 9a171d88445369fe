// SPDX-License-Identifier: Apache-2.0
import Foundation
import Logging
import Shelf

/// Pages are asked now and then whether they're still there.
extension Workers {
  /// How long it waits at most until it looks again whether a page is due, in seconds.
  private static let longestRest = 60.0

  /// Asks the pages that are due, until the task is cancelled. One at a time for each site, with a pause after each.
  func watchPages() async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        let seen = checkBell.count
        var rest = Self.longestRest
        do {
          if sites.count < max(1, options.checks) {
            switch try await shelf.nextCheck(busy: sites.all) {
            case .now(let check):
              sites.begin(check.site)
              group.addTask { await self.ask(check) }
              continue
            case .later(let moment):
              if let moment {
                rest = min(rest, max(0.1, Double(moment.milliseconds - self.shelf.now.milliseconds) / 1_000))
              }
            }
          }
        } catch is CancellationError {
          break
        } catch {
          rest = handle(error)
        }
        await checkBell.wait(after: seen, seconds: rest)
      }
    }
  }

  /// How long to wait after an error of the store, in seconds.
  private func handle(_ error: any Error) -> Double {
    if shelf.isNoSpace(error) {
      shelf.hold()
    } else {
      logger.error("the watched pages can't be looked up", metadata: ["error": "\(error)"])
    }
    return Shelf.holdSeconds
  }

  private func ask(_ check: DueCheck) async {
    do {
      let answer = try await CheckWork(workers: self, check: check).answer()
      if try await shelf.record(answer, for: check) { bell.ring() }
      logger.debug("a page was asked", metadata: ["address": "\(check.address)", "answer": "\(answer)"])
      try await Task.sleep(for: .seconds(options.pauseOfSite))
    } catch is CancellationError {
    } catch {
      // It stays due. The site is left alone for as long as the store's fault may last.
      try? await Task.sleep(for: .seconds(handle(error)))
    }
    sites.end(check.site)
    checkBell.ring()
  }
}
