// SPDX-License-Identifier: Apache-2.0
extension vDSP {
  /// The sum; 0 of none.
  @inlinable public static func sum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    reduce(vector, 0) { $0 += $1 }
  }

  /// The sum of the squares; 0 of none.
  @inlinable public static func sumOfSquares<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    reduce(vector, 0) { $0 += $1 * $1 }
  }

  /// The sum of the numbers without signs; 0 of none.
  @inlinable public static func sumOfMagnitudes<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    reduce(vector, 0) { $0 += abs($1) }
  }

  /// The mean; of none it isn't a number.
  @inlinable public static func mean<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    sum(vector) / A.Element(vector.count)
  }

  /// The mean of the numbers without signs; of none it isn't a number.
  @inlinable public static func meanMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    sumOfMagnitudes(vector) / A.Element(vector.count)
  }

  /// The mean of the squares; of none it isn't a number.
  @inlinable public static func meanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    sumOfSquares(vector) / A.Element(vector.count)
  }

  /// The root of the mean of the squares; of none it isn't a number.
  @inlinable public static func rootMeanSquare<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    meanSquare(vector).squareRoot()
  }

  /// The greatest number; -∞ of none.
  @inlinable public static func maximum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    reduce(vector, -A.Element.infinity) { $0 = Swift.max($0, $1) }
  }

  /// The least number; ∞ of none.
  @inlinable public static func minimum<A: AccelerateBuffer>(_ vector: A) -> A.Element where A.Element: FloatingPoint {
    reduce(vector, A.Element.infinity) { $0 = Swift.min($0, $1) }
  }

  /// The greatest number without signs; 0 of none.
  @inlinable public static func maximumMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    reduce(vector, 0) { $0 = Swift.max($0, abs($1)) }
  }

  /// The least number without signs; ∞ of none.
  @inlinable public static func minimumMagnitude<A: AccelerateBuffer>(_ vector: A) -> A.Element
  where A.Element: FloatingPoint {
    reduce(vector, A.Element.infinity) { $0 = Swift.min($0, abs($1)) }
  }

  /// The first of the greatest numbers, with its place; place 0 and -∞ of none.
  @inlinable public static func indexOfMaximum<A: AccelerateBuffer>(_ vector: A) -> (UInt, A.Element)
  where A.Element: FloatingPoint {
    place(vector, -A.Element.infinity) { $0 > $1 }
  }

  /// The first of the least numbers, with its place; place 0 and ∞ of none.
  @inlinable public static func indexOfMinimum<A: AccelerateBuffer>(_ vector: A) -> (UInt, A.Element)
  where A.Element: FloatingPoint {
    place(vector, A.Element.infinity) { $0 < $1 }
  }

  @inlinable static func place<A: AccelerateBuffer>(
    _ vector: A, _ start: A.Element, _ isBetter: (A.Element, A.Element) -> Bool
  ) -> (UInt, A.Element) {
    vector.withUnsafeBufferPointer { vector in
      var best: (UInt, A.Element) = (0, vector.first ?? start)
      for index in vector.indices where isBetter(vector[index], best.1) { best = (UInt(index), vector[index]) }
      return best
    }
  }

  /// The sum of the products of what stands in the same places.
  @inlinable public static func dot<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> A.Element
  where A.Element: FloatingPoint, B.Element == A.Element {
    sum(multiply(vectorA, vectorB))
  }

  /// The sum of the squares of the differences.
  @inlinable public static func distanceSquared<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ pointA: A, _ pointB: B
  ) -> A.Element where A.Element: FloatingPoint, B.Element == A.Element {
    sumOfSquares(subtract(pointA, pointB))
  }

  /// The numbers between two rows: 0 is the first one, 1 the second.
  @inlinable public static func linearInterpolate<A: AccelerateBuffer, B: AccelerateBuffer>(
    _ vectorA: A, _ vectorB: B, using interpolationConstant: A.Element
  ) -> [A.Element] where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { $0 + interpolationConstant * ($1 - $0) }
  }

  /// Numbers from a first one, each by the same more than the one before.
  @inlinable public static func ramp<Number: FloatingPoint>(
    withInitialValue initialValue: Number, increment: Number, count: Int
  ) -> [Number] {
    (0..<max(count, 0)).map { initialValue + Number($0) * increment }
  }

  /// Numbers at equal distances from one end of a range to the other.
  @inlinable public static func ramp<Number: FloatingPoint>(in range: ClosedRange<Number>, count: Int) -> [Number] {
    let increment = count > 1 ? (range.upperBound - range.lowerBound) / Number(count - 1) : 0
    return ramp(withInitialValue: range.lowerBound, increment: increment, count: count)
  }

  /// Writes zeros.
  @inlinable public static func clear<R: AccelerateMutableBuffer>(_ vector: inout R) where R.Element: FloatingPoint {
    fill(&vector, with: 0)
  }

  /// Writes the same number everywhere.
  @inlinable public static func fill<R: AccelerateMutableBuffer>(_ vector: inout R, with value: R.Element)
  where R.Element: FloatingPoint {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Turns the order round.
  @inlinable public static func reverse<R: AccelerateMutableBuffer>(_ vector: inout R)
  where R.Element: FloatingPoint {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// The order of sorted numbers.
  public enum SortOrder: Int, Sendable {
    /// The least first.
    case ascending = 1
    /// The greatest first.
    case descending = -1
  }

  /// Sorts numbers in their place.
  @inlinable public static func sort<R: AccelerateMutableBuffer>(_ vector: inout R, sortOrder: SortOrder)
  where R.Element: FloatingPoint {
    vector.withUnsafeMutableBufferPointer { numbers in
      if sortOrder == .ascending { numbers.sort() } else { numbers.sort(by: >) }
    }
  }
}
