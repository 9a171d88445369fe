// SPDX-License-Identifier: Apache-2.0
/// A matrix of 4 columns, each a vector of its rows.
@frozen public struct SIMDMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar, Column: SIMD>
where Column.Scalar == Scalar {
  /// The columns, from the left.
  public var columns: (Column, Column, Column, Column)

  /// Makes a matrix of zeros.
  @inlinable public init() { self.init(.zero, .zero, .zero, .zero) }

  /// Makes a matrix of its columns.
  @inlinable public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

  /// Makes a matrix of its columns.
  @inlinable public init(_ column0: Column, _ column1: Column, _ column2: Column, _ column3: Column) {
    columns = (column0, column1, column2, column3)
  }

  /// Makes a matrix of its columns, of which there have to be 4.
  @inlinable public init(_ columns: [Column]) {
    precondition(columns.count == 4, "a matrix of 4 columns is made of 4, not of \(columns.count)")
    self.init(columns[0], columns[1], columns[2], columns[3])
  }

  /// Makes a matrix of its rows. There have to be as many as a column is long.
  @inlinable public init(rows: [SIMD4<Scalar>]) {
    precondition(
      rows.count == Column.scalarCount,
      "a matrix of \(Column.scalarCount) rows is made of as many, not of \(rows.count)")
    self.init()
    for index in rows.indices {
      columns.0[index] = rows[index][0]
      columns.1[index] = rows[index][1]
      columns.2[index] = rows[index][2]
      columns.3[index] = rows[index][3]
    }
  }

  /// Makes a matrix that has a number in its diagonal, and zeros elsewhere.
  @inlinable public init(_ scalar: Scalar) {
    self.init()
    for index in 0..<min(4, Column.scalarCount) { self[index, index] = scalar }
  }

  /// A column, counted from 0.
  @inlinable public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("a matrix of 4 columns has none of number \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("a matrix of 4 columns has none of number \(column)")
      }
    }
  }

  /// A number by its column and its row, each counted from 0.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// A row as a vector, counted from 0.
  @inlinable func row(_ index: Int) -> SIMD4<Scalar> {
    SIMD4(columns.0[index], columns.1[index], columns.2[index], columns.3[index])
  }

  /// The sum of both matrices.
  @inlinable public static func + (left: Self, right: Self) -> Self {
    Self(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1, left.columns.2 + right.columns.2,
      left.columns.3 + right.columns.3)
  }

  /// The difference of both matrices.
  @inlinable public static func - (left: Self, right: Self) -> Self {
    Self(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1, left.columns.2 - right.columns.2,
      left.columns.3 - right.columns.3)
  }

  /// The matrix with all signs turned.
  @inlinable public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  /// Adds a matrix.
  @inlinable public static func += (left: inout Self, right: Self) { left = left + right }

  /// Takes a matrix away.
  @inlinable public static func -= (left: inout Self, right: Self) { left = left - right }

  /// The matrix with all numbers multiplied.
  @inlinable public static func * (left: Scalar, right: Self) -> Self {
    Self(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }

  /// The matrix with all numbers multiplied.
  @inlinable public static func * (left: Self, right: Scalar) -> Self { right * left }

  /// Multiplies all numbers.
  @inlinable public static func *= (left: inout Self, right: Scalar) { left = left * right }

  /// The vector that the matrix makes of a column vector: the sum of its columns, each by the vector's number.
  @inlinable public static func * (left: Self, right: SIMD4<Scalar>) -> Column {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2] + left.columns.3 * right[3]
  }

  /// The vector that the matrix makes of a row vector: its product with each column.
  @inlinable public static func * (left: Column, right: Self) -> SIMD4<Scalar> {
    SIMD4(
      (left * right.columns.0).sum(), (left * right.columns.1).sum(), (left * right.columns.2).sum(),
      (left * right.columns.3).sum())
  }

  /// The product of both matrices: the right one is applied first.
  @inlinable public static func * (left: Self, right: SIMDMatrix2<Scalar, SIMD4<Scalar>>) -> SIMDMatrix2<Scalar, Column>
  {
    SIMDMatrix2(left * right.columns.0, left * right.columns.1)
  }

  /// The product of both matrices: the right one is applied first.
  @inlinable public static func * (left: Self, right: SIMDMatrix3<Scalar, SIMD4<Scalar>>) -> SIMDMatrix3<Scalar, Column>
  {
    SIMDMatrix3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }

  /// The product of both matrices: the right one is applied first.
  @inlinable public static func * (left: Self, right: SIMDMatrix4<Scalar, SIMD4<Scalar>>) -> SIMDMatrix4<Scalar, Column>
  {
    SIMDMatrix4(left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
  }
}

