// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
public import Gnomon

/// The glyphs of a font without a size: their lengths and outlines in parts of the size. It's for the module by Core Text's name.
public final class _GlyphFace: @unchecked Sendable {
  private let font: OpaquePointer
  /// How many of the font's own units the size has.
  public let unitsPerEm: Int
  /// How many glyphs there are.
  public let count: Int
  private let lock = NSLock()
  private var outlines: [CGGlyph: Path] = [:]
  private static let outlineLimit = 4096

  /// Takes a font over: it's let go with the face.
  private init?(taking font: OpaquePointer?) {
    guard let font, let face = hb_font_get_face(font), hb_face_get_glyph_count(face) > 0 else {
      hb_font_destroy(font)
      return nil
    }
    let units = hb_face_get_upem(face)
    (self.font, unitsPerEm, count) = (font, Int(units), Int(hb_face_get_glyph_count(face)))
    hb_font_set_scale(font, Int32(units), Int32(units))
    hb_font_make_immutable(font)
  }

  /// The first font of a file; nil where it can't be read.
  convenience init?(path: String) {
    guard let bytes = hb_blob_create_from_file_or_fail(path) else { return nil }
    let face = hb_face_create(bytes, 0)
    hb_blob_destroy(bytes)
    let font = hb_font_create(face)
    hb_face_destroy(face)
    self.init(taking: font)
  }

  /// The font that a text is shaped with, in no size.
  convenience init?(shaper: OpaquePointer) {
    let font = hb_font_create(hb_font_get_face(shaper))
    var length: UInt32 = 0
    if let places = hb_font_get_var_coords_normalized(shaper, &length), length > 0 {
      hb_font_set_var_coords_normalized(font, places, length)
    }
    self.init(taking: font)
  }

  deinit { hb_font_destroy(font) }

  /// The face of a font; nil where texts have none.
  public static func of(_ font: UIFont) -> _GlyphFace? {
    if let graphics = font.graphicsFont { return graphics.face }
    return known.face(of: font.resolved)
  }
  fileprivate static let known = KnownGlyphFaces()

  /// The glyph of a character; nil where there is none.
  public func glyph(of character: Unicode.Scalar) -> CGGlyph? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { return nil }
    return CGGlyph(exactly: glyph)
  }
  /// The glyph of a name; nil where there is none.
  public func glyph(named name: String) -> CGGlyph? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 else { return nil }
    return CGGlyph(exactly: glyph)
  }
  /// A glyph's name; nil where it has none.
  public func name(of glyph: CGGlyph) -> String? {
    guard glyph < count else { return nil }
    var name = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(font, hb_codepoint_t(glyph), &name, UInt32(name.count)) != 0 else { return nil }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
  /// How far a glyph moves the pen, in parts of the size; 0 for one that there is not.
  public func advance(of glyph: CGGlyph) -> CGFloat {
    guard glyph < count else { return 0 }
    return CGFloat(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))) / CGFloat(unitsPerEm)
  }
  /// A glyph's outline around the pen's place, in parts of the size, with y upwards. It's empty for spaces, and for glyphs that are pictures.
  public func outline(of glyph: CGGlyph) -> Path {
    guard glyph < count else { return Path() }
    if let known = lock.withLock({ outlines[glyph] }) { return known }
    let outline = IconOutline()
    outline.draw(hb_codepoint_t(glyph), of: font)
    let scale = 1 / CGFloat(unitsPerEm)
    let path = outline.path.applying(CGAffineTransform(scaleX: scale, y: scale))
    lock.withLock {
      if outlines.count >= Self.outlineLimit { outlines.removeAll() }
      outlines[glyph] = path
    }
    return path
  }
  /// How far letters reach above and below the baseline, and what lies between lines, in the font's own units.
  var lengths: (ascent: Int, descent: Int, leading: Int) {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return (0, 0, 0) }
    return (Int(extents.ascender), Int(extents.descender), Int(extents.line_gap))
  }
}

/// The faces of fonts that were asked for last.
private final class KnownGlyphFaces: @unchecked Sendable {
  private let lock = NSLock()
  private var faces: [ResolvedFont: _GlyphFace] = [:]
  /// How many fonts code had registered then.
  private var registered = 0

  func face(of font: ResolvedFont) -> _GlyphFace? {
    let count = BundleFonts.count
    let known = lock.withLock {
      if registered != count || faces.count > 64 { (faces, registered) = ([:], count) }
      return faces[font]
    }
    if let known { return known }
    guard let text = TextMeasure.shape([.init(string: "x", font: font)]) as? PangoShapedText else { return nil }
    // The opened font lives as long as its shaper is read, which the text alone doesn't see to.
    let opened = text.library.named(font) ?? text.content.items.lazy.compactMap(\.font).first
    guard let opened, let face = self.face(of: opened) else { return nil }
    lock.withLock { faces[font] = face }
    return face
  }

  private var opened: [ObjectIdentifier: (font: OpenedFont, face: _GlyphFace)] = [:]

  /// The face of a font that a text is shaped with. The font is kept, so that no other one takes its place in memory.
  func face(of font: OpenedFont) -> _GlyphFace? {
    if let known = lock.withLock({ opened[ObjectIdentifier(font)] }) { return known.face }
    guard let shaper = font.shaper else { return nil }
    guard let face = withExtendedLifetime(font, { _GlyphFace(shaper: shaper) }) else { return nil }
    lock.withLock {
      if opened.count > 64 { opened = [:] }
      opened[ObjectIdentifier(font)] = (font, face)
    }
    return face
  }
}

