// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text ready to be shaped: everything that decides where glyphs go, and nothing that only colours them.
public struct ResolvedText: Hashable, Sendable {
  /// The runs in reading order. Their index is the index into a draw command's `paints`.
  public var runs: [Run]
  /// Line breaking and placement of the whole paragraph.
  public var paragraph: ParagraphStyle

  /// The room that something in a line takes, in points; the heights are from the baseline.
  public struct Attachment: Hashable, Sendable {
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  public struct ParagraphStyle: Hashable, Sendable {
    /// Device pixels per point: the size is rounded up to whole pixels.
    public var displayScale: CGFloat = 1
    /// Points added between two lines.
    public var lineSpacing: CGFloat = 0
    /// The smallest factor by which the font may shrink so that the text fits.
    public var minimumScaleFactor: CGFloat = 1
    /// At most this many lines; nil is no limit.
    public var lineLimit: Int?
    /// The height of this many lines is kept even where the text has fewer.
    public var reservedLines: Int?
    // What is small lies in the rest of the last word.
    public var alignment: TextAlignment = .leading
    public var truncationMode: Text.TruncationMode = .tail
    public var allowsTightening: Bool = false
    public var layoutDirection: LayoutDirection = .leftToRight
    /// Whether the leading side of a paragraph is where its own writing begins, and not the layout's.
    public var alignsByWriting: Bool = false
    /// Whether paragraphs are read in the layout's direction, whatever is written.
    public var writesByLayout: Bool = false

    public init() {}
  }

  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.string).joined() }
}

/// A font after the profile, the text style and the traits have been applied.
public struct ResolvedFont: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system(Font.Design)
    case custom(String)
  }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// As in CSS and OpenType: 100 ultra light … 400 regular … 900 black.
  public var weight: Int
  /// Whether the weight was asked for: else a face that a custom name stands for has its own where this is regular.
  public var isWeightGiven: Bool
  public var isItalic: Bool
  public var isMonospacedDigit: Bool
  public var isSmallCaps: Bool
  /// 100 is the normal width, 75 condensed, 125 expanded.
  public var width: Int
  /// The height of a single line in points, before rounding up to pixels. nil takes the font file's own.
  public var lineHeight: CGFloat?
  /// The distance of two baselines in points. nil takes the font file's own.
  public var linePitch: CGFloat?
  /// The distance of the line's top to its baseline in points. nil is the font's share of the line's height.
  public var ascent: CGFloat?
  /// The height of each line that is reserved, in points. nil is that of a line.
  public var reservedHeight: CGFloat?

  public init(
    family: Family, size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospacedDigit: Bool = false,
    isSmallCaps: Bool = false, width: Int = 100, lineHeight: CGFloat? = nil, linePitch: CGFloat? = nil,
    ascent: CGFloat? = nil, isWeightGiven: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isWeightGiven = isWeightGiven
    self.isItalic = isItalic
    self.isMonospacedDigit = isMonospacedDigit
    self.isSmallCaps = isSmallCaps
    self.width = width
    self.lineHeight = lineHeight
    self.linePitch = linePitch
    self.ascent = ascent
  }
}

/// What shapes text. `GnomonCairo` has one over Pango; a test may bring another.
public protocol TextEngine: AnyObject, Sendable {
  /// Shapes a text once. Equal texts may share one answer.
  func shape(_ text: ResolvedText) -> any ShapedText
  /// One sentence for each font that stands in for a system's and isn't installed. A host asks once, after its first text.
  var missingFonts: [String] { get }
}

extension TextEngine {
  /// None.
  public var missingFonts: [String] { [] }
}

/// A text shaped once, that can be fitted into any number of sizes without shaping again.
public protocol ShapedText: AnyObject, Sendable {
  /// The text that was shaped.
  var text: ResolvedText { get }
  /// The size that the text takes in a proposed space. nil is the ideal size: one line a paragraph; ∞ the same.
  func fit(width: CGFloat?, height: CGFloat?) -> TextFit
  /// Where the glyphs lie when the text is drawn in a size that `fit` answered.
  func lines(in size: CGSize) -> [ShapedLine]
  /// The first characters that no font has, each once; boxes stand in their places.
  var missingCharacters: [Unicode.Scalar] { get }
  /// The custom fonts that aren't installed, and the families that stand in for them.
  var substitutedFonts: [String: String] { get }
}

