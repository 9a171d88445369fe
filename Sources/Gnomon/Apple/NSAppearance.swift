// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Light or dark, by AppKit's name.
public final class NSAppearance: Hashable, Sendable {
  /// What an appearance is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// AppKit's name.
    public let rawValue: String
    /// A name of AppKit's, or another one, which means nothing here.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of AppKit's, or another one, which means nothing here.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// Light, on material. It counts as ``aqua``.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// Dark, on material. It counts as ``darkAqua``.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")

    var isDark: Bool { self == .darkAqua || self == .vibrantDark }
  }

  /// The appearance's name.
  public let name: Name

  /// The appearance of a name; nil where AppKit has none of that name.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.name = name
  }

  init(isDark: Bool) { name = isDark ? .darkAqua : .aqua }

  /// The first of some names that is as light or as dark; nil where none is.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }

  /// True if both have one name.
  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }
  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  /// A name of a colour. It isn't used.
  public typealias Name = String

  /// A colour that is one where the views are light and another where they are dark.
  ///
  /// - Parameters:
  ///   - colorName: the colour's name, which isn't used.
  ///   - dynamicProvider: gives the colour for a light or a dark appearance. It is called twice, at once, and isn't kept.
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init { dynamicProvider(NSAppearance(isDark: $0.userInterfaceStyle == .dark)) }
  }
}
