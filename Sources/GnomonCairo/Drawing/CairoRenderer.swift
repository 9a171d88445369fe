// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Draws display lists with Cairo. A value without state: it may be used from any thread.
public struct CairoRenderer: Sendable {
  /// Makes a renderer.
  ///
  /// - Parameter onWarning: is told what a document lacks that it was asked for: a font that may not be embedded. nil
  ///   lets it pass.
  public init(onWarning: (@Sendable (RuntimeWarning) -> Void)? = nil) { self.onWarning = onWarning }

  /// Off for comparisons: see ``CairoPainter/usesShortcuts``.
  init(usesShortcuts: Bool) {
    self.init()
    self.usesShortcuts = usesShortcuts
  }

  let onWarning: (@Sendable (RuntimeWarning) -> Void)?
  private var usesShortcuts = true

  /// The pixels of a display list, `scale` device pixels to a point (nil takes the list's own).
  ///
  /// Throws ``RenderingError`` where the canvas is empty or larger than 16384 pixels a side or 256 million in all.
  public func bitmap(_ list: DisplayList, scale: CGFloat? = nil) throws -> Bitmap {
    let surface = try draw(list, scale: scale)
    let (width, height) = (surface.rect.width, surface.rect.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      if let base = bytes.baseAddress {
        PixelMemory.prepare(base, width * height * 4)
        for y in 0..<height { Unpremultiply.rgba(surface.row(y), into: base + y * width * 4, count: width) }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A PNG file of a display list.
  ///
  /// - Parameters:
  ///   - list: the drawing.
  ///   - scale: the pixels per point; nil takes the list's own.
  ///   - mode: small files, or fast ones.
  /// - Throws: ``RenderingError`` where the canvas is empty or larger than 16384 pixels a side or 256 million in all.
  public func png(_ list: DisplayList, scale: CGFloat? = nil, mode: PNGEncoder.Mode = .small) throws -> Data {
    try PNGEncoder.encode(try draw(list, scale: scale), mode: mode)
  }

  /// Draws into a new surface.
  func draw(_ list: DisplayList, scale: CGFloat?) throws -> PixelSurface {
    let wanted = scale ?? list.scale
    let scale = wanted.isFinite && wanted > 0 ? Double(wanted) : 1
    let width = (Double(list.size.width) * scale - 1e-6).rounded(.up)
    let height = (Double(list.size.height) * scale - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else {
      throw RenderingError.emptyCanvas(width: width, height: height)
    }
    let side = Double(CanvasLimit.side)
    guard width <= side, height <= side, width * height <= Double(CanvasLimit.pixels) else {
      throw RenderingError.canvasTooLarge(width: width, height: height)
    }
    let rect = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    let cover =
      usesShortcuts
      ? OpaqueCover(list.commands, matrix: .scale(scale), width: Double(rect.width), height: Double(rect.height)) : nil
    guard let surface = PixelSurface(rect: rect, isCleared: cover == nil), let context = cairo_create(surface.surface)
    else { throw RenderingError.outOfMemory }
    CairoPainter(list, context: context, surface: surface, scale: scale, usesShortcuts: usesShortcuts).run(from: cover)
    let status = cairo_status(context)
    cairo_destroy(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderingError.cairo(String(cString: cairo_status_to_string(status)))
    }
    cairo_surface_flush(surface.surface)
    return surface
  }
}
