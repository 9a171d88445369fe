// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  func draw(_ text: any ShapedText, part: TextPart? = nil, in rect: CGRect, paints: [Paint]) {
    guard !isHidden, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    let shaped = (text as? PangoShapedText) ?? CairoPainter.reshaped(text.text)
    let reach = shaped.content.metrics.map { $0.ascent + $0.descent }.max() ?? 0
    let moved = rect.offsetBy(dx: part?.offset.width ?? 0, dy: part?.offset.height ?? 0)
    guard moved.origin.isFinite,
      !matrix.pixels(of: moved.insetBy(dx: -reach, dy: -reach)).intersection(clipExtents).isEmpty
    else { return }
    let base = matrix
    for line in shaped.placedLines(in: rect, part: part, paints: paints) {
      cairo_save(context)
      cairo_translate(context, Double(line.origin.x), snapped(Double(line.origin.y)))
      cairo_scale(context, Double(line.scale), Double(line.scale))
      for stretch in line.stretches {
        let paint = paints.paint(ofRun: stretch.run)
        if !paint.isClear { draw(stretch, of: shaped, paint: paint, in: base) }
      }
      cairo_restore(context)
    }
  }

  static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
  static let spareEngine = PangoTextEngine()

  /// A text that another engine measured is shaped again, to have something to draw.
  static func reshaped(_ text: ResolvedText) -> PangoShapedText {
    spareEngine.shapedText(text)
  }

  /// A baseline moved to the nearest whole device pixel, so that lines of one text look alike.
  private func snapped(_ y: Double) -> Double {
    let matrix = matrix
    guard !isVector, matrix.isAxisAligned, matrix.yy != 0 else { return y }
    return ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy
  }

  /// - Parameter base: the coordinates that the paint is given in; the stretch's are its line's.
  private func draw(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText, paint: Paint, in base: cairo_matrix_t) {
    guard setSource(paint, of: stretch, in: text, base) else { return }
    if let font = stretch.font, !stretch.glyphs.isEmpty {
      let size = text.text.runs.indices.contains(stretch.run) ? text.text.runs[stretch.run].font.pangoSize : .infinity
      if !showMasked(stretch.glyphs, font: font, size: size) {
        show(stretch, font: font, of: text, isPlain: paint.isColor)
      }
    }
    if !stretch.boxes.isEmpty { drawBoxes(stretch, of: text) }
    drawLines(stretch, of: text)
  }

  private func setSource(
    _ paint: Paint, of stretch: LineGlyphs.Stretch, in text: PangoShapedText, _ base: cairo_matrix_t
  ) -> Bool {
    if case .color = paint { return setSource(paint, extents: .empty) }
    let (line, area) = (matrix, extents(of: stretch, in: text))
    matrix = base
    defer { matrix = line }
    return setSource(paint, extents: area)
  }

  private func show(_ stretch: LineGlyphs.Stretch, font: OpenedFont, of text: PangoShapedText, isPlain: Bool) {
    if isVector, font.isColored { return showColored(stretch.glyphs, font: font) }
    documentFonts?.add(stretch.glyphs, font: font, of: text.library)
    guard var scaledFont = font.scaledFont else { return }
    var isOutlined = !isVector && !font.isColored
    switch documentFonts?.form(of: font, in: text.library) {
    case nil: break
    case .font(let other): scaledFont = other
    case .outlines: isOutlined = true
    }
    let count = Int32(clamping: stretch.glyphs.count)
    cairo_set_scaled_font(context, scaledFont)
    if isOutlined {
      // In pixels, turned and very large glyphs: paths aren't moved to whole pixels.
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_new_path(context)
      cairo_glyph_path(context, stretch.glyphs, count)
      cairo_fill(context)
    } else if isVector {
      showSelectable(stretch, of: text, isPlain: isPlain)
    } else if alpha < 1 {
      cairo_push_group(context)
      cairo_show_glyphs(context, stretch.glyphs, count)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, alpha)
    } else {
      cairo_show_glyphs(context, stretch.glyphs, count)
    }
  }

  /// Draws an empty box for each character that no installed font has.
  private func drawBoxes(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) {
    guard text.text.runs.indices.contains(stretch.run) else { return }
    let size = text.text.runs[stretch.run].font.pangoSize
    cairo_new_path(context)
    for box in stretch.boxes {
      let width = box.upperBound - box.lowerBound
      cairo_rectangle(context, box.lowerBound + width * 0.12, -size * 0.72, width * 0.76, size * 0.72)
    }
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_line_width(context, size / 16)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_stroke(context)
  }

  private func extents(of stretch: LineGlyphs.Stretch, in text: PangoShapedText) -> PixelRect {
    guard text.content.metrics.indices.contains(stretch.run) else { return clipExtents }
    let metrics = text.content.metrics[stretch.run]
    let reach = metrics.ascent + metrics.descent
    return matrix.pixels(
      minX: stretch.start - reach, minY: -metrics.ascent - reach, maxX: stretch.end + reach,
      maxY: metrics.descent + reach)
  }

  // MARK: Underline and strikethrough

  private func drawLines(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) {
    guard text.text.runs.indices.contains(stretch.run), stretch.end > stretch.start else { return }
    for rule in TextPlacement.rules(of: text.text.runs[stretch.run]) {
      if let color = rule.color, !setSource(.color(color), extents: .empty) { continue }
      cairo_new_path(context)
      cairo_move_to(context, stretch.start, rule.y)
      cairo_line_to(context, stretch.end, rule.y)
      cairo_set_line_width(context, rule.thickness)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      let dash = rule.dash.map { $0 * rule.thickness }
      cairo_set_dash(context, dash, Int32(dash.count), 0)
      cairo_stroke(context)
    }
  }
}

extension Text.LineStyle.Pattern {
  /// Lengths of dashes and gaps, in line widths.
  var lengths: [Double] {
    if self == .dot { return [1, 1] }
    if self == .dash { return [4, 2] }
    if self == .dashDot { return [4, 2, 1, 2] }
    if self == .dashDotDot { return [4, 2, 1, 2, 1, 2] }
    return []
  }
}

extension [Paint] {
  /// The paint of a text's run: where there are fewer paints than runs the last one serves the rest, and black where
  /// there is none.
  func paint(ofRun run: Int) -> Paint { indices.contains(run) ? self[run] : last ?? CairoPainter.black }
}
