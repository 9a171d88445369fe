// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The line along a shape's outline, as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The line.
  public var style: StrokeStyle

  /// The line along a shape's outline.
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing {
    switch shape._drawing(in: rect) {
    case .fill(let path): .stroke(path, style)
    case .stroke(let path, let inner): .stroke(path.strokedPath(inner), style)
    }
  }

  nonisolated public static var role: ShapeRole { .stroke }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape that is cut.
  public var shape: Content
  /// Where the part starts, as a fraction of the outline's length.
  public var startFraction: CGFloat
  /// Where the part ends, as a fraction of the outline's length.
  public var endFraction: CGFloat

  /// The part of a shape's outline between two fractions of its length.
  public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  nonisolated public static var role: ShapeRole { Content.role }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

/// A shape drawn in a rectangle of a size of its own.
public struct _SizedShape<Content: Shape>: Shape {
  /// The shape that is drawn.
  public var shape: Content
  /// The size in points of the rectangle that it is drawn in.
  public var size: CGSize
  /// The point of both rectangles, the given and the sized, that coincides.
  public var anchor: UnitPoint

  /// A shape drawn in a rectangle of a size in points.
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

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: self.rect(rect)) }

  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { shape._drawing(in: self.rect(rect)) }

  nonisolated public static var role: ShapeRole { Content.role }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
