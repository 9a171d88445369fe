// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Color {
  /// Makes a colour of a style that resolves to components.
  ///
  /// A style of one's own is resolved once, in an environment of defaults: the colour doesn't follow a dark appearance.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    if let color = color as? Color {
      self = color
    } else {
      storage = .constant(color.resolve(in: EnvironmentValues()))
    }
  }

  /// The colour's components in an environment: its appearance, its profile and its accent.
  ///
  /// A name that is neither in the app's catalogue nor a system colour's gives a transparent colour.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch storage {
    case .constant(let resolved): return resolved
    case .system(let color): return color.resolve(in: environment)
    case .named(let name):
      if let color = environment.imageLoader?.color(named: name) {
        return color.resolve(in: environment)
      }
      guard let color = SystemColor(rawValue: name.lowercased()) else { return .clear }
      return color.resolve(in: environment)
    case .headroom(let color, _): return color.resolve(in: environment)
    case .exposure(let color, let stops): return color.resolve(in: environment).exposed(by: stops)
    case .opacity(let color, let opacity): return color.resolve(in: environment).multiplyingOpacity(opacity)
    case .mix(let a, let b, let fraction, let space):
      return a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: fraction, in: space)
    case .semantic(let color): return color.resolve(in: environment)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
    case .alpha(let color, let alpha):
      var resolved = color.resolve(in: environment)
      resolved.opacity = Float(alpha.isFinite ? min(max(alpha, 0), 1) : 0)
      return resolved
    }
  }

  /// None: a colour is a paint alone.
  public func _effects(in environment: EnvironmentValues) -> _StyleEffects { _StyleEffects() }
}
