// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the components of a colour mean, by Core Graphics' name.
///
/// Gnomon keeps colours in sRGB. A colour of another space is converted when it's made; components outside of 0 to 1 are kept.
public final class CGColorSpace: Hashable, Sendable {
  /// How many components there are, and of what kind.
  enum Kind: Hashable, Sendable {
    case sRGB
    case linearSRGB
    case displayP3
    case gray
    case linearGray
  }

  let kind: Kind
  /// The space's name; nil for those of a device.
  public let name: CFString?

  init(_ kind: Kind, name: CFString? = nil) {
    self.kind = kind
    self.name = name
  }

  /// The space of a name, as ``sRGB``; nil where Gnomon doesn't know it.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(.sRGB, name: name)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: self.init(.linearSRGB, name: name)
    case Self.displayP3, Self.extendedDisplayP3: self.init(.displayP3, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.gray, name: name)
    case Self.linearGray, Self.extendedLinearGray: self.init(.linearGray, name: name)
    default: return nil
    }
  }

  /// sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside of 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The colours of sRGB with components that are proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The colours of sRGB with components that are proportional to light, also outside of 0 to 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 with components outside of 0 to 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Greys with a gamma of 2.2. Gnomon takes sRGB's curve for it.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys with components outside of 0 to 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Greys that are proportional to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Greys that are proportional to light, also outside of 0 to 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Taken for ``linearSRGB``. *Unverified*: Apple's primaries may differ.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  /// The number of components without alpha: 3, or 1 for greys.
  public var numberOfComponents: Int { kind == .gray || kind == .linearGray ? 1 : 3 }

  /// True if both mean the same by their components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
  /// Feeds what the components mean into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A string, by Core Foundation's name.
public typealias CFString = String
/// A dictionary, by the name that Core Foundation has for it.
public typealias CFDictionary = [String: Any]

/// The colour space of a screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// The greys of a screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }

extension CGColor {
  /// A colour of a space's components, of which the last is alpha from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: what the components mean.
  ///   - components: one more than the space has. Fewer are read beyond their end: the caller sees to it, as with Core Graphics.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = (0...space.numberOfComponents).map { components[$0] }
    let color: Color
    let alpha = Double(values[values.count - 1])
    switch space.kind {
    case .sRGB: color = Color(.sRGB, red: values[0], green: values[1], blue: values[2], opacity: alpha)
    case .linearSRGB: color = Color(.sRGBLinear, red: values[0], green: values[1], blue: values[2], opacity: alpha)
    case .displayP3: color = Color(.displayP3, red: values[0], green: values[1], blue: values[2], opacity: alpha)
    case .gray: color = Color(.sRGB, white: values[0], opacity: alpha)
    case .linearGray: color = Color(.sRGBLinear, white: values[0], opacity: alpha)
    }
    guard let made = color.cgColor else { return nil }
    self.init(made.resolved)
  }

  /// The space of ``components``: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB, name: CGColorSpace.sRGB) }
}
