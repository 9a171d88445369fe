// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The direction in which an app is read, by UIKit's name.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines run from left to right.
  case leftToRight
  /// Lines run from right to left.
  case rightToLeft
}

/// The running app by UIKit's name, for sources that ask it for its windows or its direction.
///
/// Its one window is the host that was made or updated last; before there is any, a host of the default configuration.
/// See ``UIScreen``.
public final class UIApplication: NSObject, Sendable {
  /// Whether an app is in use.
  public enum State: Int, Sendable {
    /// It is on the screen and takes input.
    case active
    /// It is on the screen and takes no input.
    case inactive
    /// It isn't on the screen.
    case background
  }

  /// The running app: there is one.
  public static let shared = UIApplication()

  // Notifications of an app's life. A host posts none.
  /// The name of the notification that the app has come into use. A host posts none.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the app is about to be out of use. A host posts none.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// The name of the notification that the app has left the screen. A host posts none.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the app is about to come to the screen. A host posts none.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the app is about to end. A host posts none.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// The name of the notification that memory is short. A host posts none.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that the time has changed, as at midnight. A host posts none.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of the notification that the screen was photographed. A host posts none.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  private override init() { super.init() }

  /// Whether the app is in use: always `active`.
  public var applicationState: State { .active }

  /// The host's direction of reading.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewHost.Configuration.shown.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The host's size of texts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(ViewHost.Configuration.shown.dynamicTypeSize)
  }

  /// The host's window, always one.
  public var windows: [UIWindow] { [.host] }

  /// The host's window; never nil.
  public var keyWindow: UIWindow? { .host }

  /// The host's scene, always one: a ``UIWindowScene``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.host] }
}

/// A part of an app that is shown, by UIKit's name. The only one is the host's ``UIWindowScene``.
open class UIScene: NSObject, @unchecked Sendable {
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
  /// The name of the notification that a scene has come into use. A host posts none.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The name of the notification that a scene is about to be out of use. A host posts none.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The name of the notification that a scene has left the screen. A host posts none.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
  /// The name of the notification that a scene is about to come to the screen. A host posts none.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// The name of the notification that a scene is added to the app. A host posts none.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The name of the notification that a scene is taken out of the app. A host posts none.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

  fileprivate override init() {}

  /// What is told of the scene's life: the delegate whose window a host draws, nil in an app that has none.
  public weak var delegate: (any UISceneDelegate)?

  /// Whether the scene is in use: always `foregroundActive`.
  public var activationState: ActivationState { .foregroundActive }
}

/// A scene of windows, by UIKit's name: the host's.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  static let host = UIWindowScene()

  /// The host's window, always one.
  public var windows: [UIWindow] { [.host] }

  /// The host's window; never nil.
  public var keyWindow: UIWindow? { .host }

  /// The screen that shows the scene: the main one.
  public var screen: UIScreen { .main }

  /// The scene's coordinates: the screen's.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// How the device is held: upright where the host is higher than wide.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = ViewHost.Configuration.shown.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The scene's traits: the host's.
  public var traitCollection: UITraitCollection { .current }

  /// What says how far the device covers the scene: nil, as windows say it.
  public var statusBarManager: UIStatusBarManager? { nil }
}