extension ShapedText {
  /// None.
  public var missingCharacters: [Unicode.Scalar] { [] }
  /// None.
  public var substitutedFonts: [String: String] { [:] }
}

/// The answer of ``ShapedText/fit(width:height:)``.
public struct TextFit: Hashable, Sendable {
  /// In points, rounded up to device pixels.
  public var size: CGSize
  /// From the top, in points.
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  public var lineCount: Int
  public var isTruncated: Bool

  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// What finds and decodes the pictures that `Image("name")` and files name.
public protocol ImageLoader: AnyObject, Sendable {
  /// The picture called `name` (without or with its ending) in the host's image directories, or nil.
  func image(named name: String) -> LoadedImage?
  /// The colour called `name` in the asset catalogs of the host's image directories, or nil.
  func color(named name: String) -> NamedColor?
  /// A system symbol drawn as a picture, or nil where there is none of that name. Where text begins at the right, a name with `.rtl` is
  /// asked for first.
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage?
  /// A picture from encoded bytes, or nil where they can't be read.
  func image(data: Data) -> LoadedImage?
  /// What to say of bytes that ``image(data:)`` can't read, as the end of a sentence: "it ends too early".
  func reasonUnreadable(_ data: Data) -> String
  /// Why bytes that came from the network aren't even tried, as the end of a sentence.
  func reasonRefused(fetched data: Data) -> String?
  /// What to say of a picture that is there under a name and can't be read; nil where none is there.
  func reasonUnreadable(named name: String) -> String?
  /// What measures texts in pictures that code draws.
  var textEngine: (any TextEngine)? { get }
  /// A finished drawing as pixels, or nil where it can't be drawn.
  func bitmap(of list: DisplayList) -> Bitmap?
}

/// A colour of an asset catalog.
public struct NamedColor: Hashable, Sendable {
  public var any: Color.Resolved
  /// Where the appearance is dark; nil is as elsewhere.
  public var dark: Color.Resolved?

  public init(any: Color.Resolved, dark: Color.Resolved? = nil) {
    self.any = any
    self.dark = dark
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? dark ?? any : any
  }
}

/// A picture with its scale.
public struct LoadedImage: Sendable {
  public var bitmap: Bitmap
  /// Pixels per point (2 for `name@2x.png`).
  public var scale: CGFloat
  /// Draws the picture finer than ``bitmap`` has it; nil where it's made of pixels.
  public var vector: (any VectorPicture)?

  public init(bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// Pixels per point where the picture is shown at a scale of the caller's: a vector picture has been drawn at one of its own.
  func scale(shownAt scale: CGFloat) -> CGFloat { vector == nil ? scale : self.scale * scale }
}

/// A picture without pixels of its own.
public protocol VectorPicture: AnyObject, Sendable {
  /// The whole picture in so many pixels, or nil where these are too many.
  func bitmap(width: Int, height: Int) -> Bitmap?
  /// A symbol's layers, from the back to the front; empty where the whole is one.
  var layers: [SymbolLayer] { get }
  /// The layers of a symbol that has colours of its own, from the back to the front; empty where it hasn't.
  var coloredLayers: [SymbolLayer] { get }
}

extension VectorPicture {
  public var layers: [SymbolLayer] { [] }
  public var coloredLayers: [SymbolLayer] { [] }
}

/// A part of a symbol that is painted by itself.
public struct SymbolLayer: Sendable {
  /// As large as the whole symbol.
  public var picture: any VectorPicture
  /// Of the foreground style: 0 is the primary.
  public var level: Int
  /// The symbol's own; nil leaves it to the level.
  public var color: Color?

  public init(picture: any VectorPicture, level: Int, color: Color? = nil) {
    self.picture = picture
    self.level = level
    self.color = color
  }
}
