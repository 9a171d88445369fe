// SPDX-License-Identifier: Apache-2.0
/// What the reader has asked for in the system's settings: a host asks for nothing special unless it's told.
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

  /// Whether an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { accessibilitySettings.isEnabled }
    set { accessibilitySettings.isEnabled = newValue }
  }

  /// Whether movement should be kept small.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { accessibilitySettings.reducesMotion }
    set { accessibilitySettings.reducesMotion = newValue }
  }

  /// Whether backgrounds should be opaque.
  public internal(set) var accessibilityReduceTransparency: Bool {
    get { accessibilitySettings.reducesTransparency }
    set { accessibilitySettings.reducesTransparency = newValue }
  }

  /// Whether colour alone mustn't carry a meaning.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilitySettings.differentiatesWithoutColor }
    set { accessibilitySettings.differentiatesWithoutColor = newValue }
  }

  /// Whether the display inverts colours.
  public internal(set) var accessibilityInvertColors: Bool {
    get { accessibilitySettings.invertsColors }
    set { accessibilitySettings.invertsColors = newValue }
  }

  /// Whether controls should have visible borders.
  public internal(set) var accessibilityShowBorders: Bool {
    get { accessibilitySettings.showsBorders }
    set { accessibilitySettings.showsBorders = newValue }
  }

  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches control the device.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures play.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether large content is shown on a long press.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions are in use.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the simplified interface is in use.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
