// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Fetching
import Foundation
import Gate
import Logging
import ShelfWork
import Snapshots
import UnixSignals

struct Work: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes snapshots for a server on another machine.",
    discussion:
      "It keeps nothing here. A manager makes its token on the page Settings, with the scope “work”. Pages behind a login stay with the server."
  )

  @Option(help: "Where the server is: https://shelf.example.org")
  var server: String

  @Option(help: "The file with the token.")
  var tokenFile: String

  @Option(help: "The name that this machine is shown by. Without it: its host name.")
  var machine: String?

  @Flag(help: "Speak http to another machine, as on a network of your own. Others on the way can read the token.")
  var plain = false

  @OptionGroup var browsing: BrowsingOptions

  @Option(help: "How many pages are asked at once what they are.")
  var looks = 2

  @Option(help: "What is written to the error output: trace, debug, info, notice, warning, error.")
  var log = "notice"

  func validate() throws {
    guard Logger.Level(rawValue: log) != nil else {
      throw ValidationError("--log is trace, debug, info, notice, warning or error.")
    }
  }

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    var logger = Logger(label: "linkshelf") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: log) ?? .notice
    let server = try client()
    let (gate, fetcher) = try await browsing.gate(logger)
    let folder = FileManager.default.temporaryDirectory.path + "/linkshelf-work-\(UUID().uuidString)"
    do {
      // The browser may run as another user, which has to reach what lies below.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o711])
    } catch { throw CommandError("\(folder) can't be made: \(error.localizedDescription)") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = AwayWorkers.Options(machine: try name(), version: linkshelfVersion, folder: folder)
    options.looks = min(max(looks, 0), 32)
    options.snapshots = min(max(browsing.snapshots, 0), 16)
    let workers = AwayWorkers(
      server: server, gate: gate, fetcher: fetcher, browser: try browsing.browser(gate), options: options,
      logger: logger)
    note("\(options.machine) works for \(self.server). Press Control-C to stop.")
    let problem = await Self.untilSignal { try await workers.run() }
    try await fetcher.shutdown()
    await gate.stop()
    try await server.shutdown()
    if let problem {
      throw CommandError("The server doesn't let this machine work: \(problem)")
    }
  }

  /// Runs until it ends by itself, or the program is told to end.
  ///
  /// - Returns: what ended it; nil where it was told to.
  private static func untilSignal(_ body: @escaping @Sendable () async throws -> Void) async -> (any Error)? {
    await withTaskGroup(of: (any Error)?.self) { group in
      group.addTask {
        do { try await body() } catch { return error }
        return nil
      }
      group.addTask {
        for await _ in await UnixSignalsSequence(trapping: .sigterm, .sigint) { break }
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      // Jobs are given back first.
      for await _ in group {}
      return first
    }
  }

  private func client() throws -> WorkServer {
    let path = StoreOptions.absolute(tokenFile)
    guard let data = FileManager.default.contents(atPath: path), data.count <= 1_000 else {
      throw CommandError("The token's file \(path) can't be read.")
    }
    let token = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    do { return try WorkServer(server, token: token, isPlainAllowed: plain) } catch let problem as WorkServerProblem {
      throw CommandError("\(problem)")
    }
  }

  private func name() throws -> String {
    if let machine {
      guard machine.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._-]{0,62}/#) != nil else {
        throw CommandError("--machine is a name of at most 63 letters, digits, dots and dashes.")
      }
      return machine
    }
    let kept = ProcessInfo.processInfo.hostName.unicodeScalars.filter {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0))
    }
    let name = String(String.UnicodeScalarView(kept)).drop { "-._".contains($0) }
    return name.isEmpty ? "worker" : String(name.prefix(63))
  }
}
