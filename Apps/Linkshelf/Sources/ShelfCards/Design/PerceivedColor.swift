// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A colour by lightness, colourfulness and hue as people see them (OKLCH), so that colours of all hues look equally light.
struct PerceivedColor: Equatable {
  /// From 0, black, to 1, white.
  var lightness: Double
  /// From 0, grey. What the screen can't show is taken back to what it can.
  var chroma: Double
  /// In degrees.
  var hue: Double

  /// Red, green and blue of sRGB, each from 0 to 1.
  struct Components: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    /// As WCAG 2 defines it: from 0 to 1.
    var relativeLuminance: Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  var components: Components {
    var chroma = max(0, chroma)
    for _ in 0..<24 {
      if let found = Self.components(lightness, chroma, hue) { return found }
      chroma *= 0.85
    }
    let grey = Self.components(lightness, 0, hue)
    return grey ?? Components(red: lightness, green: lightness, blue: lightness)
  }

  /// nil where the screen can't show the colour.
  private static func components(_ lightness: Double, _ chroma: Double, _ hue: Double) -> Components? {
    let (a, b) = (chroma * cos(hue * .pi / 180), chroma * sin(hue * .pi / 180))
    let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let medium = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    let linear = [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    ]
    guard linear.allSatisfy({ $0 >= -0.0005 && $0 <= 1.0005 }) else { return nil }
    let encoded = linear.map { value in
      let value = min(1, max(0, value))
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return Components(red: encoded[0], green: encoded[1], blue: encoded[2])
  }

  var color: Color {
    let parts = components
    return Color(red: parts.red, green: parts.green, blue: parts.blue)
  }

  /// The contrast to another colour as WCAG 2 defines it: from 1 to 21.
  func contrast(to other: PerceivedColor) -> Double {
    let (own, others) = (components.relativeLuminance, other.components.relativeLuminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// This colour, made lighter or darker until it has a contrast to a ground. Black or white where no lightness has it.
  func readable(on ground: PerceivedColor, contrast wanted: Double) -> PerceivedColor {
    var result = self
    let step = ground.lightness > 0.6 ? -0.02 : 0.02
    while result.contrast(to: ground) < wanted, result.lightness > 0, result.lightness < 1 {
      result.lightness = min(1, max(0, result.lightness + step))
    }
    return result
  }
}
