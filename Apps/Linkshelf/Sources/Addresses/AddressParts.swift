// SPDX-License-Identifier: Apache-2.0

/// An address cut at its marks; the host is checked and in its normal form, the rest is as given.
struct AddressParts {
  var isSecure = true
  var host = ""
  /// nil when none was given or when it is the scheme's own.
  var port: Int?
  var path: [UInt8] = []
  var query: [UInt8]?
  var fragment: [UInt8]?

  /// Cuts and checks. Tabs and line breaks within are left out, as browsers do.
  init(_ given: [UInt8]) throws(AddressProblem) {
    let bytes = given.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard !bytes.isEmpty else { throw .empty }
    var rest = bytes[...]
    let scheme = try Self.takeScheme(&rest)
    let end = rest.firstIndex { $0 == 0x2F || $0 == 0x5C || $0 == 0x3F || $0 == 0x23 } ?? rest.endIndex
    let authority = rest[..<end]
    rest = rest[end...]
    guard !authority.contains(0x40) else { throw .userInfo }
    let cut = try Self.cutPort(authority)
    guard !cut.host.isEmpty else { throw .noHost }
    host = try HostName.normal(cut.host)
    if let scheme {
      isSecure = scheme == "https"
    } else {
      guard host.contains(".") || host.contains(":") || host == "localhost" else { throw .host(host) }
      isSecure = !(host == "localhost" || HostName.isNumeric(host))
    }
    port = cut.port == (isSecure ? 443 : 80) ? nil : cut.port
    if let mark = rest.firstIndex(of: 0x23) {
      fragment = Array(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: 0x3F) {
      query = Array(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    path = rest.map { $0 == 0x5C ? 0x2F : $0 }
  }

  /// Takes the scheme and its slashes away. Returns nil when there is none, as in `example.com:8080/a`.
  private static func takeScheme(_ rest: inout ArraySlice<UInt8>) throws(AddressProblem) -> String? {
    if rest.starts(with: [0x2F, 0x2F]) {
      rest = rest.drop { isSlash($0) }
      return nil
    }
    guard let colon = rest.firstIndex(of: 0x3A), colon > rest.startIndex, rest[..<colon].allSatisfy(isSchemeByte),
      rest[rest.startIndex] | 0x20 >= 0x61
    else {
      return nil
    }
    let name = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
    let after = rest[(colon + 1)...]
    if name == "http" || name == "https" {
      rest = after.drop { isSlash($0) }
      return name
    }
    // `example.com:8080/a` has a port, not a scheme.
    let digits = after.prefix { $0 >= 0x30 && $0 <= 0x39 }
    let next = after[digits.endIndex...].first
    if name.contains(".") || name == "localhost", next == nil || next == 0x2F || next == 0x3F || next == 0x23 {
      return nil
    }
    throw .scheme(name)
  }

  private static func isSlash(_ byte: UInt8) -> Bool { byte == 0x2F || byte == 0x5C }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  private static func cutPort(_ authority: ArraySlice<UInt8>) throws(AddressProblem) -> (
    host: ArraySlice<UInt8>, port: Int?
  ) {
    // A bracket that nothing closes is the host's fault, not the port's.
    if authority.first == 0x5B, !authority.contains(0x5D) { return (authority, nil) }
    let after = authority.lastIndex(of: 0x5D).map { $0 + 1 } ?? authority.startIndex
    guard let colon = authority[after...].lastIndex(of: 0x3A) else { return (authority, nil) }
    let digits = authority[(colon + 1)...]
    if digits.isEmpty { return (authority[..<colon], nil) }
    let significant = digits.drop { $0 == 0x30 }
    guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), significant.count <= 5 else {
      throw .port(String(decoding: digits, as: UTF8.self))
    }
    let number = significant.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard number <= 65_535 else { throw .port(String(number)) }
    return (authority[..<colon], number)
  }
}
