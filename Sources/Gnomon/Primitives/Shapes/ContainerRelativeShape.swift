// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shape of the container around it, smaller by the distance to the container.
///
/// The container is what `containerShape(_:)` made it. Without one, the shape is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape; it looks for its container when it is drawn.
  public init() {}

  /// The container's outline in a rectangle, for the container around the view that is being drawn.
  ///
  /// Called elsewhere it knows no container and gives the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { ContainerShape.path?(rect) ?? Path(rect) }

  /// The shape with its sides moved inwards by a distance in points; outwards where it is negative.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, or a rectangle without one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// What ``ContainerRelativeShape`` and ``ConcentricRectangle`` draw while a view inside of a container is drawn.
enum ContainerShape {
  /// The container's outline made for a rectangle in the coordinates of the view that is drawn; nil without container.
  @TaskLocal static var path: (@Sendable (CGRect) -> Path)?
  /// The radii of corners about the centres of the container's; nil without a container that has such corners.
  @TaskLocal static var radii: RectangleCornerRadii?
}

extension LayoutNode {
  /// Does something for which the shape of the container around is known.
  func withContainerShape<R>(_ body: () throws -> R) rethrows -> R {
    guard let container = environment.containerOutline, let outline = container.outline(for: self) else {
      return try body()
    }
    return try ContainerShape.$path.withValue(outline) {
      try ContainerShape.$radii.withValue(container.concentricRadii(for: self)) { try body() }
    }
  }
}
