// SPDX-License-Identifier: Apache-2.0

/// Reads the heads of a client's requests, so that none goes on whose head or body is too long, or that two readers could
/// understand differently.
///
/// A head is kept until it's whole, and then passed on; of a body only the length is counted.
struct ClientRequests {
  /// What is answered in place of the request: a status of HTTP's.
  enum Refusal: Int, Error, Equatable {
    case malformed = 400
    /// What asks for heads alone: the server would answer with a body, which the next one would read as theirs.
    case noHeads = 405
    case timedOut = 408
    case bodyTooLong = 413
    case headTooLong = 431
    case busy = 503

    var reason: String {
      switch self {
      case .malformed: "Bad Request"
      case .noHeads: "Method Not Allowed"
      case .timedOut: "Request Timeout"
      case .bodyTooLong: "Content Too Large"
      case .headTooLong: "Request Header Fields Too Large"
      case .busy: "Service Unavailable"
      }
    }

    /// The whole answer.
    var answer: String { "HTTP/1.1 \(rawValue) \(reason)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" }
  }

  let headLimit: Int
  let bodyLimit: Int
  /// Further fields that mustn't be there twice, in small letters.
  var single: Set<String> = []
  /// The client's address, which the server is told of in a field of its own; nil tells nothing.
  var peer: String?

  private var head: [UInt8] = []
  /// Where the head's last line begins.
  private var lineStart = 0
  private var body = 0
  private var count = 0
  private(set) var refusal: Refusal?
  /// Whether the client wants to go on in WebSocket's protocol: what follows isn't a request.
  private(set) var asksUpgrade = false

  init(headLimit: Int, bodyLimit: Int, single: Set<String> = [], peer: String? = nil) {
    (self.headLimit, self.bodyLimit, self.single, self.peer) = (headLimit, bodyLimit, single, peer)
  }

  /// The field that tells the server where a request comes from. No client may send one.
  static let peerField = "x-gnomon-peer"

  /// Whether a request has begun that isn't whole yet.
  var isWithinRequest: Bool { !head.isEmpty || body > 0 }

  /// Takes some of the client's bytes.
  ///
  /// - Returns: The bytes that may be passed on, and those behind a request for another protocol.
  mutating func take<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> (passed: [UInt8], rest: Bytes.SubSequence) {
    var passed: [UInt8] = []
    var rest = bytes[...]
    while refusal == nil, !asksUpgrade, !rest.isEmpty {
      if body > 0 {
        let part = rest.prefix(body)
        passed += part
        body -= part.count
        rest = rest.dropFirst(part.count)
        continue
      }
      let byte = rest.removeFirst()
      // Empty lines before a request are left out.
      if head.isEmpty, byte == 0x0D || byte == 0x0A { continue }
      head.append(byte)
      guard head.count <= headLimit else {
        refusal = .headTooLong
        break
      }
      guard byte == 0x0A else { continue }
      let isEnd = head.count - lineStart <= 2 && head[lineStart] == (head.count - lineStart == 2 ? 0x0D : 0x0A)
      lineStart = head.count
      guard isEnd else { continue }
      do {
        try finish()
        passed += peer.map { head.dropLast(2) + Array("\(Self.peerField): \($0)\r\n\r\n".utf8) } ?? head
        (head, lineStart) = ([], 0)
      } catch {
        refusal = error
      }
    }
    return (passed, rest)
  }

  /// Reads a whole head.
  private mutating func finish() throws(Refusal) {
    // Letters of ASCII alone: how others are read differs.
    guard head.allSatisfy({ (0x20..<0x7F).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }) else { throw .malformed }
    var lines = head.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Behind the last line's end.
    lines.removeLast()
    // A line feed alone is an end for some readers.
    guard lines.allSatisfy({ $0.last == 0x0D }) else { throw .malformed }
    lines = lines.dropLast().map { $0.dropLast() }
    guard lines.allSatisfy({ !$0.contains(0x0D) }), let request = lines.first,
      request.split(separator: 0x20, omittingEmptySubsequences: false).count == 3,
      request.split(separator: 0x20).last.map({ String(decoding: $0, as: UTF8.self) }) == "HTTP/1.1"
    else { throw .malformed }
    guard !request.starts(with: Array("HEAD ".utf8)) else { throw .noHeads }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      // A line that begins with a space would belong to the one before.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(Self.isNameByte)
      else { throw .malformed }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed
      guard fields[name] == nil || !Self.single.contains(name) && !single.contains(name) else { throw .malformed }
      guard name != Self.peerField else { throw .malformed }
      fields[name] = value
    }
    guard fields["host"] != nil, fields["transfer-encoding"] == nil else { throw .malformed }
    var length = 0
    if let text = fields["content-length"] {
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
      guard text.utf8.count < 10, let number = Int(text), number <= bodyLimit else { throw .bodyTooLong }
      length = number
    }
    if fields["upgrade"] != nil {
      // Browsers open a connection of its own for that.
      guard count == 0, length == 0 else { throw .malformed }
      asksUpgrade = true
    }
    count += 1
    body = length
  }

  /// Those that mustn't be there twice.
  private static let single: Set<String> = [
    "host", "content-length", "origin", "cookie", "upgrade", "connection", "sec-websocket-key",
    "sec-websocket-version", "transfer-encoding",
  ]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let inside = drop { $0 == " " || $0 == "\t" }
    return String(
      inside.prefix(
        inside.lastIndex { $0 != " " && $0 != "\t" }.map { inside.distance(from: inside.startIndex, to: $0) + 1 } ?? 0))
  }
}
