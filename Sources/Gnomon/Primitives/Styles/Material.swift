// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A translucent background. What lies below isn't blurred: Gnomon draws a material as a plain translucent colour.
///
/// The colour depends on the appearance and on the platform.
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

  /// The material that lets most of what lies below shine through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// The material that lets much of what lies below shine through.
  public static let thin = Material(thickness: .thin)
  /// The material of a medium opacity.
  public static let regular = Material(thickness: .regular)
  /// The material that lets little of what lies below shine through.
  public static let thick = Material(thickness: .thick)
  /// The material that lets least of what lies below shine through.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of the system's toolbars.
  public static let bar = Material(thickness: .bar)

  /// The material with another look in windows that aren't in front. It has no effect: a drawing has no such windows.
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
  /// The material becomes no other style: it paints itself.
  public typealias Resolved = Never

  /// The paint over a rectangle: one translucent colour, at a level of the hierarchy.
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

/// The look of a material in a window that isn't in front. Gnomon keeps it, without effect: a drawing has no such
/// windows.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let rawValue: Int

  /// The system chooses the look.
  public static let automatic = MaterialActiveAppearance(rawValue: 0)
  /// The material always looks as in a window that is in front.
  public static let active = MaterialActiveAppearance(rawValue: 1)
  /// The material follows its window: it is plainer where that isn't in front.
  public static let matchWindow = MaterialActiveAppearance(rawValue: 2)
}

extension ShapeStyle where Self == Material {
  /// The material that lets most of what lies below shine through, as a translucent colour.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material that lets much of what lies below shine through, as a translucent colour.
  public static var thinMaterial: Material { .thin }
  /// The material of a medium opacity, as a translucent colour.
  public static var regularMaterial: Material { .regular }
  /// The material that lets little of what lies below shine through, as a translucent colour.
  public static var thickMaterial: Material { .thick }
  /// The material that lets least of what lies below shine through, as a translucent colour.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's toolbars, as a translucent colour.
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
  ///
  /// Gnomon keeps what code sets. It sets none itself, and draws nothing for it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The look of materials in windows that aren't in front. Gnomon keeps it, without effect.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of materials inside in windows that aren't in front.
  ///
  /// It has no effect: a drawing has no such windows.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension ShapeStyle {
  /// The style with another look of its materials in windows that aren't in front.
  ///
  /// It has no effect: a drawing has no such windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle {
    if let material = self as? Material { return AnyShapeStyle(material.materialActiveAppearance(appearance)) }
    return AnyShapeStyle(self)
  }
}
