// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A translucent background. What lies below isn't blurred: a material is a plain translucent colour here.
public struct Material: Hashable, Sendable {
  enum Thickness: Hashable, Sendable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  let thickness: Thickness
  var activeAppearance: MaterialActiveAppearance = .automatic

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  /// As behind toolbars.
  public static let bar = Material(thickness: .bar)

  /// The material with another look in windows that aren't in front. A drawing has no such windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var copy = self
    copy.activeAppearance = appearance
    return copy
  }

  /// The grey and the opacity on macOS, as recorded over white and black on macOS 27.
  private func macColor(isDark: Bool) -> (grey: Double, opacity: Double) {
    switch (thickness, isDark) {
    case (.ultraThin, false): (0.925, 0.471)
    case (.thin, false): (0.9147, 0.596)
    case (.regular, false): (0.9113, 0.714)
    case (.thick, false): (0.9051, 0.8275)
    case (.ultraThick, false): (0.8998, 0.937)
    case (.bar, false): (1, 0.8)
    case (.ultraThin, true): (0.2248, 0.506)
    case (.thin, true): (0.2105, 0.596)
    case (.regular, true): (0.2046, 0.69)
    case (.thick, true): (0.2011, 0.78)
    case (.ultraThick, true): (0.2, 0.863)
    case (.bar, true): (0.1779, 0.816)
    }
  }

  private var opacity: Double {
    switch thickness {
    case .ultraThin: 0.45
    case .thin: 0.6
    case .regular: 0.75
    case .thick: 0.85
    case .ultraThick: 0.93
    case .bar: 0.8
    }
  }
}

extension Material: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let level = HierarchicalShapeStyle.opacity(level: level)
    if environment.platformProfile.system == .macOS {
      let (grey, opacity) = macColor(isDark: environment.colorScheme == .dark)
      return .color(
        Color.Resolved(red: Float(grey), green: Float(grey), blue: Float(grey), opacity: Float(opacity * level)))
    }
    let hex: UInt32 = environment.colorScheme == .dark ? 0x252525 : 0xF6F6F6
    return .color(Color.Resolved(hex: hex, opacity: opacity * level))
  }
}

/// How a material looks in a window that isn't in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let rawValue: Int

  public static let automatic = MaterialActiveAppearance(rawValue: 0)
  public static let active = MaterialActiveAppearance(rawValue: 1)
  public static let matchWindow = MaterialActiveAppearance(rawValue: 2)
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As behind toolbars.
  public static var bar: Material { .bar }
}

extension EnvironmentValues {
  private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
  }

  private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }

  /// The material behind the views inside; nil where there's none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// How materials look in windows that aren't in front.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets how materials inside look in windows that aren't in front. A drawing has no such windows.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension ShapeStyle {
  /// The style with another look of its materials in windows that aren't in front. A drawing has no such windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    if let material = self as? Material { return AnyShapeStyle(material.materialActiveAppearance(appearance)) }
    return AnyShapeStyle(self)
  }
}