extension FontLibrary {
  /// The opened font of a font by name, though it may have no letters: one of icons alone isn't known by a text's. nil for the system's.
  fileprivate func named(_ font: ResolvedFont) -> OpenedFont? {
    guard case .custom = font.family else { return nil }
    return lock.withLock {
      let description = face(of: font).makeDescription()
      defer { pango_font_description_free(description) }
      guard let loaded = pango_context_load_font(context, description) else { return nil }
      defer { gnomon_object_unref(loaded) }
      return self.font(loaded)
    }
  }
}

/// The glyphs of a text in one line. It's for the module by Core Text's name.
public struct _GlyphLine: Sendable {
  /// Glyphs of one font that stand beside each other.
  public struct Run: Sendable {
    /// The font's glyphs.
    public let face: _GlyphFace
    /// The font's size in points.
    public let size: CGFloat
    /// The glyphs from left to right.
    public fileprivate(set) var glyphs: [CGGlyph] = []
    /// Their places in points from the line's beginning, with y upwards from the baseline.
    public fileprivate(set) var positions: [CGPoint] = []
    /// How far each moves the pen, in points.
    public fileprivate(set) var advances: [CGFloat] = []
    /// The place in the text of the first character that each is of, in UTF-16.
    public fileprivate(set) var characters: [Int] = []
    /// Whether they're read from right to left.
    public let isRightToLeft: Bool
    /// Which of the text's own runs they're of.
    fileprivate let run: Int
  }
  /// The runs from left to right.
  public private(set) var runs: [Run] = []
  /// How far the line moves the pen, in points.
  public private(set) var width: CGFloat = 0

  /// Shapes a text. Its lines and paragraphs become one line.
  public init(_ text: NSAttributedString) {
    let parts = text.runs
    guard parts.contains(where: { !$0.string.isEmpty }),
      let content = (TextMeasure.shape(parts) as? PangoShapedText)?.content
    else { return }
    // Characters count as scalars there.
    var places: [Int] = []
    var place = 0
    for scalar in parts.lazy.map(\.string).joined().unicodeScalars {
      places.append(place)
      place += scalar.value > 0xFFFF ? 2 : 1
    }
    for item in Self.ordered(Array(content.items)) {
      guard let font = item.font, let face = _GlyphFace.known.face(of: font) else {
        width += CGFloat(item.glyphs.reduce(0) { $0 + $1.advance })
        continue
      }
      var run: Run?
      for glyph in item.glyphs {
        if run?.run != glyph.run {
          if let run { runs.append(run) }
          run = Run(face: face, size: CGFloat(font.size), isRightToLeft: item.level % 2 == 1, run: glyph.run)
        }
        // A letter that no font has is glyph 0, as in Core Text.
        if let index = glyph.index & gnomon_glyph_unknown != 0 ? 0 : CGGlyph(exactly: glyph.index) {
          run?.glyphs.append(index)
          run?.positions.append(CGPoint(x: width + glyph.offset.x, y: -glyph.offset.y))
          run?.advances.append(CGFloat(glyph.advance))
          run?.characters.append(places.indices.contains(glyph.character) ? places[glyph.character] : place)
        }
        width += CGFloat(glyph.advance)
      }
      if let run { runs.append(run) }
    }
  }

  /// How many letters of UTF-16 a line has that begins at one and is at most of a width: at least one, where there is one.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: the line's first letter in UTF-16. One outside of the text is brought to its nearest end.
  ///   - width: in points.
  public static func lineBreak(in text: NSAttributedString, from start: Int = 0, width: CGFloat) -> Int {
    let start = min(max(start, 0), text.length)
    let rest = text.length - start
    guard rest > 0 else { return 0 }
    // Only as much is shaped as a line may need: whoever breaks a long text asks for each of its lines.
    var length = min(rest, 256)
    while true {
      let letters = text.string.utf16
      let end = letters.index(letters.startIndex, offsetBy: start + length)
      if end < letters.endIndex, UTF16.isTrailSurrogate(letters[end]) { length += 1 }
      let part = text.attributedSubstring(from: NSRange(location: start, length: length))
      let count = firstLine(of: part, width: width)
      if count < length || length >= rest { return count }
      length = length > rest / 2 ? rest : length * 2
    }
  }

  /// How many letters of UTF-16 a text's first line has.
  private static func firstLine(of text: NSAttributedString, width: CGFloat) -> Int {
    guard let shaped = TextMeasure.shape(text.runs) as? PangoShapedText else { return text.length }
    let width = width < 1e7 ? max(0, Double(width)) : .infinity
    let lines = shaped.fitter.fit(width: width, height: .infinity).lines
    guard lines.count > 1 else { return text.length }
    let scalars = text.string.unicodeScalars.prefix(lines[1].visible.lowerBound)
    let first = text.string.first.map { String($0).utf16.count } ?? 0
    return max(first, scalars.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) })
  }

  /// The items from left to right: stretches of a level are turned around, the highest level first.
  private static func ordered(_ items: [GlyphItem]) -> [GlyphItem] {
    var items = items
    var level = items.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < items.count {
        var end = start
        while end < items.count, items[end].level >= level { end += 1 }
        if end > start { items[start..<end].reverse() }
        start = end + 1
      }
      level -= 1
    }
    return items
  }
}
