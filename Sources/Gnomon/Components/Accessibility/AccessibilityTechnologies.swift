// SPDX-License-Identifier: Apache-2.0
/// Technologies that help people to use a device. A host has none.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Makes the set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Uses the device by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension AccessibilityFocusState {
  /// Follows the focus of some technologies alone.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Follows the focus of some technologies alone.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { self.init() }
}

extension View {
  /// Where the focus of assistive technologies is at first, among the views inside.
  nonisolated public func accessibilityDefaultFocus<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View where Value: Hashable { accessibility("defaultFocus", AnyHashable(value)) }
}
