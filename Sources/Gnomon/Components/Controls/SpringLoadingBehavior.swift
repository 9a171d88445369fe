// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The choice whether a view acts when what is dragged rests over it.
///
/// Gnomon keeps it, without effect: views don't act on that.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The choice is left to the system.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// The view acts when what is dragged rests over it. Gnomon keeps the choice, without effect.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// The view doesn't act when what is dragged rests over it.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// The choice whether views act when what is dragged rests over them; `automatic` by default. Gnomon keeps it,
  /// without effect.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Says whether the views inside act when what is dragged rests over them. Gnomon keeps it, without effect.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

extension TabContent {
  /// Says whether the tab is chosen when what is dragged rests over it. Gnomon doesn't keep it: the tab is unchanged.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> {
    self
  }
}
