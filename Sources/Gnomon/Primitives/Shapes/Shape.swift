// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An outline that adapts to the rectangle it is drawn in. As a view it is filled with the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path {
///       $0.addLines([
///         CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///         CGPoint(x: rect.minX, y: rect.maxY),
///       ])
///       $0.closeSubpath()
///     }
///   }
/// }
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle, in the rectangle's coordinates.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is drawn for; styles may paint a separator otherwise than a fill.
  nonisolated static var role: ShapeRole { get }

  /// What happens to the outline where reading goes from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes in a proposed space: the space itself, and 10 where it is nil (facts 2).
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What drawing the shape in a rectangle comes to.
  nonisolated func _drawing(in rect: CGRect) -> ShapeDrawing
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { .fill(path(in: rect)) }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// What a shape is drawn for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// How a shape is drawn: its outline's inside is painted, or a line along it.
public enum ShapeDrawing: Equatable, Sendable {
  case fill(Path)
  case stroke(Path, StrokeStyle)

  /// The drawing after a map that keeps a line's width the same in all directions; otherwise a stroke becomes a fill.
  func applying(_ transform: CGAffineTransform) -> ShapeDrawing {
    switch self {
    case .fill(let path): .fill(path.applying(transform))
    case .stroke(let path, let style):
      transform.isTranslation
        ? .stroke(path.applying(transform), style) : .fill(path.strokedPath(style).applying(transform))
    }
  }
}

/// A shape whose sides can be moved inwards.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by a distance in points; outwards where that is negative.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A path is a shape that ignores the rectangle.
extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path { self }
}
