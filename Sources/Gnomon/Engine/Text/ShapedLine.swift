// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of a fitted text: where its glyphs lie, in points.
public struct ShapedLine: Hashable, Sendable {
  /// The left end of the baseline, from the text's top left corner.
  public var origin: CGPoint
  /// The line's advance, in points.
  public var width: CGFloat
  /// The height above the baseline, in points.
  public var ascent: CGFloat
  /// The depth below the baseline, in points.
  public var descent: CGFloat
  /// The runs, from left to right.
  public var runs: [ShapedRun]

  /// A line of runs from left to right, in points.
  public init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, runs: [ShapedRun]) {
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.runs = runs
  }
}

/// Neighbouring glyphs of a line that share a run of the text and a font.
public struct ShapedRun: Hashable, Sendable {
  /// The index of the run in the text that was shaped.
  public var run: Int
  /// The left end, in points from the line's origin.
  public var x: CGFloat
  /// The run's advance, in points.
  public var width: CGFloat
  /// True if the run is read from right to left. Its glyphs lie from left to right all the same.
  public var isRightToLeft: Bool
  /// The glyphs, from left to right.
  public var glyphs: [ShapedGlyph]

  /// A run of glyphs from left to right, in points from the line's origin.
  public init(run: Int, x: CGFloat, width: CGFloat, isRightToLeft: Bool, glyphs: [ShapedGlyph]) {
    self.run = run
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
  }
}

/// A glyph's room on its line.
public struct ShapedGlyph: Hashable, Sendable {
  /// The left end, in points from the line's origin.
  public var x: CGFloat
  /// The glyph's advance, in points.
  public var width: CGFloat
  /// The number of the first Unicode scalar that it stands for, through the whole text.
  public var character: Int

  /// A glyph's room, in points from the line's origin; `character` is the number of its first Unicode scalar.
  public init(x: CGFloat, width: CGFloat, character: Int) {
    self.x = x
    self.width = width
    self.character = character
  }
}

/// A choice of a fitted text's glyphs, for a command to draw.
public struct TextPart: Hashable, Sendable {
  /// The index of the line.
  public var line: Int
  /// The index among the line's runs; nil is the whole line.
  public var run: Int?
  /// The glyphs of the run; nil is all of them.
  public var glyphs: Range<Int>?
  /// The distance that the part is moved, in points.
  public var offset: CGSize

  /// A part of a text.
  ///
  /// - Parameters:
  ///   - line: the index of the line.
  ///   - run: the index among the line's runs; nil is the whole line.
  ///   - glyphs: the glyphs of the run; nil is all of them.
  ///   - offset: how far the part is moved, in points.
  public init(line: Int, run: Int? = nil, glyphs: Range<Int>? = nil, offset: CGSize = .zero) {
    self.line = line
    self.run = run
    self.glyphs = glyphs
    self.offset = offset
  }
}

extension ShapedText {
  /// No lines: an engine that only measures has none.
  public func lines(in size: CGSize) -> [ShapedLine] { [] }
}
