// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Large gradients in paths, drawn some rows at a time: the gradient's picture stays so small that the processor keeps
/// it at hand.
extension CairoPainter {
  /// The pixels from which on an area is drawn so, and those of the parts.
  private static let (leastPixels, pixelsAtOnce) = (1 << 18, 1 << 16)
  /// A path of more elements would take longer to draw again for each part.
  private static let mostElements = 64

  /// Fills the current path, which is `path` in Cairo's words. Answers false where it's to be drawn at once.
  func fillInBands(_ path: Path, paint: Paint) -> Bool {
    guard usesShortcuts, !isVector, paint.flatColor == nil else { return false }
    switch paint {
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient: break
    case .color, .image, .mesh: return false
    }
    let area = fillExtents.expanded(by: 1).intersection(clipExtents)
    guard area.width * area.height >= Self.leastPixels, matrix.isUsable, clipRectangle != nil else { return false }
    var count = 0
    path.forEach { _ in count += 1 }
    guard count <= Self.mostElements, let fill = GradientRaster(matrix: matrix, alpha: alpha).filling(paint) else {
      return false
    }
    let middle = middle(of: path, in: area, paint: paint)
    if !middle.isEmpty, let surface { fill(surface, middle) }
    for part in [area.y..<middle.y, middle.maxY..<area.maxY] {
      let rows = max(Self.pixelsAtOnce / area.width, 1)
      for top in stride(from: part.lowerBound, to: part.upperBound, by: rows) {
        let height = min(rows, part.upperBound - top)
        fillBand(PixelRect(x: area.x, y: top, width: area.width, height: height), path, fill)
      }
    }
    return true
  }

  private func fillBand(_ band: PixelRect, _ path: Path, _ fill: GradientRaster.Filling) {
    guard let raster = PixelSurface(rect: band, isCleared: false) else { return }
    fill(raster, band)
    let matrix = matrix
    cairo_save(context)
    self.matrix = .identity
    cairo_new_path(context)
    cairo_rectangle(context, Double(band.x), Double(band.y), Double(band.width), Double(band.height))
    cairo_clip(context)
    cairo_set_source_surface(context, raster.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    self.matrix = matrix
    trace(path)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// The part of an area in which an opaque path is a rectangle on the pixel grid, as the most of one with round
  /// corners; empty at the area's top where there is none.
  private func middle(of path: Path, in area: PixelRect, paint: Paint) -> PixelRect {
    let none = PixelRect(x: area.x, y: area.y, width: 0, height: 0)
    guard alpha >= 1, paint.isOpaque, let sides = UprightSides(path, matrix: matrix) else { return none }
    let middle = sides.rect.intersection(area)
    return middle.isEmpty ? none : middle
  }
}
