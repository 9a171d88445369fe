// SPDX-License-Identifier: Apache-2.0
extension vDSP {
  /// The sums.
  @inlinable public static func add<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A.Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { $0 + $1 }
  }

  /// The sums. Into memory that is there.
  @inlinable public static func add<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { $0 + $1 }
  }

  /// The sums of each with the same number.
  @inlinable public static func add<B: AccelerateBuffer>(_ scalar: B.Element, _ vector: B) -> [B.Element]
  where B.Element: FloatingPoint {
    array(vector) { scalar + $0 }
  }

  /// The sums of each with the same number. Into memory that is there.
  @inlinable public static func add<B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: B.Element, _ vector: B, result: inout R
  ) where B.Element: FloatingPoint, R.Element == B.Element {
    write(vector, &result) { scalar + $0 }
  }

  /// The differences.
  @inlinable public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { $0 - $1 }
  }

  /// The differences. Into memory that is there.
  @inlinable public static func subtract<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { $0 - $1 }
  }

  /// The products.
  @inlinable public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { $0 * $1 }
  }

  /// The products. Into memory that is there.
  @inlinable public static func multiply<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { $0 * $1 }
  }

  /// The products of each with the same number.
  @inlinable public static func multiply<B: AccelerateBuffer>(_ scalar: B.Element, _ vector: B) -> [B.Element]
  where B.Element: FloatingPoint {
    array(vector) { scalar * $0 }
  }

  /// The products of each with the same number. Into memory that is there.
  @inlinable public static func multiply<B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: B.Element, _ vector: B, result: inout R
  ) where B.Element: FloatingPoint, R.Element == B.Element {
    write(vector, &result) { scalar * $0 }
  }

  /// The quotients.
  @inlinable public static func divide<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { $0 / $1 }
  }

  /// The quotients. Into memory that is there.
  @inlinable public static func divide<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { $0 / $1 }
  }

  /// Each through the same number.
  @inlinable public static func divide<B: AccelerateBuffer>(_ vector: B, _ scalar: B.Element) -> [B.Element]
  where B.Element: FloatingPoint {
    array(vector) { $0 / scalar }
  }

  /// Each through the same number. Into memory that is there.
  @inlinable public static func divide<B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: B, _ scalar: B.Element, result: inout R
  ) where B.Element: FloatingPoint, R.Element == B.Element {
    write(vector, &result) { $0 / scalar }
  }

  /// The same number through each.
  @inlinable public static func divide<B: AccelerateBuffer>(_ scalar: B.Element, _ vector: B) -> [B.Element]
  where B.Element: FloatingPoint {
    array(vector) { scalar / $0 }
  }

  /// The same number through each. Into memory that is there.
  @inlinable public static func divide<B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ scalar: B.Element, _ vector: B, result: inout R
  ) where B.Element: FloatingPoint, R.Element == B.Element {
    write(vector, &result) { scalar / $0 }
  }

  /// The greater of each pair.
  @inlinable public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { Swift.max($0, $1) }
  }

  /// The greater of each pair. Into memory that is there.
  @inlinable public static func maximum<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { Swift.max($0, $1) }
  }

  /// The lesser of each pair.
  @inlinable public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { Swift.min($0, $1) }
  }

  /// The lesser of each pair. Into memory that is there.
  @inlinable public static func minimum<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { Swift.min($0, $1) }
  }

  /// The longest sides of right-angled triangles.
  @inlinable public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer>(_ vectorA: A, _ vectorB: B) -> [A
    .Element]
  where A.Element: FloatingPoint, B.Element == A.Element {
    array(vectorA, vectorB) { ($0 * $0 + $1 * $1).squareRoot() }
  }

  /// The longest sides of right-angled triangles. Into memory that is there.
  @inlinable public static func hypot<A: AccelerateBuffer, B: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vectorA: A, _ vectorB: B, result: inout R
  ) where A.Element: FloatingPoint, B.Element == A.Element, R.Element == A.Element {
    write(vectorA, vectorB, &result) { ($0 * $0 + $1 * $1).squareRoot() }
  }

  /// The numbers without signs.
  @inlinable public static func absolute<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: FloatingPoint {
    array(vector) { abs($0) }
  }

  /// The numbers without signs. Into memory that is there.
  @inlinable public static func absolute<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { abs($0) }
  }

  /// The numbers with their signs turned.
  @inlinable public static func negative<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: FloatingPoint {
    array(vector) { -$0 }
  }

  /// The numbers with their signs turned. Into memory that is there.
  @inlinable public static func negative<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { -$0 }
  }

  /// The squares.
  @inlinable public static func square<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: FloatingPoint {
    array(vector) { $0 * $0 }
  }

  /// The squares. Into memory that is there.
  @inlinable public static func square<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { $0 * $0 }
  }

  /// The squares, with the sign of the number.
  @inlinable public static func signedSquare<A: AccelerateBuffer>(_ vector: A) -> [A.Element]
  where A.Element: FloatingPoint {
    array(vector) { abs($0) * $0 }
  }

  /// The squares, with the sign of the number. Into memory that is there.
  @inlinable public static func signedSquare<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { abs($0) * $0 }
  }

  /// What is behind the point, with the sign of the number.
  @inlinable public static func trunc<A: AccelerateBuffer>(_ vector: A) -> [A.Element] where A.Element: FloatingPoint {
    array(vector) { $0 - $0.rounded(.towardZero) }
  }

  /// What is behind the point, with the sign of the number. Into memory that is there.
  @inlinable public static func trunc<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { $0 - $0.rounded(.towardZero) }
  }

  /// The numbers within limits.
  @inlinable public static func clip<A: AccelerateBuffer>(_ vector: A, to bounds: ClosedRange<A.Element>) -> [A.Element]
  where A.Element: FloatingPoint {
    array(vector) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }

  /// The numbers within limits. Into memory that is there.
  @inlinable public static func clip<A: AccelerateBuffer, R: AccelerateMutableBuffer>(
    _ vector: A, to bounds: ClosedRange<A.Element>, result: inout R
  ) where A.Element: FloatingPoint, R.Element == A.Element {
    write(vector, &result) { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
