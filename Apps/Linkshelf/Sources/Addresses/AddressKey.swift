// SPDX-License-Identifier: Apache-2.0

/// Makes a key from an address's parts: a short-lived value that is folded until nothing changes.
struct AddressKey {
  /// A fold can lay bare what another one folds. Eight turns are more than any address needs that people write.
  static let mostTurns = 8

  private let rules: RuleIndex
  private var host: String
  private let port: Int?
  private var path: [UInt8]
  private var query: [[UInt8]]
  private var fragment: [UInt8]

  init(_ parts: AddressParts, rules: RuleIndex) {
    self.rules = rules
    host = parts.host
    port = parts.port == 80 || parts.port == 443 ? nil : parts.port
    path = DotSegments.removed(PercentEncoding.normal(parts.path, in: .path))
    query = Self.parameters(parts.query ?? [])
    fragment = TextFragment.removed(PercentEncoding.normal(parts.fragment ?? [], in: .query))
    if !(fragment.starts(with: [0x2F]) || fragment.starts(with: [0x21, 0x2F])) || fragment == [0x2F]
      || fragment == [0x21, 0x2F]
    {
      fragment = []
    }
    for _ in 0..<Self.mostTurns {
      let before = (host, path)
      foldHost()
      foldPath()
      foldVideo()
      if before == (host, path) { break }
    }
    query.removeAll { rules.removes($0[...], host: host, scope: .key) }
    sort()
  }

  /// The key.
  var text: String {
    var bytes = Array("https://".utf8)
    bytes += host.utf8
    if let port { bytes += ":\(port)".utf8 }
    bytes += path
    if !query.isEmpty { bytes += [0x3F] + query.joined(separator: [0x26]) }
    if !fragment.isEmpty { bytes += [0x23] + fragment }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func parameters(_ query: [UInt8]) -> [[UInt8]] {
    query.split(separator: 0x26).compactMap { part in
      var normal = PercentEncoding.normal(Array(part), in: .query)
      // A plus is a space in a query; an encoded plus stays one.
      if normal.contains(0x2B) { normal = normal.flatMap { $0 == 0x2B ? [0x25, 0x32, 0x30] : [$0] } }
      if normal.last == 0x3D, normal.firstIndex(of: 0x3D) == normal.count - 1 { normal.removeLast() }
      return normal.isEmpty ? nil : normal
    }
  }

  private mutating func foldHost() {
    if let other = rules.hosts[host] { host = other }
    guard !HostName.isNumeric(host) else { return }
    while let dot = host.utf8.firstIndex(of: 0x2E) {
      let label = String(host[..<dot])
      guard rules.firstLabels.contains(label) else { break }
      let rest = String(host[host.utf8.index(after: dot)...])
      guard rest.utf8.contains(0x2E),
        label == "www" || !KnownSuffixes.shared.contains(rest)
      else { break }
      // A rest that is a number would be another kind of host.
      guard !HostName.isNumeric(rest) else { break }
      host = rest
    }
    for suffix in RuleIndex.suffixes(of: host).dropFirst() {
      guard let labels = rules.innerLabels[suffix] else { continue }
      let inner = host.dropLast(suffix.utf8.count + 1).split(separator: ".")
      host = (inner.filter { !labels.contains(String($0)) }.map(String.init) + [suffix]).joined(separator: ".")
      break
    }
  }

  private mutating func foldPath() {
    repeat { while path.last == 0x2F { path.removeLast() } } while foldEnding()
  }

  private mutating func foldEnding() -> Bool {
    for rule in rules.endings where path.count > rule.ending.count && path.suffix(rule.ending.count) == rule.ending[...]
    {
      let rest = path.dropLast(rule.ending.count)
      // One segment has to be left: `/amp` alone may be a page of that name.
      guard let last = rest.last, last != 0x2F else { continue }
      path.removeLast(rule.ending.count)
      path += rule.replacement
      return true
    }
    return false
  }

  private mutating func foldVideo() {
    guard let videos = rules.videos[host] else { return }
    for video in videos where path.starts(with: video.prefix.utf8) {
      let name = path.dropFirst(video.prefix.utf8.count)
      guard !name.isEmpty, name.count <= 64, name.allSatisfy(Self.isVideoByte) else { continue }
      host = video.host
      path = Array("/watch".utf8)
      query.removeAll { $0.starts(with: "v=".utf8) }
      query.append(Array("v=".utf8) + name)
      return
    }
  }

  private static func isVideoByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  /// Sorts by name; parameters of one name keep their order.
  private mutating func sort() {
    let named = query.enumerated().map { (offset: $0.offset, name: $0.element.prefix { $0 != 0x3D }, text: $0.element) }
    query = named.sorted { left, right in
      if left.name.lexicographicallyPrecedes(right.name) { return true }
      if right.name.lexicographicallyPrecedes(left.name) { return false }
      return left.offset < right.offset
    }.map(\.text)
  }
}
