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
  /// The colour in a space: the same one in one of red, green and blue; in one of grays the gray that is as light. Nil in others.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    switch space.colorSpaceModel {
    case .rgb: return self
    case .gray:
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return NSColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    default: return nil
    }
  }
}
