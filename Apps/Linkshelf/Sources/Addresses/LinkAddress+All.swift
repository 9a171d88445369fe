// SPDX-License-Identifier: Apache-2.0

extension LinkAddress {
  /// The most links that are taken from one text.
  public static let mostInText = 10_000

  /// The links in a text, in their order, each key once. What isn't a link is passed over.
  ///
  /// Addresses with a scheme are found anywhere; those without one only where a name with a common ending stands by itself,
  /// such as `example.com/page`. `<…>` and Markdown's `[…](…)` are understood. At most `mostInText` links are given. Cost: linear.
  public static func all(in text: String) -> [LinkAddress] {
    var seen: Set<String> = []
    var result: [LinkAddress] = []
    for piece in LinkSearch(text) {
      guard let address = try? LinkAddress(exactly: String(piece)), seen.insert(address.key).inserted else { continue }
      result.append(address)
      if result.count == mostInText { break }
    }
    return result
  }

  /// The key of an address, or nil when it isn't one.
  public static func key(of text: String) -> String? {
    (try? LinkAddress(exactly: text))?.key
  }
}
