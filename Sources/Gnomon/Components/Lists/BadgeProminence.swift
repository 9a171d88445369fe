// SPDX-License-Identifier: Apache-2.0
/// How much attention the badges of a list's rows draw.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// For what a user may want to act on: on macOS on a grey platter, on iOS plain.
  public static let standard = BadgeProminence(name: "standard")
  /// For what a user has to act on: on a red platter.
  public static let increased = BadgeProminence(name: "increased")
  /// For what asks for nothing: plain.
  public static let decreased = BadgeProminence(name: "decreased")
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much attention the badges of lists' rows draw; `standard` unless something else is said.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Has the badges of rows inside draw more or less attention. Those in bars stay as they are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
