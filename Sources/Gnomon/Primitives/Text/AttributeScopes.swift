// SPDX-License-Identifier: Apache-2.0
import Foundation

extension AttributeScopes {
  /// The attributes of strings that texts understand.
  public struct SwiftUIAttributes: AttributeScope {
    /// The configuration that decodes strings with these attributes.
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    /// The configuration that encodes strings with these attributes.
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration

    /// The run's font.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's value: a font.
      public typealias Value = Font
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the run's characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's value: a colour.
      public typealias Value = Color
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour that is painted below the run's line.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The attribute's value: a colour.
      public typealias Value = Color
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The points that are added after each of the run's characters; letters that the font makes one of stay one.
    public enum KerningAttribute: CodableAttributedStringKey {
      /// The attribute's value: points, of which 0 is the font's own distance.
      public typealias Value = CGFloat
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.Kern"
    }

    /// The points that are added after each of the run's characters; letters that the font would make one of stay
    /// apart.
    public enum TrackingAttribute: CodableAttributedStringKey {
      /// The attribute's value: points, of which 0 is the font's own distance.
      public typealias Value = CGFloat
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }

    /// The points that the run is raised by.
    public enum BaselineOffsetAttribute: CodableAttributedStringKey {
      /// The attribute's value: points, of which a negative number lowers the run.
      public typealias Value = CGFloat
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line below the run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute's value: a line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute's value: a line's pattern and colour.
      public typealias Value = Text.LineStyle
      /// The attribute's name in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The meaning of a run in Markdown. Foundation has it on Apple's systems only.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The attribute's value: a set of meanings.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name in encoded strings.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The run's font.
    public let font: FontAttribute
    /// The colour of the run's characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour below the run.
    public let backgroundColor: BackgroundColorAttribute
    /// The points that are added after each of the run's characters; letters that the font makes one of stay one.
    public let kern: KerningAttribute
    /// The points that are added after each of the run's characters; letters that the font would make one of stay
    /// apart.
    public let tracking: TrackingAttribute
    /// The points that the run is raised by; a negative number lowers it.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of the paragraph's lines.
    public let lineHeight: AttributeScopes.CoreTextAttributes.LineHeightAttribute
    /// The line below the run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The run's meaning in Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation has.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes of strings that texts understand.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name, so that `string.font` and its like can be written.
  public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T
  where T: AttributedStringKey {
    self[T.self]
  }
}

/// The meaning of a run of a string in inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The meanings as bits, as Foundation numbers them.
  public let rawValue: UInt

  /// A set of the meanings whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasised text: `*text*`, drawn slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasised text: `**text**`, drawn bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: text between two grave accents, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is struck through: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line of the source, which is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A break that the source asks for.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
