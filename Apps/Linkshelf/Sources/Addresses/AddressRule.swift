// SPDX-License-Identifier: Apache-2.0

/// One row of the table by which addresses are made alike. `Documentation/addresses.md` lists the same rows for users.
public struct AddressRule: Sendable {
  /// What a row does.
  public enum Effect: Sendable, Hashable {
    /// Built into the parser; the row is there so that it is documented and tested.
    case builtIn
    /// A parameter of the query is removed. A name that ends in `*` stands for all that begin so.
    case removeParameter(String, Scope)
    /// A first label of the host is left out in the key, when a name of two labels or more is left.
    case dropFirstLabel(String)
    /// A label within the host is left out in the key, on the row's sites.
    case dropInnerLabel(String)
    /// The host on the left is the one on the right in the key.
    case sameHost(String, as: String)
    /// An ending of the path is left out in the key, when at least one segment is left before it.
    case dropEnding(String, replacement: String)
    /// `prefix/ID` is `/watch?v=ID` on the host on the right, in the key.
    case sameVideo(host: String, prefix: String, as: String)
  }

  /// Where a parameter is removed.
  public enum Scope: Sendable, Hashable {
    /// In what is opened and in the key: it only tells who follows whom.
    case everywhere
    /// In the key only: the page needs it, but it names no other page.
    case key
  }

  /// One address and the key that it has to have.
  public struct Example: Sendable {
    public let address: String
    public let key: String
  }

  public let effect: Effect
  /// The hosts, with all below them, that the row holds for. Empty means all.
  public let sites: [String]
  /// What the row is for, in a sentence.
  public let reason: String
  public let example: Example

  init(_ effect: Effect, sites: [String] = [], _ reason: String, _ address: String, _ key: String) {
    self.effect = effect
    self.sites = sites
    self.reason = reason
    example = Example(address: address, key: key)
  }

  /// All rows, in the order of the documentation.
  public static let all: [AddressRule] = builtIn + hosts + parameters
}
