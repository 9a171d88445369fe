// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A shadow of what a style paints.
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

  /// A shadow behind; lengths are points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside, as if what is painted were cut out; lengths are points.
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
  /// The style with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .opacity(opacity))
  }

  /// The style, mixed with what lies below in another way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .shadow(style))
  }

  /// The style laid out in a rectangle of its own instead of that which is painted.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedShapeStyle(base: self, change: .bounds(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by a factor from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground style, mixed with what lies below in another way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
