// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Synchronization

/// Pictures converted for Cairo, kept while they are used: premultiplied, and smaller copies where one is shown small.
final class ImageSurfaces: Sendable {
  static let shared = ImageSurfaces()

  /// A picture as a Cairo surface. Never changed once made, so it can be read from any thread.
  final class Surface: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    init?(width: Int, height: Int, _ fill: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
      guard width > 0, height > 0, width <= CanvasLimit.side * 2, height <= CanvasLimit.side * 2,
        let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      else { return nil }
      guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(made) else {
        cairo_surface_destroy(made)
        return nil
      }
      surface = made
      self.width = width
      self.height = height
      fill(
        UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
        Int(cairo_image_surface_get_stride(made)) / 4)
      cairo_surface_mark_dirty(made)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  private struct Key: Hashable {
    var bitmap: ObjectIdentifier
    var tint: UInt32?
    var alpha: UInt32
    var reduction: Int
  }

  private struct Entry {
    /// The bitmap, held so that its identity isn't given to another.
    var bitmap: Bitmap
    var surface: Surface
  }

  private struct Store {
    var entries: [Key: Entry] = [:]
    var pixels = 0
  }

  private let store = Mutex(Store())
  private static let limit = 16 * 1024 * 1024

  /// A bitmap's surface; `tint` makes its alpha a stencil, `reduction` averages squares of so many pixels into one.
  func surface(of bitmap: Bitmap, tint: Color.Resolved? = nil, alpha: Double = 1, reduction: Int = 1) -> Surface? {
    let key = Key(
      bitmap: ObjectIdentifier(bitmap), tint: tint.map { PixelMath.pixel($0) },
      alpha: UInt32((CairoPainter.unit(alpha) * 255).rounded()), reduction: max(reduction, 1))
    if let known = store.withLock({ $0.entries[key]?.surface }) { return known }
    guard let made = make(bitmap, key) else { return nil }
    store.withLock { store in
      let size = made.width * made.height
      if store.pixels + size > ImageSurfaces.limit { store = Store() }
      if size <= ImageSurfaces.limit {
        store.entries[key] = Entry(bitmap: bitmap, surface: made)
        store.pixels += size
      }
    }
    return made
  }

  private func make(_ bitmap: Bitmap, _ key: Key) -> Surface? {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, bitmap.pixels.count >= width * height * 4 else {
      return nil
    }
    let step = key.reduction
    let columns = (width + step - 1) / step
    let rows = (height + step - 1) / step
    return Surface(width: columns, height: rows) { target, stride in
      bitmap.pixels.withUnsafeBufferPointer { source in
        guard let base = source.baseAddress else { return }
        for y in 0..<rows {
          let row = target + y * stride
          for x in 0..<columns {
            let pixel =
              step == 1
              ? ImageSurfaces.pixel(base + (y * width + x) * 4, key)
              : ImageSurfaces.average(
                base, key, x: x * step..<min(x * step + step, width), y: y * step..<min(y * step + step, height),
                width: width)
            row[x] = key.alpha == 255 ? pixel : PixelMath.scale(pixel, by: key.alpha)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func pixel(_ bytes: UnsafePointer<UInt8>, _ key: Key) -> UInt32 {
    let alpha = UInt32(bytes[3])
    if let tint = key.tint { return PixelMath.scale(tint, by: alpha) }
    let straight = UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
    if alpha == 255 { return 0xFF00_0000 | straight }
    return PixelMath.scale(straight, by: alpha) | alpha << 24
  }

  private static func average(
    _ base: UnsafePointer<UInt8>, _ key: Key, x: Range<Int>, y: Range<Int>, width: Int
  ) -> UInt32 {
    var sum = SIMD4<UInt32>(repeating: 0)
    for line in y {
      for column in x {
        let pixel = pixel(base + (line * width + column) * 4, key)
        sum &+= SIMD4(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
      }
    }
    let count = UInt32(clamping: max(x.count * y.count, 1))
    let mean = (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
  }
}

extension Image.Interpolation {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
