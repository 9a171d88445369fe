// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A length that may be missing, in the room of one that's there: what nodes keep in great numbers.
nonisolated struct CompactLength: Equatable, Sendable {
  private var bits: UInt64
  /// A bit pattern that stands for no length: it isn't a number, and no arithmetic gives it.
  private static let missing: UInt64 = 0x7FFC_6761_7000_0001

  init(_ value: CGFloat?) { bits = value.map { Double($0).bitPattern } ?? Self.missing }

  var value: CGFloat? {
    get { bits == Self.missing ? nil : CGFloat(Double(bitPattern: bits)) }
    set { self = CompactLength(newValue) }
  }
}
