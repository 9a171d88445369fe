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
            let found = try await turns.nextCheck(busy: sites.all)
            switch found?.next {
            case .now(let check)?:
              guard let shelf = found?.shelf else { continue }
              sites.begin(check.site)
              group.addTask { await self.ask(check, of: shelf) }
              continue
            case .later(let moment?)?:
              rest = min(rest, max(0.1, Double(moment.milliseconds - self.stores.home.now.milliseconds) / 1_000))
            default: break
            }
          }
        } catch is CancellationError {
          break
        } catch {
          rest = handle(error, stores.home)
        }
        await checkBell.wait(after: seen, seconds: rest)
      }
    }
  }

  /// How long to wait after an error of the store, in seconds.
  private func handle(_ error: any Error, _ shelf: Shelf) -> Double {
    if shelf.isNoSpace(error) {
      shelf.hold()
    } else {
      logger.error("the watched pages can't be looked up", metadata: ["error": "\(error)"])
    }
    return Shelf.holdSeconds
  }

  private func ask(_ check: DueCheck, of shelf: Shelf) async {
    do {
      let answer = try await underWay.run(for: shelf.name) { [self] in
        try await CheckWork(workers: self, shelf: shelf, check: check).answer()
      }
      if try await shelf.record(answer, for: check) {
        turns.wake()
        bell.ring()
      }
      logger.debug("a page was asked", metadata: ["address": "\(check.address)", "answer": "\(answer)"])
      try await Task.sleep(for: .seconds(options.pauseOfSite))
    } catch is CancellationError {
    } catch {
      // It stays due. The site is left alone for as long as the store's fault may last.
      try? await Task.sleep(for: .seconds(handle(error, shelf)))
    }
    sites.end(check.site)
    checkBell.ring()
  }
}
