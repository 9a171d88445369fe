// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Draws a shape that comes many times in one colour, as the points of a chart do: it's rasterised once, and stamped.
///
/// A stamp lies on quarters of pixels, so that no shape is an eighth of a pixel off. Sixteen are made at most, when they're needed.
final class RepeatedShapes {
  /// Fewer are drawn one by one.
  static let least = 32
  /// A larger shape, in pixels, takes longer to stamp than to fill.
  private static let largest = 64.0
  private static let parts = 4.0

  private let shape: Path
  private let box: CGRect
  private let scale: Double
  private let isAntialiased: Bool
  private var stamps: [Int: OpaquePointer] = [:]

  /// nil where the shape isn't worth it.
  init?(_ shape: Path, scale: Double, isAntialiased: Bool) {
    self.shape = shape
    self.scale = scale
    self.isAntialiased = isAntialiased
    box = shape.boundingRect
    guard box.width > 0, box.height > 0, Double(box.width) * scale <= Self.largest,
      Double(box.height) * scale <= Self.largest
    else { return nil }
  }

  deinit { for stamp in stamps.values { cairo_surface_destroy(stamp) } }

  /// Paints the shape with the context's source, its box's corner at a pixel. The context's matrix is the identity.
  func paint(_ context: OpaquePointer, x: Double, y: Double) {
    let (left, top) = ((x * Self.parts).rounded() / Self.parts, (y * Self.parts).rounded() / Self.parts)
    let (column, row) = (left.rounded(.down), top.rounded(.down))
    let (dx, dy) = (left - column, top - row)
    guard let stamp = stamp(dx, dy) else { return }
    cairo_mask_surface(context, stamp, column - 1, row - 1)
  }

  private func stamp(_ dx: Double, _ dy: Double) -> OpaquePointer? {
    let key = Int(dx * Self.parts) * 4 + Int(dy * Self.parts)
    if let known = stamps[key] { return known }
    let width = Int32((Double(box.width) * scale).rounded(.up)) + 3
    let height = Int32((Double(box.height) * scale).rounded(.up)) + 3
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
    else { return nil }
    cairo_translate(context, 1 + dx, 1 + dy)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(box.minX), -Double(box.minY))
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    shape.trace(in: context, within: 1e6)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    stamps[key] = surface
    return surface
  }
}

extension CairoPainter {
  /// Draws a run of fills that differ in their places alone, from an index on; gives how many commands that were, 0 where
  /// there's no such run.
  func drawRepeated(from index: Int) -> Int {
    guard !isHidden, linear == nil, surface != nil, case .fill(let first, let style, let paint) = commands[index],
      case .color = paint, !style.isEOFilled
    else { return 0 }
    let matrix = matrix
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0, index >= noRepeatsBefore else {
      return 0
    }
    var ways: [CGVector] = [.zero]
    var next = index + 1
    while next < commands.count, case .fill(let path, let other, let colour) = commands[next], colour == paint,
      other == style, let way = first.translation(to: path)
    {
      ways.append(way)
      next += 1
    }
    guard ways.count >= RepeatedShapes.least,
      let shapes = RepeatedShapes(first, scale: matrix.xx, isAntialiased: style.isAntialiased)
    else {
      // Nobody looks for the same run again.
      noRepeatsBefore = next
      return 0
    }
    guard setSource(paint, extents: .empty) else { return ways.count }
    let corner = first.boundingRect.origin
    var identity = cairo_matrix_t.scale(1)
    cairo_save(context)
    cairo_set_matrix(context, &identity)
    let limit = Double(PixelRect.limit) / 2
    for way in ways {
      let x = Double(corner.x + way.dx) * matrix.xx + matrix.x0, y = Double(corner.y + way.dy) * matrix.yy + matrix.y0
      guard abs(x) < limit, abs(y) < limit else { continue }
      shapes.paint(context, x: x, y: y)
    }
    cairo_restore(context)
    return ways.count
  }
}
