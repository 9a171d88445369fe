// SPDX-License-Identifier: Apache-2.0
/// Names that Apple's `simd` has for Swift's vectors and this module's matrices. A matrix of 3 by 2 has three columns of two rows.

/// A vector of 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 numbers.
public typealias double2 = SIMD2<Double>
/// A vector of 2 numbers.
public typealias vector_double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 numbers.
public typealias double3 = SIMD3<Double>
/// A vector of 3 numbers.
public typealias vector_double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 numbers.
public typealias double4 = SIMD4<Double>
/// A vector of 4 numbers.
public typealias vector_double4 = SIMD4<Double>
/// A vector of 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 2 numbers.
public typealias int2 = SIMD2<Int32>
/// A vector of 2 numbers.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 3 numbers.
public typealias int3 = SIMD3<Int32>
/// A vector of 3 numbers.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 4 numbers.
public typealias int4 = SIMD4<Int32>
/// A vector of 4 numbers.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 2 numbers.
public typealias uint2 = SIMD2<UInt32>
/// A vector of 2 numbers.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 3 numbers.
public typealias uint3 = SIMD3<UInt32>
/// A vector of 3 numbers.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 4 numbers.
public typealias uint4 = SIMD4<UInt32>
/// A vector of 4 numbers.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of 8 numbers.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 8 numbers.
public typealias simd_double8 = SIMD8<Double>
/// A matrix of 2 columns and 2 rows.
public typealias simd_float2x2 = SIMDMatrix2<Float, SIMD2<Float>>
/// A matrix of 2 columns and 2 rows.
public typealias float2x2 = SIMDMatrix2<Float, SIMD2<Float>>
/// A matrix of 2 columns and 2 rows.
public typealias matrix_float2x2 = SIMDMatrix2<Float, SIMD2<Float>>
/// A matrix of 2 columns and 3 rows.
public typealias simd_float2x3 = SIMDMatrix2<Float, SIMD3<Float>>
/// A matrix of 2 columns and 3 rows.
public typealias float2x3 = SIMDMatrix2<Float, SIMD3<Float>>
/// A matrix of 2 columns and 3 rows.
public typealias matrix_float2x3 = SIMDMatrix2<Float, SIMD3<Float>>
/// A matrix of 2 columns and 4 rows.
public typealias simd_float2x4 = SIMDMatrix2<Float, SIMD4<Float>>
/// A matrix of 2 columns and 4 rows.
public typealias float2x4 = SIMDMatrix2<Float, SIMD4<Float>>
/// A matrix of 2 columns and 4 rows.
public typealias matrix_float2x4 = SIMDMatrix2<Float, SIMD4<Float>>
/// A matrix of 3 columns and 2 rows.
public typealias simd_float3x2 = SIMDMatrix3<Float, SIMD2<Float>>
/// A matrix of 3 columns and 2 rows.
public typealias float3x2 = SIMDMatrix3<Float, SIMD2<Float>>
/// A matrix of 3 columns and 2 rows.
public typealias matrix_float3x2 = SIMDMatrix3<Float, SIMD2<Float>>
/// A matrix of 3 columns and 3 rows.
public typealias simd_float3x3 = SIMDMatrix3<Float, SIMD3<Float>>
/// A matrix of 3 columns and 3 rows.
public typealias float3x3 = SIMDMatrix3<Float, SIMD3<Float>>
/// A matrix of 3 columns and 3 rows.
public typealias matrix_float3x3 = SIMDMatrix3<Float, SIMD3<Float>>
/// A matrix of 3 columns and 4 rows.
public typealias simd_float3x4 = SIMDMatrix3<Float, SIMD4<Float>>
/// A matrix of 3 columns and 4 rows.
public typealias float3x4 = SIMDMatrix3<Float, SIMD4<Float>>
/// A matrix of 3 columns and 4 rows.
public typealias matrix_float3x4 = SIMDMatrix3<Float, SIMD4<Float>>
/// A matrix of 4 columns and 2 rows.
public typealias simd_float4x2 = SIMDMatrix4<Float, SIMD2<Float>>
/// A matrix of 4 columns and 2 rows.
public typealias float4x2 = SIMDMatrix4<Float, SIMD2<Float>>
/// A matrix of 4 columns and 2 rows.
public typealias matrix_float4x2 = SIMDMatrix4<Float, SIMD2<Float>>
/// A matrix of 4 columns and 3 rows.
public typealias simd_float4x3 = SIMDMatrix4<Float, SIMD3<Float>>
/// A matrix of 4 columns and 3 rows.
public typealias float4x3 = SIMDMatrix4<Float, SIMD3<Float>>
/// A matrix of 4 columns and 3 rows.
public typealias matrix_float4x3 = SIMDMatrix4<Float, SIMD3<Float>>
/// A matrix of 4 columns and 4 rows.
public typealias simd_float4x4 = SIMDMatrix4<Float, SIMD4<Float>>
/// A matrix of 4 columns and 4 rows.
public typealias float4x4 = SIMDMatrix4<Float, SIMD4<Float>>
/// A matrix of 4 columns and 4 rows.
public typealias matrix_float4x4 = SIMDMatrix4<Float, SIMD4<Float>>
/// The matrix of 2 by 2 that leaves vectors as they are.
public var matrix_identity_float2x2: simd_float2x2 { simd_float2x2(1) }
/// The matrix of 3 by 3 that leaves vectors as they are.
public var matrix_identity_float3x3: simd_float3x3 { simd_float3x3(1) }
/// The matrix of 4 by 4 that leaves vectors as they are.
public var matrix_identity_float4x4: simd_float4x4 { simd_float4x4(1) }
/// A rotation in space as a quaternion.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A matrix of 2 columns and 2 rows.
public typealias simd_double2x2 = SIMDMatrix2<Double, SIMD2<Double>>
/// A matrix of 2 columns and 2 rows.
public typealias double2x2 = SIMDMatrix2<Double, SIMD2<Double>>
/// A matrix of 2 columns and 2 rows.
public typealias matrix_double2x2 = SIMDMatrix2<Double, SIMD2<Double>>
/// A matrix of 2 columns and 3 rows.
public typealias simd_double2x3 = SIMDMatrix2<Double, SIMD3<Double>>
/// A matrix of 2 columns and 3 rows.
public typealias double2x3 = SIMDMatrix2<Double, SIMD3<Double>>
/// A matrix of 2 columns and 3 rows.
public typealias matrix_double2x3 = SIMDMatrix2<Double, SIMD3<Double>>
/// A matrix of 2 columns and 4 rows.
public typealias simd_double2x4 = SIMDMatrix2<Double, SIMD4<Double>>
/// A matrix of 2 columns and 4 rows.
public typealias double2x4 = SIMDMatrix2<Double, SIMD4<Double>>
/// A matrix of 2 columns and 4 rows.
public typealias matrix_double2x4 = SIMDMatrix2<Double, SIMD4<Double>>
/// A matrix of 3 columns and 2 rows.
public typealias simd_double3x2 = SIMDMatrix3<Double, SIMD2<Double>>
/// A matrix of 3 columns and 2 rows.
public typealias double3x2 = SIMDMatrix3<Double, SIMD2<Double>>
/// A matrix of 3 columns and 2 rows.
public typealias matrix_double3x2 = SIMDMatrix3<Double, SIMD2<Double>>
/// A matrix of 3 columns and 3 rows.
public typealias simd_double3x3 = SIMDMatrix3<Double, SIMD3<Double>>
/// A matrix of 3 columns and 3 rows.
public typealias double3x3 = SIMDMatrix3<Double, SIMD3<Double>>
/// A matrix of 3 columns and 3 rows.
public typealias matrix_double3x3 = SIMDMatrix3<Double, SIMD3<Double>>
/// A matrix of 3 columns and 4 rows.
public typealias simd_double3x4 = SIMDMatrix3<Double, SIMD4<Double>>
/// A matrix of 3 columns and 4 rows.
public typealias double3x4 = SIMDMatrix3<Double, SIMD4<Double>>
/// A matrix of 3 columns and 4 rows.
public typealias matrix_double3x4 = SIMDMatrix3<Double, SIMD4<Double>>
/// A matrix of 4 columns and 2 rows.
public typealias simd_double4x2 = SIMDMatrix4<Double, SIMD2<Double>>
/// A matrix of 4 columns and 2 rows.
public typealias double4x2 = SIMDMatrix4<Double, SIMD2<Double>>
/// A matrix of 4 columns and 2 rows.
public typealias matrix_double4x2 = SIMDMatrix4<Double, SIMD2<Double>>
/// A matrix of 4 columns and 3 rows.
public typealias simd_double4x3 = SIMDMatrix4<Double, SIMD3<Double>>
/// A matrix of 4 columns and 3 rows.
public typealias double4x3 = SIMDMatrix4<Double, SIMD3<Double>>
/// A matrix of 4 columns and 3 rows.
public typealias matrix_double4x3 = SIMDMatrix4<Double, SIMD3<Double>>
/// A matrix of 4 columns and 4 rows.
public typealias simd_double4x4 = SIMDMatrix4<Double, SIMD4<Double>>
/// A matrix of 4 columns and 4 rows.
public typealias double4x4 = SIMDMatrix4<Double, SIMD4<Double>>
/// A matrix of 4 columns and 4 rows.
public typealias matrix_double4x4 = SIMDMatrix4<Double, SIMD4<Double>>
/// The matrix of 2 by 2 that leaves vectors as they are.
public var matrix_identity_double2x2: simd_double2x2 { simd_double2x2(1) }
/// The matrix of 3 by 3 that leaves vectors as they are.
public var matrix_identity_double3x3: simd_double3x3 { simd_double3x3(1) }
/// The matrix of 4 by 4 that leaves vectors as they are.
public var matrix_identity_double4x4: simd_double4x4 { simd_double4x4(1) }
/// A rotation in space as a quaternion.
public typealias simd_quatd = SIMDQuaternion<Double>
