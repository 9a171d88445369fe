// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingSocks
  import Foundation
  import GnomonRequest
  import Synchronization

  /// A client's connection and the server's that belongs to it.
  struct GatePassage: Sendable {
    private let client: AsyncSocket
    private let limits: GateLimits
    private let pool: SocketPool<ePoll>
    private let state = PassageState()

    init(_ client: AsyncSocket, _ limits: GateLimits, _ pool: SocketPool<ePoll>) {
      (self.client, self.limits, self.pool) = (client, limits, pool)
    }

    /// Passes bytes on until either end is done.
    func pass(to path: String) async {
      guard let server = try? await AsyncSocket.connected(to: sockaddr_un.unix(path: path), pool: pool) else {
        return client.end()
      }
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { await down(from: server) }
        group.addTask { await up(to: server) }
        group.addTask { await watch() }
        group.addTask { await state.ending() }
        // The client's end of its own isn't the end of what it's answered.
        while let isEnd = await group.next(), !isEnd {}
        group.cancelAll()
      }
      client.end()
      // The server ends the connection by itself, as nobody may wait for its bytes when it's closed.
      _ = finish(server)
      await drain(server)
      server.end()
    }

    // MARK: Room for others

    /// Since when the client hasn't asked for anything; nil for a WebSocket, which may be silent.
    var silentSince: ContinuousClock.Instant? { state.silentSince }

    /// Ends the connection, since another needs its room.
    func end() { state.end() }

    // MARK: The client's bytes

    /// - Returns: Whether the connection is done with.
    private func up(to server: AsyncSocket) async -> Bool {
      var requests = ClientRequests(
        headLimit: limits.headBytes, bodyLimit: limits.bodyBytes, single: limits.singleFields,
        peer: limits.healthPath == nil ? nil : client.peerAddress)
      do {
        while let bytes = try await client.some(pool) {
          state.begin(isRequest: true)
          let (passed, rest) = requests.take(bytes)
          if requests.asksUpgrade {
            state.expectUpgrade()
            try await server.write(Data(passed))
            state.begin(isRequest: false)
            guard await state.isUpgraded() else { return finish(server) }
            return try await frames(Array(rest), to: server)
          }
          if !passed.isEmpty { try await server.write(Data(passed)) }
          if let refusal = requests.refusal {
            try await client.write(Data(refusal.answer.utf8))
            return await lastWords()
          }
          if !requests.isWithinRequest { state.begin(isRequest: false) }
        }
        return finish(server)
      } catch {
        return true
      }
    }

    private func frames(_ first: [UInt8], to server: AsyncSocket) async throws -> Bool {
      var frames = ClientFrames(limit: limits.messageBytes)
      var bytes = first
      while true {
        let passed = frames.take(bytes)
        if !passed.isEmpty { try await server.write(Data(passed)) }
        if let violation = frames.violation {
          // The server answers it between two frames of its own.
          if !frames.isClosed { try await server.write(Data(ClientFrames.close(violation.rawValue))) }
          return await lastWords()
        }
        guard let next = try await client.some(pool) else { return finish(server) }
        bytes = next
      }
    }

    private func finish(_ server: AsyncSocket) -> Bool {
      _ = shutdown(server.socket.file.rawValue, Int32(SHUT_WR))
      state.begin(isRequest: false)
      return false
    }

    /// Leaves time for what is still answered. What the client sends meanwhile is thrown away, so that the answer reaches it.
    private func lastWords() async -> Bool {
      await drain(client)
      return true
    }

    /// Reads what comes for some time, for nobody.
    private func drain(_ socket: AsyncSocket) async {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [limits] in try? await Task.sleep(for: .seconds(limits.lastSeconds)) }
        group.addTask { [pool] in while (try? await socket.some(pool)) != nil {} }
        await group.next()
        group.cancelAll()
      }
    }

    // MARK: The server's bytes

    private func down(from server: AsyncSocket) async -> Bool {
      var start: [UInt8] = []
      let switching = Array("HTTP/1.1 101".utf8)
      do {
        while let bytes = try await server.some(pool) {
          if start.count < switching.count {
            start += bytes.prefix(switching.count - start.count)
            if start.count == switching.count { state.learn(isUpgraded: start == switching) }
          }
          state.write(isDone: false)
          try await client.write(Data(bytes))
          state.write(isDone: true)
        }
      } catch {}
      state.learn(isUpgraded: false)
      return true
    }

    // MARK: Time

    /// Ends a connection on which nothing happens, or a request that takes too long.
    private func watch() async -> Bool {
      let step = min(1, limits.requestSeconds / 4, limits.idleSeconds / 4)
      while true {
        do {
          try await Task.sleep(for: .seconds(step))
        } catch {
          return true
        }
        if state.isOverdue(limits) { return true }
      }
    }
  }

  /// What the two directions and the clock tell each other.
  private final class PassageState: Sendable {
    private struct Values {
      var lastTouch = ContinuousClock.now
      /// When a request was whole, or the connection began.
      var lastWhole = ContinuousClock.now
      /// When the request began that isn't whole yet.
      var requestStart: ContinuousClock.Instant? = ContinuousClock.now
      /// When the client was given what it hasn't taken.
      var writeStart: ContinuousClock.Instant?
      var expectsUpgrade = false
      var isUpgraded: Bool?
      var waiter: CheckedContinuation<Bool, Never>?
      var isEnded = false
      var endWaiter: CheckedContinuation<Bool, Never>?
    }

    private let values = Mutex(Values())

    /// Bytes for the client are being written, or are.
    func write(isDone: Bool) {
      values.withLock { values in
        values.writeStart = isDone ? nil : .now
        if isDone { values.lastTouch = .now }
      }
    }

    func begin(isRequest: Bool) {
      values.withLock { values in
        values.lastTouch = .now
        values.requestStart = isRequest ? values.requestStart ?? .now : nil
        if !isRequest { values.lastWhole = .now }
      }
    }

    func expectUpgrade() { values.withLock { $0.expectsUpgrade = true } }

    var silentSince: ContinuousClock.Instant? {
      values.withLock { $0.isUpgraded == true ? nil : $0.lastWhole }
    }

    func end() {
      let waiter = values.withLock { values in
        values.isEnded = true
        defer { values.endWaiter = nil }
        return values.endWaiter
      }
      waiter?.resume(returning: true)
    }

    /// Waits until it's ended, and is true then.
    func ending() async -> Bool {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isEnded = values.withLock { values in
            if !values.isEnded { values.endWaiter = continuation }
            return values.isEnded
          }
          if isEnded { continuation.resume(returning: true) }
        }
      } onCancel: {
        end()
      }
    }

    /// Called with what the server's first answer is; only the first call counts.
    func learn(isUpgraded: Bool) {
      let waiter = values.withLock { values in
        guard values.isUpgraded == nil else { return nil as CheckedContinuation<Bool, Never>? }
        values.isUpgraded = isUpgraded && values.expectsUpgrade
        defer { values.waiter = nil }
        return values.waiter
      }
      waiter?.resume(returning: isUpgraded)
    }

    func isUpgraded() async -> Bool {
      await withCheckedContinuation { continuation in
        let known = values.withLock { values in
          if values.isUpgraded == nil { values.waiter = continuation }
          return values.isUpgraded
        }
        if let known { continuation.resume(returning: known) }
      }
    }

    func isOverdue(_ limits: GateLimits) -> Bool {
      values.withLock { values in
        if let start = values.writeStart, .now - start > .seconds(limits.takingSeconds) { return true }
        if values.isUpgraded == true { return false }
        if let start = values.requestStart, .now - start > .seconds(limits.requestSeconds) { return true }
        return .now - values.lastTouch > .seconds(limits.idleSeconds)
      }
    }
  }

  extension AsyncSocket {
    /// Some of the bytes that have come; nil at their end.
    func some(_ pool: SocketPool<ePoll>) async throws -> [UInt8]? {
      while true {
        try Task.checkCancellation()
        var problem: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 32 << 10) { buffer, count in
          let got = recv(socket.file.rawValue, buffer.baseAddress, buffer.count, 0)
          problem = got < 0 ? errno : 0
          count = max(0, got)
        }
        if problem == 0 { return bytes.isEmpty ? nil : bytes }
        if problem == EINTR { continue }
        guard problem == EAGAIN || problem == EWOULDBLOCK else { return nil }
        try await pool.suspendSocket(socket, untilReadyFor: .read)
      }
    }
  }
#endif
