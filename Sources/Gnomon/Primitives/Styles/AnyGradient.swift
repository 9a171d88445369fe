// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A gradient without a direction; painted with, it runs from top to bottom.
///
/// `Color.gradient` and `Gradient.colorSpace(_:)` make one. `linearGradient(_:startPoint:endPoint:)` and its like give
/// it another direction.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  enum Storage: Hashable, Sendable {
    /// In the usual space where it's nil.
    case gradient(Gradient, Gradient.ColorSpace?)
    /// The standard gradient of a colour.
    case color(Color, Gradient.ColorSpace)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Makes a gradient of stops without a direction. Its colours are mixed in the profile's usual space.
  public init(_ gradient: Gradient) { storage = .gradient(gradient, nil) }

  /// The gradient with its colours mixed in a space; an earlier choice is replaced.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch storage {
    case .gradient(let gradient, _): AnyGradient(storage: .gradient(gradient, space))
    case .color(let color, _): AnyGradient(storage: .color(color, space))
    }
  }

  func resolvedStops(in environment: EnvironmentValues) -> [ResolvedStop] {
    switch storage {
    case .gradient(let gradient, let space): gradient.resolvedStops(in: environment, space: space)
    case .color(let color, let space): color.gradientStops(in: environment).resolvedStops(in: environment, space: space)
    }
  }

  /// The paint over a rectangle, from its top to its bottom, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .linearGradient(
      resolvedStops(in: environment), start: UnitPoint.top.point(in: bounds), end: UnitPoint.bottom.point(in: bounds)
    ).multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level))
  }
}

extension Color {
  /// The colour's standard gradient, from a lighter tint at the top to the colour itself (fact 96).
  ///
  /// Colours that are too light for a lighter tint, as yellow is, get darker towards the bottom instead.
  public var gradient: AnyGradient { AnyGradient(storage: .color(self, .device)) }

  /// The place where the measured gradients have reached the base colour.
  private static let gradientEnd: CGFloat = 0.71
  /// The place where the gradient of a colour that is too light for a lighter tint leaves the base colour.
  private static let gradientStart: CGFloat = 0.35

  fileprivate func gradientStops(in environment: EnvironmentValues) -> Gradient {
    let base = resolve(in: environment)
    if case .system(let system) = storage, environment.colorScheme == .light,
      !environment.isContrasted, environment.platformProfile.palette == .v26,
      let hex = Palette.gradientTop(system)
    {
      return Self.lightening(base, from: Color.Resolved(hex: hex))
    }
    let lab = OKLab(base)
    if lab.l < 0.83 { return Self.lightening(base, from: base.lightened) }
    // Measured on yellow: its gradient darkens instead.
    let bottom = OKLab(l: lab.l - 0.053, a: lab.a, b: lab.b).resolved(opacity: base.opacity).clamped
    return Gradient(stops: [
      .init(color: Color(base), location: 0), .init(color: Color(base), location: Self.gradientStart),
      .init(color: Color(bottom), location: 1),
    ])
  }

  private static func lightening(_ base: Resolved, from top: Resolved) -> Gradient {
    Gradient(stops: [
      .init(color: Color(top), location: 0), .init(color: Color(base), location: gradientEnd),
      .init(color: Color(base), location: 1),
    ])
  }
}

extension Color.Resolved {
  /// The colour at the top of its standard gradient.
  ///
  /// Each component of sRGB lies as far towards 1.45 as a straight line through the measured ones has it: within two steps of 255
  /// of most of them, and six of one.
  fileprivate var lightened: Color.Resolved {
    func lighter(_ component: Float) -> Float { min(max(component * 0.859 + 0.204, 0), 1) }
    return Color.Resolved(red: lighter(red), green: lighter(green), blue: lighter(blue), opacity: opacity)
  }

  /// The colour with its components brought into sRGB's range.
  fileprivate var clamped: Color.Resolved {
    Color.Resolved(
      colorSpace: .sRGBLinear, red: min(max(linearRed, 0), 1), green: min(max(linearGreen, 0), 1),
      blue: min(max(linearBlue, 0), 1), opacity: opacity)
  }
}
