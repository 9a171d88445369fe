// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether a button acts again and again while it's held. It's kept: a button here acts once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It doesn't.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As the system likes: as their labels.
  public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
  /// As wide as there's room.
  public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
  /// As their labels.
  public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they're held: kept, without effect.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How wide buttons are.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Whether the buttons inside act again and again while they're held. It's kept: they act once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// How wide the buttons inside are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
