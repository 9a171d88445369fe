// SPDX-License-Identifier: Apache-2.0

import Gate

/// The cookies of one call. Some sites send a browser in a circle until it shows the cookie that they gave it.
///
/// The jar lives as long as one look or one download, and each cookie goes to its own host and the hosts under its domain only.
struct CookieJar {
  /// Cookies that are kept: 30, each of at most 4,096 bytes.
  static let mostCookies = 30
  static let mostBytes = 4096

  private struct Cookie {
    var name: String
    var value: String
    var domain: String
    var isForHostOnly: Bool
    var isSecure: Bool
  }

  private var cookies: [Cookie] = []

  /// Takes the values of `Set-Cookie` headers.
  mutating func take(_ headers: [String], from address: WebAddress) {
    for header in headers.prefix(Self.mostCookies) where header.utf8.count <= Self.mostBytes {
      take(header, host: "\(address.host)", isAddress: address.host.isAddress)
    }
  }

  private mutating func take(_ header: String, host: String, isAddress: Bool) {
    let parts = header.split(separator: ";").map { $0.trimmingBlanks() }
    guard let pair = parts.first, let equals = pair.firstIndex(of: "="), equals > pair.startIndex else { return }
    guard pair.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
    var cookie = Cookie(
      name: pair[..<equals].trimmingBlanks(), value: pair[pair.index(after: equals)...].trimmingBlanks(), domain: host,
      isForHostOnly: true,
      isSecure: false)
    for part in parts.dropFirst() {
      let lower = part.lowercased()
      if lower == "secure" { cookie.isSecure = true }
      guard lower.hasPrefix("domain=") else { continue }
      let domain = String(lower.dropFirst(7).drop { $0 == "." })
      guard !isAddress, domain.contains("."), host == domain || host.hasSuffix(".\(domain)") else { return }
      cookie.domain = domain
      cookie.isForHostOnly = false
    }
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain }
    if cookies.count < Self.mostCookies { cookies.append(cookie) }
  }

  /// The same with the cookies of a sign-in. One that the site has set anew meanwhile replaces that of its name.
  func header(for address: WebAddress, with signIn: SignIn?) -> String? {
    let own = header(for: address)
    guard let given = signIn?.header(address.withoutFragment) else { return own }
    guard let own else { return given }
    func name(_ pair: Substring) -> Substring { pair.drop { $0 == " " }.prefix { $0 != "=" } }
    let new = Set(own.split(separator: ";").map(name))
    let kept = given.split(separator: ";").filter { !new.contains(name($0)) }.map { $0.drop { $0 == " " } }
    return (kept + [own[...]]).joined(separator: "; ")
  }

  /// The value of `Cookie` for an address, or nil.
  func header(for address: WebAddress) -> String? {
    let host = "\(address.host)"
    let matching = cookies.filter { cookie in
      (cookie.domain == host || !cookie.isForHostOnly && host.hasSuffix(".\(cookie.domain)"))
        && (address.isSecure || !cookie.isSecure)
    }
    return matching.isEmpty ? nil : matching.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
  }
}

extension GateHost {
  var isAddress: Bool { if case .address = self { true } else { false } }
}
