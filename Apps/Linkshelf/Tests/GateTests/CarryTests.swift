// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import Testing

@testable import Gate

@Suite(.serialized) struct CarryTests {
  @Test func aTunnelCarriesBytesBothWaysAndHalfCloses() async throws {
    let events = EventBox()
    let server = try await ScriptServer(echoScript)
    let gate = try await startGate(reaching: server.port, events: events)
    let (gatePort, serverPort) = (gate.port, server.port)
    let answer = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("CONNECT example.com:\(serverPort) HTTP/1.1\r\nHost: example.com\r\n\r\nfirst,")
      let head = client.readText(until: "\r\n\r\n")
      client.write("second")
      client.closeOutput()
      return head + client.readText()
    }
    #expect(answer == "HTTP/1.1 200 Connection established\r\n\r\necho:first,second")
    let event = try #require(await events.wait(for: 1).first)
    #expect(event.verdict == .carried)
    #expect(event.kind == .tunnel)
    #expect(event.host == .name("example.com"))
    #expect(event.port == server.port)
    #expect(event.address == .v4(0x7F00_0001))
    #expect(event.bytesSent == 12)
    #expect(event.bytesReceived == 17)
    #expect(await eventually { gate.counts == GateCounts(open: 0, waiting: 0, tunnels: 0) })
    await gate.stop()
    await server.stop()
  }

  @Test func aServerThatEndsFirstStillHearsTheClient() async throws {
    let server = try await ScriptServer { channel, bytes in
      if bytes.elementsEqual("hi".utf8) {
        channel.say("bye")
        channel.close(mode: .output, promise: nil)
      } else if bytes.suffix(3).elementsEqual("EOF".utf8) {
        channel.close(promise: nil)
      }
    }
    let gate = try await startGate(reaching: server.port)
    let (gatePort, serverPort) = (gate.port, server.port)
    let size = 1_000_000
    let answer = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("CONNECT example.com:\(serverPort) HTTP/1.1\r\n\r\nhi")
      let answer = client.readText()
      client.write([UInt8](repeating: 0x78, count: size))
      client.closeOutput()
      return answer
    }
    #expect(answer.hasSuffix("\r\n\r\nbye"))
    #expect(await eventually { server.received.first?.utf8.count == 2 + size })
    await gate.stop()
    await server.stop()
  }

  @Test func aPlainRequestIsRewrittenAndClosed() async throws {
    let server = try await ScriptServer { channel, bytes in
      guard bytes.suffix(4).elementsEqual("body".utf8) else { return }
      channel.say(
        "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
          + "HTTP/1.1 200 OK\r\nKeep-Alive: timeout=5\r\nConnection: X-One\r\nX-One: 1\r\nX-Gate-Refusal: forged\r\nContent-Length: 5\r\n\r\nhello",
        thenClose: true)
    }
    let events = EventBox()
    let gate = try await startGate(reaching: server.port, events: events)
    let answer = try await RawClient.exchange(
      port: gate.port,
      "POST http://Example.com:\(server.port)/a?b=c HTTP/1.1\r\nHost: evil.example\r\nProxy-Connection: keep-alive\r\n"
        + "Connection: X-Two, Content-Length\r\nX-Two: 2\r\nX-Three: 3\r\nUpgrade: h2c\r\nContent-Length: 4\r\n\r\nbodyGET / HTTP/1.1\r\n\r\n"
    )
    #expect(
      answer
        == "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello"
    )
    #expect(
      server.received == [
        "POST /a?b=c HTTP/1.1\r\nHost: example.com:\(server.port)\r\nX-Three: 3\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody"
      ])
    let event = try #require(await events.wait(for: 1).first)
    #expect(event.kind == .plain)
    #expect(event.verdict == .carried)
    await gate.stop()
    await server.stop()
  }

  @Test func largeAnswersStreamToASlowReader() async throws {
    let size = 40_000_000
    let server = try await ScriptServer { channel, bytes in
      guard bytes.suffix(4) == [13, 10, 13, 10] else { return }
      channel.say(
        "HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n" + String(repeating: "x", count: size), thenClose: true)
    }
    let gate = try await startGate(reaching: server.port)
    let (gatePort, serverPort) = (gate.port, server.port)
    let count = try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("GET http://example.com:\(serverPort)/ HTTP/1.0\r\n\r\n")
      Thread.sleep(forTimeInterval: 0.3)
      return client.read()?.count ?? -1
    }
    #expect(count > size)
    #expect(count < size + 200)
    await gate.stop()
    await server.stop()
  }

  @Test(arguments: [false, true]) func aClientThatVanishesEndsTheServersSide(byReset: Bool) async throws {
    let events = EventBox()
    let server = try await ScriptServer(keepsHalfOpen: false) { channel, _ in channel.say("tick") }
    let gate = try await startGate(reaching: server.port, events: events)
    let (gatePort, serverPort) = (gate.port, server.port)
    try await RawClient.run {
      let client = try RawClient(port: gatePort)
      client.write("CONNECT example.com:\(serverPort) HTTP/1.1\r\n\r\nx")
      _ = client.readText(until: "tick")
      if byReset { client.reset() } else { client.end() }
    }
    #expect(await eventually { server.closed == 1 })
    #expect(await events.wait(for: 1).count == 1)
    #expect(await eventually { gate.counts == GateCounts(open: 0, waiting: 0, tunnels: 0) })
    await gate.stop()
    await server.stop()
  }

  @Test func aServerThatSaysNothingIsABadAnswer() async throws {
    let server = try await ScriptServer { channel, _ in channel.close(promise: nil) }
    let gate = try await startGate(reaching: server.port)
    let answer = try await RawClient.exchange(
      port: gate.port, "GET http://example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 502 "))
    #expect(answer.contains("X-Gate-Refusal: bad-answer\r\n"))
    await gate.stop()
    await server.stop()
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH\r\n\r\n", "HTTP/1.1 abc\r\n\r\n", "HTTP/1.1 101 Switching\r\n\r\n",
    "HTTP/1.1 200 OK\r\nBad Name: 1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
  ])
  func answersThatAreNotHTTPAreRefused(text: String) async throws {
    let server = try await ScriptServer { channel, _ in channel.say(text, thenClose: true) }
    let gate = try await startGate(reaching: server.port)
    let answer = try await RawClient.exchange(
      port: gate.port, "GET http://example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(answer.contains("X-Gate-Refusal: bad-answer\r\n"))
    await gate.stop()
    await server.stop()
  }

  @Test func theNextAddressIsTriedWhenOneRefuses() async throws {
    let server = try await ScriptServer(helloScript)
    let policy = AddressPolicy(allowing: [try Allowance("127.0.0.0/8")])
    let gate = try await Gate.start(
      policy: policy, limits: .patient, resolver: FixedResolver(["127.0.0.77", "127.0.0.1"]))
    let answer = try await RawClient.exchange(
      port: gate.port, "GET http://example.com:\(server.port)/ HTTP/1.1\r\n\r\n")
    #expect(answer.hasSuffix("hello"))
    await gate.stop()
    await server.stop()
  }
}
