// SPDX-License-Identifier: Apache-2.0
/// A set of keys that are held while another is pressed, or while a mouse clicks.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The set as bits, from 1 for Caps Lock to 32 for the numeric pad.
  public let rawValue: Int
  /// Makes a set of bits. Bits without a meaning are kept.
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
  /// All modifiers together.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
