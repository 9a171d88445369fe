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

  /// What a request is for.
  enum Purpose: Sendable {
    /// A page, or something that a page has in it.
    case reading
    /// Something is to be changed, or told to all pages.
    case change
    /// A WebSocket.
    case connection
  }

  /// Where a request has its token.
  enum Credential: Sendable {
    /// In the cookie, or in the address's query, by which a page is opened the first time.
    case cookie(_ cookies: String?, query: String?)
    /// In the address's path. A cookie doesn't count beside it.
    case path(String)
  }

  let token: String
  /// Whether everybody may ask who comes by a known name, without the token.
  var isOpen = false
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
  /// A token in the path is what makes a frame within another page possible: cookies of `SameSite=Strict` aren't sent there.
  /// It gives no page more than its address gives whoever has it:
  ///
  /// - It may be framed, and no more. What a page of another site asks for by script, as a picture or as a script is refused
  ///   as without it (`Sec-Fetch-Site`), and so is a connection (`Origin`). A browser that doesn't say where a request comes
  ///   from doesn't let other sites' scripts read the answer either.
  /// - The cookie doesn't count for such an address. Else a page of another port of this machine, to whose requests browsers add
  ///   the cookie, could frame an address with any token, and lay something over it.
  /// - A change without `Origin` is allowed with it, as `curl` asks for one. Browsers name the origin with each change that
  ///   another site's page asks for, `null` where they hide it, and that is refused. An old one that names none can't name the
  ///   token.
  ///
  /// - Parameter source: What the browser says of where the request comes from.
  func check(
    host: String?, origin: String?, credential: Credential, purpose: Purpose, source: RequestSource
  ) throws(Refusal) {
    guard let host, let name = Self.name(of: host), isAllowed(name) else { throw .host(host ?? "") }
    let (isInPath, isKnown): (Bool, Bool) =
      switch credential {
      case .path(let given): (true, isToken(given))
      case .cookie(let cookies, let query): (false, isToken(query) || isToken(Self.value(of: cookie, in: cookies)))
      }
    guard source.mayAsk(isFramed: isInPath && purpose == .reading) else { throw .origin }
    if let origin {
      guard Self.authority(of: origin) == host.lowercased() else { throw .origin }
    } else {
      switch purpose {
      case .reading: break
      // A browser that says nothing of the origin but says where it comes from is none that asks for changes so.
      case .change: guard isInPath, source.site == nil else { throw .origin }
      case .connection: throw .origin
      }
    }
    guard isKnown || isOpen else { throw .token }
  }

  /// What browsers say of where a request comes from, in the fields that no page can write.
  struct RequestSource {
    /// `Sec-Fetch-Site`.
    var site: String?
    /// `Sec-Fetch-Mode`.
    var mode: String?
    /// `Sec-Fetch-Dest`.
    var destination: String?

    /// Whether a page may ask for that. The server's own may ask for anything, and so may what is no page: an address that
    /// somebody types, a program, a browser that doesn't say it. Another page may lead here by a link, no more; it may frame
    /// what may be framed. Pages of other ports of this machine count as others: cookies are theirs too.
    fileprivate func mayAsk(isFramed: Bool) -> Bool {
      switch site {
      case nil, "none", "same-origin": true
      case "cross-site", "same-site":
        [nil, "navigate"].contains(mode)
          && ([nil, "document"].contains(destination) || isFramed && destination == "iframe")
      default: false
      }
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
      let port = host[host.index(after: end)...]
      guard port.isEmpty || port.hasPrefix(":") else { return nil }
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

  /// The value of a cookie; nil where there's none.
  static func value(of name: String, in cookies: String?) -> String? {
    for part in (cookies ?? "").split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces) == name {
        return pair[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
