// SPDX-License-Identifier: Apache-2.0
// Lines of texts: their glyphs as they're shaped, their boxes, and how they're drawn.
import Gnomon
import GnomonCairo

/// A text with attributes, by Core Foundation's name.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed, by Core Foundation's name.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// What a line's box is of.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt
  /// The choices of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without the space to the next line.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Without what letters are raised by. It has no effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  /// With signs that hang over. It has no effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  /// Of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// As eyes see it. It has no effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// With room for the signs of all languages. It has no effect.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 32)
}

/// A line of text.
public final class CTLine: @unchecked Sendable {
  fileprivate let text: NSAttributedString
  fileprivate let glyphs: _GlyphLine
  /// Where the line begins in the text that it was made of, in UTF-16.
  fileprivate let start: Int
  /// Where characters with glyphs begin, each once and in their order.
  fileprivate let places: [Int]
  fileprivate init(_ text: NSAttributedString, from start: Int = 0) {
    // What changes in the text later isn't in the line.
    self.text = text.copy() as? NSAttributedString ?? text
    self.start = start
    glyphs = _GlyphLine(self.text)
    places = Set(glyphs.runs.lazy.flatMap(\.characters)).sorted()
  }

  /// Where the next character with a glyph begins, or where the line ends.
  fileprivate func place(after place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : text.length
  }

  /// How far the line reaches above and below the baseline, and what lies below it, in points.
  fileprivate var lengths: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var lengths: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.font, in: all, options: []) { value, _, _ in
      let font = value as? CTFont ?? CTFontCreateWithName("Helvetica", 12, nil)
      lengths.ascent = max(lengths.ascent, CTFontGetAscent(font))
      lengths.descent = max(lengths.descent, CTFontGetDescent(font))
      lengths.leading = max(lengths.leading, CTFontGetLeading(font))
    }
    return lengths
  }
  /// The box of the glyphs' outlines, in points from the line's beginning with y upwards.
  fileprivate var outlineBox: CGRect {
    var box = CGRect.null
    for run in glyphs.runs {
      for (glyph, place) in zip(run.glyphs, run.positions) {
        let outline = run.face.outline(of: glyph)
        guard !outline.isEmpty else { continue }
        let scale = CGAffineTransform(a: run.size, b: 0, c: 0, d: run.size, tx: place.x, ty: place.y)
        box = box.union(outline.boundingRect.applying(scale))
      }
    }
    return box.isNull ? .zero : box
  }
  /// The colour of a character, and of which others; nil is the colour that is filled with.
  private func color(at place: Int, _ range: inout NSRange) -> CGColor? {
    range = NSRange(location: place, length: 1)
    guard place < text.length else { return nil }
    let attributes = text.attributes(at: place, effectiveRange: &range)
    let name = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as CFString)
    if let isOfContext = attributes[name], (isOfContext as? Bool) ?? (isOfContext as? NSNumber)?.boolValue ?? false {
      return nil
    }
    switch attributes[.foregroundColor] {
    case let color as UIColor: return color.cgColor
    case let color as CGColor: return color
    default: return CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
  }
  fileprivate func draw(_ run: _GlyphLine.Run, _ range: Range<Int>, in context: CGContext) {
    var drawn = Path()
    var color: CGColor?
    var colored = NSRange(location: 0, length: 0)
    for index in range {
      if !NSLocationInRange(run.characters[index], colored) {
        let next = self.color(at: run.characters[index], &colored)
        if next != color {
          context._fillGlyphs(drawn, color: color)
          (drawn, color) = (Path(), next)
        }
      }
      drawn.addGlyph(run.face.outline(of: run.glyphs[index]), run.size, run.positions[index], context.textMatrix)
    }
    context._fillGlyphs(drawn, color: color)
  }
}

/// Glyphs of a line that stand beside each other and have the same attributes.
public final class CTRun: @unchecked Sendable {
  fileprivate let line: CTLine
  fileprivate let run: _GlyphLine.Run
  fileprivate init(_ line: CTLine, _ run: _GlyphLine.Run) { (self.line, self.run) = (line, run) }
  /// The glyphs of a range; one of length 0 is all from its start.
  fileprivate func glyphs(_ range: CFRange) -> Range<Int> {
    let count = run.glyphs.count
    let start = min(max(range.location, 0), count)
    return start..<(range.length <= 0 ? count : start + min(range.length, count - start))
  }
}

