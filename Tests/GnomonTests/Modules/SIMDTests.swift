// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonSIMD
import Testing

/// What the module `simd` has. Expectations are by arithmetic that can be followed on paper.
@Suite struct SIMDTests {
  private func isNear<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar == Double { simd_distance(x, y) < 1e-12 }

  @Test("Functions of vectors, by both their names")
  func vectors() {
    let x = simd_double3(1, 2, 3)
    let y = simd_double3(4, -5, 6)
    #expect(simd_dot(x, y) == 12 && dot(x, y) == 12)
    #expect(simd_cross(x, y) == [27, 6, -13] && cross(x, y) == [27, 6, -13])
    #expect(simd_length(simd_float2(3, 4)) == 5 && length_squared(simd_float2(3, 4)) == 25)
    #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
    #expect(simd_normalize(simd_float2(3, 4)) == [0.6, 0.8])
    #expect(mix(x, y, t: 0.5) == [2.5, -1.5, 4.5] && simd_mix(1.0, 3.0, 0.5) == 2)
    #expect(clamp(y, min: -1, max: 5) == [4, -1, 5])
    #expect(simd_clamp(Float(7), 0, 1) == 1)
    #expect(step(x, edge: [2, 2, 2]) == [0, 1, 1])
    #expect(smoothstep(simd_double3(0, 0.25, 2), edge0: [0, 0, 0], edge1: [1, 1, 1]) == [0, 0.15625, 1])
    #expect(reflect(simd_double2(1, -1), n: [0, 1]) == [1, 1])
    #expect(simd_refract(simd_double2(1, 0), [0, 1], 2) == .zero)
    #expect(simd_abs(y) == [4, 5, 6] && sign(y) == [1, -1, 1] && simd_reduce_add(y) == 5)
    #expect(simd_max(x, y) == [4, 2, 6] && simd_min(x, y) == [1, -5, 3])
    #expect(fract(simd_double2(1.25, -0.25)) == [0.25, 0.75])
    #expect(isNear(sin(simd_double2(0, .pi / 2)), [0, 1]) && floor(simd_double2(1.5, -1.5)) == [1, -2])
    #expect(pow(simd_double2(2, 3), [3, 2]) == [8, 9] && sqrt(simd_float2(4, 9)) == [2, 3])
  }

  @Test("Matrices are made of columns, rows and diagonals, and tell their numbers")
  func parts() {
    let matrix = simd_float3x2(columns: ([1, 2], [3, 4], [5, 6]))
    #expect(matrix == simd_float3x2(rows: [[1, 3, 5], [2, 4, 6]]))
    #expect(matrix[2] == [5, 6] && matrix[2, 0] == 5 && matrix[1][1] == 4)
    #expect(matrix.transpose == simd_float2x3([1, 3, 5], [2, 4, 6]))
    #expect(float2x2(diagonal: [2, 3]) == float2x2([[2, 0], [0, 3]]))
    #expect(matrix_identity_float4x4 == simd_float4x4(1))
    #expect("\(matrix_identity_double2x2)" == "simd_double2x2([[1.0, 0.0], [0.0, 1.0]])")
    var moved = matrix_identity_float4x4
    moved.columns.3 = [1, 2, 3, 1]
    moved[0, 0] = 2
    #expect(moved * simd_float4(1, 1, 1, 1) == [3, 3, 4, 1])
  }

  @Test("Matrices multiply vectors and each other")
  func products() {
    let a = simd_double3x2([1, 2], [3, 4], [5, 6])
    let b = simd_double2x3([1, 0, 2], [0, 1, 1])
    #expect(a * simd_double3(1, 1, 1) == [9, 12])
    #expect(simd_double2(1, 1) * a == [3, 7, 11])
    #expect(a * b == simd_double2x2([11, 14], [8, 10]))
    #expect(simd_mul(b, a) == simd_double3x3([1, 2, 4], [3, 4, 10], [5, 6, 16]))
    #expect(simd_mul(a, simd_double3(1, 1, 1)) == [9, 12])
    #expect(2 * a - a == a && a + a == a * 2 && -a == simd_double3x2() - a)
    #expect(simd_linear_combination(2, a, -1, a) == a)
  }

  @Test("An inverse undoes its matrix, and a determinant is the volume")
  func inverses() {
    let two = simd_double2x2([4, 2], [7, 6])
    #expect(two.determinant == 10 && simd_determinant(two) == 10)
    #expect(simd_almost_equal_elements(two.inverse, simd_double2x2([0.6, -0.2], [-0.7, 0.4]), 1e-15))
    let three = simd_double3x3([2, 0, 1], [1, 3, 2], [1, 1, 1])
    #expect(three.determinant == 0)
    #expect(simd_double3x3(diagonal: [2, 3, 4]).determinant == 24)
    var four = simd_double4x4(rows: [[2, 0, 0, 1], [0, 3, 1, 0], [1, 0, 4, 0], [0, 2, 0, 5]])
    #expect(simd_almost_equal_elements(four * four.inverse, matrix_identity_double4x4, 1e-12))
    four = simd_double4x4(diagonal: [1, 2, 3, 4])
    #expect(four.determinant == 24 && four.inverse == simd_double4x4(diagonal: [1, 1 / 2, 1 / 3, 1 / 4]))
    // Two rows changed places.
    #expect(simd_double4x4([0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]).determinant == -1)
  }

  @Test("A quaternion turns vectors, goes together with others, and becomes a matrix and back")
  func quaternions() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isNear(quarter.act([1, 0, 0]), [0, 1, 0]))
    #expect(isNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]))
    #expect(abs(quarter.angle - .pi / 2) < 1e-12 && isNear(quarter.axis, [0, 0, 1]))
    #expect(isNear(quarter.inverse.act([0, 1, 0]), [1, 0, 0]))
    #expect(isNear(simd_double3x3(quarter) * simd_double3(1, 0, 0), [0, 1, 0]))
    for axis in [simd_double3(1, 0, 0), [0, 1, 0], [0, 0, 1], simd_normalize([1, 2, 3])] {
      for angle in [0.5, 2.0, 3.0] {
        let turn = simd_quatd(angle: angle, axis: axis)
        #expect(isNear(simd_quatd(simd_double4x4(turn)).vector, turn.vector))
      }
    }
    let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    let longer = simd_slerp_longest(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    #expect(isNear(longer.act([1, 0, 0]), [-(0.5.squareRoot()), -(0.5.squareRoot()), 0]))
    #expect(isNear(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).act([1, 0, 0]), [0, 1, 0]))
    #expect(isNear(simd_quatd(from: [1, 0, 0], to: [-1, 0, 0]).act([1, 0, 0]), [-1, 0, 0]))
  }
}
