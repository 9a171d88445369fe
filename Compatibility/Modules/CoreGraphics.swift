// SPDX-License-Identifier: Apache-2.0
// What `import CoreGraphics` promises: Foundation's geometry, and the transforms, paths, colours and pictures of Gnomon. Not its views: a
// file that imports this module alone may call its own things as they are called.
@_exported import CPathElement
@_exported import Foundation
@_exported import typealias Gnomon.CFDictionary
@_exported import typealias Gnomon.CFURL
@_exported import struct Gnomon.CGAffineTransform
@_exported import class Gnomon.CGColor
@_exported import class Gnomon.CGContext
@_exported import typealias Gnomon.CGImage
@_exported import enum Gnomon.CGLineCap
@_exported import enum Gnomon.CGLineJoin
@_exported import class Gnomon.CGMutablePath
@_exported import class Gnomon.CGPath
@_exported import typealias Gnomon.CGPathApplierFunction
@_exported import enum Gnomon.CGPathDrawingMode
@_exported import enum Gnomon.CGPathFillRule
@_exported import struct Gnomon.CGVector

@_alwaysEmitIntoClient
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@_alwaysEmitIntoClient
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

@_alwaysEmitIntoClient
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

@_alwaysEmitIntoClient
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@_alwaysEmitIntoClient
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

@_alwaysEmitIntoClient
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

@_alwaysEmitIntoClient
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

@_alwaysEmitIntoClient
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

extension CGPoint {
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  @_alwaysEmitIntoClient
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGFloat {
  /// The number's value.
  @_alwaysEmitIntoClient
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
