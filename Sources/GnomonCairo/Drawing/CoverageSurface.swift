// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// A picture of opacities alone, one byte a pixel.
///
/// Coordinates are those of the whole canvas; `rect` is the part that is held.
final class CoverageSurface {
  let rect: PixelRect
  let surface: OpaquePointer
  /// Rows from the top, `stride` bytes apart. What lies between a row's end and the next is zero.
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int

  /// A transparent picture, or one of any bytes where all are written at once. nil where it is empty or memory is
  /// short.
  init?(rect: PixelRect, isCleared: Bool = true) {
    let stride = (rect.width + 3) / 4 * 4
    guard !rect.isEmpty, rect.width <= CanvasLimit.side * 2, rect.height <= CanvasLimit.side * 2,
      rect.width * rect.height <= CanvasLimit.pixels,
      let made = PixelMemory.surface(CAIRO_FORMAT_A8, rect, stride: stride, isCleared: isCleared)
    else { return nil }
    self.rect = rect
    surface = made.surface
    bytes = made.bytes
    self.stride = stride
  }

  deinit { cairo_surface_destroy(surface) }

  var byteCount: Int { stride * rect.height }

  /// Takes the bytes of another picture of the same size.
  func take(_ other: UnsafeRawBufferPointer) {
    UnsafeMutableRawBufferPointer(start: bytes, count: byteCount).copyMemory(from: other)
    cairo_surface_mark_dirty(surface)
  }

  func row(_ row: Int) -> UnsafeMutablePointer<UInt8> { bytes + row * stride }
}
