// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the cookies of a site as a person pastes them: `cookies.txt` of Netscape's form, a header `Cookie:`, or JSON of a browser's export.
///
/// Sentences about what is wrong name lines, never values.
public struct CookieReader {
  /// The cookies of a site, at most.
  public static let most = 200
  /// A name and its value have at most so many bytes.
  public static let longest = 4096
  /// The whole text has at most so many bytes.
  public static let longestText = 512 << 10

  let site: String

  /// - Parameter site: a host in lower case.
  public init(site: String) { self.site = site }

  /// The cookies that go to the site or to hosts below it.
  ///
  /// - Throws: `invalid` where the text is none of the forms, a cookie can't be one, or none of them is for the site.
  public func read(_ text: String) throws(LoginProblem) -> [LoginCookie] {
    guard text.utf8.count <= Self.longestText else {
      throw .invalid("The cookies have more than \(Self.longestText) bytes.")
    }
    let clean = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !clean.isEmpty else { throw .invalid("No cookies were given.") }
    let found: [LoginCookie]
    if clean.hasPrefix("[") || clean.hasPrefix("{") {
      found = try json(clean)
    } else if clean.contains("\t") {
      found = try netscape(clean)
    } else {
      found = try header(clean)
    }
    var kept: [LoginCookie] = []
    for cookie in found where isOfSite(cookie) {
      try check(cookie)
      kept.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
      kept.append(cookie)
      guard kept.count <= Self.most else { throw .invalid("A site has at most \(Self.most) cookies.") }
    }
    guard !kept.isEmpty else {
      throw .invalid(found.isEmpty ? "There are no cookies in this text." : "None of these cookies is for \(site).")
    }
    return kept
  }

  /// Whether a cookie goes to the site: its domain is the site, above it, or below it.
  ///
  /// A domain of one word, such as `com`, isn't anybody's own.
  private func isOfSite(_ cookie: LoginCookie) -> Bool {
    if cookie.domain == site { return true }
    guard cookie.domain.contains("."), !LoginCookie.isNumeric(cookie.domain), !LoginCookie.isNumeric(site) else {
      return false
    }
    if cookie.domain.hasSuffix("." + site) { return true }
    return !cookie.isForHostOnly && site.hasSuffix("." + cookie.domain)
  }

  /// What could be another header, or isn't a cookie at all, is refused.
  private func check(_ cookie: LoginCookie) throws(LoginProblem) {
    let isName =
      !cookie.name.isEmpty && cookie.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !Self.separators.contains($0) }
    let isValue = cookie.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ";") && $0 < 0x80 }
    let isPath = cookie.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }
    guard isName, isValue, isPath else {
      throw .invalid("A cookie has letters in its name, value or path that no cookie can have.")
    }
    guard cookie.name.utf8.count + cookie.value.utf8.count <= Self.longest, cookie.path.utf8.count <= 1024 else {
      throw .invalid("A cookie has more than \(Self.longest) bytes.")
    }
  }

  private static let separators = Set("()<>@,;:\\\"/[]?={}".utf8)

  // MARK: - Forms

  private func header(_ text: String) throws(LoginProblem) -> [LoginCookie] {
    var line = text[...]
    if line.lowercased().hasPrefix("cookie:") { line = line.dropFirst(7) }
    guard !line.contains(where: \.isNewline) else {
      throw .invalid("This is neither cookies.txt, nor JSON, nor one header “Cookie: name=value; …”.")
    }
    var found: [LoginCookie] = []
    for part in line.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw .invalid("This is neither cookies.txt, nor JSON, nor one header “Cookie: name=value; …”.")
      }
      // A header doesn't say more of its cookies. They go to this host alone, and where it's on the web by https alone.
      found.append(
        LoginCookie(
          name: pair[0].trimmingCharacters(in: .whitespaces), value: pair[1].trimmingCharacters(in: .whitespaces),
          domain: site, isSecure: !Self.isHere(site)))
    }
    return found
  }

  /// Hosts that are asked without https as a rule.
  private static func isHere(_ host: String) -> Bool {
    host == "localhost" || host.hasSuffix(".localhost") || LoginCookie.isNumeric(host)
  }

  private func netscape(_ text: String) throws(LoginProblem) -> [LoginCookie] {
    var found: [LoginCookie] = []
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var line = raw
      let isHTTPOnly = line.hasPrefix("#HttpOnly_")
      if isHTTPOnly { line = line.dropFirst(10) }
      guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 6, let expires = Double(fields[4]) else {
        throw .invalid("Line \(index + 1) of cookies.txt has not seven fields with tabs between them.")
      }
      found.append(
        LoginCookie(
          name: String(fields[5]), value: fields.count > 6 ? String(fields[6]) : "",
          domain: Self.domain(String(fields[0])), isForHostOnly: fields[1].uppercased() != "TRUE",
          path: String(fields[2]),
          isSecure: fields[3].uppercased() == "TRUE", isHTTPOnly: isHTTPOnly, expires: Self.moment(expires)))
    }
    return found
  }

  /// A cookie as extensions and browsers' tools write it.
  private struct Exported: Decodable {
    var name: String
    var value: String
    var domain: String?
    var host: String?
    var path: String?
    var secure: Bool?
    var isSecure: Bool?
    var hostOnly: Bool?
    var httpOnly: Bool?
    var session: Bool?
    var expirationDate: Double?
    var expires: Double?
  }
  private struct Wrapped: Decodable { var cookies: [Exported] }

  private func json(_ text: String) throws(LoginProblem) -> [LoginCookie] {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    guard
      let all = (try? decoder.decode([Exported].self, from: data))
        ?? (try? decoder.decode(Wrapped.self, from: data).cookies)
    else { throw .invalid("This JSON isn't a list of cookies with “name”, “value” and “domain”.") }
    return all.map { given in
      let domain = given.domain ?? given.host ?? site
      let isHostOnly = given.hostOnly ?? !domain.hasPrefix(".")
      let expires = given.session == true ? nil : given.expirationDate ?? given.expires
      return LoginCookie(
        name: given.name, value: given.value, domain: Self.domain(domain), isForHostOnly: isHostOnly,
        path: given.path ?? "/", isSecure: given.secure ?? given.isSecure ?? false, isHTTPOnly: given.httpOnly ?? false,
        expires: expires.flatMap(Self.moment))
    }
  }

  private static func domain(_ text: String) -> String {
    String(text.lowercased().drop { $0 == "." }.prefix(255))
  }

  /// 0 and less is a session's cookie. Some tools write milliseconds.
  private static func moment(_ value: Double) -> Double? {
    guard value.isFinite, value > 0 else { return nil }
    return value > 1e11 ? min(value / 1000, 1e11) : value
  }
}
