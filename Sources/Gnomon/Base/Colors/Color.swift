// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour, which may depend on the environment: light or dark, the system that is imitated, the accent.
///
/// As a view it fills the size that it's proposed; along an axis without a proposal it takes 10 points.
///
/// ```swift
/// struct Swatches: View {
///   var body: some View {
///     HStack(spacing: 4) {
///       Color.blue
///       Color(red: 0.2, green: 0.6, blue: 0.4)
///       Color.primary.opacity(0.3)
///     }
///     .frame(height: 40)
///   }
/// }
/// ```
public struct Color: Hashable, CustomStringConvertible, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case constant(Resolved)
    case system(SystemColor)
    case named(String)
    case opacity(Color, Double)
    case mix(Color, Color, Double, Gradient.ColorSpace)
    case semantic(SemanticColor)
    case dynamic(light: Color, dark: Color)
    /// A colour made brighter by so many stops: each doubles the light.
    case exposure(Color, Double)
    /// A colour with a limit to how much brighter than white it is; nil is no limit.
    case headroom(Color, Double?)
    /// A colour with an opacity in place of its own.
    case alpha(Color, Double)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  init(system: SystemColor) { storage = .system(system) }

  /// A space that colour components are given in.
  public enum RGBColorSpace: Sendable {
    /// sRGB with its transfer curve: the components of CSS and of most picture files.
    case sRGB
    /// sRGB's primaries without a transfer curve: components are proportional to light.
    case sRGBLinear
    /// The wider primaries of Display P3, with sRGB's transfer curve.
    case displayP3
  }

  /// A colour of components from 0 to 1; those outside lie outside of sRGB's range.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .constant(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness from 0 to 1 in sRGB.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func unit(_ x: Double) -> Double { x.isFinite ? min(max(x, 0), 1) : 0 }
    let turn = unit(hue) * 6
    let saturation = unit(saturation)
    let brightness = unit(brightness)
    func component(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of known components.
  public init(_ resolved: Color.Resolved) { storage = .constant(resolved) }

  /// A colour of an asset catalogue in the host's image directories. What isn't found there is clear, unless its name
  /// is one of the system colours' ("red", "mint", …).
  public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// The colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }

  /// A colour between this one (0) and another (1).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mix(self, rhs, fraction, colorSpace))
  }

  /// The system colour's name, or the components as "#RRGGBBAA".
  public var description: String {
    switch storage {
    case .constant(let resolved): resolved.description
    case .system(let color): color.rawValue
    case .named(let name): "\"\(name)\""
    case .opacity(let color, let opacity):
      "\(Int((opacity.isFinite ? min(max(opacity, 0), 1) : 1) * 100 + 0.5))% \(color)"
    case .mix(let a, let b, let fraction, _): "mix of \(a) and \(b) by \(fraction)"
    case .semantic(let color): "\(color)"
    case .dynamic(let light, let dark): "\(light), \(dark) where dark"
    case .headroom(let color, _): color.description
    case .exposure(let color, let stops): "\(color) brighter by \(stops) stops"
    case .alpha(let color, let alpha): "\(color) at \(Int((alpha.isFinite ? min(max(alpha, 0), 1) : 0) * 100))%"
    }
  }
}
