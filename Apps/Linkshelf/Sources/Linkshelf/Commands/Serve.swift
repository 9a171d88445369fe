// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Fetching
import Foundation
import Gate
import Hummingbird
import Logging
import Logins
import ServiceLifecycle
import Shelf
import ShelfWeb
import ShelfWork
import UnixSignals

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the shelf's pages, and works its queue through.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var work: WorkOptions

  @Option(
    help: "The address that is listened at. Others than this machine need an account first: linkshelf account NAME")
  var host = "127.0.0.1"

  @Option(help: "The port.")
  var port = 8090

  @Option(help: "A name under which the site is reached, as shelf.example.org. May be given again.")
  var hostName: [String] = []

  @Option(help: "Another name of this server, with its port where it has one, under which archived pages are shown.")
  var archiveHost: String?

  @Option(help: "The path before all others, where a proxy in front hands on only that: /shelf")
  var basePath = ""

  @Flag(
    help: "Leave looks and snapshots to other machines: linkshelf work. What may not leave this one is still done here."
  )
  var withoutSnapshots = false

  @Flag(help: "A proxy in front speaks https.")
  var secure = false

  @Option(help: "What is written to the error output: trace, debug, info, notice, warning, error.")
  var log = "notice"

  /// How long answers under way may take when the server is told to end, in seconds. Below what systemd and Kubernetes wait by default.
  private static let longestEnd = 20

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is a number from 0 to 65535.") }
    guard basePath.isEmpty || basePath.hasPrefix("/") && !basePath.hasSuffix("/") else {
      throw ValidationError("--base-path begins with a slash and doesn't end with one: /shelf")
    }
    guard Logger.Level(rawValue: log) != nil else {
      throw ValidationError("--log is trace, debug, info, notice, warning or error.")
    }
  }

  func run() async throws {
    // Where the reader of this program's output goes away, it still serves.
    signal(SIGPIPE, SIG_IGN)
    MemoryService.prepare()
    var logger = Logger(label: "linkshelf") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = Logger.Level(rawValue: log) ?? .notice
    let stores = try store.openAll()
    let shelf = stores.home
    guard let lock = try StoreLock(shelf.folder) else {
      throw CommandError(
        "Another Linkshelf serves \(shelf.folder) already. Stop it first, or give another folder by --data.")
    }
    let isLocal = ["127.0.0.1", "::1", "localhost"].contains(host)
    if !isLocal, try await !shelf.hasAccount() {
      throw CommandError(
        "\(host) is reached by others, and whoever comes first would own this shelf. Make an account first: linkshelf account NAME"
      )
    }
    let names = hostName.map { $0.lowercased() }
    if let archiveHost, names.contains(WebConfiguration.split(archiveHost).host) {
      throw CommandError("--archive-host has to be another name than the site's: cookies don't tell ports apart.")
    }
    if !names.isEmpty, archiveHost == nil {
      note(
        "Without --archive-host snapshots can't be opened under \(names[0]): they're shown only under another name of this server."
      )
    }
    // Whoever had work before isn't alive any more.
    do { try await shelf.takeBack(all: true) } catch  where shelf.isNoSpace(error) {
      // They come back when their time is over. What is kept can be read meanwhile.
      note(Shelf.noSpaceSentence)
    }
    try? FileManager.default.removeItem(atPath: shelf.makingFolder)

    let logins = try work.logins(stores)
    let (workers, gate, fetcher) = try await work.workers(
      stores, logins, logger, share: withoutSnapshots ? .here : .all)
    var configuration = WebConfiguration()
    configuration.hosts += hostName.map { $0.lowercased() }
    configuration.archiveHost = archiveHost
    configuration.basePath = basePath
    configuration.isSecure = secure
    configuration.version = linkshelfVersion
    let documents = Documents(program: ShelfActions.program)
    let household = try await Household(
      stores: stores, configuration: configuration, logins: logins, desk: work.desk(workers, logins),
      letGo: { [workers] in
        await workers.letGo($0)
        logins.forget(stores.folder(of: $0))
      },
      actions: { [workers, logger] in
        try ShelfActions(workers: workers, shelf: $0, home: stores.home, documents: documents, logger: logger)
      })
    do { try await household.resume() } catch  where shelf.isNoSpace(error) { note(Shelf.noSpaceSentence) }
    let application = Application(
      responder: household,
      server: .http1(
        configuration: .init(additionalChannelHandlers: [WritesBeforeClose()], idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        print("http://\(isLocal ? "127.0.0.1" : host):\(port)\(basePath)/")
        print("Everything lies in \(shelf.folder). Press Control-C to stop.")
        fflush(nil)
      },
      logger: logger)
    // The last one ends first: answers under way are sent to their end, then the workers give their jobs back.
    var services = ServiceGroupConfiguration(
      services: [
        .init(service: WorkerService(workers: workers)),
        .init(
          service: MemoryService(
            letGo: { household.letGo() }, release: { stores.releaseMemory() }, answered: { household.answered })),
        .init(service: application),
      ], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    services.maximumGracefulShutdownDuration = .seconds(Self.longestEnd)
    do {
      try await ServiceGroup(configuration: services).run()
    } catch is CancellationError {
      note("Some answers weren't sent to their end within \(Self.longestEnd) seconds.")
    } catch {
      throw CommandError("\(host):\(port) can't be listened at: \(error)")
    }
    try await fetcher.shutdown()
    await gate.stop()
    withExtendedLifetime(lock) {}
  }
}

/// The workers as a service that ends with the others.
private struct WorkerService: Service {
  let workers: Workers

  func run() async throws {
    await cancelWhenGracefulShutdown { await workers.run() }
  }
}
