// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A cookie, and to whom it goes (RFC 6265).
public struct LoginCookie: Codable, Hashable, Sendable {
  public var name: String
  public var value: String
  /// A host in lower case, without a dot before it.
  public var domain: String
  /// Whether it goes to the host itself only, and not to those below it.
  public var isForHostOnly: Bool
  public var path: String
  public var isSecure: Bool
  public var isHTTPOnly: Bool
  /// In seconds since 1970; nil for one of a session.
  public var expires: Double?

  public init(
    name: String, value: String, domain: String, isForHostOnly: Bool = true, path: String = "/", isSecure: Bool = false,
    isHTTPOnly: Bool = true, expires: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.domain = domain
    self.isForHostOnly = isForHostOnly
    self.path = path.hasPrefix("/") ? path : "/"
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.expires = expires
  }

  public func isAlive(at moment: Date) -> Bool { expires.map { $0 > moment.timeIntervalSince1970 } ?? true }

  /// Whether it's sent to an address: by its host, its path, its scheme, and the time (RFC 6265, 5.1.3, 5.1.4 and 5.4).
  public func goes(toHost host: String, path: String, isSecure: Bool, at moment: Date) -> Bool {
    guard isAlive(at: moment), isSecure || !self.isSecure else { return false }
    guard reaches(host) else { return false }
    let asked = path.isEmpty ? "/" : path
    return asked == self.path
      || asked.hasPrefix(self.path) && (self.path.hasSuffix("/") || asked.dropFirst(self.path.count).first == "/")
  }

  /// Whether it goes to a host at all, whatever its path is.
  func reaches(_ host: String) -> Bool {
    let host = host.lowercased()
    return host == domain || !isForHostOnly && host.hasSuffix("." + domain) && !Self.isNumeric(host)
  }

  /// Whether a host is an address of numbers, which has no hosts below it.
  static func isNumeric(_ host: String) -> Bool {
    host.hasPrefix("[") || host.split(separator: ".").last.map { $0.allSatisfy(\.isNumber) } ?? false
  }
}

extension [LoginCookie] {
  /// The value of the header `Cookie` for an address. Nil where none goes there. Longer paths come first.
  public func header(for address: String, at moment: Date = Date()) -> String? {
    guard let parts = URLComponents(string: address), let host = parts.percentEncodedHost,
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
    else { return nil }
    let fitting = filter {
      $0.goes(toHost: host, path: parts.percentEncodedPath, isSecure: scheme == "https", at: moment)
    }
    guard !fitting.isEmpty else { return nil }
    let ordered = fitting.enumerated().sorted {
      ($1.element.path.utf8.count, $0.offset) < ($0.element.path.utf8.count, $1.offset)
    }
    return ordered.map { "\($0.element.name)=\($0.element.value)" }.joined(separator: "; ")
  }
}
