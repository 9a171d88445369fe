// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Synchronization

/// An event that the browser sends.
struct DevToolsEvent: Sendable {
  var method: String
  var parameters: JSONValue
}

/// One browser process and the DevTools protocol with it: JSON messages, each ended by a zero byte.
///
/// A thread of its own starts the process, reads what it writes, and waits for its end. When the process ends, every call that waits fails with
/// ``SnapshotError/browserEnded``. Event handlers run on that thread, in the order of the messages, before the answers that follow them.
final class DevToolsConnection: Sendable {
  typealias Handler = @Sendable (DevToolsEvent) -> Void

  private struct State {
    var process: SpawnedProcess?
    var ended = false
    var lastID = 0
    var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var handlers: [String: Handler] = [:]
    var endings: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let outgoing = Mutex(())

  /// Starts the browser and returns when it answers.
  static func start(_ command: BrowserCommand, profile: ProfileFolder) async throws -> DevToolsConnection {
    let connection = DevToolsConnection()
    let errors = "\(profile.path)/errors.txt"
    try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
      // The signal on the parent's death is tied to the thread that starts the process: this thread lives as long as the process.
      let thread = Thread {
        do {
          let process = try SpawnedProcess(command.arguments, environment: command.environment, errors: errors)
          connection.state.withLock { $0.process = process }
          started.resume()
          connection.read(process, profile)
        } catch { started.resume(throwing: error) }
        profile.remove()
      }
      thread.name = "browser"
      thread.start()
    }
    do {
      _ = try await connection.call("Browser.getVersion", timeout: 20)
    } catch {
      let words = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
      await connection.end()
      throw SnapshotError.start("It gave no answer. " + words.split(separator: "\n").suffix(3).joined(separator: " "))
    }
    return connection
  }

  var hasEnded: Bool { state.withLock { $0.ended } }

  /// The browser's process. Nil before its start and after its end.
  var processID: Int32? { state.withLock { $0.ended ? nil : $0.process?.id } }

  /// Sends a command and waits for its answer at most `timeout` seconds.
  func call(_ method: String, _ parameters: JSONValue = [:], session: String? = nil, timeout: Double) async throws
    -> JSONValue
  {
    let id = nextID()
    let timer = Task { [weak self] in
      try await Task.sleep(for: .milliseconds(Int(max(1, min(timeout, 3600) * 1000))))
      self?.finish(id, .failure(SnapshotError.time(step: method, seconds: timeout)))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOpen = state.withLock { state in
          if state.ended { return false }
          state.waiting[id] = continuation
          return true
        }
        guard isOpen else { return continuation.resume(throwing: SnapshotError.browserEnded) }
        write(id, method, parameters, session)
        if Task.isCancelled { finish(id, .failure(CancellationError())) }
      }
    } onCancel: {
      finish(id, .failure(CancellationError()))
    }
  }

  /// Sends a command whose answer doesn't matter.
  func send(_ method: String, _ parameters: JSONValue = [:], session: String? = nil) {
    write(nextID(), method, parameters, session)
  }

  /// A name that begins with this takes the events of the browser itself.
  static let browserEvents = "*"

  /// Calls `handler` for each event of the session, or of the browser itself where `session` begins with ``browserEvents``. Nil takes the handler away.
  func handle(session: String, _ handler: Handler?) { state.withLock { $0.handlers[session] = handler } }

  /// Ends the browser and all its processes, and returns when they are gone.
  func end() async {
    let process = state.withLock { $0.ended ? nil : $0.process }
    guard let process else { return }
    kill(-process.id, SIGKILL)
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.ended { state.endings.append(continuation) }
        return state.ended
      }
      if isOver { continuation.resume() }
    }
  }

  private func nextID() -> Int {
    state.withLock { state in
      state.lastID &+= 1
      return state.lastID
    }
  }

  private func finish(_ id: Int, _ result: Result<JSONValue, any Error>) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(with: result)
  }

  private func write(_ id: Int, _ method: String, _ parameters: JSONValue, _ session: String?) {
    var message: JSONValue = ["id": .number(Double(id)), "method": .string(method), "params": parameters]
    if let session, case .object(var members) = message {
      members["sessionId"] = .string(session)
      message = .object(members)
    }
    let bytes = message.bytes + [0]
    outgoing.withLock { _ in
      guard let descriptor = state.withLock({ $0.ended ? nil : $0.process?.toChild }) else { return }
      bytes.withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count {
          let count = Glibc.send(
            descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
          if count < 0 {
            if errno == EINTR { continue }
            return
          }
          sent += count
        }
      }
    }
  }
}

extension DevToolsConnection {
  /// The longest message, in bytes. A longer one ends the browser.
  static let maximumMessage = 512 << 20

  private func read(_ process: SpawnedProcess, _ profile: ProfileFolder) {
    var message: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while message.count <= Self.maximumMessage {
      let count = Glibc.read(process.fromChild, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var start = 0
      while let zero = chunk[start..<count].firstIndex(of: 0) {
        message.append(contentsOf: chunk[start..<zero])
        take(message)
        message.removeAll(keepingCapacity: message.count < 1 << 20)
        start = zero + 1
      }
      message.append(contentsOf: chunk[start..<count])
    }
    process.endAndWait()
    profile.remove()
    let (waiting, handlers) = state.withLock { state in
      state.ended = true
      defer {
        state.waiting = [:]
        state.handlers = [:]
      }
      return (state.waiting, state.handlers)
    }
    outgoing.withLock { _ in
      close(process.toChild)
      close(process.fromChild)
    }
    for handler in handlers.values { handler(DevToolsEvent(method: "browserEnded", parameters: [:])) }
    for continuation in waiting.values { continuation.resume(throwing: SnapshotError.browserEnded) }
    let endings = state.withLock { state in
      defer { state.endings = [] }
      return state.endings
    }
    for continuation in endings { continuation.resume() }
  }

  private func take(_ bytes: [UInt8]) {
    guard let message = try? JSONParser.parse(bytes) else { return }
    if let id = message["id"]?.int {
      if let error = message["error"] {
        finish(id, .failure(SnapshotError.command(name: "", message: error["message"]?.string ?? "unknown")))
      } else {
        finish(id, .success(message["result"] ?? [:]))
      }
    } else if let method = message["method"]?.string {
      let session = message["sessionId"]?.string ?? ""
      let event = DevToolsEvent(method: method, parameters: message["params"] ?? [:])
      let handlers = state.withLock { state in
        session.isEmpty
          ? state.handlers.filter { $0.key.hasPrefix(Self.browserEvents) }.map(\.value)
          : state.handlers[session].map { [$0] } ?? []
      }
      for handler in handlers { handler(event) }
    }
  }
}
