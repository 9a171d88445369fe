// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Synchronization

/// Coverage of glyphs at a size in device pixels, kept for the next time they are drawn.
///
/// Cairo moves glyphs to whole pixels, which makes the spacing of small text uneven. These are drawn at quarters of a
/// pixel.
final class GlyphMasks: Sendable {
  static let shared = GlyphMasks()

  /// The number of places in a pixel that a glyph may be moved to.
  static let phases = 4
  /// The greatest size of a font, in device pixels, whose glyphs are kept; larger ones are drawn as paths.
  static let largestSize = 96.0

  struct Key: Hashable {
    var font: ObjectIdentifier
    var glyph: UInt
    var phase: Int
    var scaleX: Double
    var scaleY: Double
  }

  struct Mask: Sendable {
    /// The place of the first pixel, from the glyph's origin.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// The glyph's coverage by rows from the top, without gaps.
    var coverage: [UInt8]
  }

  private struct Store {
    var masks: [Key: Mask] = [:]
    /// The fonts of the masks, held so that an identity isn't given to another font.
    var fonts: [ObjectIdentifier: OpenedFont] = [:]
    var bytes = 0
  }

  private let store = Mutex(Store())
  private static let limit = 16 * 1024 * 1024

  /// A glyph and where its origin is drawn, in whole pixels.
  struct Placed {
    var mask: Mask
    var x: Int
    var y: Int
  }

  /// The masks of glyphs of one font. Places are device pixels.
  func place(
    _ glyphs: [cairo_glyph_t], font: OpenedFont, scaleX: Double, scaleY: Double,
    at place: (cairo_glyph_t) -> (x: Double, y: Double)
  ) -> [Placed] {
    let identity = ObjectIdentifier(font)
    return store.withLock { store in
      var placed: [Placed] = []
      placed.reserveCapacity(glyphs.count)
      for glyph in glyphs {
        let point = place(glyph)
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { continue }
        let quarters = Int((point.x * Double(GlyphMasks.phases)).rounded())
        let x = quarters >> 2
        let key = Key(font: identity, glyph: glyph.index, phase: quarters & 3, scaleX: scaleX, scaleY: scaleY)
        let mask: Mask
        if let known = store.masks[key] {
          mask = known
        } else {
          mask = GlyphMasks.draw(key, font: font)
          if store.bytes > GlyphMasks.limit { store = Store() }
          store.masks[key] = mask
          store.fonts[identity] = font
          store.bytes += mask.coverage.count + 128
        }
        if mask.width > 0 { placed.append(Placed(mask: mask, x: x, y: Int(point.y.rounded()))) }
      }
      return placed
    }
  }

  private static func draw(_ key: Key, font: OpenedFont) -> Mask {
    let empty = Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    guard let scaledFont = font.scaledFont else { return empty }
    var glyph = cairo_glyph_t(index: key.glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
    let shift = Double(key.phase) / Double(phases)
    let left = extents.x_bearing * key.scaleX + shift
    let top = extents.y_bearing * key.scaleY
    let rect = PixelRect(
      minX: left - 1, minY: top - 1, maxX: left + extents.width * key.scaleX + 1,
      maxY: top + extents.height * key.scaleY + 1)
    guard extents.width > 0, extents.height > 0, rect.width <= 1024, rect.height <= 1024,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height))
    else { return empty }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface), let data = cairo_image_surface_get_data(surface) else { return empty }
    cairo_translate(context, shift - Double(rect.x), -Double(rect.y))
    cairo_scale(context, key.scaleX, key.scaleY)
    cairo_set_scaled_font(context, scaledFont)
    cairo_set_tolerance(context, 0.05)
    cairo_glyph_path(context, &glyph, 1)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    var coverage: [UInt8] = []
    coverage.reserveCapacity(rect.width * rect.height)
    for y in 0..<rect.height {
      coverage.append(contentsOf: UnsafeBufferPointer(start: data + y * stride, count: rect.width))
    }
    return Mask(left: rect.x, top: rect.y, width: rect.width, height: rect.height, coverage: coverage)
  }
}

extension CairoPainter {
  /// Draws glyphs with the current source at quarters of a pixel. Answers false where that can't be done: turned,
  /// very large or coloured ones.
  func showMasked(_ glyphs: [cairo_glyph_t], font: OpenedFont, size: Double) -> Bool {
    let matrix = matrix
    guard !isVector, !font.isColored, matrix.isAxisAligned, matrix.xx > 0, matrix.yy > 0,
      size * max(matrix.xx, matrix.yy) <= GlyphMasks.largestSize
    else { return false }
    let placed = GlyphMasks.shared.place(glyphs, font: font, scaleX: matrix.xx, scaleY: matrix.yy) {
      matrix.point($0.x, $0.y)
    }
    var area = PixelRect.empty
    for glyph in placed { area = area.union(glyph.rect) }
    area = area.intersection(clipExtents)
    guard !area.isEmpty else { return true }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height)) else {
      return false
    }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for glyph in placed { glyph.add(to: data, stride: stride, area: area) }
    cairo_surface_mark_dirty(surface)
    self.matrix = .identity
    cairo_mask_surface(context, surface, Double(area.x), Double(area.y))
    self.matrix = matrix
    return true
  }
}

extension GlyphMasks.Placed {
  var rect: PixelRect { PixelRect(x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height) }

  /// Adds the glyph's coverage to a picture of coverage.
  func add(to data: UnsafeMutablePointer<UInt8>, stride: Int, area: PixelRect) {
    let rect = rect
    let seen = rect.intersection(area)
    guard !seen.isEmpty else { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for line in seen.y..<seen.maxY {
        let source = base + (line - rect.y) * mask.width + (seen.x - rect.x)
        let target = data + (line - area.y) * stride + (seen.x - area.x)
        for x in 0..<seen.width {
          let sum = UInt16(source[x]) &+ UInt16(target[x])
          target[x] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }
}
