// SPDX-License-Identifier: Apache-2.0
/// What UIKit says of the reader's aids: a host has none of them.
public enum UIAccessibility {
  /// false: nothing reads aloud here.
  public static var isVoiceOverRunning: Bool { false }
  /// false: no switches are attached here.
  public static var isSwitchControlRunning: Bool { false }
  /// false. Views ask the environment, which a host can be configured with.
  public static var isReduceMotionEnabled: Bool { false }
  /// false. Views ask the environment, which a host can be configured with.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// false. Views ask the environment for `legibilityWeight`.
  public static var isBoldTextEnabled: Bool { false }
  /// false. Views ask the environment, which a host can be configured with.
  public static var isInvertColorsEnabled: Bool { false }
  /// false: colours are shown as they are.
  public static var isGrayscaleEnabled: Bool { false }
  /// false. Views ask the environment for `colorSchemeContrast`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// false. Views ask the environment, which a host can be configured with.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// false. Views ask the environment, which a host can be configured with.
  public static var buttonShapesEnabled: Bool { false }
  /// false: movements are not replaced.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// What can be told to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that stands for it.
    public let rawValue: UInt32

    /// Makes the notification of this number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the aids of a change: there are none that would hear it.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
