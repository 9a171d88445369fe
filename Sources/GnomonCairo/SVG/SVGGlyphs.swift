// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The glyphs of one SVG document that holds text as outlines. Which of them are worth a definition is known at its
/// end.
final class SVGGlyphs {
  private struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt
  }

  private struct Entry {
    /// The font, held so that its identity isn't given to another.
    var font: OpenedFont
    var glyph: UInt
    var outline: GlyphOutline?
    var uses = 0
    /// The pixels to a point that a glyph in colours of its own is wanted in.
    var fineness = 0.0
    /// The font's size in points.
    var size: Double
    var definition: SVGNode?

    /// Whether it's written where it stands, or shows nothing.
    var isInPath: Bool { definition == nil && !font.isColored }
  }

  /// Glyphs in one paint: an element that is filled at the document's end.
  private struct Stretch {
    var node: SVGNode
    var glyphs: [(entry: Int, x: Double, y: Double)]
    var place: CGPoint
    var scale: Double
    /// Where the paint lies in the element's coordinates, which glyphs that stand elsewhere would move: it's seen
    /// through them, in an area that holds them all. nil for one colour.
    var area: CGRect?
  }

  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var stretches: [Stretch] = []
  private let reader = OutlineReader()
  /// About as many bytes as a place that uses a definition takes.
  private static let bytesOfUse = 42

  private func entry(_ glyph: UInt, _ font: OpenedFont, size: Double) -> Int {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let known = places[key] { return known }
    let outline = font.isColored ? nil : reader.outline(of: glyph, in: font, size: size)
    entries.append(Entry(font: font, glyph: glyph, outline: outline, size: size))
    places[key] = entries.count - 1
    return entries.count - 1
  }

  /// Glyphs of one font as an element that is filled later. Its lengths are multiplied with `scale` from `place` on.
  /// `fineness` is how many pixels of the picture a point of the document is worth.
  func node(
    _ glyphs: [cairo_glyph_t], font: OpenedFont, size: Double, place: CGPoint, scale: Double, fineness: Double
  ) -> SVGNode {
    let placed = glyphs.map { glyph in
      let index = entry(UInt(glyph.index), font, size: size)
      entries[index].uses += 1
      entries[index].fineness = max(entries[index].fineness, fineness * scale)
      return (entry: index, x: glyph.x, y: glyph.y)
    }
    let node = SVGNode("g")
    stretches.append(Stretch(node: node, glyphs: placed, place: place, scale: scale))
    return node
  }

  /// Glyphs of one font as a path that is filled later, in a paint that lies in the coordinates of `area`, which holds
  /// them all.
  func path(
    _ glyphs: [cairo_glyph_t], font: OpenedFont, size: Double, place: CGPoint, area: CGRect
  ) -> SVGNode {
    let placed = glyphs.map { glyph in
      let index = entry(UInt(glyph.index), font, size: size)
      entries[index].uses += 1
      return (entry: index, x: glyph.x, y: glyph.y)
    }
    let node = SVGNode("path")
    stretches.append(Stretch(node: node, glyphs: placed, place: place, scale: 1, area: area))
    return node
  }

  /// The outlines of glyphs as one path.
  func path(_ glyphs: [cairo_glyph_t], font: OpenedFont, size: Double, place: CGPoint = .zero) -> String {
    glyphs.reduce(into: "") { path, glyph in
      let index = entry(UInt(glyph.index), font, size: size)
      guard let outline = entries[index].outline else { return }
      path += outline.path(x: Double(place.x) + glyph.x, y: Double(place.y) + glyph.y)
    }
  }

  /// Fills the elements; answers the definitions that they use, which refer only to earlier ones.
  func finish() -> [SVGNode] {
    var definitions: [SVGNode] = []
    for index in entries.indices {
      guard let node = definition(of: entries[index]) else { continue }
      entries[index].definition = node
      definitions.append(node)
    }
    for stretch in stretches {
      guard let clip = fill(stretch) else { continue }
      stretch.node.set("clip-path", referringTo: clip)
      definitions.append(clip)
    }
    return definitions
  }

  private func definition(of entry: Entry) -> SVGNode? {
    guard entry.uses > 1 else { return nil }
    guard let outline = entry.outline else { return entry.font.isColored ? picture(of: entry) : nil }
    let path = outline.path()
    let length = path.utf8.count
    guard (length - SVGGlyphs.bytesOfUse) * entry.uses > length + 24 else { return nil }
    return SVGNode("path", [("d", path)])
  }

  /// Answers what the element is to be clipped with.
  private func fill(_ stretch: Stretch) -> SVGNode? {
    let (x, y) = (Double(stretch.place.x), Double(stretch.place.y))
    let isAlone = stretch.scale == 1 && stretch.glyphs.allSatisfy { entries[$0.entry].isInPath }
    var path = ""
    var others: [SVGNode] = []
    for glyph in stretch.glyphs {
      let entry = entries[glyph.entry]
      if let definition = entry.definition {
        let use = SVGNode("use")
        use.set("href", referringTo: definition)
        if glyph.x != 0 { use.set("x", SVGGlyphs.number(glyph.x)) }
        if glyph.y != 0 { use.set("y", SVGGlyphs.number(glyph.y)) }
        others.append(use)
      } else if let outline = entry.outline {
        path += outline.path(x: (isAlone ? x : 0) + glyph.x, y: (isAlone ? y : 0) + glyph.y)
      } else if entry.font.isColored, let picture = picture(of: entry, x: glyph.x, y: glyph.y) {
        others.append(picture)
      }
    }
    if isAlone {
      stretch.node.name = "path"
      stretch.node.set("d", path)
      return nil
    }
    if let area = stretch.area { stretch.node.set("d", SVGNode.path(Path(area))) }
    let holder = stretch.area == nil ? stretch.node : SVGNode("clipPath")
    let matrix = CGAffineTransform(
      a: stretch.scale, b: 0, c: 0, d: stretch.scale, tx: stretch.place.x, ty: stretch.place.y)
    holder.set(
      "transform",
      stretch.scale == 1 ? "translate(\(SVGGlyphs.number(x)) \(SVGGlyphs.number(y)))" : SVGNode.matrix(matrix))
    if !path.isEmpty { holder.children.append(SVGNode("path", [("d", path)])) }
    holder.children += others
    return stretch.area == nil ? nil : holder
  }

  /// A thousandth of a point is less than anyone sees.
  private static func number(_ value: Double) -> String {
    var (text, needsSpace) = ("", false)
    PathWriter.add(PathWriter.steps(value, 3), 3, to: &text, after: &needsSpace)
    return text
  }

  // MARK: Glyphs in colours of their own

  private func picture(of entry: Entry, x: Double = 0, y: Double = 0) -> SVGNode? {
    guard let picture = entry.font.picture(of: entry.glyph, fineness: entry.fineness),
      let data = try? PNGEncoder.encode(picture.surface, mode: .small)
    else { return nil }
    let (rect, scale) = (picture.surface.rect, picture.scale)
    return SVGNode(
      "image",
      [
        ("x", SVGGlyphs.number(x + Double(rect.x) / scale)), ("y", SVGGlyphs.number(y + Double(rect.y) / scale)),
        ("width", SVGGlyphs.number(Double(rect.width) / scale)),
        ("height", SVGGlyphs.number(Double(rect.height) / scale)),
        ("href", "data:image/png;base64," + data.base64EncodedString()),
      ])
  }
}
