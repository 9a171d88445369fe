// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key that is pressed, held or let go. ``ViewHost/press(_:modifiers:repeats:)`` presses keys.
public struct KeyPress: Sendable {
  /// The moments of a key of which an action is told.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set: 1 for pressing, 2 for repeating, 4 for letting go.
    public let rawValue: Int
    /// Makes a set of its bits: 1 for pressing, 2 for repeating, 4 for letting go.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is let go.
    public static let up = Phases(rawValue: 4)
    /// All moments: pressing, repeating and letting go.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The answer of an action to a key.
  public enum Result: Sendable {
    /// The key was taken care of. No other view is asked.
    case handled
    /// The key was not taken care of. The next view around is asked.
    case ignored
  }

  /// The moment of the key: one of pressing, repeating and letting go.
  public let phase: KeyPress.Phases
  /// The key that is pressed, held or let go.
  public let key: KeyEquivalent
  /// The characters that the key types by itself, without the keys that are held with it.
  public let characters: String
  /// The keys that are held with the key.
  public let modifiers: EventModifiers
}

/// What takes care of keys.
struct KeyPressHandler {
  let keys: (KeyEquivalent, String) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
}

// ViewHost.press calls the actions: KeyDispatch.
extension View {
  /// Calls an action for a key that is pressed or held while the view, or one inside, has the focus.
  ///
  /// Views further out are asked where the action doesn't take the key.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    attribute(
      "onKeyPress", KeyPressHandler(keys: { pressed, _ in pressed == key }, phases: [.down, .repeat]) { _ in action() })
  }

  /// Calls an action for some moments of a key while the view, or one inside, has the focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute("onKeyPress", KeyPressHandler(keys: { pressed, _ in pressed == key }, phases: phases, action: action))
  }

  /// Calls an action for each key of a set while the view, or one inside, has the focus; by default for pressing and
  /// holding.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute(
      "onKeyPress", KeyPressHandler(keys: { pressed, _ in keys.contains(pressed) }, phases: phases, action: action))
  }

  /// Calls an action for keys that type nothing but characters of a set while the view, or one inside, has the focus;
  /// by default for pressing and holding.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute(
      "onKeyPress",
      KeyPressHandler(
        keys: { _, typed in typed.unicodeScalars.allSatisfy(characters.contains) }, phases: phases, action: action))
  }

  /// Calls an action for every key while the view, or one inside, has the focus; by default for pressing and holding.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    attribute("onKeyPress", KeyPressHandler(keys: { _, _ in true }, phases: phases, action: action))
  }
}
