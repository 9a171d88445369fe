// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What a server of tools says to its client, over pipes.
struct ContextServerTests {
  /// What is said to these lines, in the order of saying.
  private func answers(to lines: [String], answer: (ContextServer.Call) -> JSONValue = { _ in [:] }) -> [JSONValue] {
    let (input, output) = (Pipe(), Pipe())
    let stream = MessageStream(
      input: dup(input.fileHandleForReading.fileDescriptor), output: dup(output.fileHandleForWriting.fileDescriptor))
    let server = ContextServer(stream, version: "1", instructions: "Use it.", tools: [["name": "look"]])
    let writer = input.fileHandleForWriting
    // A pipe holds little: what is long is written while it's read.
    let thread = Thread {
      writer.write(Data(lines.map { $0 + "\n" }.joined().utf8))
      try? writer.close()
    }
    thread.start()
    server.serve(warmUp: {}, answer: answer)
    try? output.fileHandleForWriting.close()
    stream.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    return text.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(JSONValue.self, from: Data($0))
    }
  }

  private func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  @Test("A handshake agrees on the client's version, or offers the newest")
  func handshake() {
    for (asked, agreed) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-11-25"),
      ("1999-01-01", "2025-11-25"),
    ] {
      let said = answers(to: [request(1, "initialize", #"{"protocolVersion":"\#(asked)"}"#)])
      #expect(said.count == 1 && said[0]["result"]?["protocolVersion"] == .string(agreed))
      #expect(said.first?["result"]?["serverInfo"]?["name"] == "gnomon")
      #expect(said.first?["result"]?["resultType"] == nil)
    }
  }

  @Test("A client without a handshake names the version in each request, and results say that they're complete")
  func stateless() {
    let meta = #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#
    let said = answers(to: [
      request(1, "server/discover", meta), request(2, "tools/list", meta),
      request(3, "tools/list", meta.replacing("2026-07-28", with: "2030-01-01")),
    ])
    #expect(said.count == 3)
    for one in said.prefix(2) { #expect(one["result"]?["resultType"] == "complete") }
    #expect(said[0]["result"]?["supportedVersions"] != nil && said[1]["result"]?["ttlMs"] == 0)
    #expect(said[2]["error"]?["code"] == -32022 && said[2]["error"]?["data"]?["requested"] == "2030-01-01")
  }

  @Test("Calls are answered in their order, with what was called")
  func calls() {
    let calls = (1...3).map { request($0, "tools/call", #"{"name":"look","arguments":{"at":\#($0)}}"#) }
    let said = answers(to: calls) { ["called": .string($0.name), "at": $0.arguments["at"] ?? .null] }
    #expect(said.map { $0["id"] } == [1, 2, 3])
    #expect(said.map { $0["result"]?["at"] } == [1, 2, 3])
  }

  @Test("A call that is cancelled while another is answered isn't answered")
  func cancelled() {
    let calls = (1...3).map { request($0, "tools/call", #"{"name":"look"}"#) }
    let word = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    let said = answers(to: calls + [word]) { call in
      // Until all that was written is read.
      if call.id == 1 { Thread.sleep(forTimeInterval: 0.3) }
      return ["of": call.id]
    }
    #expect(said.map { $0["id"] } == [1, 3])
  }

  @Test("What is no message is answered by an error, and what comes after it is heard")
  func nonsense() {
    let said = answers(to: [
      "nonsense", "[]", "12", String(repeating: "[", count: 50_000), #"{"id":1}"#, "", "   ",
      "{\"x\":\"" + String(repeating: "y", count: MessageStream.limit) + "\"}", request(7, "no/such"),
      request(8, "tools/call"), #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, request(9, "ping"),
    ])
    #expect(
      said.map { $0["error"]?["code"] ?? .null } == [
        -32700, -32600, -32600, -32700, -32600, -32600, -32601, -32602, -32600, .null,
      ])
    #expect(said.last == ["jsonrpc": "2.0", "id": 9, "result": [:]])
  }
}
