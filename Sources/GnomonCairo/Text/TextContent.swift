// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The shaped characters of a text: advances, break opportunities and glyphs, without any line.
///
/// Characters are Unicode scalars, numbered through the whole text, separators of paragraphs included.
final class TextContent: Sendable {
  /// Where each character begins if the whole text stood on one line in reading order; one entry more than characters.
  let positions: [Double]
  /// Which of the text's runs each character belongs to.
  let runs: RunIndices
  let flags: [CharacterFlags]
  let paragraphs: FewElements<TextParagraph>
  let breaks: [LineBreak]
  /// The stretches of glyphs in reading order.
  let items: FewElements<GlyphItem>
  /// The metrics of the fonts, one for each run of the text.
  let metrics: [FontMetrics]
  /// A line that's reserved for the text.
  let reserved: FontMetrics?
  /// The first characters that no font has, each once.
  let missing: [Unicode.Scalar]

  init(
    positions: [Double], runs: RunIndices, flags: [CharacterFlags], paragraphs: FewElements<TextParagraph>,
    breaks: [LineBreak], items: FewElements<GlyphItem>, metrics: [FontMetrics], reserved: FontMetrics?,
    missing: [Unicode.Scalar]
  ) {
    self.missing = missing
    self.reserved = reserved
    self.positions = positions
    self.runs = runs
    self.flags = flags
    self.paragraphs = paragraphs
    self.breaks = breaks
    self.items = items
    self.metrics = metrics
  }
}

/// Which of a text's runs each of its characters belongs to.
struct RunIndices: Sendable {
  let count: Int
  /// nil where all belong to the first one.
  private let indices: [Int32]?

  init(_ indices: [Int32], runs: Int) {
    count = indices.count
    self.indices = runs > 1 ? indices : nil
  }

  /// Characters of a text that has one run.
  init(count: Int) { (self.count, indices) = (count, nil) }

  var isEmpty: Bool { count == 0 }

  subscript(character: Int) -> Int32 { indices?[character] ?? 0 }
}

/// What may happen at a character.
struct CharacterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// White space, which doesn't count at the end of a wrapped line.
  static let white = CharacterFlags(rawValue: 1)
  /// A letter that a reader sees begins here, and so do its glyphs: a line may be cut before it.
  static let start = CharacterFlags(rawValue: 2)
  /// The glyphs of a cluster begin here.
  static let clusterStart = CharacterFlags(rawValue: 4)
  /// White space up to the next tab stop.
  static let tab = CharacterFlags(rawValue: 8)
}

/// A stretch of text between two newlines.
struct TextParagraph: Sendable {
  /// The paragraph's characters, without the newline.
  var range: Range<Int>
  /// Indices into the text's line breaks; the last of them is the paragraph's end.
  var breaks: Range<Int>
  var isRightToLeft: Bool
}

/// A place where a line may end.
struct LineBreak: Sendable {
  /// The first character of the next line.
  var next: Int
  /// The end of what is seen of a line that ends here: white space before the break isn't.
  var visibleEnd: Int
  /// The position of `visibleEnd`.
  var position: Double
}

/// A stretch of glyphs of one font and direction.
struct GlyphItem: Sendable {
  var characters: Range<Int>
  /// The bidirectional embedding level; odd runs from right to left.
  var level: UInt8
  var font: OpenedFont?
  /// The glyphs in visual order.
  var glyphs: [Glyph]
}

/// A glyph with its place relative to the pen, in points, y downwards.
struct Glyph: Sendable {
  var index: UInt32
  /// The first character of its cluster.
  var character: Int
  var run: Int
  var offset: CGPoint
  var advance: Double
}
