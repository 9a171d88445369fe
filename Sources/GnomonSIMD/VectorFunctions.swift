// SPDX-License-Identifier: Apache-2.0
// Functions of vectors: with C's names, and without `simd_` and with labels as Apple's module has them in Swift.

/// The sum of the products of what stands in the same places.
@inlinable public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of what stands in the same places.
@inlinable public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The square of the length.
@inlinable public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * x).sum() }
/// The square of the length.
@inlinable public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum()
}
/// The length.
@inlinable public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
/// The length.
@inlinable public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
/// The length of the way between two points.
@inlinable public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }
/// The length of the way between two points.
@inlinable public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }
/// The square of the distance of two points.
@inlinable public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// The square of the distance of two points.
@inlinable public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }
/// The vector with the length 1. Of zeros it isn't a number.
@inlinable public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The vector with the length 1. Of zeros it isn't a number.
@inlinable public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// The part of a vector in the direction of another.
@inlinable public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: FloatingPoint { y * (simd_dot(x, y) / simd_length_squared(y)) }
/// The part of a vector in the direction of another.
@inlinable public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_length_squared(y))
}
/// The vector without signs.
@inlinable public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The vector without signs.
@inlinable public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The lesser number of each place.
@inlinable public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}
/// The lesser number of each place.
@inlinable public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}
/// The greater number of each place.
@inlinable public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}
/// The greater number of each place.
@inlinable public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}
/// The signs: -1, 0 or 1.
@inlinable public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// The signs: -1, 0 or 1.
@inlinable public func sign<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// One through each number.
@inlinable public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { 1 / x }
/// One through each number.
@inlinable public func recip<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { 1 / x }
/// One through the root of each number.
@inlinable public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// One through the root of each number.
@inlinable public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  1 / x.squareRoot()
}
/// What is behind the points.
@inlinable public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}
/// What is behind the points.
@inlinable public func fract<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x - x.rounded(.down)
}
/// The sum of all numbers.
@inlinable public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.sum()
}
/// The sum of all numbers.
@inlinable public func reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.sum()
}
/// The least number.
@inlinable public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.min()
}
/// The least number.
@inlinable public func reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.min()
}
/// The greatest number.
@inlinable public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.max()
}
/// The greatest number.
@inlinable public func reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  x.max()
}
/// The sum of the sizes of all numbers.
@inlinable public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_abs(x).sum()
}
/// The sum of the sizes of all numbers.
@inlinable public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_abs(x).sum()
}
/// The greatest size of a number.
@inlinable public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_abs(x).max()
}
/// The greatest size of a number.
@inlinable public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  simd_abs(x).max()
}
/// The numbers between two vectors: 0 is the first one, 1 the second.
@inlinable public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }
/// The numbers between two vectors: 0 is the first one, 1 the second.
@inlinable public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }
/// The numbers between two vectors: 0 is the first one, 1 the second.
@inlinable public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + t * (y - x) }
/// The vector with each number within its limits.
@inlinable public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: min, upperBound: max) }
/// The vector with each number within its limits.
@inlinable public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: min, upperBound: max) }
/// The vector with each number within the same limits.
@inlinable public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
/// For each number 0 before an edge, 1 from there on.
@inlinable public func simd_step<Vector: SIMD>(_ edge: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// For each number 0 before an edge, 1 from there on.
@inlinable public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_step(edge, x)
}
/// For each number 0 before the first edge, 1 behind the second, and a smooth curve between.
@inlinable public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: Vector(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// For each number 0 before the first edge, 1 behind the second, and a smooth curve between.
@inlinable public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_smoothstep(edge0, edge1, x) }
/// What a ray becomes that falls on a surface.
///
/// - Parameters:
///   - x: The ray's direction.
///   - n: The surface's normal, of length 1.
@inlinable public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x - 2 * simd_dot(x, n) * n
}
/// What a ray becomes that falls on a surface.
///
/// - Parameters:
///   - x: The ray's direction.
///   - n: The surface's normal, of length 1.
@inlinable public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  simd_reflect(x, n)
}
/// What a ray becomes in another medium; zeros where it's reflected as a whole.
///
/// - Parameters:
///   - x: The ray's direction, of length 1.
///   - n: The surface's normal, of length 1.
///   - eta: The ratio of both media's indices of refraction.
@inlinable public func simd_refract<Vector: SIMD>(_ x: Vector, _ n: Vector, _ eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
  let along = simd_dot(x, n)
  let k = 1 - eta * eta * (1 - along * along)
  return k < 0 ? .zero : eta * x - (eta * along + k.squareRoot()) * n
}
/// What a ray becomes in another medium; zeros where it's reflected as a whole.
///
/// - Parameters:
///   - x: The ray's direction, of length 1.
///   - n: The surface's normal, of length 1.
///   - eta: The ratio of both media's indices of refraction.
@inlinable public func refract<Vector: SIMD>(_ x: Vector, n: Vector, eta: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { simd_refract(x, n, eta) }
/// The vector that is at right angles to both.
@inlinable public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that is at right angles to both.
@inlinable public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  simd_cross(x, y)
}
/// The vector that is at right angles to both, which lie in a plane.
@inlinable public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The vector that is at right angles to both, which lie in a plane.
@inlinable public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  simd_cross(x, y)
}
/// Whether all numbers are equal.
@inlinable public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool { x == y }
/// A number between two: 0 is the first one, 1 the second.
@inlinable public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
/// A number within its limits.
@inlinable public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// 0 before an edge, 1 from there on.
@inlinable public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }
/// 0 before the first edge, 1 behind the second, and a smooth curve between.
@inlinable public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// A vector of its numbers.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// A vector of its numbers.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// A vector of its numbers.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}
/// The first three numbers of a vector.
@inlinable public func simd_make_float3(_ vector: SIMD4<Float>) -> SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
/// A vector with a fourth number.
@inlinable public func simd_make_float4(_ vector: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(vector, w) }
/// A number between two: 0 is the first one, 1 the second.
@inlinable public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
/// A number within its limits.
@inlinable public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
/// 0 before an edge, 1 from there on.
@inlinable public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }
/// 0 before the first edge, 1 behind the second, and a smooth curve between.
@inlinable public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
/// A vector of its numbers.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// A vector of its numbers.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// A vector of its numbers.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(x, y, z, w)
}
/// The first three numbers of a vector.
@inlinable public func simd_make_double3(_ vector: SIMD4<Double>) -> SIMD3<Double> {
  SIMD3(vector.x, vector.y, vector.z)
}
/// A vector with a fourth number.
@inlinable public func simd_make_double4(_ vector: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(vector, w) }
