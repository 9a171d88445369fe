// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text in an environment: what is shaped, and what its runs are painted with.
struct TextResolution: Equatable, Sendable {
  var text: ResolvedText
  /// One a run of `text`.
  var styles: [TextRunStyle]
  /// The renderer that draws the text; nil lets it draw itself.
  var renderer: AnyTextRenderer?
  /// What is probably not meant.
  var findings: [TextFinding] = []

  /// The paint of each run, over the rectangle that the whole text takes.
  func paints(in environment: EnvironmentValues, bounds: CGRect) -> [Paint] {
    var foreground: Paint?
    return styles.map { style in
      guard style.isForeground else { return style.paint(in: environment, bounds: bounds) }
      let paint = foreground ?? style.paint(in: environment, bounds: bounds)
      foreground = paint
      return paint
    }
  }
}

extension TextResolution {
  /// The effects of each run's style beside its paint; nil where there are none.
  func effects(in environment: EnvironmentValues) -> [_StyleEffects]? {
    var foreground: _StyleEffects?
    var isAny = false
    let effects = styles.map { style in
      let effects: _StyleEffects
      if let style = style.style {
        effects = style._effects(in: environment)
      } else if style.link != nil {
        effects = TintShapeStyle()._effects(in: environment)
      } else {
        effects = foreground ?? ForegroundStyle()._effects(in: environment)
        foreground = effects
      }
      isAny = isAny || !effects.isEmpty
      return effects
    }
    return isAny ? effects : nil
  }
}

/// What is probably not meant in a text.
enum TextFinding: Equatable, Sendable {
  /// A picture in the text that isn't there.
  case missing(Image)
  /// A symbol in the text that another picture stands for.
  case standIn(Image, String)
  /// A key that nobody has translated, as a sentence.
  case untranslated(String)
  /// A table of strings that can't be read, as a sentence.
  case unreadable(String)
}

/// The paint of a run.
struct TextRunStyle: Equatable, Sendable {
  /// The style that paints the characters; nil is the foreground style, or the tint where there's a link.
  var style: AnyShapeStyle?
  var link: URL?
  var background: Color?
  var custom: CustomTextAttributes?
  var picture: TextPicture?

  /// True if it's painted in the foreground style.
  var isForeground: Bool { style == nil && link == nil }

  /// The paint of the run, over the rectangle that the whole text takes.
  func paint(in environment: EnvironmentValues, bounds: CGRect, level: Int = 0) -> Paint {
    if let style { return style._paint(in: environment, bounds: bounds, level: level) }
    if link != nil { return TintShapeStyle()._paint(in: environment, bounds: bounds, level: level) }
    return ForegroundStyle()._paint(in: environment, bounds: bounds, level: level)
  }

  /// True if something beside glyphs belongs to the run.
  var isDecorated: Bool { link != nil || background != nil || picture != nil }
}

extension TextRunStyle {
  init(_ attributes: TextAttributes) {
    self.init(
      style: attributes.style, link: attributes.link, background: attributes.background, custom: attributes.custom)
  }
}

/// Collects the runs of a text; neighbours of the same attributes become one.
struct TextRuns {
  let environment: EnvironmentValues
  let text: TextEnvironment
  private let profile: PlatformProfile
  private(set) var runs: [ResolvedText.Run] = []
  private(set) var styles: [TextRunStyle] = []
  private var last: (attributes: TextAttributes, font: ResolvedFont)?
  private var findings: [TextFinding] = []
  private let shared: SharedTextStyles?

  init(environment: EnvironmentValues, sharing shared: SharedTextStyles? = nil) {
    self.environment = environment
    self.shared = shared
    text = environment.text
    profile = environment.platformProfile
  }

