// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where somebody comes from, as far as it's one's own: of the newer kind the half that a provider gives to one customer.
struct ClientAddress: Hashable, Sendable {
  let text: String

  /// The address of a request; nil where nothing is known of it, or it's this machine: all of a proxy's visitors come from there.
  ///
  /// - Parameters:
  ///   - peer: Who has opened the connection.
  ///   - forwarded: What a proxy says that is believed: the last address is the one that it has seen itself.
  init?(peer: String?, forwarded: String?) {
    let last = forwarded?.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
    guard let address = last ?? peer else { return nil }
    guard let text = Self.text(of: address) else { return nil }
    self.text = text
  }

  private static func text(of address: String) -> String? {
    var (old, new) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, address, &old) == 1 { return text(old: withUnsafeBytes(of: old) { Array($0) }) }
    guard inet_pton(AF_INET6, address.filter { $0 != "[" && $0 != "]" }, &new) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: new) { Array($0) }
    let mapped: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]
    if bytes.starts(with: mapped) { return text(old: Array(bytes.suffix(4))) }
    guard bytes != Array(repeating: 0, count: 15) + [1] else { return nil }
    return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
  }

  private static func text(old bytes: [UInt8]) -> String? {
    bytes[0] == 127 ? nil : bytes.map { "\($0)" }.joined(separator: ".")
  }
}
