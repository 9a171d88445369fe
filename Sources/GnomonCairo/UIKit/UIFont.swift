// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A font by UIKit's name, for sources that measure with it or make a ``/Gnomon/Font`` of it.
///
/// Its size is fixed. The font of a text style has the size that the reader of the host has chosen that was made or
/// updated last.
public final class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private var mark = FoundationMark()

  /// The thickness of strokes: from −1 to 1, 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight's number: from −1, thinnest, to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight of its number, from −1 to 1. A font takes the nearest of the nine that have names.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of its number, from −1 to 1. A font takes the nearest of the nine that have names.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes: −0.8.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes: −0.6.
    public static let thin = Weight(-0.6)
    /// Strokes somewhat thinner than regular: −0.4.
    public static let light = Weight(-0.4)
    /// The strokes of a font that says nothing else: 0.
    public static let regular = Weight(0)
    /// Strokes somewhat thicker than regular: 0.23.
    public static let medium = Weight(0.23)
    /// Thick strokes, those of a bold system font: 0.3.
    public static let semibold = Weight(0.3)
    /// Thick strokes: 0.4.
    public static let bold = Weight(0.4)
    /// Very thick strokes: 0.56.
    public static let heavy = Weight(0.56)
    /// The thickest strokes: 0.62.
    public static let black = Weight(0.62)

    /// The weight of SwiftUI's that is nearest.
    fileprivate var weight: Font.Weight {
      let known: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// The purpose of a text, in UIKit's words.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name, as UIKit has it.
    public let rawValue: String

    /// Makes a style of its name. A name that isn't known is taken as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of a screen's large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of headings below others.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of long texts.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of texts that stand out of others.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of words below pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of the smallest words below pictures.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  let font: Font
  /// The font of bytes that it was made of; nil for others.
  let graphicsFont: CGFont?

  fileprivate init(_ font: Font, of graphicsFont: CGFont? = nil) {
    (self.font, self.graphicsFont) = (font, graphicsFont)
  }

  /// A font of bytes in a size, for the module by Core Text's name. Texts find it by its name from then on. Code can still register it.
  ///
  /// - Parameters:
  ///   - graphicsFont: the font.
  ///   - fontSize: in points.
  public convenience init(_graphicsFont graphicsFont: CGFont, size fontSize: CGFloat) {
    let name = graphicsFont.postScriptName ?? graphicsFont.fullName ?? ""
    BundleFonts.find(graphicsFont.path, name: graphicsFont.postScriptName)
    self.init(.custom(name, fixedSize: fontSize), of: graphicsFont)
  }

  // MARK: Which there are

  /// The system's font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  /// The system's font in a size in points, with strokes of a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }

  /// The system's font in a size in points, with semibold strokes.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's italic font in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic()) }

  /// The system's font of letters with one width, in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }

  /// The system's font with digits of one width, in a size in points.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }

  /// The font of a text style, in the size that the reader has chosen.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let resolved = Font.system(style.style).resolvedForHost
    return UIFont(.system(size: resolved.size, weight: Font.Weight(value: resolved.weight)))
  }

  /// The font of a text style, in the size that the reader has chosen.
  ///
  /// - Parameters:
  ///   - style: the text style.
  ///   - traitCollection: the traits to make the font for. They aren't read: the reader is the host's.
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// A font by its family's, full or PostScript name, in a size in points; nil where the host has none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize))
    guard shape("x").substitutedFonts.isEmpty else { return nil }
  }

  /// The font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: the description.
  ///   - pointSize: the size in points; 0 or less keeps the description's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.traits.pointSize = pointSize }
    self.init(font)
  }

  /// The font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(UIFont(descriptor: fontDescriptor, size: fontSize).font, of: graphicsFont)
  }

  /// The description of the font, with its size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font) }

  /// The size of labels' text: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons' text: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14 points on iOS, 13 elsewhere.
  public static var systemFontSize: CGFloat { ViewHost.Configuration.shown.profile.system == .iOS ? 14 : 13 }

  // MARK: How large it is

  var resolved: ResolvedFont { font.resolvedForHost }

  /// The font's size in points.
  public var pointSize: CGFloat { resolved.size }

  /// The height of a line in points.
  public var lineHeight: CGFloat { resolved.lineHeight ?? shape("x").fit(width: nil, height: nil).size.height }

  /// The part of a line above its baseline, in points.
  public var ascender: CGFloat { resolved.ascent ?? shape("x").fit(width: nil, height: nil).firstBaseline }

  /// The part of a line below its baseline, in points: it's negative.
  public var descender: CGFloat { ascender - lineHeight }

  /// The distance of a line to the next, in points: 0 for system fonts.
  public var leading: CGFloat { max(0, (resolved.linePitch ?? lineHeight) - lineHeight) }

  /// The name of the font's family; the system's is `.AppleSystemUIFont`.
  public var familyName: String {
    if case .custom(let name) = resolved.family { name } else { ".AppleSystemUIFont" }
  }

  /// The family's name: fonts of one family aren't told apart by name here.
  public var fontName: String { familyName }

  private func shape(_ string: String) -> any ShapedText { TextMeasure.shape([.init(string: string, font: resolved)]) }

  /// Whether two fonts are described alike.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  /// A number of the font's description.
  public override var hash: Int { font.hashValue }
  /// The family's name and the size in points.
  public override var description: String { "\(familyName) \(pointSize)" }
  /// The system's font of 12 points.
  public override convenience init() { self.init(.system(size: 12)) }
  /// Itself: it can't be changed.
  public func copy(with zone: NSZone?) -> Any { self }
  /// The height of capital letters above the baseline, in points: that of Inter, 0.727 of the size.
  public var capHeight: CGFloat { pointSize * 0.727 }
  /// The height of small letters above the baseline, in points: that of Inter, 0.546 of the size.
  public var xHeight: CGFloat { pointSize * 0.546 }
}

