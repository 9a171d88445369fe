// SPDX-License-Identifier: Apache-2.0

/// What a client asks the gate for, after all checks of its form.
struct GateRequest {
  enum Kind: Equatable {
    case tunnel
    /// `head` is the rewritten head for the server.
    case plain(head: [UInt8], body: RequestBody)
  }

  let host: GateHost
  let port: Int
  let kind: Kind

  /// Reads the target. Throws refusals with the codes `badRequest` and `badHost`.
  init(_ head: RequestHead) throws(GateRefusal) {
    let body = try RequestBody(of: head)
    guard head.headers.values(of: "host").count <= 1 else { throw .badRequest("it has more than one Host header.") }
    if head.method == "CONNECT" {
      let authority = try Authority(parsing: head.target)
      guard let port = authority.port else { throw .badRequest("CONNECT needs host:port.") }
      guard body.isComplete else { throw .badRequest("CONNECT has no body.") }
      (host, self.port, kind) = (authority.host, port, .tunnel)
      return
    }
    let target = Array(head.target.utf8)
    let scheme = "http://"
    guard head.target.lowercased().hasPrefix(scheme) else {
      throw .badRequest("its target isn't an http:// address. For https the client has to use CONNECT.")
    }
    guard !target.contains(UInt8(ascii: "#")) else { throw .badRequest("its target has a fragment (#).") }
    let rest = target[scheme.utf8.count...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    let authority = try Authority(parsing: String(decoding: rest[..<end], as: UTF8.self))
    host = authority.host
    port = authority.port ?? 80
    let path = String(decoding: rest[end...], as: UTF8.self)
    let field = port == 80 ? "\(host)" : "\(host):\(port)"
    var text = Array(
      "\(head.method) \(path.hasPrefix("/") ? "" : "/")\(path) HTTP/1.\(head.isVersion11 ? 1 : 0)\r\n".utf8)
    var lines = [HeaderLine("Host", field)]
    lines += head.headers.withoutHopByHop().filter { $0.key != "host" }
    lines.append(HeaderLine("Connection", "close"))
    for line in lines { text += Array(line.name.utf8) + [0x3A, 0x20] + line.value + [0x0D, 0x0A] }
    text += [0x0D, 0x0A]
    kind = .plain(head: text, body: body)
  }
}
