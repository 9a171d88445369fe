// SPDX-License-Identifier: Apache-2.0

/// The way in which a scale turns values into places.
public struct ScaleType: Sendable {
  enum Kind: Equatable, Sendable {
    case linear, log, date, category, squareRoot
    case power(Double)
    case symmetricLog(slope: Double)
  }

  let kind: Kind

  /// Equal differences have equal distances.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Equal ratios have equal distances. What isn't positive has no place.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// Dates, at equal distances for equal times.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A room of equal length for each category.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// A power of the values has equal distances.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// The square root of the values has equal distances.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// As a logarithm far from zero on both sides, and straight near it.
  public static var symmetricLog: ScaleType { .symmetricLog(slopeAtZero: 1) }
  /// As a logarithm far from zero on both sides, and straight near it.
  ///
  /// - Parameter slopeAtZero: how steep it is at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }
}
