// SPDX-License-Identifier: Apache-2.0
/// The amount of attention that the badges of a list's rows draw: on red, on grey or on nothing.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// The prominence for what a user may want to act on: on macOS on a grey platter, on iOS plain. It's the default.
  public static let standard = BadgeProminence(name: "standard")
  /// The prominence for what a user has to act on: white on a red platter.
  public static let increased = BadgeProminence(name: "increased")
  /// The prominence for what asks for nothing: plain secondary text on every system.
  public static let decreased = BadgeProminence(name: "decreased")
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The amount of attention that the badges of lists' rows draw. The default is `standard`.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much attention the badges of rows inside draw. Badges in bars stay as they are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
