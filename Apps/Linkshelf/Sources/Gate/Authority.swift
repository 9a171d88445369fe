// SPDX-License-Identifier: Apache-2.0

/// A host and perhaps a port, as they stand in an address or after CONNECT.
struct Authority: Hashable, Sendable {
  var host: GateHost
  /// Nil if the text gives none.
  var port: Int?

  /// Reads `host`, `host:port`, `[v6]` or `[v6]:port`.
  init(parsing text: String) throws(GateRefusal) {
    guard !text.contains("@") else { throw .badRequest("an address with a user or a password isn't carried.") }
    guard let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") else {
      host = try GateHost(parsing: text)
      port = nil
      return
    }
    port = try Self.port(text[text.index(after: colon)...])
    let before = String(text[..<colon])
    // Some clients write CONNECT with IPv6 and no brackets. As a port always follows, the last colon is its border.
    if !before.hasPrefix("["), before.contains(":"), let address = IPAddress(before) {
      host = .address(address)
    } else {
      host = try GateHost(parsing: before)
    }
  }

  private static func port(_ text: Substring) throws(GateRefusal) -> Int {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit), let port = Int(text),
      (1...65535).contains(port)
    else {
      throw .badRequest("the port has to be a number from 1 to 65535.")
    }
    return port
  }
}
