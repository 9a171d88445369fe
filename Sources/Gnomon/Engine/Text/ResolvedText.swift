// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text ready to be shaped: everything that decides where glyphs go, and nothing that only colours them.
public struct ResolvedText: Hashable, Sendable {
  /// The runs in reading order. Their index is the index into a draw command's `paints`.
  public var runs: [Run]
  /// The style by which the lines of the whole paragraph are broken and placed.
  public var paragraph: ParagraphStyle

  /// The room that something in a line takes, in points; the heights are from the baseline.
  public struct Attachment: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The height above the baseline, in points.
    public var ascent: CGFloat
    /// The depth below the baseline, in points.
    public var descent: CGFloat

    /// Room in a line, in points; heights are from the baseline.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The way in which a paragraph's lines are broken and placed.
  public struct ParagraphStyle: Hashable, Sendable {
    /// The device pixels per point: the size is rounded up to whole pixels.
    public var displayScale: CGFloat = 1
    /// The distance added between two lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The smallest factor by which the font may shrink so that the text fits.
    public var minimumScaleFactor: CGFloat = 1
    /// The greatest number of lines; nil is no limit.
    public var lineLimit: Int?
    /// The number of lines whose height is kept even if the text has fewer; nil keeps none.
    public var reservedLines: Int?
    // What is small lies in the rest of the last word.
    /// The side that lines lean on that are shorter than the others.
    public var alignment: TextAlignment = .leading
    /// The part that is left out where the text doesn't fit.
    public var truncationMode: Text.TruncationMode = .tail
    /// True if characters may be set closer so that the text fits.
    public var allowsTightening: Bool = false
    /// The direction of reading, which leading and trailing follow.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// True if the leading side of a paragraph is where its own writing begins, and not the layout's.
    public var alignsByWriting: Bool = false
    /// True if paragraphs are read in the layout's direction, whatever is written.
    public var writesByLayout: Bool = false
    /// True if a last line of one word stays so, and takes no other word down.
    public var leavesLonelyWords: Bool = false

    /// Lines from the leading edge, without limit, on device pixels of one point.
    public init() {}
  }

  /// A text of runs in reading order.
  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.string).joined() }
}