/// ``UIFont`` by AppKit's name.
public typealias NSFont = UIFont
/// ``UIFont`` by Core Text's name.
public typealias CTFont = UIFont

/// The description of a font: its family, size, design and traits.
public struct UIFontDescriptor: Hashable, Sendable {
  /// Properties of a font that are there or not, as bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Makes traits of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The strokes are thick.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The letters have one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The letters lean, by AppKit's name.
    public static let italic = traitItalic
    /// The strokes are thick, by AppKit's name.
    public static let bold = traitBold
  }

  /// The designs that the system's font comes in.
  public enum SystemDesign: Hashable, Sendable {
    /// The usual design, a design of round stroke ends, one with serifs, or one whose letters have one width.
    case `default`, rounded, serif, monospaced

    fileprivate var design: Font.Design {
      switch self {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  var font: Font

  /// The description of a text style's font, in the size that the reader has chosen.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font's size in points.
  public var pointSize: CGFloat { font.resolvedForHost.size }

  /// The description of the system's font in another design; nil for a font by name.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    if case .custom = font.base { return nil }
    return changed { $0.design = design.design }
  }

  /// The description with these traits: whether it is slanted, thick, and wide or narrow is as they say.
  /// `traitMonoSpace` sets letters of one width; without it the design stays. Never nil.
  public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      $0.weight = symbolicTraits.contains(.traitBold) ? .semibold : nil
      $0.width =
        symbolicTraits.contains(.traitExpanded)
        ? .expanded : symbolicTraits.contains(.traitCondensed) ? .condensed : nil
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// Whether the font is slanted, thick, wide, narrow, or of letters with one width.
  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    let resolved = font.resolvedForHost
    var traits: SymbolicTraits = []
    if font.traits.isItalic { traits.insert(.traitItalic) }
    if resolved.weight >= 600 { traits.insert(.traitBold) }
    if font.traits.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = newPointSize } }

  private func changed(_ change: (inout Font.Traits) -> Void) -> UIFontDescriptor {
    var copy = self
    change(&copy.font.traits)
    return copy
  }
}

/// ``UIFontDescriptor`` by AppKit's name.
public typealias NSFontDescriptor = UIFontDescriptor

/// The growth of lengths with the type size that the reader has chosen, by UIKit's name.
public struct UIFontMetrics: Hashable, Sendable {
  private let style: Font.TextStyle

  /// The growth of lengths that stand beside body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The growth of lengths that stand beside texts of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

  private var factor: CGFloat {
    let shown = ViewHost.Configuration.shown
    return shown.profile.scale(of: style, at: shown.dynamicTypeSize)
  }

  /// A length in points, grown for the reader. It isn't rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * factor }

  /// The growth for a reader who has chosen the size that traits hold; the host's where they hold none.
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    guard let size = traits.flatMap({ DynamicTypeSize($0.preferredContentSizeCategory) }) else { return factor }
    return ViewHost.Configuration.shown.profile.scale(of: style, at: size)
  }

  /// A length in points, grown for a reader of some traits. It isn't rounded to pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * factor(traitCollection)
  }

  /// The font in a size that is grown for a reader of some traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(font.pointSize * factor(traitCollection))
  }

  /// The font in a size that is grown for a reader of some traits.
  ///
  /// - Parameters:
  ///   - font: the font in the size that it has at the default type size.
  ///   - maximumPointSize: the greatest size that it gets, in points.
  ///   - traitCollection: the traits; nil is the host's.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(font.pointSize * factor(traitCollection), maximumPointSize))
  }

  /// The font in a size that is grown for the reader.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * factor) }

  /// The font in a size that is grown for the reader.
  ///
  /// - Parameters:
  ///   - font: the font in the size that it has at the default type size.
  ///   - maximumPointSize: the greatest size that it gets, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize * factor, maximumPointSize))
  }
}

extension Font {
  /// The font that a `UIFont` holds; its size is fixed.
  public init(_ font: CTFont) { self = font.font }

  /// The font as it is where the host's views begin that was made or updated last.
  fileprivate var resolvedForHost: ResolvedFont { resolved(in: ViewHost.Configuration.shown.environment) }
}
