// SPDX-License-Identifier: Apache-2.0

/// The rows of `AddressRule.all`, arranged so that an address asks each question once.
struct RuleIndex: Sendable {
  struct Parameters: Sendable {
    /// Names, and `name=value` pairs, with where they are removed.
    var exact: [String: AddressRule.Scope] = [:]
    var prefixes: [(prefix: String, scope: AddressRule.Scope)] = []

    mutating func add(_ name: String, _ scope: AddressRule.Scope) {
      if name.hasSuffix("*") { prefixes.append((String(name.dropLast()), scope)) } else { exact[name] = scope }
    }

    func scope(of name: String, pair: String) -> AddressRule.Scope? {
      exact[name] ?? exact[pair] ?? prefixes.first { name.hasPrefix($0.prefix) }?.scope
    }
  }

  struct Video: Sendable {
    let prefix: String
    let host: String
  }

  struct Ending: Sendable {
    let ending: [UInt8]
    let replacement: [UInt8]
  }

  private(set) var anywhere = Parameters()
  private(set) var sites: [String: Parameters] = [:]
  private(set) var firstLabels: Set<String> = []
  private(set) var innerLabels: [String: Set<String>] = [:]
  private(set) var hosts: [String: String] = [:]
  private(set) var videos: [String: [Video]] = [:]
  /// The longest first, so that `.amp.html` is seen before a shorter one.
  private(set) var endings: [Ending] = []

  static let shared = RuleIndex(AddressRule.all)

  init(_ rules: [AddressRule]) {
    for rule in rules {
      switch rule.effect {
      case .builtIn: break
      case .removeParameter(let name, let scope):
        if rule.sites.isEmpty { anywhere.add(name, scope) }
        for site in rule.sites { sites[site, default: Parameters()].add(name, scope) }
      case .dropFirstLabel(let label): firstLabels.insert(label)
      case .dropInnerLabel(let label):
        for site in rule.sites { innerLabels[site, default: []].insert(label) }
      case .sameHost(let host, let other): hosts[host] = other
      case .dropEnding(let ending, let replacement):
        endings.append(Ending(ending: Array(ending.utf8), replacement: Array(replacement.utf8)))
      case .sameVideo(let host, let prefix, let other):
        videos[host, default: []].append(Video(prefix: prefix, host: other))
      }
    }
    endings.sort { $0.ending.count > $1.ending.count }
  }

  /// Whether a parameter, as it stands in the query, is removed on a host.
  func removes(_ parameter: ArraySlice<UInt8>, host: String, scope: AddressRule.Scope) -> Bool {
    guard parameter.count <= 256 || parameter.prefix(256).contains(0x3D) else { return false }
    let end = parameter.firstIndex(of: 0x3D) ?? parameter.endIndex
    let name = String(decoding: parameter[..<end], as: UTF8.self)
    let pair = parameter.count <= 64 ? String(decoding: parameter, as: UTF8.self) : name
    if let found = anywhere.scope(of: name, pair: pair), scope == .key || found == .everywhere { return true }
    for suffix in Self.suffixes(of: host) {
      if let found = sites[suffix]?.scope(of: name, pair: pair), scope == .key || found == .everywhere { return true }
    }
    return false
  }

  /// The host, and what is left of it after each of its dots: `a.b.c`, `b.c`, `c`.
  static func suffixes(of host: String) -> [String] {
    var result = [host]
    let bytes = host.utf8
    for index in bytes.indices where bytes[index] == 0x2E { result.append(String(host[bytes.index(after: index)...])) }
    return result
  }
}
