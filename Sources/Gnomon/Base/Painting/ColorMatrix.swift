// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A linear map of a colour's components in 0…1, not premultiplied: `red' = r1·red + r2·green + r3·blue + r4·alpha + r5`.
public struct ColorMatrix: Hashable, Sendable {
  /// The shares of red, green, blue and alpha in the new red, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The shares of red, green, blue and alpha in the new green, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The shares of red, green, blue and alpha in the new blue, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The shares of red, green, blue and alpha in the new alpha, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The map that changes nothing.
  public init() {}
}

extension ColorMatrix {
  /// The weights of red, green and blue in the luminance of sRGB's primaries.
  private static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

  /// A map of red, green and blue only, from nine numbers row by row.
  init(
    _ r1: Float, _ r2: Float, _ r3: Float, _ g1: Float, _ g2: Float, _ g3: Float, _ b1: Float, _ b2: Float, _ b3: Float
  ) {
    (self.r1, self.r2, self.r3) = (r1, r2, r3)
    (self.g1, self.g2, self.g3) = (g1, g2, g3)
    (self.b1, self.b2, self.b3) = (b1, b2, b3)
  }

  var isIdentity: Bool { self == ColorMatrix() }

  /// Adds an amount to each colour component: −1 is black, 0 no change, 1 white.
  static func brightness(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount)
    var m = ColorMatrix()
    (m.r5, m.g5, m.b5) = (amount, amount, amount)
    return m
  }

  /// Spreads the components about the middle: 0 is grey, 1 no change.
  static func contrast(_ amount: Double) -> ColorMatrix {
    let k = Float(amount), shift = (1 - k) / 2
    var m = ColorMatrix(k, 0, 0, 0, k, 0, 0, 0, k)
    (m.r5, m.g5, m.b5) = (shift, shift, shift)
    return m
  }

  /// Spreads the components about the luminance: 0 is grey, 1 no change.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let s = Float(amount), t = 1 - s, w = luminance
    return ColorMatrix(
      w.red * t + s, w.green * t, w.blue * t,
      w.red * t, w.green * t + s, w.blue * t,
      w.red * t, w.green * t, w.blue * t + s)
  }

  /// Takes colour away: 0 is no change, 1 grey.
  static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - min(max(amount, 0), 1)) }

  /// Turns the hue and keeps the luminance.
  static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = angle.sineAndCosine
    let s = Float(sine), c = Float(cosine)
    return ColorMatrix(
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
  }

  /// One less each colour component.
  static let colorInvert: ColorMatrix = {
    var m = ColorMatrix(-1, 0, 0, 0, -1, 0, 0, 0, -1)
    (m.r5, m.g5, m.b5) = (1, 1, 1)
    return m
  }()

  /// Multiplies each component.
  static func colorMultiply(red: Float, green: Float, blue: Float, alpha: Float) -> ColorMatrix {
    var m = ColorMatrix(red, 0, 0, 0, green, 0, 0, 0, blue)
    m.a4 = alpha
    return m
  }

  /// Black, with the luminance as its alpha.
  static let luminanceToAlpha: ColorMatrix = {
    var m = ColorMatrix(0, 0, 0, 0, 0, 0, 0, 0, 0)
    (m.a1, m.a2, m.a3, m.a4) = (luminance.red, luminance.green, luminance.blue, 0)
    return m
  }()

  /// The map that does this one first and then the other.
  func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    typealias Row = (Float, Float, Float, Float, Float)
    func product(_ n: Row) -> Row {
      (
        n.0 * r1 + n.1 * g1 + n.2 * b1 + n.3 * a1, n.0 * r2 + n.1 * g2 + n.2 * b2 + n.3 * a2,
        n.0 * r3 + n.1 * g3 + n.2 * b3 + n.3 * a3, n.0 * r4 + n.1 * g4 + n.2 * b4 + n.3 * a4,
        n.0 * r5 + n.1 * g5 + n.2 * b5 + n.3 * a5 + n.4
      )
    }
    var m = ColorMatrix()
    (m.r1, m.r2, m.r3, m.r4, m.r5) = product((next.r1, next.r2, next.r3, next.r4, next.r5))
    (m.g1, m.g2, m.g3, m.g4, m.g5) = product((next.g1, next.g2, next.g3, next.g4, next.g5))
    (m.b1, m.b2, m.b3, m.b4, m.b5) = product((next.b1, next.b2, next.b3, next.b4, next.b5))
    (m.a1, m.a2, m.a3, m.a4, m.a5) = product((next.a1, next.a2, next.a3, next.a4, next.a5))
    return m
  }

  /// A colour after the map, not clamped.
  func applying(red: Float, green: Float, blue: Float, alpha: Float) -> (
    red: Float, green: Float, blue: Float, alpha: Float
  ) {
    (
      r1 * red + r2 * green + r3 * blue + r4 * alpha + r5, g1 * red + g2 * green + g3 * blue + g4 * alpha + g5,
      b1 * red + b2 * green + b3 * blue + b4 * alpha + b5, a1 * red + a2 * green + a3 * blue + a4 * alpha + a5
    )
  }
}
