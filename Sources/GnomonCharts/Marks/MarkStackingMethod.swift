// SPDX-License-Identifier: Apache-2.0

/// How marks at one place are put onto each other.
public struct MarkStackingMethod: Equatable, Sendable {
  enum Storage: Sendable { case standard, normalized, center, unstacked }

  let storage: Storage

  /// Onto each other, from zero. What is negative goes down.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// Onto each other, so that all of them together make 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// Onto each other, around a middle line.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// Each from zero, over each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}

extension MarkStackingMethod: CustomStringConvertible {
  /// The method in a word: `normalized`.
  public var description: String { "\(storage)" }
}
