// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  /// What is drawn of a glyph with colours of its own where the canvas has no pixels.
  struct ColoredGlyph {
    let surface: PixelSurface
    /// The pixels per point that the glyph is drawn with.
    let scale: Double
    /// The font, held so that its identity isn't given to another.
    let font: OpenedFont
  }

  struct ColoredGlyphKey: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt
  }

  /// Draws emoji into a document as pictures finer than its points: by itself Cairo gives them a pixel a point.
  func showColored(_ glyphs: [cairo_glyph_t], font: OpenedFont) {
    for glyph in glyphs {
      guard let picture = coloredGlyph(glyph.index, of: font) else { continue }
      cairo_save(context)
      cairo_translate(context, glyph.x, glyph.y)
      cairo_scale(context, 1 / picture.scale, 1 / picture.scale)
      cairo_set_source_surface(context, picture.surface.surface, 0, 0)
      cairo_paint_with_alpha(context, alpha)
      cairo_restore(context)
    }
  }

  private func coloredGlyph(_ glyph: UInt, of font: OpenedFont) -> ColoredGlyph? {
    let key = ColoredGlyphKey(font: ObjectIdentifier(font), glyph: glyph)
    if let known = coloredGlyphs[key] { return known }
    let made = font.picture(of: glyph, fineness: 8)
    coloredGlyphs[key] = made
    return made
  }
}

extension OpenedFont {
  /// A glyph with colours of its own as pixels, which begin at its origin; nil where there's nothing to see.
  ///
  /// - Parameter fineness: pixels per point; fewer are given where that is more than a font has.
  func picture(of index: UInt, fineness: Double) -> CairoPainter.ColoredGlyph? {
    guard let scaledFont else { return nil }
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
    let longest = max(extents.width, extents.height)
    guard longest > 0, longest.isFinite else { return nil }
    // More than a font's own pixels show nothing more.
    let scale = min(max(fineness, 1), max(512 / longest, 1e-3))
    let rect = PixelRect(
      minX: extents.x_bearing * scale - 1, minY: extents.y_bearing * scale - 1,
      maxX: (extents.x_bearing + extents.width) * scale + 1, maxY: (extents.y_bearing + extents.height) * scale + 1)
    guard let surface = PixelSurface(rect: rect), let context = cairo_create(surface.surface) else { return nil }
    defer { cairo_destroy(context) }
    // The surface's own coordinates are those of the whole canvas.
    cairo_scale(context, scale, scale)
    cairo_set_scaled_font(context, scaledFont)
    cairo_show_glyphs(context, &glyph, 1)
    return CairoPainter.ColoredGlyph(surface: surface, scale: scale, font: self)
  }
}
