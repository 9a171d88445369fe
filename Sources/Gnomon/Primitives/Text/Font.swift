// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A font: a text style, a system font of a size or a font by name, with traits. What it is in points depends on the
/// environment: the profile and the reader's type size.
///
/// ```swift
/// struct Heading: View {
///   var body: some View {
///     VStack {
///       Text("Title").font(.title.bold())
///       Text("13 points").font(.system(size: 13, weight: .medium))
///       Text("By name").font(.custom("Inter", size: 17))
///     }
///   }
/// }
/// ```
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(size: CGFloat)
    /// `style` is what the size is scaled with; nil keeps it.
    case custom(String, size: CGFloat, style: TextStyle?)
  }

  /// The changes of the base; nil leaves it.
  package struct Traits: Hashable, Sendable {
    package var weight: Weight?
    /// Bolder than the weight that the base has by itself.
    var isBold = false
    package var width: Width?
    package var design: Design?
    package var isItalic = false
    var isMonospacedDigit = false
    var lowercaseSmallCaps = false
    var uppercaseSmallCaps = false
    var leading = Leading.standard
    package var pointSize: CGFloat?
    var scale: CGFloat = 1
  }

  package var base: Base
  package var traits = Traits()

  init(_ base: Base, traits: Traits = Traits()) {
    self.base = base
    self.traits = traits
  }

  /// The font of the largest title: 34 points on iOS at the default type size.
  public static let largeTitle = Font(.textStyle(.largeTitle))
  /// The font of a first-level title: 28 points on iOS at the default type size.
  public static let title = Font(.textStyle(.title))
  /// The font of a second-level title: 22 points on iOS at the default type size.
  public static let title2 = Font(.textStyle(.title2))
  /// The font of a third-level title: 20 points on iOS at the default type size.
  public static let title3 = Font(.textStyle(.title3))
  /// The font of a heading: 17 points, semibold, on iOS at the default type size.
  public static let headline = Font(.textStyle(.headline))
  /// The font of a heading below a heading: 15 points on iOS at the default type size.
  public static let subheadline = Font(.textStyle(.subheadline))
  /// The font of running text: 17 points on iOS at the default type size.
  public static let body = Font(.textStyle(.body))
  /// The font of a remark: 16 points on iOS at the default type size.
  public static let callout = Font(.textStyle(.callout))
  /// The font of a footnote: 13 points on iOS at the default type size.
  public static let footnote = Font(.textStyle(.footnote))
  /// The font of the text below a picture: 12 points on iOS at the default type size.
  public static let caption = Font(.textStyle(.caption))
  /// The font of the smallest text below a picture: 11 points on iOS at the default type size.
  public static let caption2 = Font(.textStyle(.caption2))
  /// The font of texts that set none.
  public static var `default`: Font { .body }

  /// The system font of a text style, in a design and a weight; nil is the style's own.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.textStyle(style), traits: Traits(weight: weight, design: design))
  }

  /// The system font of a text style, in a design.
  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.textStyle(style), traits: Traits(design: design))
  }

  /// The system font in a size in points, whatever the reader's type size. nil is the usual weight and design.
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(.system(size: size), traits: Traits(weight: weight, design: design))
  }

  /// The system font in a size in points, whatever the reader's type size.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
    Font(.system(size: size), traits: Traits(weight: weight, design: design))
  }

  /// A font by name; its size in points follows the reader's type size as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, style: .body))
  }

  /// A font by name; its size in points follows the reader's type size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(.custom(name, size: size, style: textStyle))
  }

  /// A font by name in a size in points, whatever the reader's type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, style: nil))
  }
}

extension Font {
  private func with(_ change: (inout Traits) -> Void) -> Font {
    var copy = self
    change(&copy.traits)
    return copy
  }

  /// The font in bold. For a text style the platform says what that is: often semibold.
  public func bold() -> Font { bold(true) }
  /// The font in bold if `isActive` is true, in its own weight if it's false.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.isBold = isActive
      if !isActive { $0.weight = nil }
    }
  }
  /// The font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font, slanted if `isActive` is true and upright if it's false.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  /// The font with strokes of another thickness. It takes the place of an earlier `bold()`.
  public func weight(_ weight: Font.Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }
  /// The font with characters of another width.
  public func width(_ width: Font.Width) -> Font { with { $0.width = width } }
  /// The fixed-width font of the family.
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  /// The font in the system's monospaced design if `isActive` is true, in its own if it's false.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.design = isActive ? .monospaced : nil } }
  /// Digits of one width; other characters keep theirs.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }
  /// The font with another distance between lines.
  public func leading(_ leading: Font.Leading) -> Font { with { $0.leading = leading } }
  /// The font with all letters as small capitals.
  public func smallCaps() -> Font { smallCaps(true) }
  /// The font with all letters as small capitals if `isActive` is true, and none if it's false.
  public func smallCaps(_ isActive: Bool) -> Font {
    with {
      $0.lowercaseSmallCaps = isActive
      $0.uppercaseSmallCaps = isActive
    }
  }
  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  /// The font with small letters as small capitals if `isActive` is true.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.lowercaseSmallCaps = isActive } }
  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  /// The font with capitals as small capitals if `isActive` is true.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with { $0.uppercaseSmallCaps = isActive } }
  /// The font in another size in points.
  public func pointSize(_ size: CGFloat) -> Font { with { $0.pointSize = size } }
  /// The font in a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font { with { $0.scale *= factor } }
}
