// SPDX-License-Identifier: Apache-2.0
/// The wishes of the reader in the system's settings: a host asks for nothing special unless it's told.
struct AccessibilitySettings: Equatable, Sendable {
  var isEnabled = false
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
  var showsBorders = false

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
  }
}

extension EnvironmentValues {
  var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettings.Key.self] }
    set { self[AccessibilitySettings.Key.self] = newValue }
  }

  /// True if an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.isEnabled }
    set { accessibilitySettings.isEnabled = newValue }
  }

  /// True if movement should be kept small.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  /// True if backgrounds should be opaque.
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  /// True if colour alone mustn't carry a meaning.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  /// True if the display inverts colours.
  public internal(set) var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertsColors }
    set { accessibilitySettings.invertsColors = newValue }
  }

  /// True if controls should have visible borders.
  public internal(set) var accessibilityShowBorders: Bool {
    get { accessibilitySettings.showsBorders }
    set { accessibilitySettings.showsBorders = newValue }
  }

  /// True if a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// True if switches control the device.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// True if flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True if animated pictures play.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// True if large content is shown on a long press.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// True if quick actions are in use.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// True if the simplified interface is in use.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
