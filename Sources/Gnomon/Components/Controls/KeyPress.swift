// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key that is pressed or let go.
public struct KeyPress: Sendable {
  /// When a key is told of.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was taken care of.
  public enum Result: Sendable {
    case handled
    /// The next view is asked.
    case ignored
  }

  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  public let modifiers: EventModifiers
}

/// What takes care of keys.
struct KeyPressHandler {
  let keys: (KeyEquivalent, String) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
}

// A host has no keyboard: handlers are only kept.
extension View {
  /// Takes care of a key while the view has the focus.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    attribute(
      "onKeyPress", KeyPressHandler(keys: { pressed, _ in pressed == key }, phases: [.down, .repeat]) { _ in action() })
  }

  /// Takes care of a key while the view has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute("onKeyPress", KeyPressHandler(keys: { pressed, _ in pressed == key }, phases: phases, action: action))
  }

  /// Takes care of some keys while the view has the focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute(
      "onKeyPress", KeyPressHandler(keys: { pressed, _ in keys.contains(pressed) }, phases: phases, action: action))
  }

  /// Takes care of keys that type some characters while the view has the focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute(
      "onKeyPress",
      KeyPressHandler(
        keys: { _, typed in typed.unicodeScalars.allSatisfy(characters.contains) }, phases: phases, action: action))
  }

  /// Takes care of all keys while the view has the focus.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute("onKeyPress", KeyPressHandler(keys: { _, _ in true }, phases: phases, action: action))
  }
}
