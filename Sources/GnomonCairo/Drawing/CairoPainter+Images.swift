// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  func draw(_ image: DisplayImage, in rect: CGRect) {
    guard !isHidden, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0,
      rect.height > 0, !matrix.pixels(of: rect).intersection(clipExtents).isEmpty
    else { return }
    if isVector, let paths = image.paths {
      return draw(paths, in: rect, color: image.tint ?? Color.Resolved(red: 0, green: 0, blue: 0))
    }
    let scale = image.scale.isFinite && image.scale > 0 ? Double(image.scale) : 1
    cairo_save(context)
    cairo_set_antialias(context, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if image.tiles || image.capInsets != EdgeInsets() {
      drawPatches(image, in: rect, scale: scale)
    } else {
      let source = CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height)
      drawPart(image, source: source, in: rect)
    }
    cairo_restore(context)
  }

  private func draw(_ paths: SymbolPaths, in rect: CGRect, color: Color.Resolved) {
    let outer = alpha
    let (color, opacity) = paths.overlaps ? color.apart : (color, 1)
    let isGroup = paths.overlaps && opacity * outer < 1
    if isGroup {
      cairo_push_group(context)
      alpha = 1
    }
    for command in paths.commands(in: rect, color: color) { draw(command, at: commands.count) }
    alpha = outer
    guard isGroup else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity * outer)
  }

  /// Stretches a part of the bitmap, in its pixels, over a rectangle.
  private func drawPart(_ image: DisplayImage, source: CGRect, in rect: CGRect) {
    guard source.width > 0, source.height > 0, rect.width > 0, rect.height > 0 else { return }
    let across = Double(source.width / rect.width)
    let along = Double(source.height / rect.height)
    let reduction = image.interpolation == .none || isVector ? 1 : reduction(min(across, along) / matrix.scale)
    // A layer of pixels needs the picture's.
    let file = isVector && image.tint == nil ? documentPictures?.surface(of: image.bitmap) : nil
    let pixels =
      file == nil
      ? ImageSurfaces.shared.surface(of: image.bitmap, tint: image.tint, alpha: alpha, reduction: reduction) : nil
    guard let surface = file ?? pixels?.surface else { return }
    defer { withExtendedLifetime(pixels) {} }
    // From the rectangle's coordinates to the surface's: a file's one pixel stands for all of the bitmap.
    func placing(_ width: Double, _ height: Double) -> cairo_matrix_t {
      cairo_matrix_t(
        xx: across / width, yx: 0, xy: 0, yy: along / height,
        x0: (Double(source.minX) - Double(rect.minX) * across) / width,
        y0: (Double(source.minY) - Double(rect.minY) * along) / height)
    }
    let smaller = placing(Double(reduction), Double(reduction))
    var placed = file == nil ? smaller : placing(Double(image.bitmap.width), Double(image.bitmap.height))
    guard placed.isUsable, let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_matrix(pattern, &placed)
    // Repeating the edge's pixels keeps interpolation from fading it out. A file's pixels aren't there to be repeated.
    cairo_pattern_set_extend(pattern, file != nil ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isExact(smaller) ? CAIRO_FILTER_NEAREST : image.interpolation.cairo)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    if file != nil, alpha < 1 {
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, alpha)
      cairo_restore(context)
    } else {
      cairo_fill(context)
    }
  }

  /// How many pixels are averaged into one, where the picture is shown so much smaller.
  private func reduction(_ ratio: Double) -> Int {
    guard ratio.isFinite, ratio >= 2 else { return 1 }
    return Int(min(ratio, 4096))
  }

  /// Whether the bitmap's pixels fall on the device's, so that nothing needs interpolation.
  private func isExact(_ placing: cairo_matrix_t) -> Bool {
    guard matrix.isAxisAligned else { return false }
    let placed = placing.inverse.then(matrix)
    func whole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    return abs(placed.xx - 1) < 1e-9 && abs(placed.yy - 1) < 1e-9 && whole(placed.x0) && whole(placed.y0)
  }

  // MARK: Patches

  /// Draws the nine patches that cap insets make.
  private func drawPatches(_ image: DisplayImage, in rect: CGRect, scale: Double) {
    for patch in ImagePatches(image, in: rect, scale: scale).all {
      if patch.isTiled {
        drawTiles(image, source: patch.source, in: patch.target, scale: scale)
      } else {
        drawPart(image, source: patch.source, in: patch.target)
      }
    }
  }

  private func drawTiles(_ image: DisplayImage, source: CGRect, in rect: CGRect, scale: Double) {
    let area = source.integral.intersection(
      CGRect(x: 0, y: 0, width: image.bitmap.width, height: image.bitmap.height))
    guard area.width >= 1, area.height >= 1, rect.width > 0, rect.height > 0,
      let whole = ImageSurfaces.shared.surface(of: image.bitmap, tint: image.tint, alpha: alpha),
      let part = cairo_surface_create_for_rectangle(whole.surface, area.minX, area.minY, area.width, area.height)
    else { return }
    defer { cairo_surface_destroy(part) }
    guard let pattern = cairo_pattern_create_for_surface(part) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var placing = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(rect.minX) * scale, y0: -Double(rect.minY) * scale)
    guard placing.isUsable else { return }
    cairo_pattern_set_matrix(pattern, &placing)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, isExact(placing) ? CAIRO_FILTER_NEAREST : image.interpolation.cairo)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(context)
  }
}
