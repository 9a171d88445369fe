// SPDX-License-Identifier: Apache-2.0
/// The addresses that a fetch may connect to.
public enum AllowedAddresses: Sendable, Hashable {
  /// Only addresses that the whole internet reaches: no loopback, no private or link-local network, no multicast, and
  /// none that holds such an address inside (IPv4 mapped into IPv6).
  case publicOnly
  /// Any address, also the machine's own and those of its network.
  case any
}

/// An address of a network interface: 4 or 16 bytes.
struct InternetAddress: Hashable, CustomStringConvertible {
  var bytes: [UInt8]

  /// Whether the whole internet reaches it.
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.special4.contains { $0.contains(bytes) } }
    guard bytes.count == 16 else { return false }
    if let inner = mapped { return InternetAddress(bytes: inner).isPublic }
    return Self.global6.contains(bytes) && !Self.special6.contains { $0.contains(bytes) }
  }

  /// The IPv4 address that an IPv6 address stands for.
  private var mapped: [UInt8]? {
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    // A network without IPv4 translates these (RFC 6052).
    let isTranslated = bytes.starts(with: [0, 0x64, 0xFF, 0x9B]) && bytes[4..<12].allSatisfy { $0 == 0 }
    return isMapped || isTranslated ? Array(bytes[12...]) : nil
  }

  var description: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    return stride(from: 0, to: bytes.count - 1, by: 2)
      .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
  }

  /// The first bits that addresses share.
  private struct Prefix {
    var bytes: [UInt8]
    var bits: Int

    func contains(_ address: [UInt8]) -> Bool {
      for bit in 0..<bits {
        let (byte, mask) = (bit / 8, UInt8(0x80) >> UInt8(bit % 8))
        let wanted = byte < bytes.count ? bytes[byte] : 0
        if (address[byte] ^ wanted) & mask != 0 { return false }
      }
      return true
    }
  }

  /// IANA's registry of special addresses that aren't reached from everywhere, multicast, and what is reserved.
  private static let special4: [Prefix] = [
    Prefix(bytes: [0], bits: 8), Prefix(bytes: [10], bits: 8), Prefix(bytes: [100, 64], bits: 10),
    Prefix(bytes: [127], bits: 8), Prefix(bytes: [169, 254], bits: 16), Prefix(bytes: [172, 16], bits: 12),
    Prefix(bytes: [192, 0, 0], bits: 24), Prefix(bytes: [192, 0, 2], bits: 24), Prefix(bytes: [192, 88, 99], bits: 24),
    Prefix(bytes: [192, 168], bits: 16), Prefix(bytes: [198, 18], bits: 15), Prefix(bytes: [198, 51, 100], bits: 24),
    Prefix(bytes: [203, 0, 113], bits: 24), Prefix(bytes: [224], bits: 3),
    // A cloud's own service, which its machines alone reach.
    Prefix(bytes: [168, 63, 129, 16], bits: 32),
  ]
  /// The only part of IPv6 that is given out.
  private static let global6 = Prefix(bytes: [0x20], bits: 3)
  /// The addresses of protocols themselves and of tunnels (Teredo, 6to4), which hold others inside, and those of
  /// examples.
  private static let special6: [Prefix] = [
    Prefix(bytes: [0x20, 0x01, 0], bits: 23), Prefix(bytes: [0x20, 0x01, 0x0D, 0xB8], bits: 32),
    Prefix(bytes: [0x20, 0x02], bits: 16), Prefix(bytes: [0x3F, 0xFF], bits: 20),
  ]
}
