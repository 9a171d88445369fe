import Foundation

/// A colour's components, by the name that Core Graphics has for them.
public final class CGColor: Hashable, Sendable {
  let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// A colour of components from 0 to 1 in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A colour of components from 0 to 1 in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    resolved = Color.Resolved(red: Float(gray), green: Float(gray), blue: Float(gray), opacity: Float(alpha))
  }

  /// Red, green, blue and alpha in sRGB, from 0 to 1.
  public var components: [CGFloat]? {
    [CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue), alpha]
  }

  /// 4.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(min(max(finite(alpha), 0), 1))
    return CGColor(copy)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.resolved == b.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color.Resolved {
  /// The components as Core Graphics has them.
  public var cgColor: CGColor { CGColor(self) }
}

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  @available(*, deprecated, message: "Use Color(cgColor:) instead.")
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

  /// The components of a colour that is the same everywhere; nil for one that depends on the environment.
  public var cgColor: CGColor? {
    guard case .constant(let resolved) = storage else { return nil }
    return CGColor(resolved)
  }
}
