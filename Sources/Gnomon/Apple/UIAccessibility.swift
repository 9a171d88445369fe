// SPDX-License-Identifier: Apache-2.0
/// What the system's aids for its reader are set to, by UIKit's name: as the configuration of the host says that was made
/// or updated last, whatever the environment of the views says. What a configuration has no word for is off.
public enum UIAccessibility {
  /// Whether a voice reads the screen aloud: always false. Views ask their environment for
  /// `accessibilityVoiceOverEnabled`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the app is used by switches: always false. Views ask their environment for
  /// `accessibilitySwitchControlEnabled`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the reader asked for less motion. Views ask their environment for `accessibilityReduceMotion`.
  public static var isReduceMotionEnabled: Bool { ViewHost.Configuration.shown.reducesMotion }
  /// Whether the reader asked for less transparency. Views ask their environment for `accessibilityReduceTransparency`.
  public static var isReduceTransparencyEnabled: Bool { ViewHost.Configuration.shown.reducesTransparency }
  /// Whether the reader asked for bold texts. Views ask their environment for `legibilityWeight`.
  public static var isBoldTextEnabled: Bool { ViewHost.Configuration.shown.legibilityWeight == .bold }
  /// Whether the screen's colours are inverted: always false. Views ask their environment for
  /// `accessibilityInvertColors`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows greys alone: always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the reader asked for more contrast. Views ask their environment for `colorSchemeContrast`.
  public static var isDarkerSystemColorsEnabled: Bool {
    ViewHost.Configuration.shown.colorSchemeContrast == .increased
  }
  /// Whether the reader asked that colour alone says nothing. Views ask their environment for
  /// `accessibilityDifferentiateWithoutColor`.
  public static var shouldDifferentiateWithoutColor: Bool { ViewHost.Configuration.shown.differentiatesWithoutColor }
  /// Whether the reader asked for shapes around buttons: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the reader asked for fades in place of movements: always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// A kind of change that aids are told of. No aid hears it in a host.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The kind's number.
    public let rawValue: UInt32

    /// A kind by its number. Any number is taken.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Much of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// There is a text to read aloud; it is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is shown; the argument describes it.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the aids of a change. Does nothing: a host has none that would hear it.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
