// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text {
  /// A text's lines as they're drawn. Places are in points from the text's top leading corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let fitted: FittedText

    /// True if both lay the same lines out.
    public static func == (a: Layout, b: Layout) -> Bool { a.fitted == b.fitted }

    /// The number of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { fitted.lines.count }
    /// The line of a number, counted from the top.
    public subscript(index: Int) -> Text.Layout.Line {
      Line(fitted: fitted, index: index, origin: fitted.lines[index].origin)
    }

    /// True if a part of the text was left out.
    public var isTruncated: Bool { fitted.isTruncated }

    /// The number of a character of the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// A number of characters.
      public typealias Stride = Int
      let value: Int

      /// True if the first character comes before the second.
      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
      /// The character `n` further on.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
      /// The number of characters to another; negative if that comes before.
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
    }

    /// The options for drawing parts.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32
      /// A set of the options whose bits are set.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Keeps glyphs from being moved to parts of pixels. Glyphs here never are.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }

    /// The room of a part of a text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The leading end of the baseline.
      public var origin: CGPoint
      /// The width in points.
      public var width: CGFloat
      /// The height above the baseline, in points.
      public var ascent: CGFloat
      /// The depth below the baseline, in points.
      public var descent: CGFloat
      /// The distance between two lines, in points.
      public var leading: CGFloat

      /// No room, at the origin.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        leading = 0
      }

      /// The rectangle from the ascent's top to the descent's bottom.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text's layout. Its elements are runs, from the left.
    public struct Line: RandomAccessCollection, Equatable {
      let fitted: FittedText
      let index: Int
      /// The left end of the baseline. What is set moves the line where it's drawn.
      public var origin: CGPoint

      private var shaped: ShapedLine { fitted.lines[index] }
      /// The distance that the line has been moved.
      var offset: CGSize {
        CGSize(width: origin.x - shaped.origin.x, height: origin.y - shaped.origin.y)
      }

      /// The number of the first run: 0.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { shaped.runs.count }
      /// The run of a number, counted from the left.
      public subscript(index: Int) -> Text.Layout.Run { Run(line: self, index: index) }

      /// The line's room, in points from the text's top leading corner.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(origin: origin, width: shaped.width, ascent: shaped.ascent, descent: shaped.descent)
      }
    }

    /// Neighbouring glyphs of one style.
    public struct Run: RandomAccessCollection, Equatable {
      let line: Line
      let index: Int

      var shaped: ShapedRun { line.fitted.lines[line.index].runs[index] }

      /// The number of the first glyph: 0.
      public var startIndex: Int { 0 }
      /// The number of glyphs.
      public var endIndex: Int { shaped.glyphs.count }
      /// The glyph of a number, counted from the left.
      public subscript(index: Int) -> Text.Layout.RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
      /// The glyphs of a range.
      public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { RunSlice(run: self, indices: bounds) }

      /// The value that a text's part was given; see `Text.customAttribute(_:)`.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { line.fitted.custom(shaped.run)?[T.self] }

      /// The direction in which the run is read.
      public var layoutDirection: LayoutDirection { shaped.isRightToLeft ? .rightToLeft : .leftToRight }
      /// The numbers of the characters that the run's glyphs stand for, one for each glyph.
      public var characterIndices: [Text.Layout.CharacterIndex] {
        shaped.glyphs.map { CharacterIndex(value: $0.character) }
      }
      /// The run's room, in points from the text's top leading corner.
      public var typographicBounds: TypographicBounds { bounds(x: shaped.x, width: shaped.width) }

      func bounds(x: CGFloat, width: CGFloat) -> TypographicBounds {
        var bounds = line.typographicBounds
        bounds.origin.x += x
        bounds.width = width
        return bounds
      }
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The run that the glyphs belong to.
      public var run: Text.Layout.Run
      /// The numbers of the glyphs in the run.
      public var indices: Range<Int>

      /// Some glyphs of a run.
      public init(run: Text.Layout.Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      /// The number of the first glyph, in the run.
      public var startIndex: Int { indices.lowerBound }
      /// The number after that of the last glyph, in the run.
      public var endIndex: Int { indices.upperBound }
      /// The glyph of a number, in the run.
      public subscript(index: Int) -> Text.Layout.RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      /// The glyphs of a range of numbers, in the run.
      public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { RunSlice(run: run, indices: bounds) }
      /// The attribute of a type that the run's text was given; nil if it has none.
      public subscript<T>(key: T.Type) -> T? where T: TextAttribute { run[T.self] }

      /// The numbers of the characters that the glyphs stand for, one for each glyph.
      public var characterIndices: [Text.Layout.CharacterIndex] { Array(run.characterIndices[known]) }

      /// The glyphs' room, in points from the text's top leading corner.
      public var typographicBounds: TypographicBounds {
        let glyphs = run.shaped.glyphs[known]
        guard let first = glyphs.first, let last = glyphs.last else { return run.bounds(x: run.shaped.x, width: 0) }
        return run.bounds(x: first.x, width: last.x + last.width - first.x)
      }

      var known: Range<Int> { indices.clamped(to: 0..<run.endIndex) }
    }
  }
}

/// A text in the size that it's drawn in.
final class FittedText: Equatable {
  let resolution: TextResolution
  let shaped: any ShapedText
  let size: CGSize
  let lines: [ShapedLine]
  let isTruncated: Bool

  init(resolution: TextResolution, shaped: any ShapedText, size: CGSize) {
    self.resolution = resolution
    self.shaped = shaped
    self.size = size
    lines = shaped.lines(in: size)
    isTruncated = shaped.fit(width: size.width, height: size.height).isTruncated
  }

  func custom(_ run: Int) -> CustomTextAttributes? {
    resolution.styles.indices.contains(run) ? resolution.styles[run].custom : nil
  }

  static func == (a: FittedText, b: FittedText) -> Bool {
    a === b || (a.resolution == b.resolution && a.size == b.size)
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(TextPart(line: line.index, offset: line.offset), of: line.fitted)
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(TextPart(line: run.line.index, run: run.index, offset: run.line.offset), of: run.line.fitted)
  }

  /// Draws some glyphs of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let line = slice.run.line
    draw(
      TextPart(line: line.index, run: slice.run.index, glyphs: slice.known, offset: line.offset), of: line.fitted)
  }

  private func draw(_ part: TextPart, of text: FittedText) {
    let box = CGRect(origin: .zero, size: text.size)
    let alpha = alpha
    let paints = text.resolution.paints(in: environment, bounds: box).map { $0.multiplyingOpacity(alpha) }
    emit { $0.append(.textPart(part, of: text.shaped, in: box, paints: paints)) }
  }
}
