// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient along an ellipse's radius, which has the proportions of the painted rectangle.
///
/// Radii are fractions of the rectangle's width and height: from the centre, 0.5 reaches its sides. Inside of the start
/// radius is the first colour, outside of the end radius the last.
///
/// ```swift
/// struct Spotlight: View {
///   var body: some View {
///     Rectangle()
///       .fill(EllipticalGradient(colors: [.white, .gray], endRadiusFraction: 0.7))
///       .frame(width: 200, height: 80)
///   }
/// }
/// ```
public struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  init(any gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// A gradient along an ellipse's radius.
  ///
  /// - Parameters:
  ///   - gradient: the colours with their places: 0 is the start radius, 1 the end radius.
  ///   - center: the ellipse's centre as fractions of the painted rectangle.
  ///   - startRadiusFraction: a fraction of the width and the height; below 0, or not finite, counts as 0.
  ///   - endRadiusFraction: a fraction of the width and the height; 0.5 reaches the sides from the centre.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient along an ellipse's radius, with colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: the colours from the start radius to the end radius.
  ///   - center: the ellipse's centre as fractions of the painted rectangle.
  ///   - startRadiusFraction: a fraction of the width and the height; below 0, or not finite, counts as 0.
  ///   - endRadiusFraction: a fraction of the width and the height; 0.5 reaches the sides from the centre.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(Gradient(colors: colors)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient along an ellipse's radius, with stops.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places: 0 is the start radius, 1 the end radius.
  ///   - center: the ellipse's centre as fractions of the painted rectangle.
  ///   - startRadiusFraction: a fraction of the width and the height; below 0, or not finite, counts as 0.
  ///   - endRadiusFraction: a fraction of the width and the height; 0.5 reaches the sides from the centre.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(Gradient(stops: stops)), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The paint over a rectangle, at a level of the hierarchy. Radii below 0, or not finite, count as 0.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Paint.ellipticalGradient(
      gradient.resolvedStops(in: environment), bounds: bounds, center: center,
      startRadiusFraction: startRadiusFraction.isFinite ? max(startRadiusFraction, 0) : 0,
      endRadiusFraction: endRadiusFraction.isFinite ? max(endRadiusFraction, 0) : 0
    )
    .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient along an ellipse's radius. Radii are fractions of the painted rectangle's width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// A gradient along an ellipse's radius, with colours at even distances. Radii are fractions of the painted
  /// rectangle's width and height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient along an ellipse's radius, with stops. Radii are fractions of the painted rectangle's width and height.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient along an ellipse's radius, with the colours of a gradient that has its own way of mixing them.
  ///
  /// Radii are fractions of the painted rectangle's width and height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    EllipticalGradient(
      any: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
