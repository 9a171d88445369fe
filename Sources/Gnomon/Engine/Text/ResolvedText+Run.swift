// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ResolvedText {
  /// Characters that are set alike. What they're set in is shared by all runs that were copied from one.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var string: String
    private var style: Style

    /// Changed only by a run that has it for itself.
    private final class Style: @unchecked Sendable {
      var values: Values
      init(_ values: Values) { self.values = values }
    }

    private struct Values: Hashable {
      var font: ResolvedFont
      var tracking: CGFloat
      var baselineOffset: CGFloat
      var lineHeight: CGFloat?
      var breaksLigatures = false
      var underline: Text.LineStyle.Pattern?
      var strikethrough: Text.LineStyle.Pattern?
      var underlineColor: Color.Resolved?
      var strikethroughColor: Color.Resolved?
      var language: String?
      var attachment: Attachment?
    }

    /// Characters that are set alike.
    ///
    /// - Parameters:
    ///   - string: the characters.
    ///   - font: their font.
    ///   - tracking: the points that are added after each character.
    ///   - baselineOffset: the points that they're raised by; negative ones lower them.
    ///   - underline: the line below them; nil is none.
    ///   - strikethrough: the line through them; nil is none.
    public init(
      string: String, font: ResolvedFont, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
      underline: Text.LineStyle.Pattern? = nil, strikethrough: Text.LineStyle.Pattern? = nil
    ) {
      self.string = string
      style = Style(
        Values(
          font: font, tracking: tracking, baselineOffset: baselineOffset, underline: underline,
          strikethrough: strikethrough))
    }

    private var values: Values {
      @inline(__always) get { style.values }
      @inline(__always) _modify {
        if !isKnownUniquelyReferenced(&style) { style = Style(style.values) }
        yield &style.values
      }
    }

    /// The characters' font.
    public var font: ResolvedFont {
      get { values.font }
      set { values.font = newValue }
    }

    /// The extra advance after each character, in points (`tracking`, else `kerning`).
    public var tracking: CGFloat {
      get { values.tracking }
      set { values.tracking = newValue }
    }

    /// True if letters stay apart that the font would make one of, though it needn't: `tracking` does that.
    public var breaksLigatures: Bool {
      get { values.breaksLigatures }
      set { values.breaksLigatures = newValue }
    }

    /// The distance upwards from the baseline, in points; a negative one is downwards.
    public var baselineOffset: CGFloat {
      get { values.baselineOffset }
      set { values.baselineOffset = newValue }
    }

    /// The line below the characters; nil is none.
    public var underline: Text.LineStyle.Pattern? {
      get { values.underline }
      set { values.underline = newValue }
    }

    /// The line through the characters; nil is none.
    public var strikethrough: Text.LineStyle.Pattern? {
      get { values.strikethrough }
      set { values.strikethrough = newValue }
    }

    /// The height in points of a line whose largest font this run has, whatever its fonts reach; the baseline lies the font's size
    /// below its top. nil is the fonts' own.
    public var lineHeight: CGFloat? {
      get { values.lineHeight }
      set { values.lineHeight = newValue }
    }

    /// The line's colour; nil is the run's paint.
    public var underlineColor: Color.Resolved? {
      get { values.underlineColor }
      set { values.underlineColor = newValue }
    }

    /// The line's colour; nil is the run's paint.
    public var strikethroughColor: Color.Resolved? {
      get { values.strikethroughColor }
      set { values.strikethroughColor = newValue }
    }

    /// The language to typeset for, as "ja" or "zh-Hant-TW"; nil is the reader's.
    public var language: String? {
      get { values.language }
      set { values.language = newValue }
    }

    /// The room of what stands in the place of the run's one character; nil for characters.
    public var attachment: Attachment? {
      get { values.attachment }
      set { values.attachment = newValue }
    }

    /// True if both have equal characters that are set alike.
    public static func == (a: Run, b: Run) -> Bool {
      (a.style === b.style || a.style.values == b.style.values) && a.string == b.string
    }

    /// Feeds the characters and what they're set in into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(style.values)
    }
  }
}
