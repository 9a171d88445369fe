// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The glyphs that texts were drawn with, each with a number, for those who draw texts elsewhere.
@MainActor
package final class GlyphBook {
  /// A line of a drawn text, from the text's corner at the top left.
  package struct Line {
    /// What is written, in the order of reading; empty where it's only white space.
    package var words: String
    /// The left end of the baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    package var runs: [Run]
  }

  /// Neighbouring glyphs of a line with one paint.
  package struct Run {
    /// The index of its paint.
    package var paint: Int
    /// What its lengths are multiplied with.
    package var scale: CGFloat
    package var glyphs: [(number: Int, x: Double, y: Double)]
    package var strokes: [Stroke]
  }

  /// A line under or through letters, or around a missing one.
  package struct Stroke {
    package var path: Path
    package var width: Double
    package var dash: [Double]
    /// nil is the run's paint.
    package var color: Color.Resolved?
  }

  /// What a glyph looks like from its origin on the baseline.
  package enum Glyph {
    case outline(String)
    case picture(Data, CGRect)
  }

  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt
  }

  private struct Entry {
    /// The font, held so that its identity isn't given to another.
    let font: OpenedFont
    let glyph: UInt
    let size: Double
  }

  private var numbers: [Key: Int] = [:]
  private var entries: [Int: Entry] = [:]
  private var last = 0
  private let reader = OutlineReader()

  package init() {}

  /// The lines of a text, or of a part of it, when it's drawn in a size.
  package func lines(of text: any ShapedText, part: TextPart?, in size: CGSize) -> [Line] {
    let shaped = (text as? PangoShapedText) ?? CairoPainter.reshaped(text.text)
    return shaped.placedLines(in: CGRect(origin: .zero, size: size), part: part).map { line in
      Line(
        words: SVGWriter.label(of: line.stretches, in: shaped) ?? "", origin: line.origin, width: line.width,
        ascent: line.ascent, descent: line.descent,
        runs: line.stretches.compactMap { run($0, scale: line.scale, of: shaped) })
    }
  }

  private func run(_ stretch: LineGlyphs.Stretch, scale: CGFloat, of text: PangoShapedText) -> Run? {
    guard text.text.runs.indices.contains(stretch.run) else { return nil }
    let style = text.text.runs[stretch.run]
    let size = style.font.pangoSize
    var run = Run(paint: stretch.run, scale: scale, glyphs: [], strokes: [])
    if let font = stretch.font {
      run.glyphs = stretch.glyphs.map { (number(UInt($0.index), font, size: size), $0.x, $0.y) }
    }
    if !stretch.boxes.isEmpty {
      var path = Path()
      for box in stretch.boxes {
        let width = box.upperBound - box.lowerBound
        path.addRect(
          CGRect(x: box.lowerBound + width * 0.12, y: -size * 0.72, width: width * 0.76, height: size * 0.72))
      }
      run.strokes.append(Stroke(path: path, width: size / 16, dash: []))
    }
    if stretch.end > stretch.start {
      for rule in TextPlacement.rules(of: style) {
        var path = Path()
        path.move(to: CGPoint(x: stretch.start, y: rule.y))
        path.addLine(to: CGPoint(x: stretch.end, y: rule.y))
        run.strokes.append(
          Stroke(
            path: path, width: rule.thickness, dash: rule.dash.map { $0 * rule.thickness }, color: rule.color))
      }
    }
    return run.glyphs.isEmpty && run.strokes.isEmpty ? nil : run
  }

  private func number(_ glyph: UInt, _ font: OpenedFont, size: Double) -> Int {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let known = numbers[key] { return known }
    last += 1
    entries[last] = Entry(font: font, glyph: glyph, size: size)
    numbers[key] = last
    return last
  }

  /// Forgets glyphs that nothing is drawn with any more. Their numbers aren't given again.
  package func forget(_ glyphs: [Int]) {
    for number in glyphs {
      guard let entry = entries.removeValue(forKey: number) else { continue }
      numbers[Key(font: ObjectIdentifier(entry.font), glyph: entry.glyph)] = nil
    }
  }

  /// What a numbered glyph looks like; nil for one that shows nothing.
  ///
  /// - Parameter fineness: The pixels to a point, for glyphs in colours of their own.
  package func glyph(_ number: Int, fineness: Double) -> Glyph? {
    guard let entry = entries[number] else { return nil }
    guard entry.font.isColored else {
      return KnownOutlines.path(of: entry.glyph, in: entry.font, size: entry.size, reader).map { .outline($0) }
    }
    guard let picture = entry.font.picture(of: entry.glyph, fineness: fineness),
      let data = try? PNGEncoder.encode(picture.surface, mode: .fast)
    else { return nil }
    let (rect, scale) = (picture.surface.rect, picture.scale)
    return .picture(
      data,
      CGRect(
        x: Double(rect.x) / scale, y: Double(rect.y) / scale, width: Double(rect.width) / scale,
        height: Double(rect.height) / scale))
  }
}
