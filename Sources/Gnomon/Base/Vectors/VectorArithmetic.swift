// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that can be added, subtracted and scaled, so that values between two of them can be computed.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards another: 0 leaves it, 1 makes it the other, and amounts outside of that go past the ends.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value between this one (amount 0) and another (amount 1).
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another, in place.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another, in place.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number squared.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another, in place.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number squared.
  public var magnitudeSquared: Double { Double(self * self) }
}
