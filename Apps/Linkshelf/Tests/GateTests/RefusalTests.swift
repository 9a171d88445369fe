// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gate

@Suite(.serialized) struct RefusalTests {
  /// Requests that are refused before anything is looked up. `PORT` is a server that must not be reached.
  @Test(arguments: [
    ("CONNECT example.com HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT example.com: HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT example.com:0 HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT example.com:99999 HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT user@example.com:PORT HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT http://example.com:PORT/ HTTP/1.1\r\n\r\n", "bad-request"),
    ("CONNECT example.com:PORT HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello", "bad-request"),
    ("CONNECT example.com:PORT HTTP/2.0\r\n\r\n", "bad-request"),
    ("CONNECT exa%6dple.com:PORT HTTP/1.1\r\n\r\n", "bad-host"),
    ("CONNECT [::1%25lo]:PORT HTTP/1.1\r\n\r\n", "bad-host"),
    ("CONNECT  example.com:PORT HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n", "bad-request"),
    ("GET * HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET https://example.com:PORT/ HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET ftp://example.com:PORT/ HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET file:///etc/passwd HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET http://user:pass@example.com:PORT/ HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/#x HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET http:///x HTTP/1.1\r\n\r\n", "bad-host"),
    ("GET http://example.com:PORT\\@evil/ HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/a b HTTP/1.1\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ü HTTP/1.1\r\n\r\n", "bad-request"),
    (
      "GET http://example.com:PORT/ HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "bad-request"
    ),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nContent-Length: +3\r\n\r\nabc", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nTransfer-Encoding: xchunked\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nTransfer-Encoding : chunked\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nX: a\rY: b\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nX: a\nY: b\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nX: a\r\n folded\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nX: a\0b\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\nNoColon\r\n\r\n", "bad-request"),
    ("GET http://example.com:PORT/ HTTP/1.1\r\n: empty\r\n\r\n", "bad-request"),
    ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "bad-request"),
    ("\r\n\r\n", "bad-request"),
    ("\u{16}\u{3}\u{1}\r\n\r\n", "bad-request"),
    ("CONNECT 127.0.0.1:PORT1 HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT 2130706433:PORT1 HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT 0177.0.0.1:PORT1 HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT 0x7f.1:PORT1 HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT [::ffff:7f00:1]:PORT HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT [::1]:PORT HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT 169.254.169.254:80 HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("GET http://169.254.169.254/latest/meta-data/ HTTP/1.1\r\n\r\n", "forbidden-address"),
    ("CONNECT localhost:PORT1 HTTP/1.1\r\n\r\n", "forbidden-name"),
    ("CONNECT example.com:25 HTTP/1.1\r\n\r\n", "forbidden-port"),
    ("GET http://example.com:6667/ HTTP/1.1\r\n\r\n", "forbidden-port"),
  ])
  func badRequestsAreRefusedAndNothingIsConnected(text: String, code: String) async throws {
    let server = try await ScriptServer(helloScript)
    let resolver = FixedResolver(["127.0.0.1"])
    let gate = try await startGate(reaching: server.port, resolver: resolver)
    let request = text.replacing("PORT1", with: server.port == 65535 ? "\(server.port - 1)" : "\(server.port + 1)")
      .replacing("PORT", with: "\(server.port)")
    let answer = try await RawClient.exchange(port: gate.port, request)
    #expect(answer.contains("X-Gate-Refusal: \(code)\r\n"), "\(answer)")
    #expect(answer.contains("\r\nContent-Type: text/plain"))
    #expect(server.accepted == 0)
    #expect(resolver.questions == 0)
    await gate.stop()
    await server.stop()
  }

  @Test(arguments: [
    "zz\r\n", "5 x\r\nhello\r\n", "5\nhello", "5\r\nhelloXX", "5;a\rb\r\n", "1234567890123456\r\n", "\r\n", "-1\r\n",
  ])
  func malformedChunksCutTheRequest(chunks: String) async throws {
    let events = EventBox()
    let server = try await ScriptServer { _, _ in }
    let gate = try await startGate(reaching: server.port, events: events)
    let answer = try await RawClient.exchange(
      port: gate.port, "POST http://example.com:\(server.port)/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
    )
    #expect(answer.contains("X-Gate-Refusal: bad-request\r\n"), "\(answer)")
    await gate.stop()
    await server.stop()
  }

  @Test func chunksEndWhereTheBodyEnds() throws {
    let head = try RequestHead(ArraySlice("POST http://a.example/ HTTP/1.1\r\nTransfer-Encoding: Chunked".utf8))
    let text = Array("5;n=\"v\"\r\nhello\r\nA\r\n0123456789\r\n0\r\nTrailer: 1\r\n\r\nGET http://b/ HTTP/1.1".utf8)
    let end = text.count - "GET http://b/ HTTP/1.1".utf8.count
    for step in 1...text.count {
      var body = try RequestBody(of: head)
      var taken = 0
      for start in stride(from: 0, to: text.count, by: step) {
        taken += try text[start..<min(start + step, text.count)].withUnsafeBytes { try body.take($0) }
      }
      #expect(taken == end, "in steps of \(step)")
      #expect(body.isComplete)
    }
  }

  /// Changes bytes of good heads at random; the readers may refuse, but not trap, and what they give out has no stray line end.
  @Test func damagedHeadsAreReadOrRefused() throws {
    let request = Array(
      "POST http://a.example:8080/x?y HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: x, y\r\nX: \t z ".utf8)
    let answer = Array(
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n".utf8)
    var accepted = 0
    for _ in 0..<5_000 {
      var bytes = request
      for _ in 0..<Int.random(in: 1...3) { bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 0...255) }
      if let head = try? RequestHead(bytes[...]), let request = try? GateRequest(head),
        case .plain(let text, _) = request.kind
      {
        accepted += 1
        #expect(text.filter { $0 == 0x0A }.count == text.filter { $0 == 0x0D }.count)
        #expect(!text.contains(0))
        #expect(String(decoding: text, as: UTF8.self).components(separatedBy: "\r\nHost: ").count == 2)
      }
      bytes = answer
      for _ in 0..<Int.random(in: 1...3) { bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 0...255) }
      if let head = try? AnswerHead(bytes[...]) { #expect(head.rewritten.suffix(4) == [13, 10, 13, 10]) }
    }
    #expect(accepted > 100)
  }

  @Test func aSecretKeepsOthersOut() async throws {
    let events = EventBox()
    let server = try await ScriptServer(helloScript)
    let gate = try await startGate(reaching: server.port, requiresSecret: true, events: events)
    let target = "GET http://example.com:\(server.port)/ HTTP/1.1\r\n"
    let wrong = [
      "", "Proxy-Authorization: Basic AAAA\r\n", "Proxy-Authorization: Basic !!!\r\n",
      "Proxy-Authorization: Bearer x\r\n",
      "Proxy-Authorization: Basic\r\n", "Proxy-Authorization: Basic \(String(repeating: "A", count: 20_000))\r\n",
    ]
    for header in wrong {
      let answer = try await RawClient.exchange(port: gate.port, target + header + "\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 407 "))
      #expect(answer.contains("Proxy-Authenticate: Basic"))
    }
    #expect(server.accepted == 0)
    let right = "Proxy-Authorization: \(gate.credentials.headerValue(label: "shot-7"))\r\n"
    #expect(try await RawClient.exchange(port: gate.port, target + right + "\r\n").hasSuffix("hello"))
    #expect(server.received.first?.contains("Proxy-Authorization") == false)
    #expect(await events.wait(for: wrong.count + 1).last?.label == "shot-7")
    #expect(gate.credentials.secret.utf8.count == 64)
    await gate.stop()
    await server.stop()
  }

  @Test func theLastRefusalCanBeAskedFor() async throws {
    let gate = try await Gate.start(limits: .patient, resolver: FixedResolver(["10.0.0.1"]))
    _ = try await RawClient.exchange(port: gate.port, "CONNECT Example.com:443 HTTP/1.1\r\n\r\n")
    #expect(gate.lastRefusal(of: "example.com.", port: 443)?.code == .forbiddenAddress)
    #expect(gate.lastRefusal(of: "example.com", port: 80) == nil)
    gate.forgetRefusal(of: "example.com", port: 443)
    #expect(gate.lastRefusal(of: "example.com", port: 443) == nil)
    await gate.stop()
  }
}
