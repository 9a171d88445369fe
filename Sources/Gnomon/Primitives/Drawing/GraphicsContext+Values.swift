// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GraphicsContext {
  /// The way in which a drawing is composited onto what lies below it in the canvas.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The mode's number.
    public let rawValue: Int32
    /// A mode from its number. An unknown one works as ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing over what lies below: where it's opaque, nothing shows through.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// The product of both colours, never lighter than either.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// The product of what each colour lacks, taken from 1: never darker than either.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies where the colour below is dark and screens where it's light.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// The darker of both, component by component.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of both, component by component.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Lightens what lies below as far as the drawing's colour is light.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens what lies below as far as the drawing's colour is dark.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens or lightens softly, as the drawing's colour is below or above one half.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies or screens, as the drawing's colour is below or above one half.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// The distance between both colours, component by component.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// The distance between both colours, with less contrast than ``difference``.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// The drawing's hue with the saturation and the luminosity of what lies below.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// The drawing's saturation with the hue and the luminosity of what lies below.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// The drawing's hue and saturation with the luminosity of what lies below.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// The drawing's luminosity with the hue and the saturation of what lies below.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Takes away what lies below where the drawing is opaque. The drawing isn't drawn.
    public static var clear: BlendMode { BlendMode(rawValue: 16) }
    /// The drawing in place of what lies below it, which is taken away first.
    public static var copy: BlendMode { BlendMode(rawValue: 17) }
    /// The drawing, only where there's something below. What lies below isn't kept.
    public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
    /// The drawing, only where there's nothing below. What lies below isn't kept.
    public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
    /// The drawing over what lies below, only where there's something below.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// The drawing under what lies below: it shows only where that is transparent.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// What lies below, only where the drawing is. The drawing isn't drawn.
    public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
    /// Takes away from what lies below where the drawing is opaque. The drawing isn't drawn.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// The drawing, with what lies below drawn over it where both are.
    public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
    /// The drawing and what lies below, each only where the other isn't.
    public static var xor: BlendMode { BlendMode(rawValue: 25) }
    /// The sum of both less 1, component by component: never lighter than either.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// The sum of both, component by component, 1 at most.
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

  /// The ways in which a clip limits what is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits. Unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is drawn is kept outside of the clip instead of inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The ways in which a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits. Unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The filter works in a linear colour space. Filters that map colours do so; blurs and shadows stay in sRGB.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// The ways in which a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits. Unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above the drawing instead of below it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The shadow is drawn without the drawing that casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow is cast by what lies around the drawing, as for a shadow inside of it.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// The shadow is composited by itself. In Gnomon it looks as it does without the option.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// The ways in which a blur works.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from their bits. Unknown bits have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The drawing's edges stay opaque instead of fading.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Noise breaks up bands of colour. Gnomon keeps it without effect.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// A filter that is applied to each drawing of a context, or to a layer as a whole.
  public struct Filter: Sendable {
    let filters: @Sendable (EnvironmentValues) -> [DisplayFilter]

    private static func matrix(_ matrix: ColorMatrix) -> Filter { Filter { _ in [.colorMatrix(matrix)] } }

    /// Maps each point of the drawing by a matrix, which may add perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { _ in [.projection(matrix)] }
    }

    /// Adds a shadow to the drawing.
    ///
    /// - Parameters:
    ///   - color: the shadow's colour; black of one third opacity unless said otherwise.
    ///   - radius: the radius of its blur in points; below 0 is 0.
    ///   - x: the distance to the right, in points.
    ///   - y: the distance downwards, in points.
    ///   - blendMode: isn't read. The shadow is composited as `normal` does.
    ///   - options: the ways in which it's drawn.
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

    /// Paints in one colour where the drawing's opacity lies between two bounds, and takes away the rest.
    ///
    /// - Parameters:
    ///   - min: the least opacity that is kept, from 0 to 1.
    ///   - max: the greatest opacity that is kept, from 0 to 1.
    ///   - color: the colour.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter { environment in [.alphaThreshold(min: min, max: max, color: color.resolve(in: environment))] }
    }

    /// Blurs the drawing.
    ///
    /// - Parameters:
    ///   - radius: the blur's radius in points; 0 and below blurs nothing.
    ///   - options: the ways in which it works.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in [.blur(radius: max(0, finite(radius)), opaque: options.contains(.opaque))] }
    }

    /// Multiplies the drawing's colours and its opacity by those of a colour. White changes nothing.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { environment in
        let color = color.resolve(in: environment)
        return [
          .colorMatrix(
            .colorMultiply(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity))
        ]
      }
    }

    /// Maps the drawing's colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { self.matrix(matrix) }
    /// Turns the drawing's hues by an angle. Luminance stays as it is.
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }
    /// Changes the saturation of the drawing's colours: 0 is grey, 1 no change, more is stronger.
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
    /// Adds an amount to the drawing's colours: −1 is black, 0 no change, 1 white.
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
    /// Changes the contrast of the drawing's colours: 0 is grey, 1 no change, more is stronger.
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
    /// Takes colour away from the drawing: 0 is no change, 1 grey. Amounts beyond are taken as the nearer of the two.
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale(amount)) }

    /// Inverts the drawing's colours: 0 is no change, 1 inverts them. Amounts beyond are taken as the nearer of the
    /// two.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let k = Float(1 - 2 * max(0, min(amount, 1)))
      var inverted = ColorMatrix(k, 0, 0, 0, k, 0, 0, 0, k)
      (inverted.r5, inverted.g5, inverted.b5) = ((1 - k) / 2, (1 - k) / 2, (1 - k) / 2)
      return matrix(inverted)
    }

    /// Makes the drawing black, with the luminance of its colours as its opacity.
    public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }
  }
}
