// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text shaped once, that can be fitted into any number of sizes without shaping again.
public protocol ShapedText: AnyObject, Sendable {
  /// The text that was shaped.
  var text: ResolvedText { get }
  /// The size that the text takes in a proposed space, with its baselines.
  ///
  /// - Parameters:
  ///   - width: the length in points at which lines are broken; nil and ∞ give one line a paragraph, which is the ideal
  ///     size.
  ///   - height: the length in points that the lines may take; nil and ∞ set no limit.
  func fit(width: CGFloat?, height: CGFloat?) -> TextFit
  /// The lines with their glyphs when the text is drawn in a size that ``fit(width:height:)`` answered. Empty for an
  /// engine that only measures.
  func lines(in size: CGSize) -> [ShapedLine]
  /// The first characters that no font has, each once; boxes stand in their places.
  var missingCharacters: [Unicode.Scalar] { get }
  /// The custom fonts that aren't installed, and the families that stand in for them.
  var substitutedFonts: [String: String] { get }
}

extension ShapedText {
  /// No characters: an engine that doesn't know misses none.
  public var missingCharacters: [Unicode.Scalar] { [] }
  /// No fonts: an engine that doesn't know has put none in another's place.
  public var substitutedFonts: [String: String] { [:] }
}

/// The answer of ``ShapedText/fit(width:height:)``.
public struct TextFit: Hashable, Sendable {
  /// The size in points, rounded up to device pixels.
  public var size: CGSize
  /// The first line's baseline, in points from the top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, in points from the top.
  public var lastBaseline: CGFloat
  /// The number of lines.
  public var lineCount: Int
  /// True if a part of the text was left out.
  public var isTruncated: Bool

  /// The room that a text takes, in points from its top leading corner.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}
