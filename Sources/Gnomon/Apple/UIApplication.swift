// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which way an app is read, as UIKit has it.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines run from left to right.
  case leftToRight
  /// Lines run from right to left.
  case rightToLeft
}

/// The app as UIKit has it: for sources that ask it for its windows or its direction. Its one window is the host that was made or
/// updated last; see ``UIScreen``.
public final class UIApplication: Sendable {
  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// It is on the screen and takes input.
    case active
    /// It is on the screen and takes no input.
    case inactive
    /// It isn't on the screen.
    case background
  }

  /// The app. There is always one, and nothing runs it.
  public static let shared = UIApplication()

  // Notifications of an app's life. A host posts none.
  /// Posted on Apple's platforms when the app has become active. Nothing posts it here.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted on Apple's platforms before the app gets inactive. Nothing posts it here.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted on Apple's platforms when the app has left the screen. Nothing posts it here.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted on Apple's platforms before the app comes back to the screen. Nothing posts it here.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted on Apple's platforms before the app ends. Nothing posts it here.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  private init() {}

  /// Always in use.
  public var applicationState: State { .active }

  /// The host's direction.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewHost.Configuration.shown.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The host.
  public var windows: [UIWindow] { [.host] }

  /// The host.
  public var keyWindow: UIWindow? { .host }

  /// The scene of the host.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.host] }
}

/// A part of an app that is shown, as UIKit has it.
public class UIScene: Hashable, @unchecked Sendable {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// It isn't connected to the app.
    case unattached = -1
    /// It is on the screen and takes input.
    case foregroundActive
    /// It is on the screen and takes no input.
    case foregroundInactive
    /// It isn't on the screen.
    case background
  }

  // Notifications of a scene's life. A host posts none.
  /// Posted on Apple's platforms when the scene has become active. Nothing posts it here.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted on Apple's platforms before the scene gets inactive. Nothing posts it here.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted on Apple's platforms when the scene has left the screen. Nothing posts it here.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted on Apple's platforms before the scene comes back to the screen. Nothing posts it here.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

  fileprivate init() {}

  /// Always in use.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether both are the same scene.
  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  /// Writes what tells the scene from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene of windows, as UIKit has it: the host's.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  fileprivate static let host = UIWindowScene()

  /// The host.
  public var windows: [UIWindow] { [.host] }

  /// The host.
  public var keyWindow: UIWindow? { .host }

  /// The screen that it is shown on.
  public var screen: UIScreen { .main }
}

/// A window as UIKit has it: the host that was made or updated last.
public final class UIWindow: Sendable {
  fileprivate static let host = UIWindow()

  private init() {}

  /// Always the one that takes keys.
  public var isKeyWindow: Bool { true }

  /// From (0, 0), in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: ViewHost.Configuration.shown.size) }

  /// The bounds.
  public var frame: CGRect { bounds }

  /// What the device covers of the host.
  public var safeAreaInsets: UIEdgeInsets {
    let configuration = ViewHost.Configuration.shown
    let covered = configuration.safeArea
    let isReversed = configuration.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: covered.top, left: isReversed ? covered.trailing : covered.leading, bottom: covered.bottom,
      right: isReversed ? covered.leading : covered.trailing)
  }

  /// The screen that it is shown on.
  public var screen: UIScreen { .main }

  /// The host's scene.
  public var windowScene: UIWindowScene? { .host }
}
