// SPDX-License-Identifier: Apache-2.0

/// One exception of the policy for a network of one's own.
///
/// Written as `192.168.1.0/24`, `192.168.1.10`, `192.168.1.10:81`, `[fd00::5]:8080`, `nas.local` or `nas.local:8443`.
public enum Allowance: Hashable, Sendable {
  /// All addresses of a range, on the ports that the policy permits.
  case network(CIDR)
  /// One address and one port, whatever the port.
  case endpoint(IPAddress, port: Int)
  /// One name, whatever private address it has. A nil port means all that the policy permits.
  case name(String, port: Int?)

  /// Reads an exception. Throws ``GateRefusal`` if the text is none of the forms above.
  public init(_ text: String) throws(GateRefusal) {
    if text.contains("/") {
      guard let range = CIDR(text) else {
        throw .badHost(text, "is no range of addresses. Write one as 192.168.1.0/24 or fd00::/8.")
      }
      self = .network(range)
      return
    }
    if let address = IPAddress(text) {
      self = .network(CIDR(base: address, prefix: address.width))
      return
    }
    let parts = try Authority(parsing: text)
    switch (parts.host, parts.port) {
    case (.address(let address), let port?): self = .endpoint(address, port: port)
    case (.address(let address), nil): self = .network(CIDR(base: address, prefix: address.width))
    case (.name(let name), let port): self = .name(name, port: port)
    }
  }
}
