// SPDX-License-Identifier: Apache-2.0
// Functions that C has for matrices, by their names there.

/// The product of a matrix and a column vector.
@inlinable public func simd_mul<Scalar, Column>(_ left: SIMDMatrix2<Scalar, Column>, _ right: SIMD2<Scalar>) -> Column {
  left * right
}
/// The product of a row vector and a matrix.
@inlinable public func simd_mul<Scalar, Column>(_ left: Column, _ right: SIMDMatrix2<Scalar, Column>) -> SIMD2<Scalar> {
  left * right
}
/// The matrix with all numbers multiplied.
@inlinable public func simd_mul<Scalar, Column>(_ left: Scalar, _ right: SIMDMatrix2<Scalar, Column>) -> SIMDMatrix2<
  Scalar, Column
> { left * right }
/// The sum of both matrices.
@inlinable public func simd_add<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix2<Scalar, Column>
) -> SIMDMatrix2<Scalar, Column> { left + right }
/// The difference of both matrices.
@inlinable public func simd_sub<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix2<Scalar, Column>
) -> SIMDMatrix2<Scalar, Column> { left - right }
/// Whether all numbers are equal.
@inlinable public func simd_equal<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix2<Scalar, Column>
) -> Bool { left == right }
/// The sum of both matrices, each multiplied by a number.
@inlinable public func simd_linear_combination<Scalar, Column>(
  _ a: Scalar, _ left: SIMDMatrix2<Scalar, Column>, _ b: Scalar, _ right: SIMDMatrix2<Scalar, Column>
) -> SIMDMatrix2<Scalar, Column> { a * left + b * right }
/// Whether no two numbers of the same place differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix2<Scalar, Column>, _ tolerance: Scalar
) -> Bool {
  let difference = left - right
  return (0..<2).allSatisfy { simd_reduce_max(simd_abs(difference[$0])) <= tolerance }
}
/// By how much the matrix enlarges what it is applied to.
@inlinable public func simd_determinant<Scalar>(_ matrix: SIMDMatrix2<Scalar, SIMD2<Scalar>>) -> Scalar {
  matrix.determinant
}
/// The matrix that undoes this one. Where there's none, its numbers aren't finite.
@inlinable public func simd_inverse<Scalar>(_ matrix: SIMDMatrix2<Scalar, SIMD2<Scalar>>) -> SIMDMatrix2<
  Scalar, SIMD2<Scalar>
> { matrix.inverse }
/// A matrix of its diagonal.
@inlinable public func simd_diagonal_matrix<Scalar>(_ diagonal: SIMD2<Scalar>) -> SIMDMatrix2<Scalar, SIMD2<Scalar>> {
  SIMDMatrix2<Scalar, SIMD2<Scalar>>(diagonal: diagonal)
}
/// A matrix of its columns.
@inlinable public func simd_matrix<Scalar, Column>(_ column0: Column, _ column1: Column) -> SIMDMatrix2<Scalar, Column>
{
  SIMDMatrix2<Scalar, Column>(column0, column1)
}
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix2<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix2<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix2<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix2<Scalar, SIMD2<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix3<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix3<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix2<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix3<Scalar, SIMD2<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix2<Scalar, Column>, _ right: SIMDMatrix4<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix4<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix2<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix4<Scalar, SIMD2<Scalar>> { matrix.transpose }
/// The product of a matrix and a column vector.
@inlinable public func simd_mul<Scalar, Column>(_ left: SIMDMatrix3<Scalar, Column>, _ right: SIMD3<Scalar>) -> Column {
  left * right
}
/// The product of a row vector and a matrix.
@inlinable public func simd_mul<Scalar, Column>(_ left: Column, _ right: SIMDMatrix3<Scalar, Column>) -> SIMD3<Scalar> {
  left * right
}
/// The matrix with all numbers multiplied.
@inlinable public func simd_mul<Scalar, Column>(_ left: Scalar, _ right: SIMDMatrix3<Scalar, Column>) -> SIMDMatrix3<
  Scalar, Column
> { left * right }
/// The sum of both matrices.
@inlinable public func simd_add<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix3<Scalar, Column>
) -> SIMDMatrix3<Scalar, Column> { left + right }
/// The difference of both matrices.
@inlinable public func simd_sub<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix3<Scalar, Column>
) -> SIMDMatrix3<Scalar, Column> { left - right }
/// Whether all numbers are equal.
@inlinable public func simd_equal<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix3<Scalar, Column>
) -> Bool { left == right }
/// The sum of both matrices, each multiplied by a number.
@inlinable public func simd_linear_combination<Scalar, Column>(
  _ a: Scalar, _ left: SIMDMatrix3<Scalar, Column>, _ b: Scalar, _ right: SIMDMatrix3<Scalar, Column>
) -> SIMDMatrix3<Scalar, Column> { a * left + b * right }
/// Whether no two numbers of the same place differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix3<Scalar, Column>, _ tolerance: Scalar
) -> Bool {
  let difference = left - right
  return (0..<3).allSatisfy { simd_reduce_max(simd_abs(difference[$0])) <= tolerance }
}
/// By how much the matrix enlarges what it is applied to.
@inlinable public func simd_determinant<Scalar>(_ matrix: SIMDMatrix3<Scalar, SIMD3<Scalar>>) -> Scalar {
  matrix.determinant
}
/// The matrix that undoes this one. Where there's none, its numbers aren't finite.
@inlinable public func simd_inverse<Scalar>(_ matrix: SIMDMatrix3<Scalar, SIMD3<Scalar>>) -> SIMDMatrix3<
  Scalar, SIMD3<Scalar>
