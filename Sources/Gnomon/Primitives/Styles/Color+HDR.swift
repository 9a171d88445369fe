// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
  /// A colour's components that may be brighter than white: linear, in sRGB's primaries, not premultiplied. Pictures hold
  /// what a display without such brightness shows: components above 1 are drawn as 1.
  public struct ResolvedHDR: Hashable, Sendable {
    public typealias Resolved = Never

    private var base: Color.Resolved
    /// How much brighter than white the colour may be shown, 1 being white itself; nil is the display's choice.
    public var headroom: Float?

    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      base = color
      self.headroom = headroom
    }

    public var linearRed: Float {
      get { base.linearRed }
      set { base.linearRed = newValue }
    }

    public var linearGreen: Float {
      get { base.linearGreen }
      set { base.linearGreen = newValue }
    }

    public var linearBlue: Float {
      get { base.linearBlue }
      set { base.linearBlue = newValue }
    }

    /// The red component in sRGB's curve.
    public var red: Float {
      get { base.red }
      set { base.red = newValue }
    }

    /// The green component in sRGB's curve.
    public var green: Float {
      get { base.green }
      set { base.green = newValue }
    }

    /// The blue component in sRGB's curve.
    public var blue: Float {
      get { base.blue }
      set { base.blue = newValue }
    }

    /// From 0 (transparent) to 1.
    public var opacity: Float {
      get { base.opacity }
      set { base.opacity = newValue }
    }

    var components: Color.Resolved { base }
  }

  /// A colour of known components.
  public init(_ resolved: Color.ResolvedHDR) { self.init(resolved.components) }

  /// The components in an environment, with those above white as they are.
  public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: headroom.map { Float($0) })
  }

  /// The colour with its light doubled so many times; negative stops halve it.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposure(self, stops)) }

  /// The colour with a limit to how much brighter than white it's shown; nil takes the limit away. Pictures show nothing
  /// above white, so that only ``resolveHDR(in:)`` tells of it.
  public func headroom(_ headroom: Double?) -> Color { Color(storage: .headroom(self, headroom)) }

  private var headroom: Double? {
    switch storage {
    case .headroom(_, let headroom): headroom
    case .exposure(let color, _), .opacity(let color, _), .alpha(let color, _): color.headroom
    default: nil
    }
  }
}

extension Color.Resolved {
  /// The light multiplied by a power of two.
  func exposed(by stops: Double) -> Color.Resolved {
    let factor = stops.isFinite ? Float(exp2(min(max(stops, -64), 64))) : 1
    var result = self
    result.linearRed *= factor
    result.linearGreen *= factor
    result.linearBlue *= factor
    return result
  }
}
