// SPDX-License-Identifier: Apache-2.0

/// The protocol with one page.
struct DevToolsSession: Sendable {
  let connection: DevToolsConnection
  let id: String

  /// Sends a command to the page. Errors carry the command's name.
  @discardableResult
  func call(_ method: String, _ parameters: JSONValue = [:], timeout: Double) async throws -> JSONValue {
    do {
      return try await connection.call(method, parameters, session: id, timeout: timeout)
    } catch SnapshotError.command(_, let message) {
      throw SnapshotError.command(name: method, message: message)
    }
  }

  func send(_ method: String, _ parameters: JSONValue = [:]) { connection.send(method, parameters, session: id) }

  /// Runs a script in a world of its own and gives the text that it returns.
  func evaluate(_ script: String, in world: Int, awaits: Bool = false, timeout: Double) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(script), "contextId": .number(Double(world)), "awaitPromise": .bool(awaits),
        "returnByValue": true,
      ], timeout: timeout)
    if let exception = answer["exceptionDetails"] {
      let words = exception["exception"]?["description"]?.string ?? exception["text"]?.string ?? "unknown"
      throw SnapshotError.command(name: "script", message: String(words.prefix(500)))
    }
    return answer["result"]?["value"]?.string ?? ""
  }

  /// Makes a world for scripts in a frame, apart from the page's own scripts: it sees the page's elements, but none of its variables.
  func world(in frame: String, timeout: Double) async throws -> Int {
    let answer = try await call(
      "Page.createIsolatedWorld", ["frameId": .string(frame), "worldName": "snapshot"], timeout: timeout)
    guard let world = answer["executionContextId"]?.int else {
      throw SnapshotError.command(name: "Page.createIsolatedWorld", message: "no world")
    }
    return world
  }
}
