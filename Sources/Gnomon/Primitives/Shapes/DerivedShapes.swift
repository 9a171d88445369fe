// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The line along a shape's outline, as a shape. `stroke(style:)` and `stroke(lineWidth:)` make it.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The line's width in points, with its ends, corners and dashes.
  public var style: StrokeStyle

  /// The line along a shape's outline, half of it on each side.
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the line in a rectangle. It reaches beyond the rectangle by half of the line's width.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The drawing of the line in a rectangle: a stroke, not a filled outline.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing {
    switch shape._drawing(in: rect) {
    case .fill(let path): .stroke(path, style)
    case .stroke(let path, let inner): .stroke(path.strokedPath(inner), style)
    }
  }

  /// The purpose of the shape: a stroke.
  nonisolated public static var role: ShapeRole { .stroke }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the inner shape takes in a proposed space. The line's width isn't added.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The inner shape's interpolated part, with that of the line.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A part of a shape's outline. `trim(from:to:)` makes it.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape that is cut.
  public var shape: Content
  /// The start of the part as a fraction of the outline's length: 0 is where the outline begins.
  public var startFraction: CGFloat
  /// The end of the part as a fraction of the outline's length: 1 is where the outline ends.
  public var endFraction: CGFloat

  /// The part of a shape's outline between two fractions of its length.
  ///
  /// Fractions are held to 0…1. Nothing is left where the start isn't less than the end.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the outline in a rectangle. It costs a walk along the whole outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the whole shape takes in a proposed space.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The inner shape's interpolated part, with the two fractions.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A shape drawn in a rectangle of a size of its own. The `size` methods of shapes make it.
public struct _SizedShape<Content: Shape>: Shape {
  /// The shape that is drawn.
  public var shape: Content
  /// The size in points of the rectangle that it is drawn in.
  public var size: CGSize
  /// The point of both rectangles, the given and the sized, that coincides.
  public var anchor: UnitPoint

  /// A shape drawn in a rectangle of a size in points, at the top leading corner unless said otherwise.
  ///
  /// - Parameters:
  ///   - shape: the shape that is drawn.
  ///   - size: the size of its rectangle in points.
  ///   - anchor: the point of both rectangles, the given and the sized, that coincides.
  public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  private func rect(_ rect: CGRect) -> CGRect {
    let point = anchor.point(in: rect)
    return CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// The shape's outline in the sized rectangle, in the given one's coordinates.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: self.rect(rect)) }

  /// The drawing of the shape in the sized rectangle.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { shape._drawing(in: self.rect(rect)) }

  /// The purpose of the shape, as the inner shape says.
  nonisolated public static var role: ShapeRole { Content.role }

  /// The outline's behaviour where reading goes from right to left, as the inner shape says.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The inner shape's interpolated part, with the width and the height.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
