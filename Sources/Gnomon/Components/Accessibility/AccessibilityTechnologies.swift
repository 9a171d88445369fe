// SPDX-License-Identifier: Apache-2.0
/// Some of the technologies that help people to use a device. Gnomon has none, and a set of them has no effect.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The set as bits: 1 for VoiceOver, 2 for switches.
  public let rawValue: UInt8
  /// Makes a set of bits: 1 for VoiceOver, 2 for switches. Other bits are kept.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The technology that reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The technology by which people use a device with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension AccessibilityFocusState {
  /// Makes a state of the focus of some technologies alone, false at first. Gnomon makes no difference between them.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state of the focus of some technologies alone, nil at first. Gnomon makes no difference between them.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { self.init() }
}

extension View {
  /// Says where the focus of assistive technologies is at first, among the views inside: at the one with `value`.
  /// Gnomon keeps the value and leaves the binding as it is.
  nonisolated public func accessibilityDefaultFocus<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View where Value: Hashable { accessibility("defaultFocus", AnyHashable(value)) }
}
