// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The share of x in the new x.
  public var a: CGFloat
  /// The share of x in the new y.
  public var b: CGFloat
  /// The share of y in the new x.
  public var c: CGFloat
  /// The share of y in the new y.
  public var d: CGFloat
  /// The displacement along x, in points.
  public var tx: CGFloat
  /// The displacement along y, in points.
  public var ty: CGFloat

  /// A map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map from its six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The map that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A map that shifts points by distances along x and y.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// A map that scales about the origin, with a factor for each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// A map that rotates about the origin by an angle in radians; exact at quarter turns.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = Angle(radians: Double(angle)).sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// True if the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The map that shifts first and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * tx + c * ty + self.tx, ty: b * tx + d * ty + self.ty)
  }

  /// The map that scales first and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// The map that rotates first (radians) and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that does this one first and then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The map that undoes this one; the map itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return self }
    if b == 0, c == 0 {
      return CGAffineTransform(a: 1 / a, b: 0, c: 0, d: 1 / d, tx: -tx / a, ty: -ty / d)
    }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform {
  /// The factor by which areas grow; negative where the map mirrors.
  var determinant: CGFloat { a * d - b * c }

  /// True if rectangles stay rectangles with the same sides: a scale and a shift only.
  var isRectilinear: Bool { b == 0 && c == 0 }

  /// True if only places change.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The factor by which lengths grow on average.
  var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// This map made about a point instead of the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: tx + point.x - (a * point.x + c * point.y), ty: ty + point.y - (b * point.x + d * point.y))
  }
}

extension CGPoint {
  /// The point after the map.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after the map's linear part.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the mapped rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect { boundingBox(applying: t) }

  /// The smallest rectangle around the mapped rectangle.
  ///
  /// The four corners are mapped, the origin is their minimum and the size their maximum less the minimum. A scale
  /// about a point gives round numbers that way where multiplying the width doesn't: 100 wide scaled by 2.2 about the
  /// centre is 220 wide, though 2.2 · 100 is 220.00000000000003. A shift keeps the size as it is, bit by bit.
  func boundingBox(applying t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    if t.isTranslation {
      return CGRect(origin: CGPoint(x: origin.x + t.tx, y: origin.y + t.ty), size: size)
    }
    let x0 = origin.x, y0 = origin.y, x1 = x0 + size.width, y1 = y0 + size.height
    return CGRect(
      around: CGPoint(x: x0, y: y0).applying(t), CGPoint(x: x1, y: y0).applying(t),
      CGPoint(x: x0, y: y1).applying(t), CGPoint(x: x1, y: y1).applying(t))
  }

  /// The smallest rectangle around four points.
  init(around a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let left = min(min(a.x, b.x), min(c.x, d.x)), right = max(max(a.x, b.x), max(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y)), bottom = max(max(a.y, b.y), max(c.y, d.y))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
