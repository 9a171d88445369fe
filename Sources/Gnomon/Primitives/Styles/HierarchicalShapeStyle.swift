// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A level of the foreground style around it: each is fainter than the one before.
///
/// Where code has set a style for a level, as `foregroundStyle(_:_:)` does, that one is used. A colour or a gradient is
/// faded to 50 % for the second level, then to 25 %, 18 % and 10 %; so is the labels' black or white on iOS. On macOS labels have
/// levels of their own.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The level becomes no other style: it paints itself.
  public typealias Resolved = Never

  let level: Int

  /// The first level: the foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level, for text that matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, for text that matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, for what should hardly stand out.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, the faintest one.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The paint over a rectangle: that of the foreground style, so many levels deeper.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    ForegroundStyle()._paint(in: environment, bounds: bounds, level: self.level + level)
  }

  /// The blend mode and the shadows of the foreground style at this level.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let levels = environment.styles.foreground else { return _StyleEffects() }
    return levels.effects(level: level, in: environment)
  }

  /// True: a level looks up the foreground style around it.
  public var _readsForeground: Bool { true }

  /// What a style without levels of its own is faded by.
  static func opacity(level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.1
    }
  }
}

/// A level of another style, as `Color.red.secondary` makes it.
public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
  /// The level becomes no other style: it paints itself.
  public typealias Resolved = Never

  let base: Base
  let level: Int

  /// The other style's paint over a rectangle, so many levels deeper.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    base._paint(in: environment, bounds: bounds, level: self.level + level)
  }

  /// The other style's blend mode and shadows.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects { base._effects(in: environment) }

  /// True if the other style may look up the foreground style around it.
  public var _readsForeground: Bool { base._readsForeground }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style's second level: a colour or a gradient at 50 % of its opacity.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style's third level: a colour or a gradient at 25 % of its opacity.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style's fourth level: a colour or a gradient at 18 % of its opacity.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style's fifth level: a colour or a gradient at 10 % of its opacity.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
