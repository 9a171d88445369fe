// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether something acts when what is dragged rests over it. Nothing is dragged here: it's kept.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It acts.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It doesn't.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether views act when what is dragged rests over them: kept, without effect.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Whether the views inside act when what is dragged rests over them: kept, without effect.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

extension TabContent {
  /// Whether the tab is chosen when what is dragged rests over it. Nothing is dragged here.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> {
    self
  }
}
