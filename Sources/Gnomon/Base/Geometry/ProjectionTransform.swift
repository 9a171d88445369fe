// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A projective map of the plane: a point is the row (x, y, 1) times the matrix, divided by its third component.
public struct ProjectionTransform: Hashable, Sendable {
  /// The matrix's first row: the shares of x in x′, y′ and the divisor.
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  /// The matrix's second row: the shares of y in x′, y′ and the divisor.
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  /// The matrix's third row: the constants of x′ and y′, in points, and of the divisor.
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  /// The map that changes nothing.
  public init() {}

  /// An affine map as a projective one.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// The map that a map of space makes of the points of the plane z = 0.
  public init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }

  /// True if the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// True if parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes this the map that undoes it; false, and no change, where there is none.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant.isFinite, determinant != 0 else { return false }
    var r = ProjectionTransform()
    r.m11 = c11 / determinant
    r.m12 = (m13 * m32 - m12 * m33) / determinant
    r.m13 = (m12 * m23 - m13 * m22) / determinant
    r.m21 = c12 / determinant
    r.m22 = (m11 * m33 - m13 * m31) / determinant
    r.m23 = (m13 * m21 - m11 * m23) / determinant
    r.m31 = c13 / determinant
    r.m32 = (m12 * m31 - m11 * m32) / determinant
    r.m33 = (m11 * m22 - m12 * m21) / determinant
    self = r
    return true
  }

  /// The map that undoes this one; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  /// The map that does this one first and then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

extension CGPoint {
  /// The point after the map. A point at infinity isn't divided.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = x * m.m11 + y * m.m21 + m.m31, py = x * m.m12 + y * m.m22 + m.m32
    let w = x * m.m13 + y * m.m23 + m.m33
    guard w != 1, w != 0 else { return CGPoint(x: px, y: py) }
    return CGPoint(x: px / w, y: py / w)
  }
}
