// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Shape {
  /// The shape moved by a distance in points. The space that it takes stays where it is.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a point's coordinates, in points. The space that it takes stays where it is.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(offset)) }

  /// The shape moved to the right by `x` and down by `y`, in points. The space that it takes stays where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape with its width and height multiplied by two factors. The space that it takes stays the same.
  ///
  /// - Parameters:
  ///   - x: the factor for the width; negative mirrors.
  ///   - y: the factor for the height; negative turns the shape upside down.
  ///   - anchor: the point of the shape's rectangle that stays in place.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape with its width and height multiplied by one factor. The space that it takes stays the same.
  ///
  /// - Parameters:
  ///   - scale: the factor; negative mirrors along both axes.
  ///   - anchor: the point of the shape's rectangle that stays in place.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned by an angle. The space that it takes stays the same.
  ///
  /// - Parameters:
  ///   - angle: positive turns clockwise.
  ///   - anchor: the point of the shape's rectangle that stays in place.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape after an affine map, about the top left corner of its rectangle. The space that it takes stays the same.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The part of the outline between two fractions of its length.
  ///
  /// Fractions are held to 0…1. Nothing is left where the start isn't less than the end.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The line along the outline as a shape, half of it on each side.
  ///
  /// To paint it with a style, use `stroke(_:style:antialiased:)`.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The line along the outline as a shape, half of it on each side.
  ///
  /// To paint it with a style, use `stroke(_:lineWidth:antialiased:)`.
  ///
  /// - Parameter lineWidth: in points. A width that isn't a finite number above 0 gives an empty shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape drawn in a rectangle of a size in points, at the top leading corner of its space.
  ///
  /// The space that the view takes stays the same; `frame(width:height:alignment:)` changes it.
  nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape drawn in a rectangle of a width and a height in points, at the top leading corner of its space.
  ///
  /// The space that the view takes stays the same; `frame(width:height:alignment:)` changes it.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// The shape drawn in a rectangle of a size in points, with a point of it at that point of its space.
  ///
  /// The space that the view takes stays the same. An anchor of `.center` puts the rectangle in the middle.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape drawn in a rectangle of a width and a height in points, with a point of it at that point of its space.
  ///
  /// The space that the view takes stays the same. An anchor of `.center` puts the rectangle in the middle.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}
