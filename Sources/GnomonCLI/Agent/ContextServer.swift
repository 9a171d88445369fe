// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// A server of the Model Context Protocol: it tells a client which tools there are, and calls them one after the other.
final class ContextServer: Sendable {
  /// A call of a tool, as the client wrote it.
  struct Call: Sendable {
    var id: JSONValue
    var name: String
    var arguments: JSONValue
    /// Whether the client names the protocol's version in each request.
    var isStateless: Bool
  }

  private enum Job {
    case call(Call)
    case warmUp
  }

  private struct State {
    var jobs: [Job] = []
    var isAtEnd = false
    /// The calls that the client wants no answer to any more.
    var cancelled: [JSONValue] = []
    /// Those that wait or run.
    var pending: [JSONValue] = []
  }

  /// The versions of the protocol whose clients begin with `initialize`, the newest first. That of March 2025 has several messages in one.
  static let versions = ["2025-11-25", "2025-06-18", "2024-11-05"]
  /// Those whose clients name the version in each request.
  static let statelessVersions = ["2026-07-28"]

  private let stream: MessageStream
  private let name: JSONValue
  private let instructions: JSONValue
  private let tools: JSONValue
  private let names: [String]
  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - instructions: What a model is told of the tools as a whole.
  ///   - tools: The descriptions of tools, as `tools/list` tells them.
  init(_ stream: MessageStream, version: String, instructions: String, tools: [JSONValue]) {
    self.stream = stream
    self.tools = .array(tools)
    names = tools.compactMap { $0["name"]?.string }
    self.instructions = .string(instructions)
    name = ["name": "gnomon", "title": "Gnomon", "version": .string(version)]
  }

  /// Serves until the client ends.
  ///
  /// - Parameters:
  ///   - warmUp: Is called when the client is there, before its first call.
  ///   - answer: Answers a call with the result's fields, on the calling thread.
  ///   - rest: Is called behind either, while the client doesn't wait.
  func serve(warmUp: () -> Void, answer: (Call) -> JSONValue, rest: () -> Void = {}) {
    let reader = Thread { [self] in
      stream.read(take)
      state.withLock { $0.isAtEnd = true }
      wake.signal()
    }
    reader.name = "messages"
    reader.start()
    while true {
      wake.wait()
      let (job, isAtEnd) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isAtEnd)
      }
      switch job {
      case .warmUp:
        warmUp()
        rest()
      case .call(let call):
        let result = isCancelled(call.id) ? nil : answer(call)
        // Who has cancelled it hears nothing more of it.
        let isWanted = end(call.id)
        if isWanted, let result, !reply(call.id, result, isStateless: call.isStateless) { return }
        rest()
      case nil: if isAtEnd { return }
      }
    }
  }

  private func isCancelled(_ id: JSONValue) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  /// A call isn't pending any more. Gives whether somebody wants its answer.
  private func end(_ id: JSONValue) -> Bool {
    state.withLock { state in
      if let index = state.pending.firstIndex(of: id) { state.pending.remove(at: index) }
      guard let index = state.cancelled.firstIndex(of: id) else { return true }
      state.cancelled.remove(at: index)
      return false
    }
  }

  // MARK: Messages

  private func take(_ line: MessageStream.Line) {
    guard case .message(let bytes) = line else {
      return fail(.null, -32600, "a message may have \(MessageStream.limit >> 20) MiB")
    }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return fail(.null, -32700, "a message has to be JSON, in one line")
    }
    guard case .object = message else {
      return fail(.null, -32600, "a message is one object; several at once aren't taken")
    }
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer to a request; this server sends none.
      if message["result"] == nil, message["error"] == nil { fail(id ?? .null, -32600, "a message has a 'method'") }
      return
    }
    guard let id else { return note(method, message["params"] ?? [:]) }
    switch id {
    case .string, .integer: request(method, message["params"] ?? [:], id)
    default: fail(.null, -32600, "an 'id' is a number or a text")
    }
  }

  private func note(_ method: String, _ params: JSONValue) {
    switch method {
    case "notifications/initialized": add(.warmUp)
    case "notifications/cancelled":
      guard let id = params["requestId"] else { return }
      state.withLock { if $0.pending.contains(id) { $0.cancelled.append(id) } }
    default: break
    }
  }

  private func request(_ method: String, _ params: JSONValue, _ id: JSONValue) {
    let version = params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
    let isStateless = version.map(Self.statelessVersions.contains) ?? false
    if let version, !isStateless, !Self.versions.contains(version) {
      let supported = (Self.statelessVersions + Self.versions).map { JSONValue.string($0) }
      return fail(
        id, -32022, "the version \(version) of the protocol isn't spoken here",
        ["requested": .string(version), "supported": .array(supported)])
    }
    switch method {
    case "initialize":
      let asked = params["protocolVersion"]?.string ?? ""
      let version = Self.versions.contains(asked) ? asked : Self.versions[0]
      reply(
        id,
        [
          "protocolVersion": .string(version), "capabilities": ["tools": [:]], "serverInfo": name,
          "instructions": instructions,
        ], isStateless: false)
    case "server/discover":
      reply(
        id,
        [
          "supportedVersions": .array((Self.statelessVersions + Self.versions).map { .string($0) }),
          "capabilities": ["tools": [:]], "instructions": instructions, "ttlMs": 0, "cacheScope": "private",
        ], isStateless: true)
      // There's no word of such a client that it's ready.
      add(.warmUp)
    case "ping": reply(id, [:], isStateless: isStateless)
    case "tools/list":
      let list: JSONValue = isStateless ? ["tools": tools, "ttlMs": 0, "cacheScope": "private"] : ["tools": tools]
      reply(id, list, isStateless: isStateless)
    case "tools/call":
      guard let name = params["name"]?.string else { return fail(id, -32602, "a call has the 'name' of a tool") }
      guard names.contains(name) else {
        let near = nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
        return fail(id, -32602, "There's no tool '\(name)'.\(near) There are \(names.joined(separator: ", ")).")
      }
      add(.call(Call(id: id, name: name, arguments: params["arguments"] ?? [:], isStateless: isStateless)))
    default: fail(id, -32601, "there's no method '\(method)'")
    }
  }

  private func add(_ job: Job) {
    state.withLock { state in
      state.jobs.append(job)
      if case .call(let call) = job { state.pending.append(call.id) }
    }
    wake.signal()
  }

  /// Answers a request; false where the client has gone.
  @discardableResult
  private func reply(_ id: JSONValue, _ result: JSONValue, isStateless: Bool) -> Bool {
    var result = result
    if isStateless, case .object(var fields) = result {
      fields["resultType"] = "complete"
      fields["_meta"] = ["io.modelcontextprotocol/serverInfo": name]
      result = .object(fields)
    }
    return stream.write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func fail(_ id: JSONValue, _ code: Int, _ message: String, _ data: JSONValue? = nil) {
    var error: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    error["data"] = data
    stream.write(["jsonrpc": "2.0", "id": id, "error": .object(error)])
  }
}
