// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour by UIKit's name, for sources that name system colours through it. It holds a ``Color``, and
/// `Color(uiColor:)` gives it.
///
/// It is a value in sRGB.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private var mark = FoundationMark()
  let color: Color

  init(_ color: Color, isOwn: Void) { self.color = color }

  /// A colour of red, green, blue and opacity from 0 to 1 in sRGB. Red, green and blue outside of 0…1 lie outside of
  /// sRGB's range.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from 0 (black) to 1 (white), with an opacity from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour of hue, saturation, brightness and opacity from 0 to 1 in sRGB. The hue runs from red over green and blue
  /// to red again. Hue, saturation and brightness outside of 0…1 take the nearest of its ends.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A colour of red, green, blue and opacity from 0 to 1 in Display P3, which is wider than sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour that holds one of SwiftUI's. It keeps what that depends on, as light and dark.
  public init(_ color: Color) { self.color = color }

  /// A colour with the components of a colour of Core Graphics, which are in sRGB.
  public init(cgColor: CGColor) { color = Color(cgColor: cgColor) }

  /// A colour that is one where the views are light and another where they are dark.
  ///
  /// - Parameter dynamicProvider: gives the colour for light or dark traits. It is called twice, at once, and isn't
  ///   kept.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(
      storage: .dynamic(
        light: dynamicProvider(.current(.light)).color, dark: dynamicProvider(.current(.dark)).color))
  }

  /// The colour with another opacity from 0 to 1, in place of its own. What is outside takes the nearest of the ends;
  /// NaN and ∞ are 0.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(storage: .alpha(color, alpha)), isOwn: ())
  }

  /// The colour of fixed components that this one is where the views are light or dark.
  ///
  /// It is resolved apart from a host: a colour of an asset catalogue isn't found.
  ///
  /// - Parameter traitCollection: says light or dark; unspecified is light. Nothing else of it is read.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(color.resolve(in: environment)), isOwn: ())
  }

  /// The components where the views are light, in sRGB. It is resolved apart from a host: a colour of an asset
  /// catalogue isn't found.
  public var cgColor: CGColor { resolved.cgColor }

  private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  /// Gives the components where the views are light, in sRGB. Each is from 0 to 1, beyond that where the colour is
  /// outside of sRGB.
  ///
  /// - Parameters:
  ///   - red: where the red is written to; nil leaves it out.
  ///   - green: where the green is written to; nil leaves it out.
  ///   - blue: where the blue is written to; nil leaves it out.
  ///   - alpha: where the opacity is written to; nil leaves it out.
  /// - Returns: true: every colour has components.
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

  /// Writes the colour's hue, saturation and brightness, each from 0 to 1. A grey has the hue 0.
  ///
  /// - Parameters:
  ///   - hue: where the hue is written to; nil leaves it out.
  ///   - saturation: where the saturation is written to; nil leaves it out.
  ///   - brightness: where the brightness is written to; nil leaves it out.
  ///   - alpha: where the opacity is written to; nil leaves it out.
  /// - Returns: true: every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&r, green: &g, blue: &b, alpha: alpha) else { return false }
    let (least, most) = (min(r, g, b), max(r, g, b))
    let span = most - least
    var sixths: CGFloat = 0
    if span > 0 {
      if most == r {
        sixths = (g - b) / span + (g < b ? 6 : 0)
      } else {
        sixths = most == g ? (b - r) / span + 2 : (r - g) / span + 4
      }
    }
    hue?.pointee = sixths / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    return true
  }

  /// Writes the colour's grey, from 0 to 1, where it is one.
  ///
  /// - Parameters:
  ///   - white: where the grey is written to; nil leaves it out.
  ///   - alpha: where the opacity is written to; nil leaves it out.
  /// - Returns: false where the colour isn't a grey; then nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&r, green: &g, blue: &b, alpha: &a), r == g, g == b else { return false }
    white?.pointee = r
    alpha?.pointee = a
    return true
  }

  /// True if both hold equal colours. A colour that depends on light and dark is never equal to one of fixed
  /// components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// A number of the colour.
  public override var hash: Int { color.hashValue }
  /// A text about the colour for logs: the system colour's name, or the components as "#RRGGBBAA".
  public override var description: String { color.description }

  // MARK: Archives

  /// No colour: clear.
  public override convenience init() { self.init(white: 0, alpha: 0) }
  /// Whether it's kept in archives that check classes: true.
  public static var supportsSecureCoding: Bool { true }
  /// Keeps the components where the views are light.
  public func encode(with coder: NSCoder) {
    for (key, value) in zip(Self.keys, cgColor.components ?? []) { coder.encode(Double(value), forKey: key) }
  }
  /// The colour of an archive; nil where it holds none.
  public convenience init?(coder: NSCoder) {
    guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let values = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  /// Itself: it can't be changed.
  public func copy(with zone: NSZone?) -> Any { self }
}

/// AppKit's name of ``UIColor``: both are one type.
public typealias NSColor = UIColor

/// Whether an interface is light or dark, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither light nor dark is asked for.
  case unspecified
  /// Light backgrounds and dark texts.
  case light
  /// Dark backgrounds and light texts.
  case dark

  /// The style of a colour scheme; nil gives `unspecified`.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// The colour scheme of a style; nil where the style is `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension Color {
  /// The colour that a `UIColor` holds. It keeps what that depends on, as light and dark.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// The colour that an `NSColor` holds. It keeps what that depends on, as light and dark.
  public init(nsColor: NSColor) { self = nsColor.color }
  /// The colour that a `UIColor` holds, as `init(uiColor:)` gives it.
  public init(_ color: UIColor) { self = color.color }
}
