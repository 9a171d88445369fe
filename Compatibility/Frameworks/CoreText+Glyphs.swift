// SPDX-License-Identifier: Apache-2.0
// The glyphs of fonts: which there are, how long and how large they are, and their outlines, as the fonts have them.
import Gnomon
public import GnomonCairo

/// Which way a text runs.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font says: from side to side.
  case `default`
  /// From side to side.
  case horizontal
  /// From the top down. Glyphs are measured as those from side to side.
  case vertical
}

/// A font of bytes in a size. Texts find it by its name from then on. Code can still register it.
///
/// - Parameters:
///   - graphicsFont: the font.
///   - size: in points; 0 is 12.
///   - matrix: a transform of the glyphs. It has no effect.
///   - attributes: a description. It has no effect.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont {
  CTFont(_graphicsFont: graphicsFont, size: size == 0 ? 12 : size)
}
/// How many units a font's size has; 0 where the machine has no font.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(_GlyphFace.of(font)?.unitsPerEm ?? 0) }
/// How many glyphs a font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { _GlyphFace.of(font)?.count ?? 0 }
/// The glyph of a name; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  _GlyphFace.of(font)?.glyph(named: glyphName) ?? 0
}
/// The glyphs of characters, each by itself; 0 for one that the font doesn't have.
///
/// - Parameters:
///   - characters: the characters in UTF-16. Two that are one letter have the letter's glyph and 0.
///   - glyphs: takes the glyphs.
///   - count: how many characters there are.
/// - Returns: whether the font has all of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  let face = _GlyphFace.of(font)
  var hasAll = true
  var index = 0
  while index < count {
    let first = characters[index]
    var scalar = Unicode.Scalar(first)
    var length = 1
    if UTF16.isLeadSurrogate(first), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
      let high = UInt32(first - 0xD800)
      let low = UInt32(characters[index + 1] - 0xDC00)
      scalar = Unicode.Scalar(0x10000 + high << 10 + low)
      glyphs[index + 1] = 0
      length = 2
    }
    let glyph = scalar.flatMap { face?.glyph(of: $0) } ?? 0
    glyphs[index] = glyph
    if glyph == 0 { hasAll = false }
    index += length
  }
  return hasAll
}
/// How far glyphs move the pen, in points.
///
/// - Parameters:
///   - orientation: has no effect: glyphs are measured as those from side to side.
///   - glyphs: the glyphs.
///   - advances: takes what each moves the pen by.
///   - count: how many glyphs there are.
/// - Returns: what all of them move it by.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  let (face, size) = (_GlyphFace.of(font), font.pointSize)
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let advance = (face?.advance(of: glyphs[index]) ?? 0) * size
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return Double(sum)
}
/// The boxes of glyphs' outlines around the pen's place, in points with y upwards.
///
/// - Parameters:
///   - orientation: has no effect: glyphs are measured as those from side to side.
///   - glyphs: the glyphs.
///   - boundingRects: takes the box of each. That of a space is empty.
///   - count: how many glyphs there are.
/// - Returns: the box of all of them, one above the other.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  let (face, size) = (_GlyphFace.of(font), font.pointSize)
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let outline = face?.outline(of: glyphs[index]) ?? Path()
    let box =
      outline.isEmpty ? .zero : outline.boundingRect.applying(CGAffineTransform(scaleX: size, y: size))
    boundingRects?[index] = box
    if !outline.isEmpty { all = all.union(box) }
  }
  return all.isNull ? .zero : all
}
/// A glyph's outline around the pen's place, in points with y upwards; nil where it has none.
///
/// - Parameters:
///   - glyph: the glyph.
///   - matrix: a transform of the outline.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let outline = _GlyphFace.of(font)?.outline(of: glyph), !outline.isEmpty else { return nil }
  let size = font.pointSize
  let scale = CGAffineTransform(scaleX: size, y: size)
  return outline.applying(matrix.map { scale.concatenating($0.pointee) } ?? scale).cgPath
}
/// Draws glyphs in the colour that is filled with. Those that are pictures aren't drawn.
///
/// - Parameters:
///   - glyphs: the glyphs.
///   - positions: where the pen is for each, in the points of texts.
///   - count: how many glyphs there are.
///   - context: what is drawn on.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard let face = _GlyphFace.of(font) else { return }
  var drawn = Path()
  for index in 0..<max(count, 0) {
    drawn.addGlyph(face.outline(of: glyphs[index]), font.pointSize, positions[index], context.textMatrix)
  }
  context._fillGlyphs(drawn)
}

extension Path {
  /// Adds a glyph's outline in a size at a place, mapped by a transform.
  mutating func addGlyph(_ outline: Path, _ size: CGFloat, _ place: CGPoint, _ matrix: CGAffineTransform) {
    let placed = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: place.x, ty: place.y)
    addPath(outline, transform: placed.concatenating(matrix))
  }
}
