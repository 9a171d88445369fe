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

  /// Draws the shadow of the commands from the layer's begin to its end.
  func drawShadow(_ shadow: DisplayFilter, of layer: DisplayLayer, at index: Int) {
    let matrix = matrix.then(.scale(rasterScale))
    let content = bounds.content[index] ?? .empty
    let visible = visibleArea
    guard case .shadow(let color, let radius, let x, let y) = shadow, !isHidden,
      let surface = makeLayer(layer, content: content, matrix: matrix),
      let inner = cairo_create(surface.surface)
    else { return }
    let depth = levels.count
    levels.append(Level(context: inner, surface: surface, kind: .layer(layer, content: content, matrix: matrix)))
    self.matrix = matrix
    for inside in (index + 1)..<max(end(ofLayerAt: index), index + 1) { draw(commands[inside], at: inside) }
    while levels.count > depth + 1 { endLayer() }
    levels.removeLast()
    isHidden = false
    cairo_destroy(inner)
    LayerFilters(matrix: matrix, content: content, visible: visible)
      .shadow(surface, color: color, radius: radius, x: x, y: y, keepsContent: false)
    cairo_save(context)
    self.matrix = .scale(1 / rasterScale)
    cairo_set_source_surface(context, surface.surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
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
