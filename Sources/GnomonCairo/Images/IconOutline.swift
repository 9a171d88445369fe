// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Takes a glyph's outline from HarfBuzz, in the font's units with y upwards.
final class IconOutline {
  private(set) var path = Path()

  /// What HarfBuzz calls for each piece. It lives for good.
  nonisolated(unsafe) private static let pieces: OpaquePointer? = {
    let pieces = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pieces, { _, data, _, x, y, _ in IconOutline.of(data)?.path.move(to: CGPoint(x: Double(x), y: Double(y))) }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      pieces, { _, data, _, x, y, _ in IconOutline.of(data)?.path.addLine(to: CGPoint(x: Double(x), y: Double(y))) },
      nil, nil)
    // HarfBuzz makes cubic curves of quadratic ones by itself.
    hb_draw_funcs_set_cubic_to_func(
      pieces,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        IconOutline.of(data)?.path.addCurve(
          to: CGPoint(x: Double(x), y: Double(y)), control1: CGPoint(x: Double(x1), y: Double(y1)),
          control2: CGPoint(x: Double(x2), y: Double(y2)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(pieces, { _, data, _, _ in IconOutline.of(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(pieces)
    return pieces
  }()

  private static func of(_ data: UnsafeMutableRawPointer?) -> IconOutline? {
    data.map { Unmanaged<IconOutline>.fromOpaque($0).takeUnretainedValue() }
  }

  func draw(_ glyph: hb_codepoint_t, of font: OpaquePointer) {
    guard let pieces = IconOutline.pieces else { return }
    hb_font_get_glyph_shape(font, glyph, pieces, Unmanaged.passUnretained(self).toOpaque())
  }
}
