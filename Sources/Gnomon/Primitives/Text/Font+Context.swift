// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Font {
  /// The values that a font's size and weight depend on; see `EnvironmentValues.fontResolutionContext`.
  public struct Context: Hashable, Sendable {
    let profile: PlatformProfile
    let typeSize: DynamicTypeSize
    let isBold: Bool
  }

  /// A font with everything that decides how it looks.
  public struct Resolved: Hashable, Sendable {
    private let font: ResolvedFont
    /// The distance between lines.
    public let leading: Font.Leading
    /// The width of the characters.
    public let width: Font.Width
    /// True if small letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// True if capitals are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool

    init(_ font: ResolvedFont, traits: Traits) {
      self.font = font
      leading = traits.leading
      width = traits.width ?? .standard
      isLowercaseSmallCaps = traits.lowercaseSmallCaps
      isUppercaseSmallCaps = traits.uppercaseSmallCaps
    }

    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// The thickness of the strokes.
    public var weight: Font.Weight { Font.Weight(value: font.weight) }
    /// True if the weight is semibold or above.
    public var isBold: Bool { font.weight >= 600 }
    /// True if the font is slanted.
    public var isItalic: Bool { font.isItalic }
    /// True if the font is the system's monospaced one.
    public var isMonospaced: Bool { font.family == .system(.monospaced) }
    /// True if small letters and capitals alike are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font as it looks in a context.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    var font = resolved(profile: context.profile, typeSize: context.typeSize)
    if context.isBold { font.weight = min(900, font.weight + 200) }
    return Resolved(font, traits: traits)
  }
}

extension EnvironmentValues {
  /// The values that fonts depend on here, for `Font.resolve(in:)`.
  public var fontResolutionContext: Font.Context {
    Font.Context(
      profile: platformProfile, typeSize: text.dynamicTypeSize, isBold: text.legibilityWeight == .bold)
  }
}
