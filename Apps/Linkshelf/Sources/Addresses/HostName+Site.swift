// SPDX-License-Identifier: Apache-2.0

extension HostName {
  /// The part of a host that one owner has: the last two labels, or three below a suffix such as `co.uk`.
  static func site(of host: String) -> String {
    if isNumeric(host) { return host }
    guard host.utf8.count(where: { $0 == 0x2E }) > 1 else { return host }
    let labels = host.split(separator: ".")
    let pair = labels.suffix(2).joined(separator: ".")
    return KnownSuffixes.shared.contains(pair) ? labels.suffix(3).joined(separator: ".") : pair
  }

  /// The host for people. Only Chinese, Japanese and Korean labels are decoded: letters of other scripts can look like Latin ones.
  static func displayed(_ host: String) -> String {
    if !host.hasPrefix("www."), !host.utf8.starts(with: "xn--".utf8), !host.contains(".xn--") { return host }
    var labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if labels.count > 2, labels.first == "www" { labels.removeFirst() }
    for index in labels.indices where labels[index].hasPrefix("xn--") {
      guard let text = Punycode.decoded(String(labels[index].dropFirst(4))),
        text.unicodeScalars.allSatisfy(isPlainOrEastAsian)
      else { continue }
      labels[index] = text
    }
    return labels.joined(separator: ".")
  }

  private static func isPlainOrEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x2D: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x323AF:
      true
    default: false
    }
  }
}
