// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Who may ask: those who know the token, by a name of this machine, and from no page but the server's own.
///
/// A page of another site can't name the token. One whose name leads here by a trick of name servers shows that name in
/// `Host`, and is refused.
struct AccessGuard: Sendable {
  /// What is to be answered in place of what was asked for.
  enum Refusal: Error, Equatable {
    /// The name by which the browser reaches the server isn't known.
    case host(String)
    /// The request comes from another page.
    case origin
    case token
  }

  let token: String
  /// Names that are allowed beside this machine's own.
  let hosts: Set<String>

  /// The name of the cookie that holds the token. Servers on other ports share a browser's cookies.
  let cookie: String

  init(hosts: [String], token: String = AccessGuard.makeToken(), cookie: String = "gnomon") {
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.cookie = cookie
    self.token = token
  }

  /// 192 bits of the system's random numbers.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<3).map { _ in
      let word = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }

  /// Refuses what isn't allowed.
  ///
  /// - Parameters:
  ///   - given: The token in the address, where one is; the cookie counts as well.
  ///   - changes: Whether something is to be changed, which only the server's own page may.
  ///   - source: What the browser says of where the request comes from.
  func check(
    host: String?, origin: String?, cookies: String?, given: String?, changes: Bool, source: RequestSource = .init()
  ) throws(Refusal) {
    guard let host, let name = Self.name(of: host), isAllowed(name) else { throw .host(host ?? "") }
    guard !source.isPartOfOtherPage else { throw .origin }
    if let origin {
      guard Self.authority(of: origin) == host.lowercased() else { throw .origin }
    } else if changes {
      throw .origin
    }
    guard isToken(given) || isToken(Self.value(of: cookie, in: cookies)) else { throw .token }
  }

  /// What browsers say of where a request comes from, in the fields that no page can write.
  struct RequestSource {
    /// `Sec-Fetch-Site`.
    var site: String?
    /// `Sec-Fetch-Mode`.
    var mode: String?
    /// `Sec-Fetch-Dest`.
    var destination: String?

    /// Whether another page asks for something of its own. It may lead here by a link, no more. Pages of other ports of
    /// this machine count as others: cookies are theirs too.
    fileprivate var isPartOfOtherPage: Bool {
      guard let site, ["cross-site", "same-site"].contains(site) else { return false }
      return mode ?? "navigate" != "navigate" || destination ?? "document" != "document"
    }
  }

  private func isAllowed(_ name: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(name) || hosts.contains(name)
  }

  /// Takes as long for a wrong token as for the right one.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The name without the port; nil where it isn't one.
  private static func name(of host: String) -> String? {
    let host = host.lowercased()
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      return String(host[...end])
    }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, !name.isEmpty else { return nil }
    return String(name)
  }

  private static func authority(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.lowercased().hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased()
    }
    return nil
  }

  private static func value(of name: String, in cookies: String?) -> String? {
    for part in (cookies ?? "").split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name {
        return pair[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
