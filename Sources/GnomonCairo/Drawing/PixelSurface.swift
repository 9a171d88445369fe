// SPDX-License-Identifier: Apache-2.0
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

  /// A transparent picture, or one of any pixels where all are written at once. nil where it is empty or memory is
  /// short.
  init?(rect: PixelRect, isCleared: Bool = true) {
    guard PixelSurface.canHold(rect),
      let made = PixelMemory.surface(CAIRO_FORMAT_ARGB32, rect, stride: rect.width * 4, isCleared: isCleared)
    else { return nil }
    self.rect = rect
    surface = made.surface
    stride = rect.width
    pixels = UnsafeMutableRawPointer(made.bytes).assumingMemoryBound(to: UInt32.self)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Whether a part of a canvas is one that a surface may have: not empty, and within the limits.
  static func canHold(_ rect: PixelRect) -> Bool {
    !rect.isEmpty && rect.width <= CanvasLimit.side && rect.height <= CanvasLimit.side
      && rect.width * rect.height <= CanvasLimit.pixels
  }

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

  /// The largest scale at which a canvas of a size in points can be drawn.
  static func largestScale(of size: CGSize) -> Double {
    let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
    // Rounded up to whole pixels it mustn't be larger.
    return min(Double(side - 1) / max(width, height), (Double(pixels) / (width * height)).squareRoot() * 0.999)
  }
}
