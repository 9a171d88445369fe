// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import FlyingSocks
  import Foundation
  import GnomonRequest

  /// A server behind a gate.
  struct LocalService: Sendable {
    private let gate: Gate
    /// The folder of the socket between the two. Only its owner may open it.
    private let folder: String

    var port: UInt16 { gate.port }

    init(port: UInt16, address: String = "127.0.0.1", limits: GateLimits) async throws {
      gate = try await Gate(port: port, address: address, limits: limits)
      var template = Array((NSTemporaryDirectory() + "/gnomon-serve-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else {
        throw Gate.Failure(description: "can't make a folder in \(NSTemporaryDirectory())")
      }
      folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Answers until the task is cancelled or the process ends.
    ///
    /// - Parameters:
    ///   - begin: Is called when clients are answered.
    ///   - end: Its end is the server's; nil lets it go on.
    func run(
      _ handler: some HTTPHandler, begin: () async -> Void, until end: (@Sendable () async -> Void)? = nil
    ) async throws {
      let path = folder + "/socket"
      defer {
        remove()
        gate.close()
      }
      let server = HTTPServer(address: .unix(path: path), timeout: 30, logger: .disabled, handler: handler)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        do {
          try await server.waitUntilListening(timeout: 30)
        } catch {
          // What the server itself says is nearer to the cause.
          group.cancelAll()
          try await group.next()
          throw error
        }
        group.addTask { [gate] in try await gate.run(to: path) }
        await begin()
        if let end { group.addTask { await end() } }
        defer { group.cancelAll() }
        try await group.next()
      }
    }

    /// Removes the folder; nothing is answered any more.
    func remove() {
      unlink(folder + "/socket")
      rmdir(folder)
    }

    /// Removes the folder where a signal ends the process.
    ///
    /// - Parameter end: Removes what else is to go.
    func removeOnSignals(and end: @escaping @Sendable () -> Void = {}) -> [any DispatchSourceSignal] {
      [SIGINT, SIGTERM, SIGHUP].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [self] in
          remove()
          end()
          // As the signal would have ended it.
          signal(number, SIG_DFL)
          kill(getpid(), number)
        }
        source.resume()
        return source
      }
    }
  }
#endif
