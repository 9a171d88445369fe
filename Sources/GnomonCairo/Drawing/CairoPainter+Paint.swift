// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  /// Makes a paint Cairo's source. `extents` are the pixels that it is needed for. Answers whether there is anything
  /// to draw with.
  func setSource(_ paint: Paint, extents: @autoclosure () -> PixelRect) -> Bool {
    switch paint {
    case .color(let color):
      let color = PaintColor(color, alpha: alpha)
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return true
    case .image(let image, let origin):
      return setTiles(image, origin: origin)
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .mesh:
      if isVector, let pattern = VectorGradient(alpha: alpha).pattern(paint) {
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return true
      }
      if let color = paint.flatColor { return setSource(.color(color), extents: .empty) }
      return setRaster(paint, extents: extents())
    }
  }

  private func setRaster(_ paint: Paint, extents: PixelRect) -> Bool {
    let factor = isVector ? rasterScale : 1
    let fine = cairo_matrix_t.scale(factor)
    var area = extents.expanded(by: 1).intersection(clipExtents)
    if isVector {
      area = fine.pixels(
        minX: Double(area.x), minY: Double(area.y), maxX: Double(area.maxX), maxY: Double(area.maxY))
    }
    let matrix = matrix
    guard matrix.isUsable, let raster = PixelSurface(rect: area, isCleared: false) else { return false }
    if case .mesh(let mesh) = paint {
      guard MeshRaster(matrix: matrix.then(fine), alpha: alpha).fill(raster, with: mesh) else { return false }
    } else {
      guard GradientRaster(matrix: matrix.then(fine), alpha: alpha).fill(raster, with: paint) else { return false }
    }
    self.matrix = .scale(1 / factor)
    cairo_set_source_surface(context, raster.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    self.matrix = matrix
    return true
  }

  private func setTiles(_ image: DisplayImage, origin: CGPoint) -> Bool {
    guard origin.isFinite, image.scale.isFinite, image.scale > 0,
      let surface = ImageSurfaces.shared.surface(of: image.bitmap, tint: image.tint, alpha: alpha)
    else { return false }
    let before = matrix
    let placed = cairo_matrix_t(
      xx: Double(1 / image.scale), yx: 0, xy: 0, yy: Double(1 / image.scale), x0: Double(origin.x),
      y0: Double(origin.y)
    ).then(before)
    guard placed.isUsable else { return false }
    matrix = placed
    cairo_set_source_surface(context, surface.surface, 0, 0)
    matrix = before
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, image.interpolation.cairo)
    return true
  }
}

/// Gradients as Cairo has them, for vector canvases.
struct VectorGradient {
  let alpha: Double

  /// nil for what Cairo can't describe. The caller destroys it.
  func pattern(_ paint: Paint) -> OpaquePointer? {
    switch paint {
    case .linearGradient(let stops, let start, let end):
      guard start.isFinite, end.isFinite, start != end else { return nil }
      return withStops(stops, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .radialGradient(let stops, let center, let start, let end):
      guard center.isFinite, start.isFinite, end.isFinite, start != end, start >= 0, end >= 0 else { return nil }
      return withStops(
        stops, cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end))
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite, start.isFinite,
        end.isFinite, start != end, start >= 0, end >= 0
      else { return nil }
      let middle = CGPoint(
        x: bounds.minX + bounds.width * center.x, y: bounds.minY + bounds.height * center.y)
      guard middle.isFinite else { return nil }
      let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
      var matrix = cairo_matrix_t(
        xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height, x0: -middle.x / bounds.width,
        y0: -middle.y / bounds.height)
      cairo_pattern_set_matrix(pattern, &matrix)
      return withStops(stops, pattern)
    default:
      return nil
    }
  }

  private func withStops(_ stops: [ResolvedStop], _ pattern: OpaquePointer?) -> OpaquePointer? {
    for stop in GradientTable.sorted(stops) {
      let color = PaintColor(stop.color, alpha: alpha)
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
