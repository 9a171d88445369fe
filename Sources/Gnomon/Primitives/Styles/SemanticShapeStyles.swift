// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The foreground style that the views above have set.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let levels = environment.styles.foreground else {
      return .color(SemanticColors(environment).label(level: level))
    }
    return levels.paint(level: level, in: environment, bounds: bounds)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    environment.styles.foreground?.effects(level: 0, in: environment) ?? _StyleEffects()
  }

  public var _readsForeground: Bool { true }
}

/// The background style that the views above have set, else the system's background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let style = environment.styles.background else {
      return .color(SemanticColors(environment).background(level: level))
    }
    // A background that refers to the background is the system's.
    var inner = environment
    inner.styles.background = nil
    return style._paint(in: inner, bounds: bounds, level: level)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let style = environment.styles.background else { return _StyleEffects() }
    var inner = environment
    inner.styles.background = nil
    return style._effects(in: inner)
  }
}

/// The tint that the views above have set, else the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    guard let style = environment.styles.tint else {
      return Color.accentColor._paint(in: environment, bounds: bounds, level: level)
    }
    var inner = environment
    inner.styles.tint = nil
    return style._paint(in: inner, bounds: bounds, level: level)
  }

  public func _effects(in environment: EnvironmentValues) -> _StyleEffects {
    guard let style = environment.styles.tint else { return _StyleEffects() }
    var inner = environment
    inner.styles.tint = nil
    return style._effects(in: inner)
  }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).separator
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour of shapes behind content.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .color(SemanticColors(environment).fill(level: level))
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    Color.accentColor._paint(in: environment, bounds: bounds, level: level)
  }
}

/// The colour of text that stands where none has been typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).placeholder
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let color = SemanticColors(environment).selection
    return .color(color.multiplyingOpacity(HierarchicalShapeStyle.opacity(level: level)))
  }
}

/// The colour of a window without content.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  public init() {}

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    .color(SemanticColors(environment).background(level: level))
  }
}
