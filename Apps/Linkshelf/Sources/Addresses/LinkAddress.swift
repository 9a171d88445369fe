// SPDX-License-Identifier: Apache-2.0

/// A link's address: what was given, what is opened, and the key by which two links are the same.
///
/// ```swift
/// let address = try LinkAddress("  <HTTP://m.example.com/a/?utm_source=mail&b=1>. ")
/// address.given  // "HTTP://m.example.com/a/?utm_source=mail&b=1"
/// address.shown  // "http://m.example.com/a/?b=1"
/// address.key    // "https://example.com/a?b=1"
/// address.site   // "example.com"
/// ```
///
/// The rules are rows of `AddressRule.all`. Two values are equal when all their texts are equal; compare `key` to ask for the same link.
/// Cost: linear in the length of the text.
public struct LinkAddress: Hashable, Sendable {
  /// The longest address that is taken, in bytes of UTF-8. It holds for `given`, `shown` and `key` alike.
  public static let longest = 8_192

  /// The address as it was given, without what stood around it.
  public let given: String
  /// The address to open: ASCII, without tracking parameters.
  public let shown: String
  /// The normal form. Equal keys mean the same link. A key is an address too, and is its own key.
  public let key: String
  /// The host of `shown` for people: without `www.`, Chinese, Japanese and Korean names as written.
  public let host: String
  /// The part of the host that one owner has: `en.wikipedia.org` gives `wikipedia.org`. It is ASCII.
  public let site: String

  /// Reads what a person pastes: spaces, `<…>`, quotes around it, and a sentence's punctuation after it are left out.
  ///
  /// A text without a scheme is taken as `https`; one that is `localhost` or a numeric address as `http`.
  /// - Throws: `AddressProblem`, whose `description` is a sentence for the person.
  public init(_ pasted: String) throws(AddressProblem) {
    try self.init(exactly: PastedText.unwrapped(pasted))
  }

  /// Reads an address that another program wrote: only spaces around it are left out.
  /// - Throws: `AddressProblem`, whose `description` is a sentence for the person.
  public init(exactly text: String) throws(AddressProblem) {
    let given = PastedText.trimmed(text)
    let length = given.utf8.count
    guard length <= Self.longest else { throw .tooLong(bytes: length) }
    let parts = try AddressParts(Array(given.utf8))
    let shown = parts.shown(RuleIndex.shared)
    let key = AddressKey(parts, rules: RuleIndex.shared).text
    let longest = max(shown.utf8.count, key.utf8.count)
    guard longest <= Self.longest else { throw .tooLong(bytes: longest) }
    self.given = given
    self.shown = shown
    self.key = key
    host = HostName.displayed(parts.host)
    site = HostName.site(of: parts.host)
  }
}

extension LinkAddress: CustomStringConvertible {
  public var description: String { shown }
}
