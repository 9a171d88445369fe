// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

// What lies below glass is copied, blurred, and drawn again through the glass's shape.
extension CairoPainter {
  func draw(_ backdrop: Backdrop, below path: Path) {
    guard !isHidden else { return }
    guard let surface, linear == nil else {
      return fill(path, style: FillStyle(), paint: .color(backdrop.substitute))
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    trace(path)
    let whole = fillExtents.expanded(by: 1)
    cairo_new_path(context)
    let seen = whole.intersection(clipExtents)
    let picture = seen.isEmpty ? nil : blurred(surface, in: seen, backdrop)
    // The shadow comes after the copy: nobody sees it through the glass.
    if let shadow = backdrop.shadow {
      drawShadow(
        of: path, style: FillStyle(), strength: 1, color: shadow.color, radius: shadow.radius, x: 0, y: shadow.y,
        content: whole)
    }
    guard let picture else { return }
    let matrix = matrix
    cairo_save(context)
    trace(path)
    self.matrix = .identity
    cairo_set_source_surface(context, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_fill(context)
    self.matrix = matrix
    cairo_restore(context)
  }

  /// A part of a picture with a backdrop's blur and colours. What lies beyond the picture's edge is taken to be as at
  /// the edge.
  private func blurred(_ surface: PixelSurface, in seen: PixelRect, _ backdrop: Backdrop) -> PixelSurface? {
    let deviation = FilterReach.deviation(backdrop.radius, matrix: matrix)
    let area = seen.expanded(by: GaussianBlur.reach(deviation)).intersection(surface.rect)
    guard let copy = PixelSurface(rect: area, isCleared: false) else { return nil }
    surface.flush()
    copy.edit { copy in
      for y in area.y..<area.maxY {
        let start = surface.row(y - surface.rect.y) + (area.x - surface.rect.x)
        copy.row(y - area.y).update(from: start, count: area.width)
      }
      if let blur = GaussianBlur(deviation: deviation), !copy.isUniform {
        blur.apply(pixels: copy.pixels, width: area.width, height: area.height, stride: copy.stride, clamps: true)
      }
      if let colors = backdrop.colors { ColorMatrixFilter(colors).apply(to: copy) }
    }
    return copy
  }
}

extension PixelSurface {
  /// True if all pixels are alike, so that a blur leaves them as they are: what mostly lies below a bar.
  fileprivate var isUniform: Bool {
    let first = pixels[0]
    for y in 0..<rect.height {
      let row = row(y)
      for x in 0..<rect.width where row[x] != first { return false }
    }
    return true
  }
}
