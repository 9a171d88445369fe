// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle with rounded corners that says how round they are, so that shapes inside can follow.
///
/// `ConcentricRectangle` follows it inside of `containerShape(_:)`.
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  /// The type of what such a shape says of its corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners of the shape in a rectangle of a size.
  ///
  /// - Parameter size: in points; nil where the size isn't known.
  /// - Returns: nil where the shape has no such corners, or can't tell without a size.
  nonisolated func corners(in size: CGSize?) -> Self.Corners?
}

extension Rectangle: RoundedRectangularShape {
  /// Four square corners, for each size.
  nonisolated public func corners(in size: CGSize?) -> Rectangle.Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Four corners of the shape's radius in points, or half of the size's shorter side where that is less.
  ///
  /// For a corner that is wider than high, or the reverse, the lesser length counts.
  nonisolated public func corners(in size: CGSize?) -> RoundedRectangle.Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.minimumSide / 2) } ?? radius)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// The four radii as they were given, in points, even where they don't fit into the size.
  nonisolated public func corners(in size: CGSize?) -> UnevenRoundedRectangle.Corners? {
    RoundedRectangularShapeCorners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners of half of the shorter side; nil where no size is known.
  nonisolated public func corners(in size: CGSize?) -> Capsule.Corners? { size.map { .fixed($0.minimumSide / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// Four corners of half of the shorter side; nil where no size is known.
  nonisolated public func corners(in size: CGSize?) -> Circle.Corners? { size.map { .fixed($0.minimumSide / 2) } }
}

extension View {
  /// Makes a shape the one that ``ContainerRelativeShape`` and ``ConcentricRectangle`` inside follow.
  ///
  /// Nothing is drawn or clipped by it.
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
