// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import Testing

@testable import Gate

@Suite(.serialized) struct LimitTests {
  @Test func silentConnectionsDoNotKeepAnHonestOneOut() async throws {
    let server = try await ScriptServer(helloScript)
    let events = EventBox()
    var limits = GateLimits.patient
    limits.timeForHead = .seconds(120)
    let gate = try await startGate(reaching: server.port, limits: limits, events: events)
    let (gatePort, serverPort) = (gate.port, server.port)
    let count = min(2000, Self.descriptors / 3)
    #expect(count == 2000, "the test needs 6,000 descriptors")
    let answers = try await RawClient.run {
      var silent: [RawClient] = []
      for _ in 0..<count { silent.append(try RawClient(port: gatePort)) }
      let honest = try (0..<10).map { _ in
        let client = try RawClient(port: gatePort)
        client.write("GET http://example.com:\(serverPort)/ HTTP/1.1\r\n\r\n")
        return client.readText()
      }
      withExtendedLifetime(silent) {}
      return honest
    }
    for answer in answers { #expect(answer.hasSuffix("hello")) }
    let evicted = events.all.filter {
      if case .refused(let refusal) = $0.verdict { refusal.code == .tooManyWaiting } else { false }
    }
    #expect(evicted.count >= count - limits.waiting)
    await gate.stop()
    await server.stop()
  }

  private static var descriptors: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_max, 20_000)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }

  @Test func aHeadThatComesByDropsIsCutByItsTime() async throws {
    var limits = GateLimits.patient
    limits.timeForHead = .milliseconds(300)
    let gate = try await startGate(reaching: 8080, limits: limits)
    let gatePort = gate.port
    let answer = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      for byte in Array("CONNECT example.com:8080 HTTP/1.1\r\nX-Slow: aaaaaaaaaaaaaaaaaa".utf8) {
        guard client.write([byte]) else { break }
        Thread.sleep(forTimeInterval: 0.02)
      }
      return client.readText()
    }
    #expect(answer.contains("X-Gate-Refusal: head-too-slow\r\n"))
    await gate.stop()
  }

  @Test func endlessHeadersAreCut() async throws {
    let events = EventBox()
    let gate = try await startGate(reaching: 8080, events: events)
    let gatePort = gate.port
    let answer = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("CONNECT example.com:8080 HTTP/1.1\r\n")
      for number in 0..<2000 where !client.write("X-\(number): aaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n") { break }
      return client.readText()
    }
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
    #expect(answer.contains("X-Gate-Refusal: head-too-large\r\n"))
    await gate.stop()
  }

  @Test func endlessAnswerHeadsAreCut() async throws {
    let server = try await ScriptServer { channel, _ in
      channel.say("HTTP/1.1 200 OK\r\n" + String(repeating: "X-Long: aaaaaaaaaaaaaaaaaaaaaaaaaa\r\n", count: 20_000))
    }
    let gate = try await startGate(reaching: server.port)
    let answer = try await RawClient.exchange(
      port: gate.port, "GET http://example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(answer.contains("X-Gate-Refusal: bad-answer\r\n"))
    await gate.stop()
    await server.stop()
  }

  @Test(arguments: ["CONNECT example.com:PORT HTTP/1.1\r\n\r\ngo", "GET http://example.com:PORT/ HTTP/1.1\r\n\r\n"])
  func endlessBodiesAreCut(request: String) async throws {
    let server = try await ScriptServer { channel, _ in
      channel.say("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 5_000_000))
    }
    let events = EventBox()
    var limits = GateLimits.patient
    limits.bytesByTunnel = 1_000_000
    let gate = try await startGate(reaching: server.port, limits: limits, events: events)
    let answer = try await RawClient.exchange(port: gate.port, request.replacing("PORT", with: "\(server.port)"))
    #expect(answer.utf8.count <= 1_000_100)
    let event = try #require(await events.wait(for: 1).first)
    guard case .cut(let refusal) = event.verdict else {
      Issue.record("The verdict is \(event.verdict).")
      return
    }
    #expect(refusal.code == .tooManyBytes)
    #expect(gate.lastRefusal(of: "example.com", port: server.port)?.code == .tooManyBytes)
    await gate.stop()
    await server.stop()
  }

  @Test func anUploadThatIsTooLargeGetsAnAnswer() async throws {
    let server = try await ScriptServer(keepsHalfOpen: false) { _, _ in }
    var limits = GateLimits.patient
    limits.bytesByTunnel = 100_000
    let gate = try await startGate(reaching: server.port, limits: limits)
    let answer = try await RawClient.exchange(
      port: gate.port,
      "POST http://example.com:\(server.port)/ HTTP/1.1\r\nContent-Length: 400000\r\n\r\n"
        + String(repeating: "x", count: 400_000))
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    await gate.stop()
    await server.stop()
  }

  @Test func silentTunnelsEnd() async throws {
    let server = try await ScriptServer(keepsHalfOpen: false) { _, _ in }
    let events = EventBox()
    var limits = GateLimits.patient
    limits.idleTime = .milliseconds(300)
    let gate = try await startGate(reaching: server.port, limits: limits, events: events)
    let answer = try await RawClient.exchange(port: gate.port, "CONNECT example.com:\(server.port) HTTP/1.1\r\n\r\nhi")
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    let plain = try await RawClient.exchange(port: gate.port, "GET http://example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(plain.contains("X-Gate-Refusal: idle\r\n"))
    #expect(await events.wait(for: 2).count == 2)
    #expect(await eventually { server.closed == 2 })
    await gate.stop()
    await server.stop()
  }

  @Test func halfClosedTunnelsEndSooner() async throws {
    let server = try await ScriptServer { _, _ in }
    let events = EventBox()
    var limits = GateLimits.patient
    limits.idleTimeHalfClosed = .milliseconds(300)
    let gate = try await startGate(reaching: server.port, limits: limits, events: events)
    _ = try await RawClient.exchange(
      port: gate.port, "CONNECT example.com:\(server.port) HTTP/1.1\r\n\r\n", closesOutput: true)
    #expect(await events.wait(for: 1).count == 1)
    #expect(await eventually { gate.counts.tunnels == 0 })
    await gate.stop()
    await server.stop()
  }

  @Test func drippingTunnelsEndByTheirLifetime() async throws {
    let server = try await ScriptServer { channel, _ in
      channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(20)) { _ in channel.say("x") }
    }
    let events = EventBox()
    var limits = GateLimits.patient
    limits.lifetime = .milliseconds(400)
    let gate = try await startGate(reaching: server.port, limits: limits, events: events)
    _ = try await RawClient.exchange(port: gate.port, "CONNECT example.com:\(server.port) HTTP/1.1\r\n\r\nhi")
    guard case .cut(let refusal)? = await events.wait(for: 1).first?.verdict else {
      Issue.record("The tunnel wasn't cut.")
      return
    }
    #expect(refusal.code == .tooLong)
    await gate.stop()
    await server.stop()
  }

  @Test(arguments: [(3, 100, "too-many-tunnels"), (100, 3, "too-many-tunnels-to-host")])
  func tunnelsAreCounted(all: Int, byHost: Int, code: String) async throws {
    let server = try await ScriptServer(keepsHalfOpen: false) { _, _ in }
    var limits = GateLimits.patient
    limits.tunnels = all
    limits.tunnelsByHost = byHost
    let gate = try await startGate(reaching: server.port, limits: limits)
    let (gatePort, serverPort) = (gate.port, server.port)
    let answers = try await RawClient.run {
      let clients = try (0..<4).map { _ in try RawClient(port: gatePort) }
      let answers = clients.map { client in
        client.write("CONNECT example.com:\(serverPort) HTTP/1.1\r\n\r\n")
        return client.readText(until: "\r\n\r\n")
      }
      withExtendedLifetime(clients) {}
      return answers
    }
    #expect(answers.filter { $0.hasPrefix("HTTP/1.1 200 ") }.count == 3)
    #expect(answers.last?.contains("X-Gate-Refusal: \(code)\r\n") == true)
    #expect(await eventually { gate.counts.tunnels == 0 })
    let again = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("CONNECT example.com:\(serverPort) HTTP/1.1\r\n\r\n")
      return client.readText(until: "\r\n\r\n")
    }
    #expect(again.hasPrefix("HTTP/1.1 200 "))
    await gate.stop()
    await server.stop()
  }

  @Test func aPortWhereNobodyListensIsNamed() async throws {
    let server = try await ScriptServer(keepsHalfOpen: false) { _, _ in }
    await server.stop()
    let gate = try await startGate(reaching: server.port)
    let answer = try await RawClient.exchange(port: gate.port, "CONNECT example.com:\(server.port) HTTP/1.1\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 502 "))
    #expect(answer.contains("X-Gate-Refusal: connection-refused\r\n"))
    await gate.stop()
  }

  @Test func stoppingEndsAllConnections() async throws {
    let server = try await ScriptServer(keepsHalfOpen: false) { _, _ in }
    let gate = try await startGate(reaching: server.port)
    let (gatePort, serverPort) = (gate.port, server.port)
    async let answer = RawClient.exchange(port: gatePort, "CONNECT example.com:\(serverPort) HTTP/1.1\r\n\r\n")
    #expect(await eventually { server.accepted == 1 })
    await gate.stop()
    _ = try await answer
    #expect(await eventually { server.closed == 1 })
    await #expect(throws: (any Error).self) { try await RawClient.exchange(port: gatePort, "x") }
    await server.stop()
  }
}
