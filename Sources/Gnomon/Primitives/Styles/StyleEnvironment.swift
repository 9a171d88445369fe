// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the views above have set of styles, kept under one key so that painting looks it up once.
struct StyleEnvironment: Equatable, Sendable {
  /// nil: the colours of labels.
  var foreground: ForegroundLevels?
  var background: AnyShapeStyle?
  /// nil: the accent.
  var tint: AnyShapeStyle?
  /// nil: blue.
  var accent: Color?

  private enum Key: EnvironmentKey {
    static var defaultValue: StyleEnvironment { StyleEnvironment() }
  }

  static func get(_ environment: EnvironmentValues) -> StyleEnvironment { environment[Key.self] }
  static func set(_ styles: StyleEnvironment, in environment: inout EnvironmentValues) {
    environment[Key.self] = styles
  }
}

/// The foreground's styles by level, with the foreground that was around them.
struct ForegroundLevels: Equatable, Sendable {
  var primary: AnyShapeStyle
  /// nil: worked out of the level before.
  var secondary: AnyShapeStyle?
  var tertiary: AnyShapeStyle?
  /// Whether code asked for it, so that buttons have it rather than the tint; else a part around gave it to what it shows.
  var isAskedFor = false
  /// What the styles mean by "the foreground", where one of them reads it.
  private var outer: Outer

  private indirect enum Outer: Equatable, Sendable {
    case labels
    case levels(ForegroundLevels)
    case unread
  }

  init(
    _ primary: AnyShapeStyle, _ secondary: AnyShapeStyle? = nil, _ tertiary: AnyShapeStyle? = nil,
    over around: ForegroundLevels?
  ) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    let reads = [primary, secondary, tertiary].contains { $0?._readsForeground ?? false }
    outer = reads ? around.map(Outer.levels) ?? .labels : .unread
  }

  /// The style of a level, how many levels deeper it's to be painted, and the environment that it's painted in.
  private func style(
    level: Int, _ environment: EnvironmentValues
  ) -> (style: AnyShapeStyle, rest: Int, environment: EnvironmentValues) {
    var inner = environment
    switch outer {
    case .unread: break
    case .labels: inner.styles.foreground = nil
    case .levels(let levels): inner.styles.foreground = levels
    }
    if level >= 2, let tertiary { return (tertiary, level - 2, inner) }
    if level >= 1, let secondary { return (secondary, level - 1, inner) }
    return (primary, level, inner)
  }

  func paint(level: Int, in environment: EnvironmentValues, bounds: CGRect) -> Paint {
    let (style, rest, inner) = style(level: level, environment)
    return style._paint(in: inner, bounds: bounds, level: rest)
  }

  func effects(level: Int, in environment: EnvironmentValues) -> _StyleEffects {
    let (style, _, inner) = style(level: level, environment)
    return style._effects(in: inner)
  }
}

extension EnvironmentValues {
  var styles: StyleEnvironment {
    get { StyleEnvironment.get(self) }
    set { StyleEnvironment.set(newValue, in: &self) }
  }

  /// The style of the foreground, as a part of the library sets it; nil is the labels' colour.
  var foregroundStyle: AnyShapeStyle? {
    get { styles.foreground?.primary }
    set { styles.foreground = newValue.map { ForegroundLevels($0, over: styles.foreground) } }
  }

  /// The style that `tint(_:)` has set; nil is the accent colour.
  var tintStyle: AnyShapeStyle? {
    get { styles.tint }
    set { styles.tint = newValue }
  }

  /// The style that `.background` paints with; nil is the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { styles.background }
    set { styles.background = newValue }
  }

  /// The colour of interactive parts that `tint(_:)` has set; nil where it's no plain colour or none was set.
  var tintColor: Color? { styles.tint?.color ?? styles.accent }
}
