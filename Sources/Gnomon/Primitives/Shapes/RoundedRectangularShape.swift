// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle with rounded corners that says how round they are, so that shapes inside can follow.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners of the shape in a rectangle of a size in points, nil being a size that isn't known; nil where the shape
  /// has no such corners.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Square.
  nonisolated public func corners(in size: CGSize?) -> Rectangle.Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The corner's shorter side, reduced where two don't fit on a side.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangle.Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.minimumSide / 2) } ?? radius)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  nonisolated public func corners(in size: CGSize?) -> UnevenRoundedRectangle.Corners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side; nil where no size is known.
  nonisolated public func corners(in size: CGSize?) -> Capsule.Corners? { size.map { .fixed($0.minimumSide / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// Half of the shorter side; nil where no size is known.
  nonisolated public func corners(in size: CGSize?) -> Circle.Corners? { size.map { .fixed($0.minimumSide / 2) } }
}

extension View {
  /// Makes a shape the one that ``ContainerRelativeShape`` and ``ConcentricRectangle`` inside follow.
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
