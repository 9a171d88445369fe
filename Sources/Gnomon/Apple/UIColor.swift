// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour as UIKit has it: for sources that name system colours through it. It holds a ``Color`` and is one.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
  let color: Color

  init(_ color: Color, isOwn: Void) { self.color = color }

  /// A colour of components from 0 to 1 in sRGB; those outside lie outside of its range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour of hue, saturation and brightness from 0 to 1 in sRGB.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A colour of components from 0 to 1 in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// Makes the colour that Core Graphics has.
  public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

  /// A colour that is one where the views are light, another where they are dark. The closure is called for both.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(
      storage: .dynamic(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  /// The colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(storage: .alpha(color, alpha)), isOwn: ())
  }

  /// The colour where the views are light or dark, as the traits say.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolve(in: environment)), isOwn: ())
  }

  /// The components where the views are light.
  public var cgColor: CGColor { resolved.cgColor }

  private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// Gives the components in sRGB, from 0 to 1, of the colour where the views are light.
  ///
  /// - Returns: true: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = cgColor.components, components.count == 4 else { return false }
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Whether two are the same colour.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  /// Writes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  /// The colour in words.
  public var description: String { color.description }
}

/// The same colours by AppKit's name.
public typealias NSColor = UIColor

/// Whether an interface is light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither was asked for.
  case unspecified
  /// Light backgrounds and dark texts.
  case light
  /// Dark backgrounds and light texts.
  case dark

  /// nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// nil where the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension Color {
  /// Takes a colour of the platform as it is; it still changes with the colour scheme.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Takes a colour of the platform as it is; it still changes with the colour scheme.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// Takes a colour of the platform as it is; it still changes with the colour scheme.
  public init(_ color: UIColor) { self = color.color }
}