/// Makes a line of a text.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// A line's width, in points, and how far it reaches.
///
/// - Parameters:
///   - ascent: takes how far the line reaches above the baseline.
///   - descent: takes how far it reaches below.
///   - leading: takes the space to the next line.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  if ascent != nil || descent != nil || leading != nil {
    let lengths = line.lengths
    ascent?.pointee = lengths.ascent
    descent?.pointee = lengths.descent
    leading?.pointee = lengths.leading
  }
  return Double(line.glyphs.width)
}
/// A line's box in points, with y upwards from the baseline.
///
/// - Parameters:
///   - options: whether it's that of the glyphs' outlines, or has no space to the next line. Other choices have no effect.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.outlineBox }
  let lengths = line.lengths
  let leading = options.contains(.excludeTypographicLeading) ? 0 : lengths.leading
  return CGRect(
    x: 0, y: -lengths.descent - leading, width: line.glyphs.width, height: lengths.ascent + lengths.descent + leading)
}
/// The box of the glyphs' outlines in points, from where texts are drawn.
///
/// - Parameters:
///   - context: where texts are drawn; nil is the line's beginning.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let place = context?.textPosition ?? .zero
  return line.outlineBox.offsetBy(dx: place.x, dy: place.y)
}
/// How many glyphs a line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.glyphs.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The characters that a line is of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}
/// A line's runs from left to right: `CTRun` each.
public func CTLineGetGlyphRuns(_ line: CTLine) -> NSArray { NSArray(array: line.glyphs.runs.map { CTRun(line, $0) }) }
/// Draws a line where texts are drawn, and moves on behind it. Letters that are pictures aren't drawn, and neither are lines below a text.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in line.glyphs.runs { line.draw(run, run.glyphs.indices, in: context) }
  context.textMatrix = CGAffineTransform(translationX: line.glyphs.width, y: 0).concatenating(context.textMatrix)
}

/// How many glyphs a run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.run.glyphs.count }
/// The attributes of a run's text.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  guard let place = run.run.characters.first, place < run.line.text.length else { return [:] }
  let attributes = run.line.text.attributes(at: place, effectiveRange: nil)
  return Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
}
/// The characters that a run is of.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  guard let first = run.run.characters.min(), let last = run.run.characters.max() else {
    return CFRange(location: run.line.start, length: 0)
  }
  // The last glyph reaches to the next one of the line.
  return CFRange(location: run.line.start + first, length: run.line.place(after: last) - first)
}
/// Copies glyphs of a run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in run.glyphs(range).enumerated() { buffer[place] = run.run.glyphs[index] }
}
/// Copies the places of a run's glyphs, in points from the line's beginning.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in run.glyphs(range).enumerated() { buffer[place] = run.run.positions[index] }
}
/// Copies how far a run's glyphs move the pen, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (place, index) in run.glyphs(range).enumerated() {
    buffer[place] = CGSize(width: run.run.advances[index], height: 0)
  }
}
/// Copies the places of the characters that a run's glyphs are of, in UTF-16 of the text that the line or its typesetter was made of.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Int>) {
  for (place, index) in run.glyphs(range).enumerated() { buffer[place] = run.line.start + run.run.characters[index] }
}
/// Draws glyphs of a run where texts are drawn.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.line.draw(run.run, run.glyphs(range), in: context)
}

/// Breaks a text into lines.
public final class CTTypesetter: @unchecked Sendable {
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text.copy() as? NSAttributedString ?? text }
}
/// Makes what breaks a text into lines.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}
/// How many characters in UTF-16 a line has that begins at one and is at most of a width. Words that are longer are broken.
///
/// - Parameters:
///   - startIndex: the first character.
///   - width: in points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  _GlyphLine.lineBreak(in: typesetter.text, from: startIndex, width: CGFloat(width))
}
/// Makes a line of some of a text's characters; a range of length 0 is all from its start.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let length = typesetter.text.length
  let start = min(max(stringRange.location, 0), length)
  let count = stringRange.length <= 0 ? length - start : min(stringRange.length, length - start)
  return CTLine(typesetter.text.attributedSubstring(from: NSRange(location: start, length: count)), from: start)
}
