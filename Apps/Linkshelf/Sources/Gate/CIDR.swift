// SPDX-License-Identifier: Apache-2.0

/// A range of addresses that share their first bits, as `192.168.0.0/16`.
public struct CIDR: Hashable, Sendable, CustomStringConvertible {
  /// The first address of the range.
  public let base: IPAddress
  /// The number of leading bits that are equal: 0...32 or 0...128.
  public let prefix: Int

  /// Makes a range. A prefix outside of the family's width is brought into it; bits after the prefix are cleared.
  public init(base: IPAddress, prefix: Int) {
    let kept = min(max(0, prefix), base.width)
    self.prefix = kept
    self.base = base.masked(to: kept)
  }

  /// Reads `address/prefix`, or an address alone, which is a range of one. Returns nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let base = IPAddress(String(first)) else { return nil }
    guard parts.count == 2 else {
      self.init(base: base, prefix: base.width)
      return
    }
    guard parts[1].utf8.allSatisfy(\.isDigit), let prefix = Int(parts[1]), prefix <= base.width else { return nil }
    self.init(base: base, prefix: prefix)
  }

  /// True if the address is of the same family and lies in the range.
  public func contains(_ address: IPAddress) -> Bool {
    address.width == base.width && address.masked(to: prefix) == base
  }

  public var description: String { "\(base)/\(prefix)" }
}

extension IPAddress {
  /// The address with all bits after the first `count` cleared.
  func masked(to count: Int) -> IPAddress {
    switch self {
    case .v4(let bits):
      return .v4(count <= 0 ? 0 : bits & (UInt32.max << UInt32(max(0, 32 - count))))
    case .v6(let high, let low):
      return .v6(high: Self.mask(high, count), low: Self.mask(low, count - 64))
    }
  }

  private static func mask(_ word: UInt64, _ count: Int) -> UInt64 {
    count <= 0 ? 0 : word & (UInt64.max << UInt64(max(0, 64 - count)))
  }
}
