// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The displacement along x, in points; positive is to the right.
  public var dx: CGFloat
  /// The displacement along y, in points; positive is down.
  public var dy: CGFloat

  /// A displacement of 0.
  public init() { self.init(dx: 0, dy: 0) }

  /// A displacement along both axes.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement of 0.
  public static var zero: CGVector { CGVector() }
}
