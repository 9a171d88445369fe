// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient along a circle's radius. Radii are in points.
///
/// Inside of the start radius is the first colour, outside of the end radius the last. Where both radii are the same,
/// the last colour is painted.
///
/// ```swift
/// struct Glow: View {
///   var body: some View {
///     Circle()
///       .fill(RadialGradient(colors: [.yellow, .clear], center: .center, startRadius: 4, endRadius: 60))
///       .frame(width: 120, height: 120)
///   }
/// }
/// ```
public struct RadialGradient: ShapeStyle, Hashable, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient along a circle's radius.
  ///
  /// - Parameters:
  ///   - gradient: the colours with their places: 0 is the start radius, 1 the end radius.
  ///   - center: the circle's centre as fractions of the painted rectangle.
  ///   - startRadius: in points; below 0, or not finite, counts as 0.
  ///   - endRadius: in points; below 0, or not finite, counts as 0. It may be less than the start radius.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(any: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient along a circle's radius, with colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: the colours from the start radius to the end radius.
  ///   - center: the circle's centre as fractions of the painted rectangle.
  ///   - startRadius: in points; below 0, or not finite, counts as 0.
  ///   - endRadius: in points; below 0, or not finite, counts as 0. It may be less than the start radius.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      any: AnyGradient(Gradient(colors: colors)), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient along a circle's radius, with stops.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places: 0 is the start radius, 1 the end radius.
  ///   - center: the circle's centre as fractions of the painted rectangle.
  ///   - startRadius: in points; below 0, or not finite, counts as 0.
  ///   - endRadius: in points; below 0, or not finite, counts as 0. It may be less than the start radius.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(any: AnyGradient(Gradient(stops: stops)), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The paint over a rectangle, at a level of the hierarchy. Radii below 0, or not finite, count as 0.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Paint.radialGradient(
      gradient.resolvedStops(in: environment), center: center.point(in: bounds),
      startRadius: startRadius.isFinite ? max(startRadius, 0) : 0,
      endRadius: endRadius.isFinite ? max(endRadius, 0) : 0
    )
    .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient along a circle's radius. Radii are in points.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient along a circle's radius, with colours at even distances. Radii are in points.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient along a circle's radius, with stops. Radii are in points.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient along a circle's radius, with the colours of a gradient that has its own way of mixing them.
  ///
  /// Radii are in points. The centre is that of the painted rectangle unless said otherwise.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
