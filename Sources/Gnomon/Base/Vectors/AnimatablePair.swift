// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two animated values as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of which both parts are zero.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  // Most are places and sizes.

  /// The pair of the sums of both parts.
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Adds both parts of a pair, in place.
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// The pair of the first pair's parts less the second's.
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Takes both parts of a pair away, in place.
  @_specialize(where First == CGFloat, Second == CGFloat)
  @_specialize(where First == Double, Second == Double)
  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both parts by a number, in place.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both parts' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Any number of animated values as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values as a tuple.
  public var value: (repeat each Value)

  /// Makes one value of several.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// Values that are all zero.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// The sums, part by part.
  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Adds part by part, in place.
  public static func += (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs + rhs }

  /// The first's parts less the second's.
  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Takes away part by part, in place.
  public static func -= (lhs: inout AnimatableValues, rhs: AnimatableValues) { lhs = lhs - rhs }

  /// Multiplies every part by a number, in place.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of all parts' squared magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat (each value).magnitudeSquared { sum += part }
    return sum
  }

  /// True if all parts are equal.
  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    var equal = true
    func compare<V: Equatable>(_ a: V, _ b: V) { if a != b { equal = false } }
    repeat compare(each lhs.value, each rhs.value)
    return equal
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
