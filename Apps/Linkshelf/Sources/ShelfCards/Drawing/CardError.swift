// SPDX-License-Identifier: Apache-2.0

/// Why a card can't be had.
public struct CardError: Error, Equatable, CustomStringConvertible {
  /// The kind of failure.
  public enum Kind: Sendable {
    /// Too many cards are waited for.
    case busy
    /// The picture can't be drawn.
    case drawing
    /// The cache's folder can't be used.
    case cache
    /// A card of one's own can't be built or drawn.
    case own
  }

  /// The kind of failure.
  public let kind: Kind
  /// A sentence or two: what is wrong, and what to do.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
