// SPDX-License-Identifier: Apache-2.0

/// A host as a browser understands it: an address in any of its odd spellings, or a name of plain ASCII labels.
///
/// `2130706433`, `0177.0.0.1`, `0x7f.1` and `127.1` are all the address 127.0.0.1. What a browser might read in two ways is refused.
public enum GateHost: Hashable, Sendable {
  /// An address that the text gives itself.
  case address(IPAddress)
  /// A name in lower case, without a dot at its end.
  case name(String)

  /// Reads the host of an authority; IPv6 has to stand in brackets.
  ///
  /// Throws ``GateRefusal`` with the code `badHost`: characters outside of a–z, 0–9, `-`, `_` and `.`, empty or long labels, zones,
  /// numbers that are no address.
  public init(parsing text: String) throws(GateRefusal) {
    if text.hasPrefix("[") {
      guard text.hasSuffix("]"), let address = IPAddress(String(text.dropFirst().dropLast())), address.isV6 else {
        throw .badHost(text, "is no IPv6 address. Addresses with a zone aren't supported.")
      }
      self = .address(address)
      return
    }
    var bytes = Array(text.lowercased().utf8)
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    guard !bytes.isEmpty else { throw .badHost(text, "is empty.") }
    guard bytes.count <= 253 else { throw .badHost(text, "is longer than 253 characters.") }
    guard bytes.allSatisfy(Self.isPermitted) else {
      throw .badHost(text, "has characters that don't belong into a host. Names in other scripts have to come as xn--.")
    }
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.allSatisfy({ (1...63).contains($0.count) }) else {
      throw .badHost(text, "has an empty part, or one that is longer than 63 characters.")
    }
    if let last = labels.last, Self.isNumeric(last) {
      guard let bits = Self.numericAddress(labels) else {
        throw .badHost(text, "ends in a number, but it's no address.")
      }
      self = .address(.v4(bits))
    } else {
      self = .name(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func isPermitted(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  private static func isNumeric(_ label: ArraySlice<UInt8>) -> Bool {
    label.allSatisfy(\.isDigit) || label.starts(with: "0x".utf8) && label.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// One part of an odd IPv4 address: decimal, octal after `0`, hexadecimal after `0x`. Nil if it's no number or has more than 32 bits.
  private static func number(_ label: ArraySlice<UInt8>) -> UInt64? {
    var digits = label
    var radix: UInt64 = 10
    if digits.starts(with: "0x".utf8) {
      digits = digits.dropFirst(2)
      radix = 16
    } else if digits.count > 1, digits.first == UInt8(ascii: "0") {
      digits = digits.dropFirst()
      radix = 8
    }
    var value: UInt64 = 0
    for byte in digits {
      guard byte.isHexDigit else { return nil }
      let digit = byte.isDigit ? UInt64(byte - UInt8(ascii: "0")) : UInt64(byte - UInt8(ascii: "a")) + 10
      guard digit < radix else { return nil }
      value = value * radix + digit
      guard value <= UInt64(UInt32.max) else { return nil }
    }
    return value
  }

  private static func numericAddress(_ labels: [ArraySlice<UInt8>]) -> UInt32? {
    guard labels.count <= 4 else { return nil }
    var bits: UInt64 = 0
    for (index, label) in labels.enumerated() {
      guard let value = number(label) else { return nil }
      guard index == labels.count - 1 else {
        guard value <= 255 else { return nil }
        bits = bits << 8 | value
        continue
      }
      let room = UInt64(8 * (5 - labels.count))
      guard value < 1 << room else { return nil }
      bits = bits << room | value
    }
    return UInt32(exactly: bits)
  }
}

extension GateHost: CustomStringConvertible {
  /// The host as an authority writes it.
  public var description: String {
    switch self {
    case .address(let address): address.authorityText
    case .name(let name): name
    }
  }
}
