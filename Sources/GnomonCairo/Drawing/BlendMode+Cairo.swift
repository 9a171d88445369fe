// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension BlendMode {
  /// Cairo's operator of the same name. `plusDarker` has none: it's drawn by ``PlusDarker``, and only where pixels are
  /// (``PixelPlan``).
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension DisplayLayer.Coverage {
  var cairo: cairo_operator_t {
    switch self {
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    }
  }
}

/// Adds the darkness of two pictures: each component is 1 − ((1 − below) + (1 − above)), and never below 0.
enum PlusDarker {
  static func composite(
    _ above: PixelSurface, onto below: PixelSurface, within clip: PixelRect, opacity: Double
  ) {
    let area = above.rect.intersection(below.rect).intersection(clip)
    guard !area.isEmpty else { return }
    cairo_surface_flush(above.surface)
    let factor = UInt32((opacity * 255).rounded())
    below.edit { below in
      for y in area.y..<area.maxY {
        let source = above.row(y - above.rect.y) - above.rect.x
        let target = below.row(y - below.rect.y) - below.rect.x
        for x in area.x..<area.maxX {
          let pixel = PixelMath.scale(source[x], by: factor)
          guard pixel >> 24 > 0 else { continue }
          target[x] = blend(pixel, target[x])
        }
      }
    }
  }

  private static func blend(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let (a, b) = (Int(above >> 24), Int(below >> 24))
    let alpha = min(a + b, 255)
    func channel(_ shift: UInt32) -> UInt32 {
      let darkness = a - Int((above >> shift) & 255) + b - Int((below >> shift) & 255)
      return UInt32(max(alpha - darkness, 0)) << shift
    }
    return UInt32(alpha) << 24 | channel(16) | channel(8) | channel(0)
  }
}
