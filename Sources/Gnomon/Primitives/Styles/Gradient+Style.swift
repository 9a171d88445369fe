// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Gradient {
  /// The gradient with its colours mixed in a space: by components, or in even steps for the eye.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(storage: .gradient(self, space))
  }
}

extension Gradient: ShapeStyle {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  /// The paint over a rectangle, from its top to its bottom, at a level of the hierarchy.
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
