// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way of saying colours by numbers, by AppKit's name.
open class NSColorSpace: NSObject, @unchecked Sendable {
  /// The kinds of numbers.
  public enum Model: Int, Sendable {
    /// Another one.
    case unknown = -1
    /// One number.
    case gray
    /// Red, green and blue.
    case rgb
    /// Cyan, magenta, yellow and black.
    case cmyk
  }
  /// The kind of numbers.
  public let colorSpaceModel: Model
  /// The space's name.
  public let localizedName: String?
  private init(_ model: Model, _ name: String) {
    (colorSpaceModel, localizedName) = (model, name)
    super.init()
  }
  /// Red, green and blue of the web.
  public static let sRGB = NSColorSpace(.rgb, "sRGB IEC61966-2.1")
  /// Red, green and blue of the web, beyond 0 and 1 too.
  public static let extendedSRGB = NSColorSpace(.rgb, "Extended sRGB")
  /// Red, green and blue of the screen: those of the web here.
  public static let deviceRGB = NSColorSpace(.rgb, "Device RGB")
  /// Red, green and blue of any device: those of the web here.
  public static let genericRGB = NSColorSpace(.rgb, "Generic RGB")
  /// One number from black to white, of the screen.
  public static let deviceGray = NSColorSpace(.gray, "Device Gray")
  /// One number from black to white.
  public static let genericGray = NSColorSpace(.gray, "Generic Gray")
  /// One number from black to white, as the eye sees it.
  public static let genericGamma22Gray = NSColorSpace(.gray, "Generic Gray Gamma 2.2")
}

extension NSColor {
  private var numbers: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var numbers = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
    getRed(&numbers.red, green: &numbers.green, blue: &numbers.blue, alpha: &numbers.alpha)
    return numbers
  }
  private var tones: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var tones = (hue: CGFloat(0), saturation: CGFloat(0), brightness: CGFloat(0))
    getHue(&tones.hue, saturation: &tones.saturation, brightness: &tones.brightness, alpha: nil)
    return tones
  }
  /// How much red it has, from 0 to 1.
  public var redComponent: CGFloat { numbers.red }
  /// How much green it has, from 0 to 1.
  public var greenComponent: CGFloat { numbers.green }
  /// How much blue it has, from 0 to 1.
  public var blueComponent: CGFloat { numbers.blue }
  /// From 0, clear, to 1.
  public var alphaComponent: CGFloat { numbers.alpha }
  /// Its hue, from 0 to 1.
  public var hueComponent: CGFloat { tones.hue }
  /// Its saturation, from 0 to 1.
  public var saturationComponent: CGFloat { tones.saturation }
  /// Its brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { tones.brightness }
  /// The space of its numbers: red, green and blue of the web.
  public var colorSpace: NSColorSpace { .sRGB }
  /// The colour in a space: the same one in one of red, green and blue; in one of grays the gray that is as light. Nil in others.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    switch space.colorSpaceModel {
    case .rgb: return self
    case .gray:
      let (red, green, blue, alpha) = numbers
      func light(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      let sum = 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
      return NSColor(white: sum <= 0.0031308 ? sum * 12.92 : 1.055 * pow(sum, 1 / 2.4) - 0.055, alpha: alpha)
    default: return nil
    }
  }
}

extension NSColor {
  /// The colour of a control's text. It is ``labelColor``.
  public static var controlTextColor: NSColor { .labelColor }
  /// The colour of the text of a control that can't be used. It is ``tertiaryLabelColor``.
  public static var disabledControlTextColor: NSColor { .tertiaryLabelColor }
  /// The ground of a control. It is ``controlBackgroundColor``.
  public static var controlColor: NSColor { .controlBackgroundColor }
  /// The colour of a heading. It is ``labelColor``.
  public static var headerTextColor: NSColor { .labelColor }
  /// The colour of a window's title. It is ``labelColor``.
  public static var windowFrameTextColor: NSColor { .labelColor }
  /// The colour of a text that is selected. It is ``textColor``.
  public static var selectedTextColor: NSColor { .textColor }
  /// The ground of a text that is selected. It is ``selectedContentBackgroundColor``.
  public static var selectedTextBackgroundColor: NSColor { .selectedContentBackgroundColor }
  /// The ground of a control that is chosen. It is ``selectedContentBackgroundColor``.
  public static var selectedControlColor: NSColor { .selectedContentBackgroundColor }
  /// The colour of the text of a control that is chosen. It is ``labelColor``.
  public static var selectedControlTextColor: NSColor { .labelColor }
  /// The colour of a text on the ground of what is chosen: white.
  public static var alternateSelectedControlTextColor: NSColor { .white }
  /// The colour of a line of a menu that is chosen: white.
  public static var selectedMenuItemTextColor: NSColor { .white }
  /// The ring around what is typed into. It is ``controlAccentColor``.
  public static var keyboardFocusIndicatorColor: NSColor { .controlAccentColor }
  /// The grounds of rows, one after the other. It is ``controlBackgroundColor`` for all.
  public static var alternatingContentBackgroundColors: [NSColor] { [.controlBackgroundColor] }
  /// The colour of a shadow: black.
  public static var shadowColor: NSColor { .black }
  /// The colour of a light edge: white.
  public static var highlightColor: NSColor { .white }
}
