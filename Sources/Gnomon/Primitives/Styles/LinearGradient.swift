// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient along a line between two points of the painted rectangle.
///
/// Before the start is the first colour, beyond the end the last. Where both points are the same, the last colour is
/// painted.
///
/// ```swift
/// struct Banner: View {
///   var body: some View {
///     Text("New")
///       .padding()
///       .background(
///         LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
///       )
///   }
/// }
/// ```
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A gradient along a line between two points.
  ///
  /// - Parameters:
  ///   - gradient: the colours with their places: 0 is the start point, 1 the end point.
  ///   - startPoint: the start as fractions of the painted rectangle; it may lie outside.
  ///   - endPoint: the end as fractions of the painted rectangle; it may lie outside.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points, with colours at even distances.
  ///
  /// - Parameters:
  ///   - colors: the colours from the start point to the end point.
  ///   - startPoint: the start as fractions of the painted rectangle; it may lie outside.
  ///   - endPoint: the end as fractions of the painted rectangle; it may lie outside.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points, with stops.
  ///
  /// - Parameters:
  ///   - stops: the colours with their places: 0 is the start point, 1 the end point.
  ///   - startPoint: the start as fractions of the painted rectangle; it may lie outside.
  ///   - endPoint: the end as fractions of the painted rectangle; it may lie outside.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint over a rectangle, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Paint.linearGradient(
      gradient.resolvedStops(in: environment), start: startPoint.point(in: bounds), end: endPoint.point(in: bounds)
    )
    .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points, which are fractions of the painted rectangle.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points, with colours at even distances.
  ///
  /// The points are fractions of the painted rectangle.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points, with stops. The points are fractions of the painted rectangle.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points, with the colours of a gradient that has its own way of mixing them.
  ///
  /// The points are fractions of the painted rectangle.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> some ShapeStyle
  {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
