// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Colours at places from 0 (the start) to 1 (the end), with those between them.
public struct Gradient: Equatable, Sendable {
  /// A colour at a place.
  public struct Stop: Equatable, Sendable {
    public var color: Color
    /// From 0, the start, to 1, the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case device
      case perceptual
    }

    let kind: Kind

    /// By sRGB's components.
    public static let device = ColorSpace(kind: .device)
    /// In even steps for the eye.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// In the order of their locations.
  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(storage: .gradient(self, space))
  }
}

extension Gradient: Hashable {
  public func hash(into hasher: inout Hasher) {
    for stop in stops {
      hasher.combine(stop.color)
      hasher.combine(stop.location)
    }
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    AnyGradient(self)._paint(in: environment, bounds: bounds, level: level)
  }
}

extension Gradient {
  /// The stops with colours resolved and locations made finite and ascending.
  ///
  /// - Parameter space: nil is the usual one.
  func resolvedStops(in environment: EnvironmentValues, space: ColorSpace? = nil) -> [ResolvedStop] {
    let space = space ?? environment.platformProfile.gradientSpace
    var last: CGFloat = -.greatestFiniteMagnitude
    let resolved = stops.map { stop in
      last = max(last, stop.location.isFinite ? stop.location : max(last, 0))
      return ResolvedStop(color: stop.color.resolve(in: environment), location: last)
    }
    guard space == .perceptual, resolved.count > 1 else { return resolved }
    // What draws mixes by components, so that enough stops are put between.
    let steps = 16
    var result = [resolved[0]]
    for (from, to) in zip(resolved, resolved.dropFirst()) {
      if to.location > from.location, to.color != from.color {
        for step in 1..<steps {
          let t = CGFloat(step) / CGFloat(steps)
          result.append(
            ResolvedStop(
              color: from.color.mixed(with: to.color, by: Double(t), in: .perceptual),
              location: from.location + (to.location - from.location) * t))
        }
      }
      result.append(to)
    }
    return result
  }
}
