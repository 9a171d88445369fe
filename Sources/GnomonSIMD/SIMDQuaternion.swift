// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// A rotation in space, as four numbers: `r + ix·i + iy·j + iz·k`. A product applies its right side first.
@frozen public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar> {
  /// The four numbers; the real one is the last.
  public var vector: SIMD4<Scalar>

  /// Makes a quaternion of zeros.
  @inlinable public init() { vector = .zero }

  /// Makes a quaternion of its numbers; the real one is the last.
  @inlinable public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Makes a quaternion of its numbers.
  @inlinable public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// Makes a quaternion of its parts.
  @inlinable public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Makes the rotation by an angle in radians about an axis of length 1, counterclockwise as seen from its end.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: Scalar(sin(half)) * axis)
  }

  /// Makes the shortest rotation from a direction to another, both of length 1.
  @inlinable public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let half = from + to
    guard simd_length_squared(half) > 1e-12 else {
      // Half a turn: about any axis at right angles.
      let side = from.x.magnitude < 0.9 ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
      return
    }
    let middle = simd_normalize(half)
    self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
  }

  /// Makes the rotation that a matrix is, whose columns are at right angles and of length 1.
  @inlinable public init(_ matrix: SIMDMatrix3<Scalar, SIMD3<Scalar>>) {
    let m = matrix.columns
    let trace = m.0.x + m.1.y + m.2.z
    if trace >= 0 {
      let r = (1 + trace).squareRoot() / 2
      self.init(real: r, imag: SIMD3(m.1.z - m.2.y, m.2.x - m.0.z, m.0.y - m.1.x) / (4 * r))
    } else if m.0.x >= m.1.y && m.0.x >= m.2.z {
      let x = (1 + m.0.x - m.1.y - m.2.z).squareRoot() / 2
      self.init(vector: SIMD4(4 * x * x, m.1.x + m.0.y, m.2.x + m.0.z, m.1.z - m.2.y) / (4 * x))
    } else if m.1.y >= m.2.z {
      let y = (1 - m.0.x + m.1.y - m.2.z).squareRoot() / 2
      self.init(vector: SIMD4(m.1.x + m.0.y, 4 * y * y, m.2.y + m.1.z, m.2.x - m.0.z) / (4 * y))
    } else {
      let z = (1 - m.0.x - m.1.y + m.2.z).squareRoot() / 2
      self.init(vector: SIMD4(m.2.x + m.0.z, m.2.y + m.1.z, 4 * z * z, m.0.y - m.1.x) / (4 * z))
    }
  }

  /// Makes the rotation of a matrix's upper left part.
  @inlinable public init(_ matrix: SIMDMatrix4<Scalar, SIMD4<Scalar>>) {
    func part(_ column: SIMD4<Scalar>) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    self.init(
      SIMDMatrix3(part(matrix.columns.0), part(matrix.columns.1), part(matrix.columns.2)))
  }

  /// The real part.
  @inlinable public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  @inlinable public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Scalar { Scalar(2 * atan2(Double(simd_length(imag)), Double(real))) }

  /// The axis of the rotation, of length 1. It isn't a number where nothing is turned.
  @inlinable public var axis: SIMD3<Scalar> { simd_normalize(imag) }

  /// The length of the four numbers as a vector: 1 for a rotation.
  @inlinable public var length: Scalar { simd_length(vector) }

  /// The quaternion with its imaginary parts' signs turned.
  @inlinable public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The rotation that undoes this one.
  @inlinable public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// The quaternion of length 1 in the same direction.
  @inlinable public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// The vector after the rotation.
  @inlinable public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }

  /// Both rotations, the right one first.
  @inlinable public static func * (left: Self, right: Self) -> Self {
    Self(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }

  /// Applies a rotation before this one.
  @inlinable public static func *= (left: inout Self, right: Self) { left = left * right }

  /// The left one and the right one's inverse.
  @inlinable public static func / (left: Self, right: Self) -> Self { left * right.inverse }

  /// The sum of both, number by number.
  @inlinable public static func + (left: Self, right: Self) -> Self { Self(vector: left.vector + right.vector) }

  /// The difference of both, number by number.
  @inlinable public static func - (left: Self, right: Self) -> Self { Self(vector: left.vector - right.vector) }

  /// The quaternion with all signs turned, which is the same rotation.
  @inlinable public static prefix func - (value: Self) -> Self { Self(vector: -value.vector) }

  /// All numbers multiplied.
  @inlinable public static func * (left: Scalar, right: Self) -> Self { Self(vector: left * right.vector) }

  /// All numbers multiplied.
  @inlinable public static func * (left: Self, right: Scalar) -> Self { right * left }

  /// All numbers divided.
  @inlinable public static func / (left: Self, right: Scalar) -> Self { Self(vector: left.vector / right) }

  /// What lies between two rotations on the shorter way, or the longer one.
  func slerp(_ other: Self, _ t: Scalar, isShort: Bool) -> Self {
    let turned = (simd_dot(vector, other.vector) < 0) == isShort ? -other : other
    let cosine = min(max(Double(simd_dot(vector, turned.vector)), -1), 1)
    let angle = acos(cosine)
    // So near that a line is as good.
    guard sin(angle) > 1e-6 else { return ((1 - t) * self + t * turned).normalized }
    let left = Scalar(sin((1 - Double(t)) * angle) / sin(angle))
    let right = Scalar(sin(Double(t) * angle) / sin(angle))
    return left * self + right * turned
  }
}

extension SIMDQuaternion: Equatable {}
extension SIMDQuaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

extension SIMDQuaternion: CustomDebugStringConvertible {
  /// Its real number, then the others.
  public var debugDescription: String {
    "simd_quat\(Scalar.self == Float.self ? "f" : "d")(real: \(real), imag: \(imag))"
  }
}

extension SIMDMatrix3 where Column == SIMD3<Scalar> {
  /// Makes the matrix of a rotation.
  @inlinable public init(_ quaternion: SIMDQuaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension SIMDMatrix4 where Column == SIMD4<Scalar> {
  /// Makes the matrix of a rotation, which moves nothing.
  @inlinable public init(_ quaternion: SIMDQuaternion<Scalar>) {
    let turn = SIMDMatrix3<Scalar, SIMD3<Scalar>>(quaternion).columns
    self.init(SIMD4(turn.0, 0), SIMD4(turn.1, 0), SIMD4(turn.2, 0), SIMD4(0, 0, 0, 1))
  }
}
