// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient around a point, clockwise from the right-hand side.
///
/// An angle of 0 points to the right, and one of 90° down. Stops at 0 lie at the start angle and stops at 1 at the end
/// angle; where the end is less than the start, the gradient runs counter-clockwise. At most one turn is painted. Of
/// what lies outside of the angles, the half near the end has the last colour and the half near the start the first.
/// Equal angles give the last colour everywhere.
///
/// ```swift
/// struct ColorWheel: View {
///   var body: some View {
///     Circle()
///       .fill(
///         AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center)
///       )
///       .frame(width: 120, height: 120)
///   }
/// }
/// ```
public struct AngularGradient: ShapeStyle, Hashable, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: the colours with their places: 0 is the start angle, 1 the end angle.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - startAngle: the angle of the first stop; 0 points to the right.
  ///   - endAngle: the angle of the last stop. An angle that isn't finite counts as 0.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, with colours at even distances between two angles.
  ///
  /// - Parameters:
  ///   - colors: the colours from the start angle to the end angle.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - startAngle: the angle of the first colour; 0 points to the right.
  ///   - endAngle: the angle of the last colour.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, with stops between two angles.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places: 0 is the start angle, 1 the end angle.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - startAngle: the angle of a stop at 0; 0 points to the right.
  ///   - endAngle: the angle of a stop at 1.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of a whole turn around a point, clockwise.
  ///
  /// - Parameters:
  ///   - gradient: the colours with their places in the turn.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - angle: where the turn begins and ends; 0 points to the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A gradient of a whole turn around a point, clockwise, with colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: the colours of the turn. Where the first and the last differ, there is an edge between them.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - angle: where the turn begins and ends; 0 points to the right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient of a whole turn around a point, clockwise, with stops.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places in the turn, from 0 to 1.
  ///   - center: the point as fractions of the painted rectangle.
  ///   - angle: where the turn begins and ends; 0 points to the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The paint over a rectangle, at a level of the hierarchy. An angle that isn't finite counts as 0.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    func finite(_ angle: Angle) -> Angle { angle.radians.isFinite ? angle : .zero }
    return Paint.angularGradient(
      gradient.resolvedStops(in: environment), center: center.point(in: bounds), startAngle: finite(startAngle),
      endAngle: finite(endAngle)
    )
    .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point between two angles, as fractions of the painted rectangle. An angle of 0 points to the
  /// right.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point between two angles, with colours at even distances. An angle of 0 points to the right.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point between two angles, with stops. An angle of 0 points to the right.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point between two angles, with the colours of a gradient that has its own way of mixing them.
  ///
  /// The point is the centre of the painted rectangle unless said otherwise. An angle of 0 points to the right.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(any: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of a whole turn around a point, clockwise from an angle; 0 points to the right.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of a whole turn around a point, with colours at even distances, clockwise from an angle.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of a whole turn around a point, with stops, clockwise from an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A gradient of a whole turn around a point, with the colours of a gradient that has its own way of mixing them.
  ///
  /// The point is the centre of the painted rectangle unless said otherwise. The turn runs clockwise from the angle.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(any: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}
