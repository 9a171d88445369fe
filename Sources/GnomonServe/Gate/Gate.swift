// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingSocks
  import Foundation
  import GnomonRequest

  /// Listens on an address of this machine, and passes on to the server what is within limits.
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
    ///
    /// - Parameter address: That of version 4 or 6 of the protocol on which it listens; by itself only this machine's programs reach it.
    init(port: UInt16, address: String = "127.0.0.1", limits: GateLimits) async throws {
      self.limits = limits
      pool = SocketPool<ePoll>.ePoll()
      try await pool.prepare()
      let isNewer = address.contains(":")
      let socket = try Socket(domain: isNewer ? AF_INET6 : AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      do {
        if isNewer {
          try socket.bind(to: .inet6(ip6: address, port: port))
        } else {
          try socket.bind(to: .inet(ip4: address, port: port))
        }
        try socket.listen()
      } catch {
        try? socket.close()
        throw Failure(description: "can't listen on the port \(port) of \(address): \(error)")
      }
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): self.port = port
      case .unix: throw Failure(description: "there's no address to listen on")
      }
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
            let spare = SpareAnswer(client, limits, pool)
            if spare.enter() {
              group.addTask { await spare.answer() }
            } else {
              client.refuse()
            }
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
    /// The address of whom it leads to; nil where that has none.
    var peerAddress: String? {
      switch try? socket.remotePeer() {
      case .ip4(let address, _)?, .ip6(let address, _)?: address
      case .unix?, nil: nil
      }
    }

    /// Says that there's no room, and closes the connection.
    func refuse() {
      _ = try? socket.write(Data(ClientRequests.Refusal.busy.answer.utf8))
      end()
    }

    /// Closes the connection, also for programs that have been given the descriptor by accident.
    func end() {
      _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
      try? close()
    }
  }
#endif
