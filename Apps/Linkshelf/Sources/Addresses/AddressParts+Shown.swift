// SPDX-License-Identifier: Apache-2.0

extension AddressParts {
  /// The address to open: illegal bytes encoded, dot segments gone, tracking parameters and text fragments removed.
  func shown(_ rules: RuleIndex) -> String {
    var bytes = Array((isSecure ? "https://" : "http://").utf8)
    bytes += host.utf8
    if let port { bytes += ":\(port)".utf8 }
    let path = DotSegments.removed(PercentEncoding.legal(self.path, in: .path))
    bytes += path.isEmpty ? [0x2F] : path
    if let query {
      let kept = query.split(separator: 0x26, omittingEmptySubsequences: false).filter {
        !rules.removes($0, host: host, scope: .everywhere)
      }
      let text = PercentEncoding.legal(Array(kept.joined(separator: [0x26])), in: .query)
      if !text.isEmpty { bytes += [0x3F] + text }
    }
    if let fragment {
      let text = PercentEncoding.legal(TextFragment.removed(fragment), in: .query)
      if !text.isEmpty { bytes += [0x23] + text }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
