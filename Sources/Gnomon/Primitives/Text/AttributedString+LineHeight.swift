// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AttributedString {
  /// The distance between the baselines of neighbouring lines of a paragraph.
  ///
  /// A line is as high, and its baseline lies the size of its largest font below its top.
  public struct LineHeight: Hashable, Sendable {
    private enum Rule: Hashable {
      case fonts
      case points(CGFloat)
      case factor(CGFloat)
      case increase(CGFloat)
    }

    private let rule: Rule

    /// The height that the fonts' own measures say.
    public static var variable: LineHeight { LineHeight(rule: .fonts) }
    /// A multiple of the font's size as lines mostly have it: 1.25.
    public static var normal: LineHeight { .multiple(factor: 1.25) }
    /// A multiple of the font's size with lines close together: 1.1.
    public static var tight: LineHeight { .multiple(factor: 1.1) }
    /// A multiple of the font's size with lines far apart: 1.5.
    public static var loose: LineHeight { .multiple(factor: 1.5) }

    /// A multiple of the largest font's size. A factor that isn't above 0 counts as ``variable``.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .factor(factor)) }

    /// The largest font's size and some points more, or fewer where they're negative.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .increase(increase)) }

    /// A height in points, whatever the fonts. Points that aren't above 0 count as ``variable``.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .points(points)) }

    /// The height of a line in points, which is whole on macOS, in pixels elsewhere; nil where the fonts say it.
    func points(fontSize: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
      let height: CGFloat =
        switch rule {
        case .fonts: .nan
        case .points(let points): points
        case .factor(let factor): fontSize * factor
        case .increase(let points): fontSize + points
        }
      guard height > 0, height.isFinite else { return nil }
      let scale = environment.platformProfile.system == .macOS ? 1 : environment.displayScale
      guard scale.isFinite, scale > 0 else { return height }
      return min(height.roundedUp(toScale: scale), 10_000)
    }
  }
}

extension AttributeScopes {
  /// The attributes of strings that say how paragraphs are set.
  public struct CoreTextAttributes: AttributeScope {
    /// The configuration that decodes strings with these attributes.
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    /// The configuration that encodes strings with these attributes.
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration

    /// The height of a paragraph's lines.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The attribute's value: a height, fixed or relative to the font.
      public typealias Value = AttributedString.LineHeight
      /// The attribute's name in encoded strings.
      public static let name = "CTLineHeight"
    }

    /// The height of the paragraph's lines.
    public let lineHeight: LineHeightAttribute
  }

  /// The attributes of strings that say how paragraphs are set.
  public var coreText: CoreTextAttributes.Type { CoreTextAttributes.self }
}