  mutating func append(_ string: String, attributes: TextAttributes) {
    guard !string.isEmpty else { return }
    var string = string
    switch text.textCase {
    case .uppercase: string = string.uppercased(with: environment.locale)
    case .lowercase: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    if let last, last.attributes == attributes, !runs.isEmpty {
      runs[runs.count - 1].string += string
      return
    }
    if let known = shared?.find(attributes, in: environment) {
      var run = known.run
      run.string = string
      runs.append(run)
      if styles.isEmpty { styles = known.styles } else { styles += known.styles }
      last = (attributes, run.font)
      return
    }
    let font: ResolvedFont
    if let last, last.attributes.hasSameFont(as: attributes) {
      font = last.font
    } else {
      font = attributes.resolvedFont(profile: profile, text: text)
    }
    last = (attributes, font)
    var run = attributes.run(string, font: font, in: environment)
    run.underlineColor = attributes.underline?.color?.resolve(in: environment)
    run.strikethroughColor = attributes.strikethrough?.color?.resolve(in: environment)
    runs.append(run)
    styles.append(TextRunStyle(attributes))
    shared?.add(attributes, run, styles.count == 1 ? styles : Array(styles.suffix(1)), in: environment)
  }

  /// Appends a picture as a run of its own. Where it isn't found a symbol has a box in its place, another picture nothing.
  mutating func append(_ image: Image, attributes: TextAttributes) {
    var inner = environment
    inner.text.attributes = attributes
    let font = attributes.resolvedFont(profile: profile, text: text)
    let picture: TextPicture
    if let loaded = image.load(in: inner) {
      if let standIn = loaded.standIn { findings.append(.standIn(image, standIn)) }
      picture = TextPicture(loaded, of: image, font: font)
    } else {
      findings.append(.missing(image))
      guard case .system = image.source else { return }
      picture = TextPicture(placeholderFor: image, font: font)
    }
    last = nil
    var run = attributes.run("\u{FFFC}", font: font, in: environment)
    run.attachment = picture.attachment
    runs.append(run)
    var style = TextRunStyle(attributes)
    style.picture = picture
    styles.append(style)
  }

  /// Notes which tables of strings can't be read.
  mutating func add(unreadable sentences: [String]) {
    for sentence in sentences where !findings.contains(.unreadable(sentence)) { findings.append(.unreadable(sentence)) }
  }

  /// Notes that a key isn't there in a language.
  mutating func addUntranslated(_ key: String, table: String?, language: String) {
    let table = table.map { "the table \($0)" } ?? "the table Localizable"
    findings.append(.untranslated("\(table) has no string for “\(key)” in the language \(language)"))
  }

  /// The runs as one text. A text without characters has one empty run, so that it's as high as a line of its font.
  func resolution(attributes: TextAttributes) -> TextResolution {
    let paragraph = text.paragraph(
      layoutDirection: environment.layoutDirection, displayScale: environment.displayScale)
    guard runs.isEmpty else {
      return TextResolution(
        text: ResolvedText(runs: runs, paragraph: paragraph), styles: styles, renderer: text.renderer,
        findings: findings)
    }
    let run = attributes.run("", font: attributes.resolvedFont(profile: profile, text: text), in: environment)
    return TextResolution(
      text: ResolvedText(runs: [run], paragraph: paragraph),
      styles: [TextRunStyle(style: attributes.style)], renderer: text.renderer, findings: findings)
  }
}

extension TextAttributes {
  fileprivate func hasSameFont(as other: TextAttributes) -> Bool {
    font == other.font && weight == other.weight && isBold == other.isBold && width == other.width
      && design == other.design
      && isItalic == other.isItalic && isMonospaced == other.isMonospaced
      && isMonospacedDigit == other.isMonospacedDigit && scale == other.scale
  }
}

extension Text {
  /// The text in an environment.
  func resolve(in environment: EnvironmentValues, sharing shared: SharedTextStyles? = nil) -> TextResolution {
    var runs = TextRuns(environment: environment, sharing: shared)
    appendRuns(to: &runs, attributes: runs.text.attributes)
    var attributes = runs.text.attributes
    apply(to: &attributes)
    return runs.resolution(attributes: attributes)
  }

  func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    var attributes = attributes
    apply(to: &attributes)
    switch storage {
    case .verbatim(let string): runs.append(string, attributes: attributes)
    case .box(let content): content.appendRuns(to: &runs, attributes: attributes)
    }
  }

  /// The characters of the text in an environment, without its attributes.
  func string(in environment: EnvironmentValues) -> String { resolve(in: environment).text.string }
}
