// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Large blurs, drawn right into the enclosing picture: the layer's own holds what is blurred, and nothing of what
/// that spreads to.
extension CairoPainter {
  /// The pixels that a layer would be blurred in, where it can be drawn so; else nil.
  func roomOfBlur(_ layer: DisplayLayer, at index: Int) -> PixelRect? {
    guard usesShortcuts, !isVector, linear == nil, !isHidden, layer.colorMode == .nonLinear, layer.filters.count == 1,
      case .blur(let radius, opaque: false) = layer.filters[0],
      layer.blendMode == .normal, layer.coverage == nil, !layer.isMask, CairoPainter.unit(layer.opacity) * alpha >= 1,
      GaussianBlur(deviation: FilterReach.deviation(radius, matrix: matrix))?.isReduced == true, clipRectangle != nil,
      isPlain(layerAt: index)
    else { return nil }
    let room = FilterReach(layer.filters, matrix: matrix).room(of: content(at: index), seenIn: visibleArea)
    guard !room.isEmpty, room.width <= CanvasLimit.side, room.height <= CanvasLimit.side,
      room.width * room.height <= CanvasLimit.pixels
    else { return nil }
    return room
  }

  /// Whether nothing in the layer asks how large the picture is that it's drawn in.
  private func isPlain(layerAt index: Int) -> Bool {
    var depth = 0
    for command in commands[index...] {
      switch command {
      case .beginLayer(let layer):
        depth += 1
        if depth > 1, !layer.filters.isEmpty || layer.colorMode != .nonLinear { return false }
      case .endLayer: depth -= 1
      case .backdrop: return false
      default: break
      }
      if depth == 0 { return true }
    }
    return true
  }

  /// Blurs what a layer holds, and draws it over the enclosing picture.
  func drawBlurred(_ held: PixelSurface, in room: PixelRect, radius: CGFloat, matrix: cairo_matrix_t) {
    let deviation = FilterReach.deviation(radius, matrix: matrix)
    guard let below = surface, let blur = GaussianBlur(deviation: deviation) else { return }
    let seen = room.intersection(clipRectangle ?? .empty).intersection(below.rect)
    held.flush()
    let place = PixelRect(
      x: held.rect.x - room.x, y: held.rect.y - room.y, width: held.rect.width, height: held.rect.height)
    below.edit { below in
      blur.withRows(
        of: PixelWindow(pixels: held.pixels, stride: held.stride, place: place), width: room.width,
        height: room.height, clamps: false, isTight: deviation >= GaussianBlur.tightDeviation
      ) { rows in
        for y in seen.y..<seen.maxY {
          guard let row = rows.row(y - room.y) else { continue }
          PixelMath.draw(
            row + (seen.x - room.x), over: below.row(y - below.rect.y) + (seen.x - below.rect.x), count: seen.width)
        }
      }
    }
  }
}
