// SPDX-License-Identifier: Apache-2.0

/// Decides which hosts, addresses and ports may be reached. Everything that isn't public is refused unless it's allowed.
///
/// A name with several addresses is refused as a whole if one of them is forbidden: such an answer is a fault or an attack.
public struct AddressPolicy: Sendable {
  /// The exceptions for networks of one's own.
  public var allowing: [Allowance]
  /// Which ports may be reached.
  public var ports: PortRule
  /// True if names without a dot, as `nas`, may be looked up. Their addresses are still checked. False by default.
  public var allowsSingleLabelNames: Bool
  /// True if the addresses of this machine's own interfaces are refused, public ones too. True by default.
  public var refusesOwnAddresses: Bool

  /// Makes a policy; without arguments it's the strict one.
  public init(
    allowing: [Allowance] = [], ports: PortRule = .web, allowsSingleLabelNames: Bool = false,
    refusesOwnAddresses: Bool = true
  ) {
    self.allowing = allowing
    self.ports = ports
    self.allowsSingleLabelNames = allowsSingleLabelNames
    self.refusesOwnAddresses = refusesOwnAddresses
  }

  /// The refusal that follows from the host and the port alone, before any look-up. Nil means: go on.
  public func refusal(of host: GateHost, port: Int) -> GateRefusal? {
    if case .name(let name) = host, !allows(name: name, port: port), let refusal = nameRefusal(name) { return refusal }
    guard ports.permits(port) || allowing.contains(where: { $0.names(port: port) }) else { return portRefusal(port) }
    if case .address(let address) = host { return refusal(of: address, host: host, port: port, own: []) }
    return nil
  }

  /// The refusal of one address that `host` has. Nil means that it may be connected to. `own` are networks of this machine.
  public func refusal(of address: IPAddress, host: GateHost, port: Int, own: [CIDR]) -> GateRefusal? {
    if allowing.contains(.endpoint(address, port: port)) { return nil }
    let isNamed: Bool
    let isNamedWithPort: Bool
    if case .name(let name) = host {
      isNamed = allows(name: name, port: port)
      isNamedWithPort = allowing.contains(.name(name, port: port))
    } else {
      (isNamed, isNamedWithPort) = (false, false)
    }
    guard ports.permits(port) || isNamedWithPort else { return portRefusal(port) }
    if allowing.contains(where: { $0.covers(address) }) { return nil }
    if let row = AddressRange.forbidding(address) {
      if isNamed && !row.isStrict { return nil }
      let subject = host == .address(address) ? "\(address)" : "\(host) has the address \(address), which"
      return GateRefusal(
        .forbiddenAddress,
        "\(subject) isn't public: it's \(row.purpose) (\(row.range)). Start the server with --allow for it if it's yours."
      )
    }
    if refusesOwnAddresses, !isNamed, own.contains(where: { $0.contains(address) }) {
      return GateRefusal(
        .forbiddenAddress,
        "\(address) belongs to this machine or its own link. Start the server with --allow for it if you want it.")
    }
    return nil
  }

  private func allows(name: String, port: Int) -> Bool {
    allowing.contains(.name(name, port: nil)) || allowing.contains(.name(name, port: port))
  }

  private func nameRefusal(_ name: String) -> GateRefusal? {
    let labels = name.split(separator: ".")
    let last = labels.last.map(String.init) ?? name
    if let purpose = Self.innerSuffixes[last] {
      return GateRefusal(
        .forbiddenName, "The name \(name) is \(purpose). Start the server with --allow for it if it's yours.")
    }
    if name.hasSuffix(".home.arpa") || name == "home.arpa" {
      return GateRefusal(
        .forbiddenName, "The name \(name) is a home network's. Start the server with --allow for it if it's yours.")
    }
    if labels.count == 1, !allowsSingleLabelNames {
      return GateRefusal(
        .forbiddenName,
        "The name \(name) has no dot, so it's one of a local network. Start the server with --allow for it if it's yours."
      )
    }
    return nil
  }

  private static let innerSuffixes: [String: String] = [
    "localhost": "this machine itself", "localdomain": "one of a local network", "local": "one of a local network",
    "internal": "one of an inner network", "intranet": "one of an inner network", "lan": "one of a local network",
    "home": "one of a local network", "corp": "one of an inner network", "private": "one of a private network",
    "test": "for tests", "invalid": "never a real one", "onion": "one of the Tor network",
  ]

  private func portRefusal(_ port: Int) -> GateRefusal {
    let why =
      PortRule.blockedByBrowsers.contains(port)
      ? "browsers block it, because it's for other protocols" : "it's outside of the web's"
    return GateRefusal(
      .forbiddenPort, "The port \(port) isn't reached: \(why). Start the server with --allow HOST:PORT to lift this.")
  }
}

extension Allowance {
  func names(port wanted: Int) -> Bool {
    switch self {
    case .network: false
    case .endpoint(_, let port): port == wanted
    case .name(_, let port): port == wanted
    }
  }

  func covers(_ address: IPAddress) -> Bool {
    if case .network(let range) = self { range.contains(address) } else { false }
  }
}
