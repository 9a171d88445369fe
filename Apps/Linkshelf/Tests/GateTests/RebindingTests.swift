// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gate

@Suite(.serialized) struct RebindingTests {
  @Test func theConnectionGoesToTheAddressThatWasChecked() async throws {
    let server = try await ScriptServer(helloScript)
    let events = EventBox()
    // The second answer would be forbidden, and it's never asked for.
    let resolver = FixedResolver(["127.0.0.1"], ["127.0.0.2"])
    let gate = try await startGate(reaching: server.port, resolver: resolver, events: events)
    let answer = try await RawClient.exchange(
      port: gate.port, "GET http://rebind.example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(answer.hasSuffix("hello"))
    #expect(resolver.questions == 1)
    #expect(await events.wait(for: 1).first?.address == .v4(0x7F00_0001))
    await gate.stop()
    await server.stop()
  }

  @Test func aSecondConnectionIsCheckedAgain() async throws {
    let server = try await ScriptServer(helloScript)
    let policy = AddressPolicy(allowing: [try Allowance("127.0.0.1:\(server.port)")])
    let gate = try await Gate.start(
      policy: policy, limits: .patient, resolver: FixedResolver(["127.0.0.1"], ["127.0.0.2"]))
    let request = "GET http://rebind.example.com:\(server.port)/ HTTP/1.1\r\n\r\n"
    #expect(try await RawClient.exchange(port: gate.port, request).hasSuffix("hello"))
    let second = try await RawClient.exchange(port: gate.port, request)
    #expect(second.contains("X-Gate-Refusal: forbidden-address\r\n"))
    #expect(server.accepted == 1)
    await gate.stop()
    await server.stop()
  }

  @Test func anExaminationDoesNotBindTheConnection() async throws {
    let server = try await ScriptServer(helloScript)
    let policy = AddressPolicy(allowing: [])
    let gate = try await Gate.start(
      policy: policy, limits: .patient, resolver: FixedResolver(["8.8.8.8"], ["127.0.0.1"]))
    #expect(try await gate.examine(host: "rebind.example.com", port: server.port) == [.v4(0x0808_0808)])
    let answer = try await RawClient.exchange(
      port: gate.port, "CONNECT rebind.example.com:\(server.port) HTTP/1.1\r\n\r\n")
    #expect(answer.contains("X-Gate-Refusal: forbidden-address\r\n"))
    #expect(server.accepted == 0)
    await gate.stop()
    await server.stop()
  }
}
