// SPDX-License-Identifier: Apache-2.0
import Foundation
import Snapshots

/// What shows that a site wants a sign-in where a page was asked for.
///
/// It's looked for only where a page is known to lie behind a login. A sign is one of these: the status 401, 403 or 407; a field for a
/// password; another address of which the site, or a word such as “login”, says that it isn't the page.
struct LoginWall: Equatable {
  var sentence: String

  init?(_ page: CapturedPage) {
    self.init(asked: page.address, came: page.finalAddress, status: page.status, password: page.facts.asksForPassword)
  }

  init?(asked: String, came: String, status: Int, password: Bool) {
    if [401, 403, 407].contains(status) {
      sentence = "The site wants a sign-in (status \(status))."
    } else if password {
      sentence = "The site shows a field for a password instead of the page."
    } else if Self.place(of: came) != Self.place(of: asked), Self.isLogin(came, asked) {
      sentence = "The site led to another page, which seems to be its login: \(came.prefix(300))"
    } else {
      return nil
    }
  }

  /// An address without what makes no other page of it: scheme, `www.`, a slash at the end, the fragment.
  static func place(of address: String) -> String {
    guard let parts = URLComponents(string: address), let host = parts.percentEncodedHost?.lowercased() else {
      return address
    }
    var path = parts.percentEncodedPath
    while path.hasSuffix("/") { path.removeLast() }
    let port = parts.port.map { ":\($0)" } ?? ""
    let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    return name + port + path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
  }

  private static let words: Set<String> = [
    "login", "log-in", "log_in", "signin", "sign-in", "sign_in", "logon", "auth", "authorize", "oauth", "oauth2", "sso",
    "saml", "session", "sessions", "account", "accounts", "signup", "sign-up", "register", "subscribe", "anmelden",
    "connexion", "wp-login.php",
  ]

  private static func isLogin(_ came: String, _ asked: String) -> Bool {
    guard let there = URLComponents(string: came), let here = URLComponents(string: asked),
      let host = there.host?.lowercased(), let wanted = here.host?.lowercased()
    else { return true }
    let isFront = there.path.isEmpty || there.path == "/"
    if isFront, !(here.path.isEmpty || here.path == "/") { return true }
    if host != wanted, host != "www." + wanted, "www." + host != wanted { return true }
    return there.path.lowercased().split(separator: "/").contains { words.contains(String($0)) }
  }
}
