// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingSocks
  import Foundation
  import GnomonRequest

  /// Listens on this machine, and passes on to the server what is within limits.
  ///
  /// The server itself reads requests and frames of any length. It listens on a socket in a folder of the user's own, and
  /// nothing reaches it but through here.
  struct Gate: Sendable {
    private let listener: AsyncSocket
    private let pool: SocketPool<ePoll>
    private let limits: GateLimits
    /// The port that it listens on.
    let port: UInt16

    struct Failure: Error, CustomStringConvertible {
      var description: String
    }

    /// Takes a port; 0 takes a free one.
    init(port: UInt16, limits: GateLimits) async throws {
      self.limits = limits
      pool = SocketPool<ePoll>.ePoll()
      try await pool.prepare()
      let socket = try Socket(domain: AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      do {
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
      } catch {
        try? socket.close()
        throw Failure(description: "can't listen on the port \(port): \(error)")
      }
      guard case .ip4(_, let port) = try socket.sockname() else {
        throw Failure(description: "there's no address to listen on")
      }
      self.port = port
      listener = try AsyncSocket(socket: socket, pool: pool)
    }

    /// Passes on what comes, to a server that listens on a path.
    func run(to path: String) async throws {
      let open = OpenPassages(limits)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [pool] in try await pool.run() }
        group.addTask { try await accept(to: path, open) }
        defer { group.cancelAll() }
        try await group.next()
      }
    }

    /// Listens no more. Called once, when nothing is passed on any more.
    func close() { listener.end() }

    private func accept(to path: String, _ open: OpenPassages) async throws {
      try await withThrowingDiscardingTaskGroup { group in
        while true {
          let client: AsyncSocket
          do {
            client = try await listener.accept()
          } catch is CancellationError {
            throw CancellationError()
          } catch {
            // A client that has gone already, or no descriptor is left.
            try await Task.sleep(for: .milliseconds(50))
            continue
          }
          let passage = GatePassage(client, limits, pool)
          guard let number = open.enter(passage) else {
            _ = try? client.socket.write(Data(ClientRequests.Refusal.busy.answer.utf8))
            client.end()
            continue
          }
          group.addTask {
            defer { open.leave(number) }
            await passage.pass(to: path)
          }
        }
      }
    }
  }

  extension AsyncSocket {
    /// Closes the connection, also for programs that have been given the descriptor by accident.
    func end() {
      _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
      try? close()
    }
  }
#endif
