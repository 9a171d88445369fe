// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The rules by which a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// True if a point is inside where a ray from it crosses the path an odd number of times; otherwise where the
  /// crossings' directions don't cancel out.
  public var isEOFilled: Bool
  /// True if edges are smoothed.
  public var isAntialiased: Bool

  /// Rules for filling a path: non-zero winding and smoothed edges unless said otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows and fades gradually.
  case continuous
}
