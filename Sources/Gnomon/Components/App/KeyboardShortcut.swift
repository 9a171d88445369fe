// SPDX-License-Identifier: Apache-2.0
/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable {
  /// What the key types.
  public var character: Character
  /// The key that writes this character, without regard to modifiers.
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
  /// The key that writes this character, without regard to modifiers.
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes the set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key is on.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key is down.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key is down.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key is down.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key is down.
  public static let command = EventModifiers(rawValue: 16)
  /// The key lies on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys together.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How the keys change with the keyboard's language.
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

  /// Makes a shortcut of a key and the modifier keys that are held down with it; without others, that is Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut of a key and the modifier keys that are held down with it; without others, that is Command.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that trigger the controls here; nil is none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Triggers the control inside by keys. A host has no keyboard: it only keeps them.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, .some(shortcut))
  }

  /// Triggers the control inside by keys; nil is none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Triggers the control inside by keys.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Triggers the control inside by keys.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
