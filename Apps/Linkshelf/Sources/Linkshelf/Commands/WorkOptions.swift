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
  @Option(help: "A network, address or host:port of your own that may be fetched too. May be given again.")
  var allow: [String] = []

  @Option(help: "The user as whom Chromium runs where this runs as root. Without it: linkshelf, or else nobody.")
  var browserUser: String?

  @Option(help: "Chromium's program.")
  var browser: String?

  @Flag(help: "Run Chromium without its sandbox. A page that breaks Chromium then has the user's rights.")
  var withoutSandbox = false

  @Option(help: "How many snapshots are made at once.")
  var snapshots = 1

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
  func workers(_ stores: ShelfStores, _ logins: StoreLogins, _ logger: Logger) async throws -> (
    workers: Workers, gate: Gate, fetcher: Fetcher
  ) {
    var policy = AddressPolicy()
    do {
      for text in allow { policy.allowing.append(try Allowance(text)) }
    } catch let refusal as GateRefusal {
      throw CommandError("--allow: \(refusal.sentence)")
    }
    let gate = try await Gate.start(policy: policy) { event in
      if case .refused(let refusal) = event.verdict {
        logger.debug(
          "the filter refused a connection",
          metadata: ["host": "\(event.host.map { "\($0)" } ?? "")", "reason": "\(refusal.sentence)"])
      }
    }
    let fetcher = try Fetcher(gate: gate)
    let browser: Browser
    do {
      browser = try Browser(
        BrowserOptions(
          executable: self.browser, user: browserUser, sandbox: !withoutSandbox, proxy: "http://127.0.0.1:\(gate.port)")
      )
    } catch let error as SnapshotError {
      throw CommandError("\(error)")
    }
    var options = Workers.Options()
    options.snapshots = min(max(snapshots, 1), 16)
    return (
      Workers(
        stores: stores, gate: gate, fetcher: fetcher, browser: browser, logins: logins, options: options,
        logger: logger), gate,
      fetcher
    )
  }
}
