// SPDX-License-Identifier: Apache-2.0

/// What a site's `robots.txt` says to a program (RFC 9309).
///
/// The longest rule that fits an address decides; of two equally long ones the one that allows. `*` stands for any
/// letters and `$` for the end.
struct RobotsRules: Sendable {
  /// Bytes of a file that are read; the rest is left.
  static let mostBytes = 500 * 1024
  /// Bytes of rules that are kept for a program; later ones are left.
  static let mostKept = 100 * 1024
  /// Bytes of an address that rules with `*` look at.
  private static let mostLookedAt = 2_048

  private struct Rule {
    var allows: Bool
    var pattern: [UInt8]
    var isToTheEnd: Bool
    /// The length by which rules are compared.
    var length: Int
  }

  private var rules: [Rule] = []

  /// All is allowed.
  static let none = RobotsRules(bytes: [], program: "")

  /// Reads a file.
  ///
  /// - Parameter program: the program's name. Where no group names it, those for `*` hold.
  init(bytes: ArraySlice<UInt8>, program: String) {
    let wanted = program.lowercased()
    var own: [Rule] = []
    var ofAll: [Rule] = []
    var isOwnNamed = false
    var names: [String] = []
    var isInNames = false
    var kept = 0
    for line in bytes.prefix(Self.mostBytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let key = String(decoding: Self.trimmed(content[..<colon]), as: UTF8.self).lowercased()
      let value = Self.trimmed(content[(colon + 1)...])
      switch key {
      case "user-agent", "\u{FEFF}user-agent":
        if !isInNames { names = [] }
        isInNames = true
        names.append(Self.program(value))
        if names.last == wanted { isOwnNamed = true }
      case "allow", "disallow":
        isInNames = false
        // An empty rule says nothing.
        guard !value.isEmpty, kept + value.count <= Self.mostKept, let rule = Self.rule(key == "allow", value) else {
          continue
        }
        if names.contains(wanted) {
          own.append(rule)
        } else if names.contains("*") {
          ofAll.append(rule)
        } else {
          continue
        }
        kept += value.count
      default: break
      }
    }
    rules = (isOwnNamed ? own : ofAll).sorted { ($0.length, $0.allows ? 1 : 0) > ($1.length, $1.allows ? 1 : 0) }
  }

  /// Whether a path, with its query, may be fetched.
  func allows(_ path: String) -> Bool {
    let path = Self.normal(Array(path.utf8))
    return rules.first { Self.fits($0, path) }?.allows ?? true
  }

  private static func rule(_ allows: Bool, _ value: ArraySlice<UInt8>) -> Rule? {
    // A rule that doesn't begin so fits nothing.
    guard value.first == UInt8(ascii: "/") || value.first == UInt8(ascii: "*") else { return nil }
    let isToTheEnd = value.last == UInt8(ascii: "$")
    let pattern = normal(Array(isToTheEnd ? value.dropLast() : value))
    return Rule(allows: allows, pattern: pattern, isToTheEnd: isToTheEnd, length: pattern.count + (isToTheEnd ? 1 : 0))
  }

  /// A product's name: letters, `_` and `-`, up to anything else.
  private static func program(_ value: ArraySlice<UInt8>) -> String {
    if value.first == UInt8(ascii: "*") { return "*" }
    let name = value.prefix {
      (0x61...0x7A).contains($0.asciiLower) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first.isHTMLBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isHTMLBlank { bytes.removeLast() }
    return bytes
  }

  /// Letters that needn't be escaped aren't, and all others are, so that both ways to write them are equal.
  static func normal(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        let value = high << 4 | low
        if isUnreserved(value) { result.append(value) } else { escape(value, into: &result) }
        index += 3
      } else {
        if byte >= 0x80 || byte <= 0x20 { escape(byte, into: &result) } else { result.append(byte) }
        index += 1
      }
    }
    return result
  }

  private static func escape(_ byte: UInt8, into result: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || (0x30...0x39).contains(byte) || "-._~".utf8.contains(byte)
  }

  /// Whether a rule fits. Each piece between stars is sought from where the one before ended, so that nothing is
  /// tried twice.
  private static func fits(_ rule: Rule, _ path: [UInt8]) -> Bool {
    let pieces = rule.pattern.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard pieces.count > 1 else {
      return rule.isToTheEnd ? path == rule.pattern : path.starts(with: rule.pattern)
    }
    let path = path.prefix(mostLookedAt)
    guard path.starts(with: pieces[0]) else { return false }
    var place = pieces[0].count
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = path[place...].firstRange(of: piece) else { return false }
      place = found.upperBound
    }
    let last = pieces[pieces.count - 1]
    if rule.isToTheEnd { return path.count - place >= last.count && path.suffix(last.count).elementsEqual(last) }
    return last.isEmpty || path[place...].firstRange(of: last) != nil
  }
}
