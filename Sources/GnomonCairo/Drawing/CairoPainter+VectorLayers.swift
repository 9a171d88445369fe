// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Layers of vector canvases, kept as shapes where Cairo's own effect on them would turn the page into pixels.
extension CairoPainter {
  /// The shadow of a layer, if that is its only filter: the shadow alone is drawn as pixels.
  func onlyShadow(of layer: DisplayLayer) -> DisplayFilter? {
    guard layer.filters.count == 1, case .shadow = layer.filters[0] else { return nil }
    return layer.filters[0]
  }

  /// Draws the shadow of the commands from the layer's begin to its end, with as few pixels as it needs: where the blur
  /// is wide, six to its deviation are more than the eye tells apart.
  func drawShadow(_ shadow: DisplayFilter, of layer: DisplayLayer, at index: Int) {
    guard case .shadow(let color, let radius, let x, let y) = shadow, !isHidden, PaintColor(color).alpha > 0 else {
      return
    }
    let wanted = FilterReach.deviation(radius, matrix: matrix.then(.scale(rasterScale)))
    let factor = wanted > 6 ? 6 / wanted : 1
    let matrix = matrix.then(.scale(rasterScale * factor))
    let visible = cairo_matrix_t.scale(factor).pixels(of: visibleArea)
    coarseness = factor
    defer { coarseness = 1 }
    let content = content(at: index)
    let margin = FilterReach(layer.filters, matrix: matrix).margin
    let room = content.expanded(by: margin).intersection(visible.expanded(by: margin))
    let make: () -> CoverageSurface? = {
      self.shadowCoverage(of: layer, at: index, radius: radius, content: content, room: room, matrix: matrix)
    }
    let key = shadowKey(at: index, room: room, matrix: matrix, radius: radius)
    guard let cover = key.map({ ShadowMasks.shared.mask($0, make: make) }) ?? make(),
      let surface = PixelSurface(rect: room)
    else { return }
    let filters = LayerFilters(matrix: matrix, content: content)
    surface.edit { surface in
      let shift = FilterReach.vector(x, y, matrix: matrix)
      filters.addShade(cover.bytes, stride: cover.stride, PixelMath.pixel(color), shift: shift, to: surface)
    }
    cairo_save(context)
    self.matrix = .scale(1 / (rasterScale * factor))
    cairo_set_source_surface(context, surface.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// How far the commands of a layer cover a document's page, blurred.
  private func shadowCoverage(
    of layer: DisplayLayer, at index: Int, radius: CGFloat, content: PixelRect, room: PixelRect, matrix: cairo_matrix_t
  ) -> CoverageSurface? {
    guard let surface = PixelSurface(rect: room), let cover = CoverageSurface(rect: room),
      let inner = cairo_create(surface.surface)
    else { return nil }
    let depth = levels.count
    levels.append(Level(context: inner, surface: surface, kind: .layer(layer, content: content, matrix: matrix)))
    self.matrix = matrix
    for inside in (index + 1)..<max(end(ofLayerAt: index), index + 1) { draw(commands[inside], at: inside) }
    while levels.count > depth + 1 { endLayer() }
    levels.removeLast()
    isHidden = false
    cairo_destroy(inner)
    surface.flush()
    LayerFilters(matrix: matrix, content: content).withBlurredAlpha(of: surface, radius: radius) { alpha in
      for y in 0..<room.height { cover.row(y).update(from: alpha + y * room.width, count: room.width) }
    }
    return cover
  }

  /// All that decides what the shadow of a document's layer covers, where that is one filled path; else nil.
  private func shadowKey(
    at index: Int, room: PixelRect, matrix: cairo_matrix_t, radius: CGFloat
  ) -> ShadowMasks.Key? {
    guard index + 2 < commands.count, case .endLayer = commands[index + 2],
      case .fill(let path, let style, let paint) = commands[index + 1], paint.isColor || paint.isOpaque
    else { return nil }
    var strength = alpha
    if case .color(let color) = paint { strength = PaintColor(color, alpha: alpha).alpha }
    return ShadowMasks.Key(
      room: room,
      matrix: CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0),
      path: path, style: style, strength: strength,
      deviation: FilterReach.deviation(radius, matrix: matrix), shiftX: 0, shiftY: 0, isDocument: true)
  }

  /// The index of the layer's `endLayer`, or of the end of the list.
  private func end(ofLayerAt index: Int) -> Int {
    var depth = 0
    for end in index..<commands.count {
      switch commands[end] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return end }
    }
    return commands.count
  }

  /// Masks what the enclosing group holds so far. Answers false where that group can't be taken apart.
  func mask(with pattern: OpaquePointer, opacity: Double) -> Bool {
    guard let enclosing = levels.last, case .group = enclosing.kind, enclosing.saved.isEmpty else { return false }
    guard let content = cairo_pop_group(context) else { return false }
    cairo_push_group(context)
    cairo_save(context)
    cairo_set_source(context, content)
    cairo_mask(context, pattern)
    cairo_restore(context)
    cairo_pattern_destroy(content)
    if opacity < 1 {
      guard let masked = cairo_pop_group(context) else { return true }
      cairo_push_group(context)
      cairo_set_source(context, masked)
      cairo_paint_with_alpha(context, opacity)
      cairo_pattern_destroy(masked)
    }
    return true
  }
}
