// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonServe

/// The gate's reader of a client's requests, against RFC 9112.
@Suite struct ClientRequestsTests {
  private static let plain = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  private func requests() -> ClientRequests { ClientRequests(headLimit: 500, bodyLimit: 100) }

  private func refusal(_ text: String) -> ClientRequests.Refusal? {
    var requests = requests()
    _ = requests.take(Array(text.utf8))
    return requests.refusal
  }

  @Test("Requests go through as they are, wherever they're cut; a head only when it's whole")
  func plain() {
    let body = "POST /accept HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n12345"
    let sent = Array((Self.plain + body + Self.plain + "GET /a HTTP/1.1\r\nHost: a\r\n\r\n").utf8)
    for cut in 0...sent.count {
      var requests = requests()
      let first = requests.take(sent[..<cut]).passed
      #expect(first + requests.take(sent[cut...]).passed == sent && requests.refusal == nil)
      #expect(!requests.isWithinRequest)
      #expect(cut == 0 || cut >= Self.plain.utf8.count || first.isEmpty)
    }
  }

  @Test("The server is told where a request comes from, by nobody but the gate")
  func peers() {
    var requests = ClientRequests(headLimit: 500, bodyLimit: 100, peer: "192.0.2.7")
    let twice = requests.take(Array((Self.plain + Self.plain).utf8)).passed
    let told = "GET / HTTP/1.1\r\nHost: localhost\r\nx-gnomon-peer: 192.0.2.7\r\n\r\n"
    #expect(String(decoding: twice, as: UTF8.self) == told + told)
    #expect(refusal("GET / HTTP/1.1\r\nHost: a\r\nX-Gnomon-Peer: 1.2.3.4\r\n\r\n") == .malformed)
  }

  @Test("What two readers could understand differently is refused")
  func malformed() {
    let start = "GET / HTTP/1.1\r\nHost: a\r\n"
    for text in [
      "GET / HTTP/1.1\r\n\r\n", "GET /\r\nHost: a\r\n\r\n", "GET / HTTP/1.0\r\nHost: a\r\n\r\n",
      "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", start + "Host: b\r\n\r\n", start + " folded\r\n\r\n",
      start + "Name : a\r\n\r\n", start + ": a\r\n\r\n", start + "Name\r\n\r\n", start + "A: \u{E9}\r\n\r\n",
      start + "A: \0\r\n\r\n", start + "A: b\nC: d\r\n\r\n", start + "A: b\n\n", "GET / HTTP/1.1\nHost: a\n\n",
      start + "A: b\rC: d\r\n\r\n", start + "Transfer-Encoding: chunked\r\n\r\n",
      start + "Content-Length: +5\r\n\r\n", start + "Content-Length: 5, 5\r\n\r\n", start + "Content-Length:\r\n\r\n",
      start + "Content-Length: 5\r\nContent-Length: 6\r\n\r\n", start + "Content-Length: 0x5\r\n\r\n",
      start + "Upgrade: websocket\r\nContent-Length: 5\r\n\r\n",
    ] {
      #expect(refusal(text) == .malformed, "\(text)")
    }
    #expect(refusal("\r\n\r\n" + Self.plain) == nil, "empty lines before a request are none of it")
  }

  @Test("A head and a body are as long as they may be")
  func lengths() {
    func head(_ length: Int) -> String {
      let start = "GET / HTTP/1.1\r\nHost: a\r\nA: "
      return start + String(repeating: "x", count: length - start.utf8.count - 4) + "\r\n\r\n"
    }
    #expect(refusal(head(500)) == nil && refusal(head(501)) == .headTooLong)
    #expect(refusal(String(repeating: "x", count: 501)) == .headTooLong)
    for (length, refusal) in [("100", nil), ("101", .bodyTooLong), ("99999999999999999999", .bodyTooLong)]
      as [(String, ClientRequests.Refusal?)]
    {
      #expect(self.refusal("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n") == refusal, "\(length)")
    }
  }

  @Test("What comes behind a request for another protocol isn't read as requests; it's the connection's first")
  func upgrade() {
    let asking = "GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n"
    var requests = requests()
    let (passed, rest) = requests.take(Array((asking + "GARBAGE").utf8))
    #expect(passed == Array(asking.utf8) && Array(rest) == Array("GARBAGE".utf8) && requests.asksUpgrade)
    #expect(refusal(Self.plain + asking) == .malformed)
  }

  @Test("Any bytes are told alike in whatever pieces they come", arguments: 0..<200)
  func fuzzed(seed: UInt64) {
    var random = SeededNumbers(seed)
    let words = [
      "GET", "POST", " ", "/", "HTTP/1.1", "\r\n", "\n", "\r", ":", "Host: a\r\n", "Content-Length: 3\r\n", "\r\n\r\n",
      "x",
      "Upgrade: websocket\r\n", Self.plain, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc", "\u{E9}",
    ]
    let sent = Array((0..<12).map { _ in words.randomElement(using: &random) ?? "" }.joined().utf8)
    var whole = requests()
    let expected = whole.take(sent)
    var pieces = requests()
    var (passed, rest): ([UInt8], ArraySlice<UInt8>) = ([], sent[...])
    while !rest.isEmpty, pieces.refusal == nil, !pieces.asksUpgrade {
      let piece = rest.prefix(Int.random(in: 1...9, using: &random))
      let (some, left) = pieces.take(piece)
      passed += some
      rest = rest.dropFirst(piece.count - left.count)
    }
    #expect(passed == expected.passed && pieces.refusal == whole.refusal && pieces.asksUpgrade == whole.asksUpgrade)
    if whole.asksUpgrade { #expect(Array(rest) == Array(expected.rest)) }
  }
}
