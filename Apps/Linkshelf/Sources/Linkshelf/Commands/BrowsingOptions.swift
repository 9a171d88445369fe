// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Fetching
import Gate
import Logging
import Snapshots

/// How pages are reached, and with which browser.
struct BrowsingOptions: ParsableArguments {
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

  /// The filter that everything goes through.
  func gate(_ logger: Logger) async throws -> (Gate, Fetcher) {
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
    return (gate, try Fetcher(gate: gate))
  }

  func browser(_ gate: Gate) throws -> Browser {
    do {
      return try Browser(
        BrowserOptions(
          executable: browser, user: browserUser, sandbox: !withoutSandbox, proxy: "http://127.0.0.1:\(gate.port)"))
    } catch let error as SnapshotError {
      throw CommandError("\(error)")
    }
  }
}
