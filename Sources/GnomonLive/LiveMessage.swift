// SPDX-License-Identifier: Apache-2.0

/// A message between a ``LiveSession`` and its client, whole and in order.
///
/// What stands in it is told in the protocol's document, `Documentation/live-protocol.md`.
public enum LiveMessage: Sendable, Hashable {
  /// A JSON object in UTF-8.
  case text([UInt8])
  /// A kind, a number, and bytes.
  case data([UInt8])

  /// The bytes of the message.
  public var bytes: [UInt8] {
    switch self {
    case .text(let bytes), .data(let bytes): bytes
    }
  }
}
