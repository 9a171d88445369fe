// SPDX-License-Identifier: Apache-2.0
internal import Foundation

// C's mathematics for each number of a vector, as Apple's `simd` has it.

extension SIMD where Scalar: BinaryFloatingPoint {
  /// The results of a function for each number.
  fileprivate func map(_ function: (Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }

  /// The results of a function for each pair of numbers.
  fileprivate func map(_ other: Self, _ function: (Double, Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = Scalar(function(Double(self[index]), Double(other[index]))) }
    return result
  }
}

/// The sines of angles in radians.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.sin($0) }
}

/// The cosines of angles in radians.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.cos($0) }
}

/// The tangents of angles in radians.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.tan($0) }
}

/// The angles in radians that have these sines.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.asin($0) }
}

/// The angles in radians that have these cosines.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.acos($0) }
}

/// The angles in radians that have these tangents.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.atan($0) }
}

/// The powers of e.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.exp($0) }
}

/// The powers of 2.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.exp2($0) }
}

/// The natural logarithms.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.log($0) }
}

/// The logarithms to the base of 2.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.log2($0) }
}

/// The logarithms to the base of 10.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map { Foundation.log10($0) }
}

/// The powers of the first vector's numbers by the second's.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map(y) { Foundation.pow($0, $1) }
}

/// The angles in radians of points, by their second and their first coordinates.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  y.map(x) { Foundation.atan2($0, $1) }
}

/// What is left of the first vector's numbers after whole times the second's, with the first's sign.
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  x.map(y) { Foundation.fmod($0, $1) }
}

/// The square roots.
@inlinable public func sqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x.squareRoot() }

/// The next whole numbers downwards.
@inlinable public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.down)
}

/// The next whole numbers upwards.
@inlinable public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x.rounded(.up) }

/// The next whole numbers towards 0.
@inlinable public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}

/// The nearest whole numbers; halves go away from 0.
@inlinable public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
