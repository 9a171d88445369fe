// SPDX-License-Identifier: Apache-2.0

/// One row of the table of forbidden ranges.
struct AddressRange: Sendable {
  let range: CIDR
  /// What the range is for, in words that complete "it's …".
  let purpose: String
  /// True if only an allowance of the address itself lifts the refusal; an allowance of a name doesn't.
  let isStrict: Bool

  init(_ text: String, _ purpose: String, strict: Bool = false) {
    guard let range = CIDR(text) else { preconditionFailure("The table of ranges has a row that is no range: \(text)") }
    self.range = range
    self.purpose = purpose
    self.isStrict = strict
  }

  /// The first row that holds the address, or nil for a public address. Source: the IANA special-purpose registries and the
  /// metadata services' documentation. More special rows come first, as the sentence is made from the first hit.
  static func forbidding(_ address: IPAddress) -> AddressRange? {
    switch address {
    case .v4:
      return v4.first { $0.range.contains(address) }
    case .v6(let high, let low):
      if let hit = v6.first(where: { $0.range.contains(address) }) { return hit }
      for inner in embedded(high: high, low: low) {
        if let hit = v4.first(where: { $0.range.contains(inner) }) { return hit }
      }
      let isGlobal = high >> 61 == 1 || nat64.contains(address)
      return isGlobal ? nil : unassigned
    }
  }

  /// The IPv4 addresses that an IPv6 address of a transition technique carries.
  private static func embedded(high: UInt64, low: UInt64) -> [IPAddress] {
    var found: [IPAddress] = []
    if nat64.contains(.v6(high: high, low: low)) { found.append(.v4(UInt32(truncatingIfNeeded: low))) }
    if high >> 48 == 0x2002 { found.append(.v4(UInt32(truncatingIfNeeded: high >> 16))) }
    if high >> 32 == 0x2001_0000 {
      found.append(.v4(UInt32(truncatingIfNeeded: high)))
      found.append(.v4(~UInt32(truncatingIfNeeded: low)))
    }
    // ISATAP writes the IPv4 address after the interface identifier 0:5efe or 200:5efe.
    if low >> 32 & 0xFDFF_FFFF == 0x5EFE { found.append(.v4(UInt32(truncatingIfNeeded: low))) }
    return found
  }

  private static let nat64 = CIDR(base: .v6(high: 0x0064_FF9B_0000_0000, low: 0), prefix: 96)
  private static let unassigned = AddressRange("::/0", "outside of the public IPv6 space", strict: true)

  static let v4: [AddressRange] = [
    AddressRange("169.254.169.254/32", "a cloud's metadata service", strict: true),
    AddressRange("169.254.170.2/32", "a cloud's credentials service", strict: true),
    AddressRange("169.254.170.23/32", "a cloud's credentials service", strict: true),
    AddressRange("100.100.100.200/32", "a cloud's metadata service", strict: true),
    AddressRange("192.0.0.192/32", "a cloud's metadata service", strict: true),
    AddressRange("168.63.129.16/32", "a cloud's metadata service", strict: true),
    AddressRange("127.0.0.0/8", "this machine itself (loopback)"),
    AddressRange("0.0.0.0/8", "this network", strict: true),
    AddressRange("10.0.0.0/8", "a private network"),
    AddressRange("172.16.0.0/12", "a private network"),
    AddressRange("192.168.0.0/16", "a private network"),
    AddressRange("169.254.0.0/16", "a link-local network"),
    AddressRange("100.64.0.0/10", "a provider's inner network"),
    AddressRange("192.0.0.0/24", "kept for protocols"),
    AddressRange("192.0.2.0/24", "for documentation"),
    AddressRange("198.51.100.0/24", "for documentation"),
    AddressRange("203.0.113.0/24", "for documentation"),
    AddressRange("192.88.99.0/24", "a relay of 6to4"),
    AddressRange("198.18.0.0/15", "for benchmarks"),
    AddressRange("224.0.0.0/4", "for multicast", strict: true),
    AddressRange("255.255.255.255/32", "the broadcast address", strict: true),
    AddressRange("240.0.0.0/4", "reserved", strict: true),
  ]

  static let v6: [AddressRange] = [
    AddressRange("fd00:ec2::254/128", "a cloud's metadata service", strict: true),
    AddressRange("fd00:ec2::23/128", "a cloud's credentials service", strict: true),
    AddressRange("fd20:ce::254/128", "a cloud's metadata service", strict: true),
    AddressRange("::/128", "the unspecified address", strict: true),
    AddressRange("::1/128", "this machine itself (loopback)"),
    AddressRange("::ffff:0:0/96", "an IPv4 address in IPv6 form", strict: true),
    AddressRange("::ffff:0:0:0/96", "an IPv4 address in IPv6 form", strict: true),
    AddressRange("::/96", "an IPv4 address in IPv6 form", strict: true),
    AddressRange("64:ff9b:1::/48", "a translator's local network", strict: true),
    AddressRange("100::/64", "for discarding", strict: true),
    AddressRange("2001:db8::/32", "for documentation"),
    AddressRange("3fff::/20", "for documentation"),
    AddressRange("2001:1::/32", "kept for protocols"),
    AddressRange("2001:2::/48", "for benchmarks"),
    AddressRange("2001:10::/28", "no address but an identifier"),
    AddressRange("2001:20::/28", "no address but an identifier"),
    AddressRange("5f00::/16", "for routing segments"),
    AddressRange("fc00::/7", "a private network"),
    AddressRange("fe80::/10", "a link-local network"),
    AddressRange("fec0::/10", "a private network of old"),
    AddressRange("ff00::/8", "for multicast", strict: true),
  ]
}
