// SPDX-License-Identifier: Apache-2.0

/// The reason why a text isn't taken as a link's address.
public enum AddressProblem: Error, Hashable, Sendable {
  case empty
  case tooLong(bytes: Int)
  case scheme(String)
  case userInfo
  case noHost
  case host(String)
  case port(String)
}

extension AddressProblem: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .empty:
      "There is no address in the text. Paste one such as https://example.com/page."
    case .tooLong(let bytes):
      "The address has \(bytes) bytes. At most \(LinkAddress.longest) are kept. Look for a shorter form of the link."
    case .scheme(let scheme):
      "The address begins with \u{201C}\(Self.short(scheme)):\u{201D}. Only http and https addresses can be kept."
    case .userInfo:
      "The address holds a user name or a password before \u{201C}@\u{201D}. Those aren't kept. Paste the address without them."
    case .noHost:
      "The address names no host. It has to look like https://example.com/page."
    case .host(let host):
      "\u{201C}\(Self.short(host))\u{201D} isn't a host's name. It has to look like example.com."
    case .port(let port):
      "\u{201C}\(Self.short(port))\u{201D} isn't a port. A port is a number from 0 to 65535."
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(60) + "…" : text
  }
}
