// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// How a drawing is composited onto what lies below.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// Only where something lies below, in its place.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// Only where nothing lies below.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What lies below, only where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// What lies below on what is drawn, only where that is.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// Where one of both is, and not the other.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    enum Composition {
      case mode(Gnomon.BlendMode)
      case clear
      case copy
      case coverage(DisplayLayer.Coverage)
    }

    /// A mode of an unknown number is the normal one.
    var composition: Composition {
      let modes: [Int32: Gnomon.BlendMode] = [
        1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn, 8: .softLight,
        9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color, 15: .luminosity,
        20: .sourceAtop, 21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
      ]
      switch rawValue {
      case 16: return .clear
      case 17: return .copy
      case 18: return .coverage(.sourceIn)
      case 19: return .coverage(.sourceOut)
      case 22: return .coverage(.destinationIn)
      case 24: return .coverage(.destinationAtop)
      case 25: return .coverage(.xor)
      default: return .mode(modes[rawValue] ?? .normal)
      }
    }
  }

  /// How a clip works.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In a linear colour space. What maps colours does so; blurs and shadows stay in sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above the drawing instead of below.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without the drawing.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Of what lies around the drawing, as for a shadow inside.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Composites the shadow by itself. It looks the same here.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur works.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Edges stay opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Bands are broken up by noise.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A filter over each drawing.
  public struct Filter: Sendable {
    let filters: @Sendable (EnvironmentValues) -> [DisplayFilter]

    private static func matrix(_ matrix: ColorMatrix) -> Filter { Filter { _ in [.colorMatrix(matrix)] } }

    /// Maps the drawing's places.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in [.projection(matrix)] }
    }

    /// A shadow; radius and offsets are in points. Its blend mode is taken for the normal one.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        let color = color.resolve(in: environment)
        let (radius, x, y) = (max(0, finite(radius)), finite(x), finite(y))
        if options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha]) {
          return [.shadow(color: color, radius: radius, x: x, y: y)]
        }
        return [.placedShadow(color: color, radius: radius, x: x, y: y, options: options)]
      }
    }

    /// Keeps what is at least `min` and at most `max` opaque, from 0 to 1, all of it in one colour.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter { environment in [.alphaThreshold(min: min, max: max, color: color.resolve(in: environment))] }
    }

    /// A blur; the radius is in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in [.blur(radius: max(0, finite(radius)), opaque: options.contains(.opaque))] }
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment in
        let color = color.resolve(in: environment)
        return [
          .colorMatrix(
            .colorMultiply(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity))
        ]
      }
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { self.matrix(matrix) }
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale(amount)) }

    /// 1 is all inverted, 0 none.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let k = Float(1 - 2 * max(0, min(amount, 1)))
      var inverted = ColorMatrix(k, 0, 0, 0, k, 0, 0, 0, k)
      (inverted.r5, inverted.g5, inverted.b5) = ((1 - k) / 2, (1 - k) / 2, (1 - k) / 2)
      return matrix(inverted)
    }

    public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }
  }
}
