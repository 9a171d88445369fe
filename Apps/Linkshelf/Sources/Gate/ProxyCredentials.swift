// SPDX-License-Identifier: Apache-2.0

/// The random secret of one gate, which keeps other users of the machine out.
public struct ProxyCredentials: Sendable {
  /// The password: 32 random bytes as 64 hexadecimal digits.
  public let secret: String

  init() {
    var generator = SystemRandomNumberGenerator()
    secret = (0..<4).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The value of `Proxy-Authorization`. The label is free, without a colon; it comes back in ``GateEvent/label``.
  public func headerValue(label: String = "linkshelf") -> String {
    "Basic " + Base64.encode(Array("\(label.replacing(":", with: "-")):\(secret)".utf8))
  }

  /// The label, if the header's value carries the secret; nil if not. The comparison's time doesn't tell how much was right.
  func label(in value: String) -> String? {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "basic", let bytes = Base64.decode(Array(parts[1].utf8)) else {
      return nil
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let given = bytes[(colon + 1)...]
    let wanted = Array(secret.utf8)
    guard given.count == wanted.count else { return nil }
    let difference = zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return GateRefusal.printable(String(decoding: bytes[..<colon], as: UTF8.self), limit: 64)
  }
}
