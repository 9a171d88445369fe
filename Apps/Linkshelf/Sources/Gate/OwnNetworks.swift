// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// The addresses of this machine's interfaces, and the IPv6 networks of its links.
///
/// A machine's public address leads to its own services, and a home's IPv6 network has public addresses inside of the router's
/// protection. Public IPv4 networks aren't taken whole, as strangers' servers are in them.
enum OwnNetworks {
  static func current() -> [CIDR] {
    guard let devices = try? System.enumerateDevices() else { return [] }
    return devices.compactMap { device in
      guard let text = device.address?.ipAddress?.split(separator: "%").first, let address = IPAddress(String(text))
      else { return nil }
      guard address.isV6, let mask = device.netmask?.ipAddress.flatMap({ IPAddress($0) }) else {
        return CIDR(base: address, prefix: address.width)
      }
      return CIDR(base: address, prefix: max(64, mask.leadingOnes))
    }
  }
}

extension IPAddress {
  fileprivate var leadingOnes: Int {
    switch self {
    case .v4(let bits): (~bits).leadingZeroBitCount
    case .v6(let high, let low): high == .max ? 64 + (~low).leadingZeroBitCount : (~high).leadingZeroBitCount
    }
  }
}
