// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour's components, by the name that Core Graphics has for them.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha in sRGB.
  private let values: [CGFloat]

  init(_ resolved: Color.Resolved) {
    // Components are kept linear in single precision: what was lost there isn't shown.
    let components: [Float] = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    values = components.map { (component: Float) -> CGFloat in
      let millionths = CGFloat(component) * 1_000_000
      return millionths.rounded() / 1_000_000
    }
  }

  var resolved: Color.Resolved {
    Color.Resolved(
      red: Float(values[0]), green: Float(values[1]), blue: Float(values[2]), opacity: Float(values[3]))
  }

  /// A colour of components from 0 to 1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, min(max(alpha, 0), 1)].map(finite)
  }

  /// A colour of components from 0 to 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The red, green, blue and alpha in sRGB, each from 0 to 1.
  public var components: [CGFloat]? { values }

  /// The number of components: 4, of which alpha is one.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values[3] }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  /// Opaque black, a grey of 0.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, a grey of 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black of opacity 0: it paints nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// True if both have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// How colours that a space doesn't have are brought into it. Nothing of it changes anything.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the system likes.
  case defaultIntent
  /// Those that both have stay as they are.
  case absoluteColorimetric
  /// The white of one is the white of the other.
  case relativeColorimetric
  /// Distances between colours stay as they look.
  case perceptual
  /// Strong colours stay strong.
  case saturation
}

extension CGColor {
  /// The colour in another space. Components are always those of sRGB here: the greys have none but greys, and all else stays as it is.
  ///
  /// - Parameters:
  ///   - colorSpace: the space.
  ///   - intent: no effect.
  ///   - options: no effect.
  public func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
  {
    guard colorSpace.numberOfComponents == 1 else { return self }
    let color = resolved
    let light = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
    let grey = Color.Resolved(
      colorSpace: .sRGBLinear, red: light, green: light, blue: light, opacity: color.opacity)
    return CGColor(grey)
  }
}

extension Color.Resolved {
  /// The components as Core Graphics has them.
  public var cgColor: CGColor { CGColor(self) }
}

extension Color {
  /// A colour with the components of a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// A colour with the components of a Core Graphics colour. An older spelling of ``init(cgColor:)``.
  @available(*, deprecated, message: "Use Color(cgColor:) instead.")
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The components of a colour that is the same everywhere; nil for one that depends on the environment.
  public var cgColor: CGColor? {
    guard case .constant(let resolved) = storage else { return nil }
    return CGColor(resolved)
  }
}
