// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gate

/// An `http` or `https` address in the form that goes over the wire: an ASCII host, an escaped path.
public struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// The longest address that is read: 8,192 bytes.
  public static let mostBytes = 8192

  /// True for `https`.
  public let isSecure: Bool
  /// The host, checked for its form only.
  public let host: GateHost
  /// The port, the scheme's own if the address gives none.
  public let port: Int
  /// The path, which begins with `/`, and the query.
  public let path: String
  /// What stands after `#`, or nil. It isn't sent.
  public let fragment: String?

  /// Reads an absolute address as a browser does. Names in other scripts become `xn--`.
  ///
  /// Throws ``FetchError/badAddress(_:)`` for other schemes, a user or a password, and hosts that aren't hosts.
  public init(_ text: String) throws(FetchError) {
    let clean = Self.withoutBlanks(text)
    guard clean.utf8.count <= Self.mostBytes else {
      throw .badAddress("The address has more than \(Self.mostBytes) bytes.")
    }
    guard let scheme = Self.scheme(of: clean) else {
      throw .badAddress("\"\(Self.shown(clean))\" isn't a web address. Write it with https:// before it.")
    }
    guard scheme.name == "http" || scheme.name == "https" else {
      throw .badAddress("Addresses that begin with \(scheme.name): aren't fetched, only http and https.")
    }
    let rest = clean[scheme.end...].drop { $0 == "/" || $0 == "\\" }
    let border = rest.firstIndex { "/\\?#".contains($0) } ?? rest.endIndex
    try self.init(isSecure: scheme.name == "https", authority: rest[..<border], tail: rest[border...])
  }

  private init(isSecure: Bool, authority: Substring, tail: Substring) throws(FetchError) {
    guard !authority.contains("@") else { throw .badAddress("Addresses with a user or a password aren't fetched.") }
    var hostText = authority
    var port = isSecure ? 443 : 80
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
      hostText = authority[..<colon]
      let digits = authority[authority.index(after: colon)...]
      if !digits.isEmpty {
        guard digits.utf8.count <= 5, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
          (1...65535).contains(number)
        else { throw .badAddress("The port \(Self.shown(String(digits))) isn't a number from 1 to 65535.") }
        port = number
      }
    }
    do throws(GateRefusal) {
      self.host = try GateHost(parsing: Self.ascii(host: String(hostText)))
    } catch { throw .badAddress(error.sentence) }
    self.isSecure = isSecure
    self.port = port
    let parts = tail.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    self.path = Self.normalPath(parts.first ?? "")
    self.fragment = parts.count == 2 ? String(Self.escaped(parts[1])) : nil
  }

  private init(base: WebAddress, path: String, fragment: String?) {
    (isSecure, host, port) = (base.isSecure, base.host, base.port)
    self.path = path
    self.fragment = fragment
  }

  /// The address that a reference in this page means, or nil if it's no `http` or `https` address.
  public func resolving(_ reference: String) -> WebAddress? {
    let text = Self.withoutBlanks(reference)
    guard text.utf8.count <= Self.mostBytes else { return nil }
    if let scheme = Self.scheme(of: text) {
      let isRelative = scheme.name == (isSecure ? "https" : "http") && !["/", "\\"].contains(text[scheme.end...].first)
      return isRelative ? resolving(String(text[scheme.end...])) : try? WebAddress(text)
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count == 2 ? Self.escaped(parts[1]) : nil
    let body = String((parts.first ?? "").replacing("\\", with: "/"))
    if body.hasPrefix("//") {
      return try? WebAddress((isSecure ? "https:" : "http:") + text.replacing("\\", with: "/"))
    }
    if body.isEmpty { return WebAddress(base: self, path: path, fragment: fragment) }
    let oldPath = path.prefix { $0 != "?" }
    let merged: String
    if body.hasPrefix("/") {
      merged = body
    } else if body.hasPrefix("?") {
      merged = String(oldPath) + body
    } else {
      let folder = oldPath.lastIndex(of: "/").map { oldPath[...$0] } ?? "/"
      merged = String(folder) + body
    }
    return WebAddress(base: self, path: Self.normalPath(merged[...]), fragment: fragment)
  }

  /// The same address with another fragment.
  func with(fragment: String?) -> WebAddress { WebAddress(base: self, path: path, fragment: fragment) }

  /// The host and the port, as ``GateHost`` has them.
  public var authority: String { port == (isSecure ? 443 : 80) ? "\(host)" : "\(host):\(port)" }
  /// The address without what stands after `#`.
  public var withoutFragment: String { "\(isSecure ? "https" : "http")://\(authority)\(path)" }
  public var description: String { withoutFragment + (fragment.map { "#\($0)" } ?? "") }

  static func shown(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.prefix(100).map { $0.value < 0x20 || $0.value == 0x7F ? "?" : $0 }))
  }

  private static func withoutBlanks(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\t" }))
  }

  private static func scheme(of text: String) -> (name: String, end: String.Index)? {
    guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, UInt8(ascii: "a") <= first | 0x20,
      first | 0x20 <= UInt8(ascii: "z")
    else { return nil }
    let name = text[..<colon].lowercased()
    guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return (name, text.index(after: colon))
  }

  private static func ascii(host: String) -> String {
    if host.utf8.allSatisfy({ $0 < 0x80 }) { return host }
    guard
      host.unicodeScalars.allSatisfy({
        $0.value >= 0x80 || $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
      })
    else { return host }
    return URLComponents(string: "http://\(host)/")?.encodedHost ?? host
  }

  /// Removes `.` and `..` from the path, and escapes what must not stand in a request line.
  private static func normalPath(_ text: Substring) -> String {
    let border = text.firstIndex(of: "?") ?? text.endIndex
    let query = escaped(text[border...])
    var kept: [Substring] = []
    let segments = text[..<border].replacing("\\", with: "/").split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() where index > 0 || !segment.isEmpty {
      let isLast = index == segments.count - 1
      let plain = segment.utf8.count <= 6 ? segment.lowercased().replacing("%2e", with: ".") : String(segment)
      switch plain {
      case ".":
        if isLast { kept.append("") }
      case "..":
        if !kept.isEmpty { kept.removeLast() }
        if isLast { kept.append("") }
      default:
        kept.append(Substring(segment))
      }
    }
    return "/" + escaped(kept.joined(separator: "/")[...]) + query
  }

  private static func escaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if (0x21...0x7E).contains(byte), !"\"<>`{}|^\\".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array("%\(digits.count == 1 ? "0" : "")\(digits)".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
