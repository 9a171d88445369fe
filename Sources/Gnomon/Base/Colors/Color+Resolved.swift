// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
  /// A colour's components: linear, in sRGB's primaries, not premultiplied; 0 to 1, and outside for wider gamuts.
  public struct Resolved: Hashable, Sendable {
    /// The red component, linear: 0 is none, 1 is sRGB's full red; outside of 0…1 for wider gamuts.
    public var linearRed: Float
    /// The green component, linear: 0 is none, 1 is sRGB's full green; outside of 0…1 for wider gamuts.
    public var linearGreen: Float
    /// The blue component, linear: 0 is none, 1 is sRGB's full blue; outside of 0…1 for wider gamuts.
    public var linearBlue: Float
    /// The opacity: 0 is transparent, 1 opaque.
    public var opacity: Float

    /// A colour of components in a colour space; those that aren't finite count as 0.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      func finite(_ x: Float) -> Float { x.isFinite ? x : 0 }
      let (red, green, blue) = (finite(red), finite(green), finite(blue))
      self.opacity = min(max(finite(opacity), 0), 1)
      switch colorSpace {
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // With so many digits the bytes are those that SwiftUI was seen to have.
        linearRed = 1.2249 * r - 0.2247 * g
        linearGreen = -0.0420 * r + 1.0419 * g
        linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
      }
    }

    /// The red component in sRGB's curve.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB's curve.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB's curve.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func linear(_ x: Float) -> Float {
      let a = abs(x)
      // 1 stays 1; 0.3 becomes a little less, as it does in SwiftUI.
      let y = a <= 0.04045 ? a / 12.92 : a == 1 ? 1 : pow(a * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
      return x < 0 ? -y : y
    }

    private static func curved(_ x: Float) -> Float {
      let a = abs(x)
      let y = a <= 0.0031308 ? a * 12.92 : a == 1 ? 1 : 1.055 * pow(a, 1 / 2.4) - 0.055
      return x < 0 ? -y : y
    }
  }
}

extension Color.Resolved {
  /// Transparent black.
  static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)

  /// An opaque colour of 24 bits.
  init(hex: UInt32, opacity: Double = 1) {
    let linear = Self.linearBytes
    self.init(
      colorSpace: .sRGBLinear, red: linear[Int((hex >> 16) & 0xFF)], green: linear[Int((hex >> 8) & 0xFF)],
      blue: linear[Int(hex & 0xFF)], opacity: Float(opacity))
  }

  /// What each byte of a component in sRGB is in linear light: the system's colours are resolved anew in each frame.
  private static let linearBytes: [Float] = (0...255).map {
    Color.Resolved(red: Float($0) / 255, green: 0, blue: 0).linearRed
  }

  func multiplyingOpacity(_ factor: Double) -> Color.Resolved {
    var result = self
    result.opacity *= factor.isFinite ? Float(min(max(factor, 0), 1)) : 1
    return result
  }

  /// Red, green, blue and opacity as bytes, clamped to sRGB.
  var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func byte(_ x: Float) -> UInt8 { x.isFinite ? UInt8((min(max(x, 0), 1) * 255).rounded()) : 0 }
    return (byte(red), byte(green), byte(blue), byte(opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as "#RRGGBBAA".
  public var description: String {
    let (red, green, blue, alpha) = bytes
    return "#" + [red, green, blue, alpha].map { String(format: "%02X", $0) }.joined()
  }
}

extension Color.Resolved: Codable {
  /// Reads four numbers: linear red, green, blue, and opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    let opacity = try container.decode(Float.self)
    self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Writes four numbers: linear red, green, blue, and opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
  }
}

extension Color.Resolved: Animatable {
  /// Four numbers that are interpolated together: the colour's components as ``animatableData`` gives them.
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  /// Lightness and the two colour axes of a perceptual space, and the opacity.
  public var animatableData: AnimatableData {
    get {
      let lab = OKLab(self)
      return AnimatablePair(lab.l, AnimatablePair(lab.a, AnimatablePair(lab.b, opacity)))
    }
    set {
      let lab = OKLab(l: newValue.first, a: newValue.second.first, b: newValue.second.second.first)
      self = lab.resolved(opacity: newValue.second.second.second)
    }
  }
}
