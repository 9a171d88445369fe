// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Draws a sign of an icon font as a black stencil, in the room of a symbol.
final class StandInDrawing: SymbolVector {
  /// The outline in units: a symbol is 24 by 24.
  private let path: Path
  /// The pixels per unit.
  private let unit: Double

  init(path: Path, unit: Double) {
    self.path = path
    self.unit = unit
  }

  var paths: SymbolPaths {
    SymbolPaths(
      size: CGSize(width: 24, height: 24),
      steps: [SymbolPaths.Step(path: path, isFilled: true, lineWidth: nil, isCut: false)])
  }

  /// The sign's pixels at the font's size.
  func bitmap() -> Bitmap? {
    let side = PixelRect(minX: 0, minY: 0, maxX: 24 * unit, maxY: 24 * unit)
    return bitmap(in: side, unitX: unit, unitY: unit)
  }

  func bitmap(width: Int, height: Int) -> Bitmap? {
    bitmap(
      in: PixelRect(x: 0, y: 0, width: width, height: height), unitX: Double(width) / 24, unitY: Double(height) / 24)
  }

  private func bitmap(in rect: PixelRect, unitX: Double, unitY: Double) -> Bitmap? {
    guard let surface = PixelSurface(rect: rect), let context = cairo_create(surface.surface) else { return nil }
    defer { cairo_destroy(context) }
    cairo_scale(context, unitX, unitY)
    path.trace(in: context)
    cairo_fill(context)
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return ImageDecoder.bitmap(of: surface.surface)
  }
}
