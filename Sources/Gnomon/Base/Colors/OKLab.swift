// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour in the OKLab space, where equal steps look equal.
struct OKLab: Hashable, Sendable {
  var l: Float
  var a: Float
  var b: Float

  init(l: Float, a: Float, b: Float) {
    self.l = l
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let x = cbrt(0.412_221_47 * red + 0.536_332_55 * green + 0.051_445_995 * blue)
    let y = cbrt(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
    let z = cbrt(0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue)
    l = 0.210_454_26 * x + 0.793_617_8 * y - 0.004_072_047 * z
    a = 1.977_998_5 * x - 2.428_592_2 * y + 0.450_593_7 * z
    b = 0.025_904_037 * x + 0.782_771_77 * y - 0.808_675_77 * z
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ x: Float) -> Float { x * x * x }
    let x = cube(l + 0.396_337_78 * a + 0.215_803_76 * b)
    let y = cube(l - 0.105_561_346 * a - 0.063_854_17 * b)
    let z = cube(l - 0.089_484_18 * a - 1.291_485_5 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: 4.076_741_7 * x - 3.307_711_6 * y + 0.230_969_94 * z,
      green: -1.268_438 * x + 2.609_757_4 * y - 0.341_319_38 * z,
      blue: -0.004_196_086_3 * x - 0.703_418_6 * y + 1.707_614_7 * z,
      opacity: opacity)
  }
}

extension Color.Resolved {
  /// A colour between this one (0) and another (1). The opacities weigh the colours.
  func mixed(with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
    let t = fraction.isFinite ? Float(min(max(fraction, 0), 1)) : 0
    if t == 0 { return self }
    if t == 1 { return other }
    let alpha = opacity + (other.opacity - opacity) * t
    // A transparent end has no say in the hue.
    let weight = alpha > 0 ? other.opacity * t / alpha : t
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * weight }
    switch space.kind {
    case .device:
      return Color.Resolved(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
        opacity: alpha)
    case .perceptual:
      let (from, to) = (OKLab(self), OKLab(other))
      return OKLab(l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b))
        .resolved(opacity: alpha)
    }
  }
}
