// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Large fonts whose glyphs are made of shared parts, and fonts that take their places in a document.
///
/// Cairo leaves out what a document doesn't use of such a font, of the shared parts too, but only where it can follow
/// all of them: of a Japanese font some letters bring nearly a megabyte. So a document that has one is drawn again with
/// a font that holds its glyphs alone, each with all of its outline.
final class DocumentFonts {
  /// The bytes of outlines that a font has at least to be handled here. Smaller ones are as small with all of their
  /// parts.
  private let leastLength: Int

  /// The glyphs that are drawn, by the face that they are of.
  private var uses: [FontFace: Set<UInt32>] = [:]
  /// Fonts are held, so that their identity isn't given to others.
  private var faces: [ObjectIdentifier: (font: OpenedFont, face: FontFace?)] = [:]
  private var places: [FontFace: OpaquePointer] = [:]
  private var scaled: [ObjectIdentifier: OpaquePointer] = [:]

  init(leastLength: Int = 1 << 20) { self.leastLength = leastLength }

  deinit {
    for font in scaled.values { cairo_scaled_font_destroy(font) }
    for face in places.values { cairo_font_face_destroy(face) }
  }

  /// Notes that glyphs are drawn.
  func add(_ glyphs: [cairo_glyph_t], font: OpenedFont, of library: FontLibrary) {
    guard let face = face(of: font, library) else { return }
    uses[face, default: []].formUnion(glyphs.map { UInt32(truncatingIfNeeded: $0.index) })
  }

  /// Notes the glyphs of a page's texts without drawing them.
  func add(_ page: DisplayList) {
    for command in page.commands {
      switch command {
      case .text(let text, let rect, let paints): add(text, nil, rect, paints)
      case .textPart(let part, let text, let rect, let paints): add(text, part, rect, paints)
      default: continue
      }
    }
  }

  private func add(_ text: any ShapedText, _ part: TextPart?, _ rect: CGRect, _ paints: [Paint]) {
    guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    let shaped = (text as? PangoShapedText) ?? CairoPainter.reshaped(text.text)
    let library = shaped.library
    // An ellipsis isn't among the text's own glyphs.
    guard
      shaped.content.items.contains(where: { $0.font.map { face(of: $0, library) != nil } ?? false })
        || (part == nil ? shaped.lines(drawnIn: rect.size) : shaped.keptLines(drawnIn: rect.size)).lines
          .contains(where: { $0.ellipsis != nil })
    else { return }
    for line in shaped.placedLines(in: rect, part: part, paints: paints) {
      for stretch in line.stretches {
        if let font = stretch.font { add(stretch.glyphs, font: font, of: library) }
      }
    }
  }

  /// The font's face where it is one of those.
  private func face(of font: OpenedFont, _ library: FontLibrary) -> FontFace? {
    if let known = faces[ObjectIdentifier(font)] { return known.face }
    library.lock.lock()
    defer { library.lock.unlock() }
    var face = library.documentFace(of: font)
    if let found = face,
      !found.axes.isEmpty || found.isEmboldened || found.isSheared || found.length(of: "CFF ") < leastLength
    {
      face = nil
    }
    faces[ObjectIdentifier(font)] = (font, face)
    return face
  }

  /// Makes fonts of what was drawn so far. False where there is none to take another's place.
  func takePlaces() -> Bool {
    guard !uses.isEmpty, let subsetter = FontSubsetter.shared else { return false }
    for (face, glyphs) in uses {
      guard let bytes = subsetter.outlines(of: face, glyphs: glyphs),
        let made = gnomon_font_face_of_bytes(bytes, bytes.count)
      else { continue }
      places[face] = made
    }
    // What was drawn with before may be one of those.
    for font in scaled.values { cairo_scaled_font_destroy(font) }
    scaled = [:]
    return !places.isEmpty
  }

  /// What takes the font's place; nil where it keeps it.
  func form(of font: OpenedFont, in library: FontLibrary) -> SoundFonts.Form? {
    if let known = scaled[ObjectIdentifier(font)] { return .font(known) }
    if let face = faces[ObjectIdentifier(font)]?.face, let place = places[face] {
      return scaledFont(of: place, for: font).map { .font($0) }
    }
    guard let soundFonts = library.soundFonts else { return nil }
    library.lock.lock()
    defer { library.lock.unlock() }
    return soundFonts.entry(of: font).flatMap { scaledFont(of: $0.drawn, for: font) }.map { .font($0) } ?? .outlines
  }

  private func scaledFont(of place: OpaquePointer, for font: OpenedFont) -> OpaquePointer? {
    guard let original = font.scaledFont else { return nil }
    var (matrix, device) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_scaled_font_get_font_matrix(original, &matrix)
    cairo_scaled_font_get_ctm(original, &device)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(original, options)
    guard let made = cairo_scaled_font_create(place, &matrix, &device, options) else { return nil }
    guard cairo_scaled_font_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(made)
      return nil
    }
    scaled[ObjectIdentifier(font)] = made
    return made
  }
}
