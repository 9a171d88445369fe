// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The choice whether a button acts again and again while it's held. Gnomon keeps it: a button acts once.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The choice is left to the system. In Gnomon the button acts once.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The button acts again and again while it's held. Gnomon keeps the choice, and the button acts once.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The button acts once, when the finger is lifted.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The rule for how wide a button is: as wide as its label, or as wide as there is room.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The width is left to the system. In Gnomon a button is as wide as its label needs.
  public static var automatic: ButtonSizing { ButtonSizing(name: "automatic") }
  /// The label takes all the width that the button is proposed.
  public static var flexible: ButtonSizing { ButtonSizing(name: "flexible") }
  /// A button is as wide as its label needs.
  public static var fitted: ButtonSizing { ButtonSizing(name: "fitted") }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The choice whether buttons act again and again while they are held; `automatic` by default.
  ///
  /// Gnomon keeps it: buttons act once.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// The rule for the width of buttons; `automatic` by default.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Says whether the buttons inside act again and again while they're held. Gnomon keeps it: they act once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the rule for the width of the buttons inside.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
