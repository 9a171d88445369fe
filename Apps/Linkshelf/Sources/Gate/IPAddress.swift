// SPDX-License-Identifier: Apache-2.0

/// An IPv4 or IPv6 address as numbers, so that ranges can be compared without text.
public enum IPAddress: Hashable, Sendable {
  /// An IPv4 address; the first octet is the highest byte.
  case v4(UInt32)
  /// An IPv6 address; `high` holds the first four groups, `low` the last four.
  case v6(high: UInt64, low: UInt64)

  /// The number of bits of this family: 32 or 128.
  public var width: Int {
    switch self {
    case .v4: 32
    case .v6: 128
    }
  }

  /// True for IPv6.
  public var isV6: Bool { width == 128 }
}

extension IPAddress: CustomStringConvertible {
  /// The address as RFC 5952 writes it, without brackets: `192.0.2.1`, `2001:db8::1`.
  public var description: String {
    switch self {
    case .v4(let bits):
      return "\(bits >> 24).\(bits >> 16 & 255).\(bits >> 8 & 255).\(bits & 255)"
    case .v6(let high, let low):
      return Self.text(of: Self.groups(high) + Self.groups(low))
    }
  }

  /// The address as an authority writes it: IPv6 stands in brackets.
  public var authorityText: String { isV6 ? "[\(description)]" : description }

  private static func groups(_ word: UInt64) -> [UInt16] {
    [48, 32, 16, 0].map { UInt16(truncatingIfNeeded: word >> UInt64($0)) }
  }

  private static func text(of groups: [UInt16]) -> String {
    var best = 0..<0
    var index = 0
    while index < groups.count {
      var end = index
      while end < groups.count, groups[end] == 0 { end += 1 }
      if end - index > max(1, best.count) { best = index..<end }
      index = max(end, index + 1)
    }
    let texts = groups.map { String($0, radix: 16) }
    if best.isEmpty { return texts.joined(separator: ":") }
    return texts[..<best.lowerBound].joined(separator: ":") + "::" + texts[best.upperBound...].joined(separator: ":")
  }
}
