// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
  /// A colour's components that may be brighter than white: linear, in sRGB's primaries, not premultiplied.
  ///
  /// Pictures hold what a display without such brightness shows: components above 1 are drawn as 1.
  public struct ResolvedHDR: Hashable, Sendable {
    /// Kept for SwiftUI's sources: in Gnomon these components are no style by themselves.
    public typealias Resolved = Never

    private var base: Color.Resolved
    /// The limit of the brightness, where 1 is white itself; nil leaves it to the display.
    ///
    /// Gnomon keeps it. Nothing is drawn brighter than white.
    public var headroom: Float?

    /// Makes the components of a resolved colour, with a limit of the brightness.
    ///
    /// - Parameters:
    ///   - color: the components, as linear values.
    ///   - headroom: how much brighter than white the colour may be shown; nil leaves it to the display.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      base = color
      self.headroom = headroom
    }

    /// The linear red component: 0 is none, 1 that of white. It may lie outside.
    public var linearRed: Float {
      get { base.linearRed }
      set { base.linearRed = newValue }
    }

    /// The linear green component: 0 is none, 1 that of white. It may lie outside.
    public var linearGreen: Float {
      get { base.linearGreen }
      set { base.linearGreen = newValue }
    }

    /// The linear blue component: 0 is none, 1 that of white. It may lie outside.
    public var linearBlue: Float {
      get { base.linearBlue }
      set { base.linearBlue = newValue }
    }

    /// The red component in sRGB's curve: 0 is none, 1 that of white.
    public var red: Float {
      get { base.red }
      set { base.red = newValue }
    }

    /// The green component in sRGB's curve: 0 is none, 1 that of white.
    public var green: Float {
      get { base.green }
      set { base.green = newValue }
    }

    /// The blue component in sRGB's curve: 0 is none, 1 that of white.
    public var blue: Float {
      get { base.blue }
      set { base.blue = newValue }
    }

    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float {
      get { base.opacity }
      set { base.opacity = newValue }
    }

    var components: Color.Resolved { base }
  }

  /// Makes a colour that is the same in each environment. The limit of its brightness isn't kept.
  public init(_ resolved: Color.ResolvedHDR) { self.init(resolved.components) }

  /// The colour's components in an environment, with those above white as they are.
  ///
  /// Their `headroom` is what `headroom(_:)` has set, or nil.
  public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: headroom.map { Float($0) })
  }

  /// The colour with its light doubled so many times; negative stops halve it.
  ///
  /// Components above white are drawn as white. A number that isn't finite changes nothing.
  public func exposureAdjust(_ stops: Double) -> Color { Color(storage: .exposure(self, stops)) }

  /// The colour with a limit to how much brighter than white it's shown; nil takes the limit away.
  ///
  /// Pictures show nothing above white, so that only ``resolveHDR(in:)`` tells of it.
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
