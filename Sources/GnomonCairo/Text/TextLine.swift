// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One line of a fitted text: the characters it shows, and where an ellipsis stands for those it doesn't.
struct TextLine: Sendable {
  /// The characters before the ellipsis, or all there are.
  var visible: Range<Int>
  /// The end of what the line's height counts: white space that it was broken at does, however far it reaches (recorded
  /// on macOS 27).
  var end: Int
  /// The line's width in points at scale 1, the ellipsis included.
  var width: Double
  /// The white space that the line was broken at, as far as it fits: the text is as wide as it reaches (recorded on
  /// macOS 27), and nothing is aligned by it.
  var trailing = 0.0
  /// The index of the paragraph that the line is from.
  var paragraph: Int
  var ellipsis: Ellipsis?

  /// What was left out of a line.
  struct Ellipsis: Sendable {
    /// The run whose font the ellipsis has.
    var run: Int
    /// The characters that are shown behind the ellipsis.
    var tail: Range<Int>
  }
}

/// Something that may have left out a part of a text.
protocol Truncatable {
  var isTruncated: Bool { get }
}

/// The lines of a text in one proposed space.
struct TextLines: Truncatable, Sendable {
  var lines: [TextLine]
  /// The factor by which the font was shrunk.
  var scale: Double
  var isTruncated: Bool
  /// The baseline of each line, from the top, in points with `scale` applied.
  var baselines: [Double]
  /// The lines' width before rounding, in points with `scale` applied.
  var width: Double
  var height: Double
}

/// What the lines of a text measure in one proposed space, in points; the factor by which the font was shrunk is in it.
struct LinesMeasure: Truncatable {
  var count: Int
  var isTruncated: Bool
  /// 0 where there are no lines.
  var firstBaseline: Double
  var lastBaseline: Double
  /// The lines' width before rounding.
  var width: Double
  var height: Double
}
