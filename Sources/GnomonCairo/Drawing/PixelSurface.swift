import CCairo
import Foundation

/// A picture in memory that Cairo draws into: premultiplied ARGB, 32 bits a pixel.
///
/// Coordinates are those of the whole canvas; `rect` is the part that is held.
final class PixelSurface {
  let rect: PixelRect
  let surface: OpaquePointer
  /// Rows from the top, `stride` pixels apart.
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int

  /// A transparent picture, or nil where it is empty or memory is short.
  init?(rect: PixelRect) {
    guard !rect.isEmpty, rect.width <= CanvasLimit.side, rect.height <= CanvasLimit.side,
      rect.width * rect.height <= CanvasLimit.pixels,
      let memory = PixelMemory.shared.take(rect.width * rect.height * 4)
    else { return nil }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let made = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height), Int32(rect.width * 4))
    else { return nil }
    // A pattern may keep the surface for longer than this object lives.
    let kept = cairo_surface_set_user_data(made, PixelMemory.key, memory) { PixelMemory.shared.give($0) }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, kept == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      PixelMemory.shared.give(memory)
      return nil
    }
    self.rect = rect
    surface = made
    stride = rect.width
    pixels = memory.assumingMemoryBound(to: UInt32.self)
    cairo_surface_set_device_offset(made, Double(-rect.x), Double(-rect.y))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Lets `body` change the pixels behind Cairo's back.
  func edit(_ body: (PixelSurface) -> Void) {
    cairo_surface_flush(surface)
    body(self)
    cairo_surface_mark_dirty(surface)
  }

  /// A row's first pixel; `row` counts from the top of `rect`.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> { pixels + row * stride }
}

/// The greatest canvas that is drawn.
enum CanvasLimit {
  static let side = 16384
  static let pixels = 256 * 1024 * 1024
}
