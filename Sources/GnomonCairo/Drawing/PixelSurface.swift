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

  /// A transparent picture, or one of any pixels where all are written at once. nil where it is empty or memory is short.
  init?(rect: PixelRect, isCleared: Bool = true) {
    guard !rect.isEmpty, rect.width <= CanvasLimit.side, rect.height <= CanvasLimit.side,
      rect.width * rect.height <= CanvasLimit.pixels,
      let memory = PixelMemory.shared.take(rect.width * rect.height * 4, zeroed: isCleared)
    else { return nil }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let made = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height), Int32(rect.width * 4))
    else {
      PixelMemory.shared.give(memory)
      return nil
    }
    guard PixelMemory.own(memory, by: made) else { return nil }
    self.rect = rect
    surface = made
    stride = rect.width
    pixels = memory.assumingMemoryBound(to: UInt32.self)
    cairo_surface_set_device_offset(made, Double(-rect.x), Double(-rect.y))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Makes sure that Cairo has drawn all that it was told to.
  func flush() { cairo_surface_flush(surface) }

  /// Makes every pixel transparent.
  func clear() {
    edit { $0.pixels.update(repeating: 0, count: $0.stride * $0.rect.height) }
  }

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
