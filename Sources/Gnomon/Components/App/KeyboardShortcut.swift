// SPDX-License-Identifier: Apache-2.0
/// A key of a keyboard, named by the character that it types.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types. A key that types none has a stand-in, as U+F700 for the arrow up.
  public var character: Character
  /// Makes the key that types this character, without regard to modifiers.
  public init(_ character: Character) { self.character = character }
  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the insertion point.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes the character behind the insertion point.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key that goes to the start of a document.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end of a document.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes up by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes down by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of the numeric pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key that types the character of a literal, as `"s"`.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// A key, with others that are held down with it, that triggers a control.
///
/// ``ViewHost/press(_:modifiers:repeats:)`` presses keys. Of several controls with one shortcut the first in the order
/// of the tree is triggered.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The way in which a key is fitted to the layout of a keyboard. Gnomon keeps it, without effect.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The key is moved to one that the layout of the keyboard can write, and mirrored where text runs from right to
    /// left.
    public static let automatic = Localization(name: "automatic")
    /// The key is moved to one that the layout of the keyboard can write; arrows and brackets aren't mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key is taken as it is; the app localizes it by itself.
    public static let custom = Localization(name: "custom")
  }

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The modifier keys that are held down with it.
  public var modifiers: EventModifiers
  /// How the key is fitted to other layouts of the keyboard. It is kept, and has no effect.
  public var localization: KeyboardShortcut.Localization

  /// Makes a shortcut of a key and of those that are held down with it: Command, where nothing else is said. The key is
  /// fitted to the layout of the keyboard.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut of a key, of those that are held down with it (Command, where nothing else is said) and of the
  /// way to fit it to the layout of the keyboard.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The Return key alone, which triggers the main button of a dialog.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key alone, which triggers the button that leaves a dialog.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that triggers the controls in a view; nil is none, and the default.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Triggers the first control inside, a button or a toggle, with a shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, .some(shortcut))
  }

  /// Triggers the first control inside with a shortcut; nil takes away the one from above.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Triggers the first control inside with a key and those that are held down with it: Command, where nothing else is
  /// said.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Triggers the first control inside with a key, fitted to the layout of a keyboard in a given way. `modifiers` are
  /// held down with it: Command, where nothing else is said.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
