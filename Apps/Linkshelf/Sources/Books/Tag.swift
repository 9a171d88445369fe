// SPDX-License-Identifier: Apache-2.0

/// A tag of clean HTML: names are ASCII, values stand in double quotes.
struct Tag {
  let isEnd: Bool
  let name: Substring
  private(set) var attributes: [(name: Substring, value: String)] = []
  /// Something with more isn't clean HTML's tag: it's text.
  private static let mostAttributes = 40

  /// Reads a tag where the text begins with one, and takes it from the text; nil where it doesn't.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    name = rest.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard let next = rest.first else { return nil }
      if next == ">" { break }
      let key = rest.prefix { $0 != "=" && $0 != ">" && $0 != "/" && !$0.isWhitespace }
      guard !key.isEmpty, attributes.count < Self.mostAttributes else { return nil }
      rest = rest[key.endIndex...]
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst()
        guard rest.first == "\"" else { return nil }
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: "\"") else { return nil }
        value = CharacterReferences.resolved(rest[..<end])
        rest = rest[end...].dropFirst()
      }
      attributes.append((key, value))
    }
    text = rest.dropFirst()
  }
}