extension SIMDMatrix4: Equatable {
  /// Whether all numbers are equal.
  @inlinable public static func == (left: Self, right: Self) -> Bool { left.columns == right.columns }
}

extension SIMDMatrix4: Sendable where Column: Sendable {}

extension SIMDMatrix4: CustomDebugStringConvertible {
  /// Its columns: `simd_float2x2([[1.0, 0.0], [0.0, 1.0]])`.
  public var debugDescription: String { matrixDescription([columns.0, columns.1, columns.2, columns.3]) }
}

extension SIMDMatrix4 where Column == SIMD2<Scalar> {
  /// The matrix with rows in place of columns.
  @inlinable public var transpose: SIMDMatrix2<Scalar, SIMD4<Scalar>> {
    SIMDMatrix2(row(0), row(1))
  }

  /// Makes a matrix that has numbers in its diagonal, and zeros elsewhere.
  @inlinable public init(diagonal: SIMD2<Scalar>) {
    self.init()
    for index in 0..<2 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4 where Column == SIMD3<Scalar> {
  /// The matrix with rows in place of columns.
  @inlinable public var transpose: SIMDMatrix3<Scalar, SIMD4<Scalar>> {
    SIMDMatrix3(row(0), row(1), row(2))
  }

  /// Makes a matrix that has numbers in its diagonal, and zeros elsewhere.
  @inlinable public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4 where Column == SIMD4<Scalar> {
  /// The matrix with rows in place of columns.
  @inlinable public var transpose: SIMDMatrix4<Scalar, SIMD4<Scalar>> {
    SIMDMatrix4(row(0), row(1), row(2), row(3))
  }

  /// Makes a matrix that has numbers in its diagonal, and zeros elsewhere.
  @inlinable public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }
}

extension SIMDMatrix4 where Column == SIMD4<Scalar> {
  /// By how much the matrix enlarges volumes of four dimensions; negative where it mirrors them.
  @inlinable public var determinant: Scalar {
    (0..<4).reduce(0) { $0 + self[0, $1] * cofactor(0, $1) }
  }

  /// The matrix that undoes this one. Where there's none, its numbers aren't finite.
  @inlinable public var inverse: Self {
    var adjugate = Self()
    for column in 0..<4 {
      for row in 0..<4 { adjugate[row, column] = cofactor(column, row) }
    }
    let determinant = (0..<4).reduce(0) { $0 + self[0, $1] * adjugate[$1, 0] }
    return (1 / determinant) * adjugate
  }

  /// The determinant of what is left without a column and a row, with its sign.
  @inlinable func cofactor(_ column: Int, _ row: Int) -> Scalar {
    let lines = [0, 1, 2, 3].filter { $0 != row }
    let minor = [0, 1, 2, 3].filter { $0 != column }
      .map { SIMD3(self[$0, lines[0]], self[$0, lines[1]], self[$0, lines[2]]) }
    let value = SIMDMatrix3<Scalar, SIMD3<Scalar>>(minor).determinant
    return (column + row).isMultiple(of: 2) ? value : -value
  }
}
