// SPDX-License-Identifier: Apache-2.0

/// Hosts that are numbers.
enum IPNumbers {
  /// Whether a last label makes the host an IPv4 address or nothing: digits only, or `0x…`.
  static func looksNumeric(_ label: String) -> Bool {
    let bytes = Array(label.utf8)
    if bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return !bytes.isEmpty }
    return bytes.starts(with: [0x30, 0x78]) && number(label) != nil
  }

  /// The dotted form of what browsers take as an IPv4 address: one to four parts, each decimal, octal or hexadecimal.
  static func four(_ labels: [String]) -> String? {
    guard (1...4).contains(labels.count) else { return nil }
    var value: UInt64 = 0
    for (index, label) in labels.enumerated() {
      guard let part = number(label) else { return nil }
      if index < labels.count - 1 {
        guard part <= 255 else { return nil }
        value |= part << UInt64(24 - 8 * index)
      } else {
        guard part < UInt64(1) << UInt64(8 * (5 - labels.count)) else { return nil }
        value |= part
      }
    }
    return [24, 16, 8, 0].map { String(value >> UInt64($0) & 255) }.joined(separator: ".")
  }

  private static func number(_ label: String) -> UInt64? {
    let isHexadecimal = label.hasPrefix("0x")
    let isOctal = !isHexadecimal && label.hasPrefix("0") && label.utf8.count > 1
    let digits = isHexadecimal ? label.dropFirst(2) : isOctal ? label.dropFirst() : Substring(label)
    if digits.isEmpty { return isHexadecimal ? 0 : nil }
    guard digits.utf8.allSatisfy({ $0 != 0x2D && $0 != 0x2B }) else { return nil }
    return UInt64(digits, radix: isHexadecimal ? 16 : isOctal ? 8 : 10)
  }

  /// The eight groups of an IPv6 address; nil when it isn't one. Zones aren't taken.
  static func six(_ bytes: ArraySlice<UInt8>) -> [UInt16]? {
    guard bytes.count <= 45, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let halves = text.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard let first = halves.first, halves.count <= 2, let head = groups(first) else { return nil }
    guard halves.count == 2 else { return head.count == 8 ? head : nil }
    guard let tail = groups(halves[1]), head.count + tail.count <= 7 else { return nil }
    return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  private static func groups(_ text: String) -> [UInt16]? {
    if text.isEmpty { return [] }
    var result: [UInt16] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, part.contains(".") {
        let labels = part.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = labels.compactMap { label in label.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? UInt8(label) : nil
        }
        guard labels.count == 4, bytes.count == 4 else { return nil }
        result += [UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3])]
      } else {
        guard (1...4).contains(part.utf8.count), !part.hasPrefix("+"), !part.hasPrefix("-"),
          let value = UInt16(part, radix: 16)
        else { return nil }
        result.append(value)
      }
    }
    return result
  }

  /// The short form of RFC 5952: lower case, the longest run of zeros as `::`.
  static func text(six groups: [UInt16]) -> String {
    var best = 0..<0
    var start = 0
    for index in 0...groups.count where index == groups.count || groups[index] != 0 {
      if index - start > max(best.count, 1) { best = start..<index }
      start = index + 1
    }
    func hexadecimal(_ slice: ArraySlice<UInt16>) -> String {
      slice.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if best.isEmpty { return hexadecimal(groups[...]) }
    return hexadecimal(groups[..<best.lowerBound]) + "::" + hexadecimal(groups[best.upperBound...])
  }
}
