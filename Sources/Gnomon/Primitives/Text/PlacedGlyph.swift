// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A glyph of a text in its frame.
struct PlacedGlyph {
  let part: TextPart
  /// The characters that it stands for.
  let characters: String
  /// The place on the baseline, from the text's corner, in points.
  let origin: CGPoint
  let width: CGFloat
  /// The height of its line, in points.
  let height: CGFloat
  let font: ResolvedFont

  /// All glyphs in the order of the characters; nil where an engine tells of none, where there are more, and where some are left out, since an
  /// ellipsis stands for no character.
  static func all(of text: DrawnText, atMost limit: Int) -> [PlacedGlyph]? {
    let runs = text.resolution.text.runs
    let scalars = Array(runs.flatMap { Array($0.string.unicodeScalars) })
    let fit = text.shaped.fit(width: text.size.width, height: text.size.height)
    guard scalars.count <= limit, !fit.isTruncated else { return nil }
    let lines = text.shaped.lines(in: text.size)
    guard scalars.isEmpty || !lines.isEmpty else { return nil }
    let starts = Set(lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.character) } }).sorted()
    let ends = Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst() + [scalars.count]))
    var found: [(character: Int, glyph: PlacedGlyph)] = []
    for (l, line) in lines.enumerated() {
      for (r, run) in line.runs.enumerated() where runs.indices.contains(run.run) {
        for (g, glyph) in run.glyphs.enumerated() {
          let end = min(scalars.count, ends[glyph.character] ?? 0)
          guard glyph.character >= 0, glyph.character < end else { continue }
          var characters = String.UnicodeScalarView()
          characters.append(contentsOf: scalars[glyph.character..<end])
          let placed = PlacedGlyph(
            part: TextPart(line: l, run: r, glyphs: g..<(g + 1)), characters: String(characters),
            origin: CGPoint(x: line.origin.x + glyph.x, y: line.origin.y), width: glyph.width,
            height: line.ascent + line.descent, font: runs[run.run].font)
          found.append((glyph.character, placed))
        }
      }
    }
    return found.sorted { $0.character < $1.character }.map(\.glyph)
  }
}
