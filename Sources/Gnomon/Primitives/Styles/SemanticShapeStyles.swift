// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The foreground style that the views above have set, else the colour of labels.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.foreground` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy: that which code has set for the level, or the labels'.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let levels = environment.styles.foreground else {
      return .color(SemanticColors(environment).foreground(level: level))
    }
    return levels.paint(level: level, in: environment, bounds: bounds)
  }

  /// The blend mode and the shadows of the foreground style.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    environment.styles.foreground?.effects(level: 0, in: environment) ?? _StyleEffects()
  }

  /// True: the style looks up the foreground style around it.
  public var _readsForeground: Bool { true }
}

/// The background style that the views above have set, else the system's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.background` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy.
  ///
  /// A background style that refers to the background style paints the system's background.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let style = environment.styles.background else {
      return .color(SemanticColors(environment).background(level: level))
    }
    // A background that refers to the background is the system's.
    var inner = environment
    inner.styles.background = nil
    return style._paint(in: inner, bounds: bounds, level: level)
  }

  /// The blend mode and the shadows of the background style that the views above have set.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let style = environment.styles.background else { return _StyleEffects() }
    var inner = environment
    inner.styles.background = nil
    return style._effects(in: inner)
  }
}

/// The tint that the views above have set, else the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.tint` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy.
  ///
  /// A tint that refers to the tint paints the accent colour.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let style = environment.styles.tint else {
      return Color.accentColor._paint(in: environment, bounds: bounds, level: level)
    }
    var inner = environment
    inner.styles.tint = nil
    return style._paint(in: inner, bounds: bounds, level: level)
  }

  /// The blend mode and the shadows of the tint that the views above have set.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let style = environment.styles.tint else { return _StyleEffects() }
    var inner = environment
    inner.styles.tint = nil
    return style._effects(in: inner)
  }
}

/// The colour of lines between parts of content. It is translucent, and follows the appearance and the platform.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.separator` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).separator
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour of shapes behind content: a translucent grey that follows the appearance and the platform.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.fill` is shorter.
  public init() {}

  /// The paint over a rectangle. Each further level of the hierarchy is fainter, for larger shapes.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .color(SemanticColors(environment).fill(level: level))
  }
}

/// The colour of links: in Gnomon the accent colour.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.link` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Color.accentColor._paint(in: environment, bounds: bounds, level: level)
  }
}

/// The colour of text that stands where none has been typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.placeholder` is shorter.
  public init() {}

  /// The paint over a rectangle: the labels' third level, faded by the level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).placeholder
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour behind what is selected. It follows the appearance and the platform.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.selection` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).selection
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour of a window without content: in Gnomon the system's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The style becomes no other style: it paints itself.
  public typealias Resolved = Never
  /// Makes the style. `.windowBackground` is shorter.
  public init() {}

  /// The paint over a rectangle, at a level of the hierarchy: each level is the background of content in content.
  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .color(SemanticColors(environment).background(level: level))
  }
}
