// SPDX-License-Identifier: Apache-2.0
// What `import CoreGraphics` promises: Foundation's geometry, and the transforms, paths, colours and pictures of Gnomon. Not its views: a
// file that imports this module alone may call its own things as they are called.
@_exported import CPathElement
@_exported import GnomonFoundationBase
@_exported import typealias Gnomon.CFData
@_exported import typealias Gnomon.CFDictionary
@_exported import typealias Gnomon.CFError
@_exported import typealias Gnomon.CFString
@_exported import typealias Gnomon.CFURL
@_exported import struct Gnomon.CGAffineTransform
@_exported import class Gnomon.CGColor
@_exported import enum Gnomon.CGColorRenderingIntent
@_exported import class Gnomon.CGColorSpace
@_exported import func Gnomon.CGColorSpaceCreateDeviceGray
@_exported import func Gnomon.CGColorSpaceCreateDeviceRGB
@_exported import class Gnomon.CGContext
@_exported import class GnomonCairo.CGDataProvider
@_exported import typealias GnomonCairo.CGDataProviderReleaseDataCallback
@_exported import class GnomonCairo.CGFont
@_exported import typealias GnomonCairo.CGGlyph
@_exported import typealias Gnomon.CGImage
@_exported import struct Gnomon.CGBitmapInfo
@_exported import enum Gnomon.CGBlendMode
@_exported import enum Gnomon.CGImageAlphaInfo
@_exported import enum Gnomon.CGInterpolationQuality
@_exported import enum Gnomon.CGLineCap
@_exported import enum Gnomon.CGLineJoin
@_exported import class Gnomon.CGMutablePath
@_exported import class Gnomon.CGPath
@_exported import typealias Gnomon.CGPathApplierFunction
@_exported import enum Gnomon.CGPathDrawingMode
@_exported import enum Gnomon.CGPathFillRule
@_exported import struct Gnomon.CGVector

/// Makes a point of coordinates in points.
@_alwaysEmitIntoClient
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size of lengths in points.
@_alwaysEmitIntoClient
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Makes a vector of distances in points.
@_alwaysEmitIntoClient
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Makes a rectangle of its origin and its lengths, in points.
@_alwaysEmitIntoClient
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The least rectangle that holds both. The null rectangle adds nothing.
@_alwaysEmitIntoClient
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// What both rectangles have in common; the null rectangle where that's nothing.
@_alwaysEmitIntoClient
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// The origin.
@_alwaysEmitIntoClient public var CGPointZero: CGPoint { .zero }
/// No size.
@_alwaysEmitIntoClient public var CGSizeZero: CGSize { .zero }
/// The rectangle of no size at the origin.
@_alwaysEmitIntoClient public var CGRectZero: CGRect { .zero }
/// The least x of a rectangle.
@_alwaysEmitIntoClient public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of a rectangle's middle.
@_alwaysEmitIntoClient public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The greatest x of a rectangle.
@_alwaysEmitIntoClient public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The least y of a rectangle.
@_alwaysEmitIntoClient public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of a rectangle's middle.
@_alwaysEmitIntoClient public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The greatest y of a rectangle.
@_alwaysEmitIntoClient public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width of a rectangle, positive.
@_alwaysEmitIntoClient public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height of a rectangle, positive.
@_alwaysEmitIntoClient public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Makes a transform of its six numbers: x′ = ax + cy + tx, y′ = bx + dy + ty.
@_alwaysEmitIntoClient
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Makes a transform that moves by distances in points.
@_alwaysEmitIntoClient
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Makes a transform that multiplies distances from the origin; 1 leaves them as they are.
@_alwaysEmitIntoClient
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Makes a transform that turns about the origin by an angle in radians.
@_alwaysEmitIntoClient
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

extension CGPoint {
  /// Whether both coordinates are equal.
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are equal.
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether the origins and the sizes are equal.
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGFloat {
  /// The value of a number object, in the precision of `CGFloat`.
  @_alwaysEmitIntoClient
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
