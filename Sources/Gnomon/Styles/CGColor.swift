import Foundation

/// A colour as an object, by the name that Core Graphics has for it: sRGB, not premultiplied.
public final class CGColor: Hashable, Sendable {
  let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0, black, to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), CGFloat(resolved.opacity)]
  }
  /// 4.
  public var numberOfComponents: Int { 4 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var other = resolved
    other.opacity = Float(alpha)
    return CGColor(other)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension Color {
  /// A colour of Core Graphics.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The colour as Core Graphics has it; nil for a colour that depends on the environment.
  public var cgColor: CGColor? {
    let profiles = [ColorScheme.light, .dark].map { scheme in
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return resolve(in: environment)
    }
    return profiles[0] == profiles[1] ? CGColor(profiles[0]) : nil
  }
}

extension Color.Resolved {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(self) }
}
