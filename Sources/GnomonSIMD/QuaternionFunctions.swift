// SPDX-License-Identifier: Apache-2.0
// Functions that C has for quaternions, by their names there.

/// The rotation by an angle in radians about an axis of length 1.
@inlinable public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion<Scalar>(angle: angle, axis: axis)
}
/// The shortest rotation from a direction to another, both of length 1.
@inlinable public func simd_quaternion<Scalar>(_ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion<Scalar>(from: from, to: to)
}
/// The rotation that a matrix is.
@inlinable public func simd_quaternion<Scalar>(_ matrix: SIMDMatrix3<Scalar, SIMD3<Scalar>>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion<Scalar>(matrix)
}
/// The rotation of a matrix's upper left part.
@inlinable public func simd_quaternion<Scalar>(_ matrix: SIMDMatrix4<Scalar, SIMD4<Scalar>>) -> SIMDQuaternion<Scalar> {
  SIMDQuaternion<Scalar>(matrix)
}
/// A quaternion of its numbers; the real one is the last.
@inlinable public func simd_quaternion<Scalar>(_ ix: Scalar, _ iy: Scalar, _ iz: Scalar, _ r: Scalar) -> SIMDQuaternion<
  Scalar
> { SIMDQuaternion<Scalar>(ix: ix, iy: iy, iz: iz, r: r) }
/// Both rotations, the right one first.
@inlinable public func simd_mul<Scalar>(_ left: SIMDQuaternion<Scalar>, _ right: SIMDQuaternion<Scalar>)
  -> SIMDQuaternion<Scalar>
{ left * right }
/// The vector after the rotation.
@inlinable public func simd_act<Scalar>(_ rotation: SIMDQuaternion<Scalar>, _ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
  rotation.act(vector)
}
/// The quaternion of length 1 in the same direction.
@inlinable public func simd_normalize<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> {
  value.normalized
}
/// The rotation that undoes this one.
@inlinable public func simd_inverse<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { value.inverse }
/// The quaternion with its imaginary parts' signs turned.
@inlinable public func simd_conjugate<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> {
  value.conjugate
}
/// The quaternion with all signs turned.
@inlinable public func simd_negate<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDQuaternion<Scalar> { -value }
/// The angle of the rotation in radians, from 0 to 2π.
@inlinable public func simd_angle<Scalar>(_ value: SIMDQuaternion<Scalar>) -> Scalar { value.angle }
/// The axis of the rotation, of length 1.
@inlinable public func simd_axis<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMD3<Scalar> { value.axis }
/// The real part.
@inlinable public func simd_real<Scalar>(_ value: SIMDQuaternion<Scalar>) -> Scalar { value.real }
/// The imaginary parts.
@inlinable public func simd_imag<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMD3<Scalar> { value.imag }
/// The length of the four numbers as a vector.
@inlinable public func simd_length<Scalar>(_ value: SIMDQuaternion<Scalar>) -> Scalar { value.length }
/// The sum of the products of both's numbers.
@inlinable public func simd_dot<Scalar>(_ left: SIMDQuaternion<Scalar>, _ right: SIMDQuaternion<Scalar>) -> Scalar {
  simd_dot(left.vector, right.vector)
}
/// What lies between two rotations on the shorter way: 0 is the first one, 1 the second.
public func simd_slerp<Scalar>(_ left: SIMDQuaternion<Scalar>, _ right: SIMDQuaternion<Scalar>, _ t: Scalar)
  -> SIMDQuaternion<Scalar>
{ left.slerp(right, t, isShort: true) }
/// What lies between two rotations on the longer way: 0 is the first one, 1 the second.
public func simd_slerp_longest<Scalar>(_ left: SIMDQuaternion<Scalar>, _ right: SIMDQuaternion<Scalar>, _ t: Scalar)
  -> SIMDQuaternion<Scalar>
{ left.slerp(right, t, isShort: false) }
/// The matrix of a rotation.
@inlinable public func simd_matrix3x3<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDMatrix3<Scalar, SIMD3<Scalar>> {
  SIMDMatrix3(value)
}
/// The matrix of a rotation, which moves nothing.
@inlinable public func simd_matrix4x4<Scalar>(_ value: SIMDQuaternion<Scalar>) -> SIMDMatrix4<Scalar, SIMD4<Scalar>> {
  SIMDMatrix4(value)
}
