// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shape moved by a distance. The `offset` methods of shapes make it.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance in points, to the right and down.
  public var offset: CGSize

  /// Makes a shape moved by a distance in points, to the right and down.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  private var map: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

  /// The moved outline in a rectangle, in the rectangle's coordinates.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map) }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the inner shape takes in a proposed space. The distance isn't added.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The drawing of the inner shape, moved.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { shape._drawing(in: rect).applying(map) }

  /// The inner shape's interpolated part, with the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape with its sides moved inwards by a distance in points, and then moved as a whole.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape scaled about a point of its rectangle. The `scale` methods of shapes make it.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors for width and height; negative ones mirror.
  public var scale: CGSize
  /// The point of the shape's rectangle that stays in place.
  public var anchor: UnitPoint

  /// Makes a shape scaled about a point of its rectangle.
  ///
  /// - Parameters:
  ///   - shape: the shape that is scaled.
  ///   - scale: the factors for width and height; negative ones mirror.
  ///   - anchor: the point that stays in place: the centre unless said otherwise.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  private func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
  }

  /// The scaled outline in a rectangle, in the rectangle's coordinates.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the inner shape takes in a proposed space. It isn't scaled.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The drawing of the inner shape, scaled. A line is scaled with its width.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { shape._drawing(in: rect).applying(map(rect)) }

  /// The inner shape's interpolated part, with the factors and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape turned about a point of its rectangle. `rotation(_:anchor:)` makes it.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle; positive turns clockwise.
  public var angle: Angle
  /// The point of the shape's rectangle that stays in place.
  public var anchor: UnitPoint

  /// Makes a shape turned about a point of its rectangle.
  ///
  /// - Parameters:
  ///   - shape: the shape that is turned.
  ///   - angle: positive turns clockwise.
  ///   - anchor: the point that stays in place: the centre unless said otherwise.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  private func map(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect))
  }

  /// The turned outline in a rectangle, in the rectangle's coordinates. It may reach beyond it.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(rect)) }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the inner shape takes in a proposed space. It isn't turned.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The inner shape's interpolated part, with the angle and the anchor.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape with its sides moved inwards by a distance in points, and then turned.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape after an affine map. `transform(_:)` makes it.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content
  /// The map, about the origin of the coordinates: the top left corner of a view.
  public var transform: CGAffineTransform

  /// Makes a shape after an affine map.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The mapped outline in a rectangle, in the rectangle's coordinates.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the inner shape takes in a proposed space. It isn't mapped.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The inner shape's interpolated part. The map itself isn't interpolated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
