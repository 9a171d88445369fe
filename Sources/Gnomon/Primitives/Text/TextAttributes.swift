// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The changes that modifiers make to a run of text. An environment has one, a text's own modifiers change a copy of
/// it.
struct TextAttributes: Equatable, Sendable {
  /// The font; nil is the default font.
  var font: Font?
  /// The weight; nil is the font's own.
  var weight: Font.Weight? {
    didSet { if weight != nil { isBold = false } }
  }
  /// Bolder than the font is by itself.
  var isBold = false
  var width: Font.Width?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced = false
  var isMonospacedDigit = false
  var scale = Text.Scale.default
  /// Points after each character; wins over `kerning`.
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat = 0
  /// The lines' height; nil is the fonts' own.
  var lineHeight: AttributedString.LineHeight?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// The style that paints the characters; nil is the foreground style.
  var style: AnyShapeStyle?
  var link: URL?
  var background: Color?
  /// The language; nil is the reader's.
  var language: String?
  /// The text's own attributes; nil is none.
  var custom: CustomTextAttributes?

  mutating func setBold(_ isActive: Bool) {
    isBold = isActive
    if !isActive, weight == .bold { weight = nil }
  }

  /// A link has the tint whatever colour the text around it has; only its own attribute gives it another (recorded on macOS 27).
  mutating func setLink(_ link: URL?) {
    self.link = link
    if link != nil { style = nil }
  }

  func resolvedFont(profile: PlatformProfile, text: TextEnvironment) -> ResolvedFont {
    var resolved = (font ?? text.controlSize.font(on: profile)).resolved(
      profile: profile, typeSize: text.dynamicTypeSize
    ) { traits in
      if let weight { (traits.weight, traits.isBold) = (weight, false) }
      if isBold { traits.isBold = true }
      if let width { traits.width = width }
      if let design { traits.design = design }
      if isMonospaced { traits.design = .monospaced }
      if let isItalic { traits.isItalic = isItalic }
      if isMonospacedDigit { traits.isMonospacedDigit = true }
      if scale == .secondary { traits.scale *= Text.Scale.secondaryFactor }
    }
    if text.legibilityWeight == .bold { resolved.weight = min(900, resolved.weight + 200) }
    return resolved
  }

  func run(_ string: String, font: ResolvedFont, in environment: EnvironmentValues) -> ResolvedText.Run {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -10_000), 10_000) : 0 }
    var run = ResolvedText.Run(
      string: string, font: font, tracking: finite(tracking ?? kerning ?? 0), baselineOffset: finite(baselineOffset),
      underline: underline?.pattern, strikethrough: strikethrough?.pattern)
    run.language = language
    run.lineHeight = lineHeight?.points(fontSize: font.size, in: environment)
    run.breaksLigatures = tracking.map { finite($0) != 0 } ?? false
    return run
  }
}

/// The values that the views above have set for text, kept under one key so that resolving a text looks it up once.
struct TextEnvironment: Equatable, Sendable {
  var attributes = TextAttributes()
  var dynamicTypeSize = DynamicTypeSize.large
  var controlSize = ControlSize.regular
  var legibilityWeight: LegibilityWeight?
  var lineLimit: Int?
  /// The height of this many lines is kept.
  var reservedLines: Int?
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var allowsTightening = false
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
  /// The renderer that draws texts; nil lets them draw themselves.
  var renderer: AnyTextRenderer?
  /// True if a paragraph's own direction says which side is leading.
  var alignsByWriting = false
  /// True if paragraphs are read in the layout's direction, whatever is written.
  var writesByLayout = false
  /// True if a last line of one word stays so.
  var leavesLonelyWords = false

  private enum Key: EnvironmentKey {
    static let defaultValue = TextEnvironment()
  }

  static func get(_ environment: EnvironmentValues) -> TextEnvironment { environment[Key.self] }
  static func set(_ text: TextEnvironment, in environment: inout EnvironmentValues) { environment[Key.self] = text }

  /// The paragraph's part of a resolved text. Numbers that make no sense are brought into range.
  func paragraph(layoutDirection: LayoutDirection, displayScale: CGFloat) -> ResolvedText.ParagraphStyle {
    var paragraph = ResolvedText.ParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineLimit = lineLimit.map { max($0, 1) }
    paragraph.reservedLines = reservedLines.map { min(max($0, 0), 10_000) }
    paragraph.truncationMode = truncationMode
    paragraph.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, 0), 10_000) : 0
    paragraph.minimumScaleFactor = minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
    paragraph.allowsTightening = allowsTightening
    paragraph.layoutDirection = layoutDirection
    paragraph.alignsByWriting = alignsByWriting
    paragraph.writesByLayout = writesByLayout
    paragraph.leavesLonelyWords = leavesLonelyWords
    paragraph.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    return paragraph
  }
}

extension EnvironmentValues {
  var text: TextEnvironment {
    get { TextEnvironment.get(self) }
    set { TextEnvironment.set(newValue, in: &self) }
  }
}
