// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way in which what lies below a path is seen through it, as through frosted glass.
///
/// Pixels alone can be drawn again: formats of shapes, and layers with other ways of mixing, fill the path with a
/// colour instead.
public struct Backdrop: Sendable {
  /// The standard deviation of the blur in points; 0 leaves what lies below sharp.
  public var radius: CGFloat
  /// The change of the colours below; nil leaves them.
  public var colors: ColorMatrix?
  /// The shadow that falls around the path, and not on what is seen through it; nil is none.
  public var shadow: Shadow?
  /// The colour that the path is filled with where nothing can be drawn again.
  public var substitute: Color.Resolved

  /// A soft shadow.
  public struct Shadow: Sendable {
    /// The shadow's colour with its opacity.
    public var color: Color.Resolved
    /// The standard deviation of the shadow's edge, in points.
    public var radius: CGFloat
    /// The distance of the shadow below the path, in points.
    public var y: CGFloat

    /// A shadow of a colour and a softness, straight below by a distance.
    public init(color: Color.Resolved, radius: CGFloat, y: CGFloat) {
      self.color = color
      self.radius = radius
      self.y = y
    }
  }

  /// What lies below, blurred by a radius, with a change of its colours and a shadow around it.
  public init(
    radius: CGFloat, colors: ColorMatrix? = nil, shadow: Shadow? = nil, substitute: Color.Resolved
  ) {
    self.radius = radius
    self.colors = colors
    self.shadow = shadow
    self.substitute = substitute
  }
}

extension DisplayList {
  /// The list with a translucent fill in the place of each backdrop, for formats that can't draw again what they have
  /// drawn.
  public func withoutBackdrops() -> DisplayList {
    let hasBackdrops = commands.contains { if case .backdrop = $0 { true } else { false } }
    guard hasBackdrops else { return self }
    var flat = self
    flat.commands = commands.flatMap { command -> [DisplayCommand] in
      guard case .backdrop(let path, let backdrop) = command else { return [command] }
      let fill = DisplayCommand.fill(path, style: FillStyle(), paint: .color(backdrop.substitute))
      guard let shadow = backdrop.shadow else { return [fill] }
      let filter = DisplayFilter.shadow(color: shadow.color, radius: shadow.radius, x: 0, y: shadow.y)
      return [.beginLayer(DisplayLayer(filters: [filter])), fill, .endLayer]
    }
    return flat
  }
}
