// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shadow of what a style paints, as `shadow(_:)` of styles takes it.
///
/// It is drawn of shapes, texts and symbols; not of texts that a `Canvas` or a `TextRenderer` draws.
///
/// ```swift
/// struct RaisedButton: View {
///   var body: some View {
///     Capsule()
///       .fill(.blue.shadow(.drop(radius: 4, y: 2)))
///       .frame(width: 120, height: 40)
///   }
/// }
/// ```
public struct ShadowStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case drop
    case inner
  }

  let kind: Kind
  let color: Color
  /// In points.
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// A shadow behind what is painted.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour: black at a third of its opacity unless said otherwise.
  ///   - radius: the blur's radius in points; below 0, or not finite, counts as 0: a sharp edge.
  ///   - x: the distance to the right in points.
  ///   - y: the distance down in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside of what is painted, as if it were cut out of what lies above.
  ///
  /// - Parameters:
  ///   - color: the shadow's colour: black at 55 % of its opacity unless said otherwise.
  ///   - radius: the blur's radius in points; below 0, or not finite, counts as 0: a sharp edge.
  ///   - x: the distance to the right in points.
  ///   - y: the distance down in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }
}

/// A style with something changed.
struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    /// Stands in for the rectangle that is painted.
    case bounds(CGRect)
  }

  let base: Base
  let change: Change

  func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    switch change {
    case .opacity(let opacity):
      base._paint(in: environment, bounds: bounds, level: level).multiplyingOpacity(opacity)
    case .bounds(let rect): base._paint(in: environment, bounds: rect, level: level)
    case .blendMode, .shadow: base._paint(in: environment, bounds: bounds, level: level)
    }
  }

  func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    var effects = base._effects(in: environment)
    switch change {
    case .blendMode(let mode): effects.blendMode = mode
    case .shadow(let shadow): effects.shadows.append(shadow)
    case .opacity, .bounds: break
    }
    return effects
  }

  var _readsForeground: Bool { base._readsForeground }
}

extension ModifiedShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  ///
  /// - Parameter opacity: held to 0…1; one that isn't finite changes nothing.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style, mixed in another way with what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow. Further shadows are added to the first.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// The style laid out in a rectangle of its own instead of that which is painted.
  ///
  /// - Parameter rect: in the coordinates of what is drawn, in points. A gradient begins and ends at its sides.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .bounds(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by a factor, which is held to 0…1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style, mixed in another way with what lies below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
