// SPDX-License-Identifier: Apache-2.0

extension IPAddress {
  /// Reads the plain forms only: four decimal octets without leading zeros, or RFC 4291 text without a zone.
  ///
  /// Returns nil for everything else. ``GateHost`` reads the odd forms that browsers accept.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= 45 else { return nil }
    if let bits = Self.dottedQuad(bytes[...]) {
      self = .v4(bits)
    } else if let words = Self.groups(bytes) {
      self = .v6(high: words.high, low: words.low)
    } else {
      return nil
    }
  }

  private static func dottedQuad(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bits: UInt32 = 0
    for part in parts {
      guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
      var octet: UInt32 = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        octet = octet * 10 + UInt32(byte - UInt8(ascii: "0"))
      }
      guard octet <= 255 else { return nil }
      bits = bits << 8 | octet
    }
    return bits
  }

  private struct Words {
    var high: UInt64
    var low: UInt64
  }

  /// Reads IPv6 text: at most one `::`, which stands for at least one group, and perhaps a dotted quad at the end.
  private static func groups(_ bytes: [UInt8]) -> Words? {
    var head: [UInt16] = []
    var tail: [UInt16] = []
    var sawGap = false
    var rest = bytes[...]
    let colon = UInt8(ascii: ":")
    if rest.starts(with: [colon, colon]) {
      sawGap = true
      rest = rest.dropFirst(2)
    }
    while !rest.isEmpty {
      let part = rest.prefix { $0 != colon }
      var found: [UInt16] = []
      if part.count == rest.count, let bits = dottedQuad(part) {
        found = [UInt16(truncatingIfNeeded: bits >> 16), UInt16(truncatingIfNeeded: bits)]
      } else if let group = hexGroup(part) {
        found = [group]
      } else {
        return nil
      }
      if sawGap { tail += found } else { head += found }
      rest = rest.dropFirst(part.count)
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst()
      guard let next = rest.first else { return nil }
      if next == colon {
        guard !sawGap else { return nil }
        sawGap = true
        rest = rest.dropFirst()
      }
    }
    let count = head.count + tail.count
    guard sawGap ? count <= 7 : count == 8 else { return nil }
    let all = head + Array(repeating: 0, count: 8 - count) + tail
    let high = all[..<4].reduce(UInt64(0)) { $0 << 16 | UInt64($1) }
    return Words(high: high, low: all[4...].reduce(UInt64(0)) { $0 << 16 | UInt64($1) })
  }

  private static func hexGroup(_ part: ArraySlice<UInt8>) -> UInt16? {
    guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(String(decoding: part, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}