> { matrix.inverse }
/// A matrix of its diagonal.
@inlinable public func simd_diagonal_matrix<Scalar>(_ diagonal: SIMD3<Scalar>) -> SIMDMatrix3<Scalar, SIMD3<Scalar>> {
  SIMDMatrix3<Scalar, SIMD3<Scalar>>(diagonal: diagonal)
}
/// A matrix of its columns.
@inlinable public func simd_matrix<Scalar, Column>(_ column0: Column, _ column1: Column, _ column2: Column)
  -> SIMDMatrix3<Scalar, Column>
{
  SIMDMatrix3<Scalar, Column>(column0, column1, column2)
}
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix2<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix2<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix3<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix2<Scalar, SIMD3<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix3<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix3<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix3<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix3<Scalar, SIMD3<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix3<Scalar, Column>, _ right: SIMDMatrix4<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix4<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix3<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix4<Scalar, SIMD3<Scalar>> { matrix.transpose }
/// The product of a matrix and a column vector.
@inlinable public func simd_mul<Scalar, Column>(_ left: SIMDMatrix4<Scalar, Column>, _ right: SIMD4<Scalar>) -> Column {
  left * right
}
/// The product of a row vector and a matrix.
@inlinable public func simd_mul<Scalar, Column>(_ left: Column, _ right: SIMDMatrix4<Scalar, Column>) -> SIMD4<Scalar> {
  left * right
}
/// The matrix with all numbers multiplied.
@inlinable public func simd_mul<Scalar, Column>(_ left: Scalar, _ right: SIMDMatrix4<Scalar, Column>) -> SIMDMatrix4<
  Scalar, Column
> { left * right }
/// The sum of both matrices.
@inlinable public func simd_add<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix4<Scalar, Column>
) -> SIMDMatrix4<Scalar, Column> { left + right }
/// The difference of both matrices.
@inlinable public func simd_sub<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix4<Scalar, Column>
) -> SIMDMatrix4<Scalar, Column> { left - right }
/// Whether all numbers are equal.
@inlinable public func simd_equal<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix4<Scalar, Column>
) -> Bool { left == right }
/// The sum of both matrices, each multiplied by a number.
@inlinable public func simd_linear_combination<Scalar, Column>(
  _ a: Scalar, _ left: SIMDMatrix4<Scalar, Column>, _ b: Scalar, _ right: SIMDMatrix4<Scalar, Column>
) -> SIMDMatrix4<Scalar, Column> { a * left + b * right }
/// Whether no two numbers of the same place differ by more than a tolerance.
@inlinable public func simd_almost_equal_elements<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix4<Scalar, Column>, _ tolerance: Scalar
) -> Bool {
  let difference = left - right
  return (0..<4).allSatisfy { simd_reduce_max(simd_abs(difference[$0])) <= tolerance }
}
/// By how much the matrix enlarges what it is applied to.
@inlinable public func simd_determinant<Scalar>(_ matrix: SIMDMatrix4<Scalar, SIMD4<Scalar>>) -> Scalar {
  matrix.determinant
}
/// The matrix that undoes this one. Where there's none, its numbers aren't finite.
@inlinable public func simd_inverse<Scalar>(_ matrix: SIMDMatrix4<Scalar, SIMD4<Scalar>>) -> SIMDMatrix4<
  Scalar, SIMD4<Scalar>
> { matrix.inverse }
/// A matrix of its diagonal.
@inlinable public func simd_diagonal_matrix<Scalar>(_ diagonal: SIMD4<Scalar>) -> SIMDMatrix4<Scalar, SIMD4<Scalar>> {
  SIMDMatrix4<Scalar, SIMD4<Scalar>>(diagonal: diagonal)
}
/// A matrix of its columns.
@inlinable public func simd_matrix<Scalar, Column>(
  _ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column
) -> SIMDMatrix4<Scalar, Column> {
  SIMDMatrix4<Scalar, Column>(column0, column1, column2, column3)
}
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix2<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix2<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix4<Scalar, SIMD2<Scalar>>
) -> SIMDMatrix2<Scalar, SIMD4<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix3<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix3<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix4<Scalar, SIMD3<Scalar>>
) -> SIMDMatrix3<Scalar, SIMD4<Scalar>> { matrix.transpose }
/// The product of both matrices: the right one is applied first.
@inlinable public func simd_mul<Scalar, Column>(
  _ left: SIMDMatrix4<Scalar, Column>, _ right: SIMDMatrix4<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix4<Scalar, Column> { left * right }
/// The matrix with rows in place of columns.
@inlinable public func simd_transpose<Scalar>(
  _ matrix: SIMDMatrix4<Scalar, SIMD4<Scalar>>
) -> SIMDMatrix4<Scalar, SIMD4<Scalar>> { matrix.transpose }
/// A square matrix of its rows.
@inlinable public func simd_matrix_from_rows<Scalar>(_ row0: SIMD2<Scalar>, _ row1: SIMD2<Scalar>) -> SIMDMatrix2<
  Scalar, SIMD2<Scalar>
> {
  SIMDMatrix2(rows: [row0, row1])
}
/// A square matrix of its rows.
@inlinable public func simd_matrix_from_rows<Scalar>(
  _ row0: SIMD3<Scalar>, _ row1: SIMD3<Scalar>, _ row2: SIMD3<Scalar>
) -> SIMDMatrix3<Scalar, SIMD3<Scalar>> {
  SIMDMatrix3(rows: [row0, row1, row2])
}
/// A square matrix of its rows.
@inlinable public func simd_matrix_from_rows<Scalar>(
  _ row0: SIMD4<Scalar>, _ row1: SIMD4<Scalar>, _ row2: SIMD4<Scalar>, _ row3: SIMD4<Scalar>
) -> SIMDMatrix4<Scalar, SIMD4<Scalar>> {
  SIMDMatrix4(rows: [row0, row1, row2, row3])
}
