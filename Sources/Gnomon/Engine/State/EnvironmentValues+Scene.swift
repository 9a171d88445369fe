// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The state of a scene: in front, seen or out of sight.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene isn't seen.
  case background
  /// The scene is seen, but takes no touches now.
  case inactive
  /// The scene is in front.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum LuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum WindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AppearsActiveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The state of the scene. It's in front, unless whoever shows the host or a view above says otherwise: a page in a
  /// browser tells whether it's seen.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The space from left to right, made of the host's size and profile; nil is unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The space from top to bottom, made of the host's size and profile; nil is unknown.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// True if the display is dimmed, as an always-on display is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// True if the window looks active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// True if an app may open further windows: where it's shown by a page in a browser that opens them. Elsewhere a host
  /// has one.
  public var supportsMultipleWindows: Bool { self[WindowsKey.self] }

  /// Lets an app open further windows.
  mutating func allowWindows() { self[WindowsKey.self] = true }

  /// True if the scene's picture is being recorded or mirrored.
  public var isSceneCaptured: Bool { false }
}

/// The size classes of a device whose screen has a size in points.
struct SizeClasses: Equatable {
  var horizontal: UserInterfaceSizeClass
  var vertical: UserInterfaceSizeClass

  /// A phone is compact across in portrait and compact in height in landscape, where large ones are regular across; a
  /// tablet is regular, but compact across in a narrow part of the screen. A Mac is regular.
  init(size: CGSize, profile: PlatformProfile) {
    horizontal = .regular
    vertical = .regular
    guard profile.system == .iOS else { return }
    let short = min(size.width, size.height)
    if short >= 500 {
      horizontal = size.width >= 640 ? .regular : .compact
    } else if size.width > size.height, short >= 320 {
      horizontal = short >= 414 ? .regular : .compact
      vertical = .compact
    } else {
      horizontal = .compact
    }
  }
}

extension ViewHost.Configuration {
  /// The size classes of the host's size.
  var sizeClasses: SizeClasses { SizeClasses(size: size, profile: profile) }

  /// Sets what the environment says of the scene.
  func describeScene(in values: inout EnvironmentValues) {
    let classes = sizeClasses
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    // A value that isn't set leaves the environment without a place for it.
    if scenePhase != .active { values.scenePhase = scenePhase }
    if opensWindows { values.allowWindows() }
  }
}
