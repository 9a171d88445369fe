// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient along a line between two points of the painted rectangle.
///
/// ```swift
/// struct Dusk: View {
///   var body: some View {
///     LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
///       .frame(width: 200, height: 120)
///   }
/// }
/// ```
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
  public typealias Resolved = Never

  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Paint.linearGradient(
      gradient.resolvedStops(in: environment), start: startPoint.point(in: bounds), end: endPoint.point(in: bounds)
    )
    .multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points of the painted rectangle.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points of the painted rectangle.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points of the painted rectangle.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line between two points of the painted rectangle.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> some ShapeStyle
  {
    LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
