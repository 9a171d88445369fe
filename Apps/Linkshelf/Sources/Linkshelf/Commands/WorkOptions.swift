// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Fetching
import Foundation
import Gate
import Logging
import Logins
import Shelf
import ShelfWork
import Snapshots

/// How pages are fetched and their snapshots made.
struct WorkOptions: ParsableArguments {
  @OptionGroup var browsing: BrowsingOptions

  @Option(
    help: "The file with the key for cookies of sites behind a login, outside of the data folder. Or $LINKSHELF_KEY.")
  var keyFile: String?

  /// The cookies of sites behind a login, of all stores.
  func logins(_ stores: ShelfStores) throws -> StoreLogins {
    do {
      return try StoreLogins(
        outside: stores.home.folder, key: .environment(file: keyFile.map { StoreOptions.absolute($0) }))
    } catch let problem as LoginProblem {
      throw CommandError("\(problem)")
    }
  }

  /// The workers over all stores, behind the filter.
  ///
  /// - Parameter share: Where they don't do all, they may be without a browser.
  func workers(_ stores: ShelfStores, _ logins: StoreLogins, _ logger: Logger, share: WorkShare = .all) async throws
    -> (
      workers: Workers, gate: Gate, fetcher: Fetcher
    )
  {
    let (gate, fetcher) = try await browsing.gate(logger)
    let browser: Browser?
    do { browser = try browsing.browser(gate) } catch let error as CommandError {
      guard share == .here else { throw error }
      logger.notice("there is no browser here: saved pages and pages behind a login can't be kept")
      browser = nil
    }
    var options = Workers.Options()
    options.snapshots = min(max(browsing.snapshots, 1), 16)
    options.share = share
    return (
      Workers(
        stores: stores, gate: gate, fetcher: fetcher, browser: browser, logins: logins, options: options,
        logger: logger), gate,
      fetcher
    )
  }

  /// Gives the jobs of all stores to machines elsewhere, but for those of pages behind a login.
  func desk(_ workers: Workers, _ logins: StoreLogins) -> WorkDesk {
    WorkDesk(workers.turns) { shelf, address in
      let reason = "This site's cookies stay on this machine, so the server opens the page itself."
      do { return try logins.known(in: shelf.folder)?.cookies(for: address).isEmpty ?? true ? nil : reason } catch {
        return reason
      }
    }
  }
}
