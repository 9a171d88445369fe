// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A level of the foreground style around it: each is fainter than the one before.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    ForegroundStyle()._paint(in: environment, bounds: bounds, level: self.level + level)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let levels = environment.styles.foreground else { return _StyleEffects() }
    return levels.effects(level: level, in: environment)
  }

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

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
  public typealias Resolved = Never

  let base: Base
  let level: Int

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    base._paint(in: environment, bounds: bounds, level: self.level + level)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects { base._effects(in: environment) }

  public var _readsForeground: Bool { base._readsForeground }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style's second level, fainter than itself.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style's third level.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style's fourth level.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style's fifth level.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
