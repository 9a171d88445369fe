// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Edge.Corner {
  /// The form of one corner of a rectangular shape: square, rounded, or round about the same centre as the corner of
  /// the container's shape.
  public struct Style: Sendable, Hashable, Animatable {
    /// True if the radius follows the container's.
    var isConcentric: Bool
    /// The radius in points; for a concentric corner, the least one.
    var radius: CGFloat

    /// A round corner, with a radius in points; 0 is square, and a radius that isn't a number or is negative counts as
    /// 0.
    public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style {
      Style(isConcentric: false, radius: max(0, finite(radius)))
    }

    /// A corner round about the centre of the container's corner: its radius less the distance to it.
    public static var concentric: Edge.Corner.Style { Style(isConcentric: true, radius: 0) }

    /// A corner round about the centre of the corner that it lies in, but never less round than a minimum; nil is no
    /// minimum.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }

    /// The radius in points where the container allows `concentric`; nil is no container.
    func resolved(_ concentric: CGFloat?) -> CGFloat {
      isConcentric ? max(radius, concentric ?? 0) : radius
    }

    /// The interpolated part: the fixed or the least radius, in points.
    public struct AnimatableData: VectorArithmetic, Sendable {
      var radius: Double

      /// A radius of 0 points.
      public static var zero: Edge.Corner.Style.AnimatableData { AnimatableData(radius: 0) }

      /// The sum of two radii.
      public static func + (
        lhs: Edge.Corner.Style.AnimatableData, rhs: Edge.Corner.Style.AnimatableData
      ) -> Edge.Corner.Style.AnimatableData { AnimatableData(radius: lhs.radius + rhs.radius) }

      /// The first radius less the second.
      public static func - (
        lhs: Edge.Corner.Style.AnimatableData, rhs: Edge.Corner.Style.AnimatableData
      ) -> Edge.Corner.Style.AnimatableData { AnimatableData(radius: lhs.radius - rhs.radius) }

      /// Multiplies the radius by a number, in place.
      public mutating func scale(by rhs: Double) { radius *= rhs }
      /// The radius squared.
      public var magnitudeSquared: Double { radius * radius }
    }

    /// The radius in points, which is interpolated. A negative one that is written becomes 0.
    public var animatableData: AnimatableData {
      get { AnimatableData(radius: radius) }
      set { radius = max(0, newValue.radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A literal with a fraction is a fixed radius in points.
  public typealias FloatLiteralType = Float
  /// A whole number as a literal is a fixed radius in points.
  public typealias IntegerLiteralType = Int

  /// A round corner, with a radius in points.
  public init(floatLiteral value: Edge.Corner.Style.FloatLiteralType) { self = .fixed(CGFloat(value)) }

  /// A round corner, with a radius in points.
  public init(integerLiteral value: Edge.Corner.Style.IntegerLiteralType) { self = .fixed(CGFloat(value)) }
}

/// The forms of the four corners of a rectangular shape.
public struct RoundedRectangularShapeCorners: Sendable, Hashable, Animatable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// A style for each corner; corners left out are square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Four corners of one style.
  public init(all: Edge.Corner.Style) {
    self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
  }

  /// All corners of a radius in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

  /// All corners about the centres of the container's.
  public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

  /// All corners about the centres of the container's, never less round than a minimum.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    Self(all: .concentric(minimum: minimum))
  }

  /// The style of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// The interpolated part: a radius for each corner, in points.
  public struct AnimatableData: VectorArithmetic, Sendable {
    typealias Pair = AnimatablePair<Double, Double>
    var radii: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    /// Four radii of 0 points.
    public static var zero: RoundedRectangularShapeCorners.AnimatableData { AnimatableData(radii: .zero) }

    /// The sums of the radii, corner by corner.
    public static func + (
      lhs: RoundedRectangularShapeCorners.AnimatableData, rhs: RoundedRectangularShapeCorners.AnimatableData
    ) -> RoundedRectangularShapeCorners.AnimatableData { AnimatableData(radii: lhs.radii + rhs.radii) }

    /// The first corners' radii less the second's.
    public static func - (
      lhs: RoundedRectangularShapeCorners.AnimatableData, rhs: RoundedRectangularShapeCorners.AnimatableData
    ) -> RoundedRectangularShapeCorners.AnimatableData { AnimatableData(radii: lhs.radii - rhs.radii) }

    /// Multiplies each radius by a number, in place.
    public mutating func scale(by rhs: Double) { radii.scale(by: rhs) }
    /// The sum of the squared radii.
    public var magnitudeSquared: Double { radii.magnitudeSquared }
  }

  /// The four radii in points, which are interpolated. Negative ones that are written become 0.
  public var animatableData: AnimatableData {
    get {
      AnimatableData(
        radii: AnimatablePair(
          AnimatablePair(topLeading.radius, topTrailing.radius),
          AnimatablePair(bottomLeading.radius, bottomTrailing.radius)))
    }
    set {
      topLeading.radius = max(0, newValue.radii.first.first)
      topTrailing.radius = max(0, newValue.radii.first.second)
      bottomLeading.radius = max(0, newValue.radii.second.first)
      bottomTrailing.radius = max(0, newValue.radii.second.second)
    }
  }
}

extension RoundedRectangularShapeCorners {
  /// The radii where a container allows those of `concentric`; without one, concentric corners have their least radius.
  func resolved(_ concentric: RectangleCornerRadii?) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.resolved(concentric?.topLeading),
      bottomLeading: bottomLeading.resolved(concentric?.bottomLeading),
      bottomTrailing: bottomTrailing.resolved(concentric?.bottomTrailing),
      topTrailing: topTrailing.resolved(concentric?.topTrailing))
  }
}
