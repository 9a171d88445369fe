// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The shape of the container around it, smaller by the distance to the container; a rectangle without one.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { ContainerShape.path?(rect) ?? Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
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
