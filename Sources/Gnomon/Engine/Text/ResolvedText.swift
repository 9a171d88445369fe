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
