// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An outline that adapts to the rectangle it is drawn in. As a view it is filled with the foreground style.
///
/// A shape of one's own only needs `path(in:)`:
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
///
/// struct Warning: View {
///   var body: some View {
///     Triangle().fill(.orange).frame(width: 40, height: 36)
///   }
/// }
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle, in the rectangle's coordinates.
  ///
  /// As a view, the rectangle has the view's size, and its corner is at (0, 0). The outline may reach beyond it.
  nonisolated func path(in rect: CGRect) -> Path

  /// The purpose of the shape: a fill, a stroke or a separator. Gnomon paints all of them alike.
  nonisolated static var role: ShapeRole { get }

  /// The outline's behaviour where reading goes from right to left. It is mirrored unless said otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes in a proposed space, in points.
  ///
  /// Unless said otherwise it is the space itself, and 10 where it is nil (fact 2).
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The drawing of the shape in a rectangle: by filling a path, or by a line along one.
  nonisolated func _drawing(in rect: CGRect) -> ShapeDrawing
}

extension Shape {
  /// The purpose of a shape that states none: a fill.
  nonisolated public static var role: ShapeRole { .fill }

  /// The usual behaviour: the outline is mirrored where reading goes from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposed space itself; 10 points along an axis where nothing is proposed (fact 2).
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The usual drawing of a shape: its path, filled.
  nonisolated public func _drawing(in rect: CGRect) -> ShapeDrawing { .fill(path(in: rect)) }

  /// The shape filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// The purpose of a shape. Gnomon keeps it and paints all of them alike.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is an area.
  case fill
  /// The shape is a line along an outline.
  case stroke
  /// The shape separates parts of content.
  case separator
}

/// The drawing of a shape: its outline's inside is painted, or a line along it.
public enum ShapeDrawing: Equatable, Sendable {
  /// The inside of the path is painted.
  case fill(Path)
  /// A line along the path is painted, half of it on each side.
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

/// A shape whose sides can be moved inwards, so that a line can be drawn inside of it.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards by a distance in points; outwards where that is negative.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A path is a shape that ignores the rectangle.
extension Path: Shape {
  /// The path itself, in the view's coordinates: a path doesn't adapt to the rectangle.
  nonisolated public func path(in _: CGRect) -> Path { self }
}
