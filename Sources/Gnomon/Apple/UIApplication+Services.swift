// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIApplication {
  /// What is asked for with an address to open, by UIKit's name. It means nothing here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// What has an identifier. Any string is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app that the address belongs to may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// What an app is told with an address that it's asked to open, by UIKit's name. A host asks no app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// What has an identifier. Any string is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What belongs to the address.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file has to be copied before it's changed.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The address of the app's settings. Nothing opens it here.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications. Nothing opens it here.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether there is an app that opens an address: there is none.
  @preconcurrency @MainActor public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens an address. Nothing does that here: a warning says so once, and the closure takes false.
  @_disfavoredOverload
  @preconcurrency @MainActor public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    _FrameworkLack.say("UIApplication.open(_:) opens nothing: there are no other apps here.")
    completion?(false)
  }

  /// Opens an address. Nothing does that here: a warning says so once.
  ///
  /// - Returns: false.
  @discardableResult
  @preconcurrency @MainActor public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool
  {
    open(url, options: options, completionHandler: nil)
    return false
  }

  // MARK: - Notifications

  /// Asks for notifications of a server. None come: a warning says so once.
  @preconcurrency @MainActor public func registerForRemoteNotifications() {
    _FrameworkLack.say("UIApplication.registerForRemoteNotifications() registers nothing: no server reaches a host.")
  }
  /// Ends what never began.
  @preconcurrency @MainActor public func unregisterForRemoteNotifications() {}
  /// Whether a server's notifications come: false.
  @preconcurrency @MainActor public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: - The app's icon

  /// Whether the app's icon can be changed: false.
  @preconcurrency @MainActor public var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon: nil, the one that it came with.
  @preconcurrency @MainActor public var alternateIconName: String? { nil }
  /// Changes the app's icon. That fails.
  @preconcurrency @MainActor public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    _FrameworkLack.say("UIApplication.setAlternateIconName(_:) fails: there is no icon here.")
    completionHandler?(CocoaError(.featureUnsupported))
  }

  // MARK: - Scenes

  /// Scenes that the app keeps something of: none.
  @preconcurrency @MainActor public var openSessions: Set<UISceneSession> { [] }
  /// Whether the app can have several scenes: false.
  @preconcurrency @MainActor public var supportsMultipleScenes: Bool { false }

  /// Asks for another scene. There is none: a warning says so once, and the closure takes an error.
  @preconcurrency @MainActor public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    _FrameworkLack.say("UIApplication.requestSceneSessionActivation(…) makes no scene: a host shows one.")
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Gives a scene up. The host's stays: the closure takes an error.
  @preconcurrency @MainActor public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  // MARK: - Responders' notifications

  /// See `UIResponder`.
  public static let keyboardWillShowNotification = UIResponder.keyboardWillShowNotification
  /// See `UIResponder`.
  public static let keyboardDidShowNotification = UIResponder.keyboardDidShowNotification
  /// See `UIResponder`.
  public static let keyboardWillHideNotification = UIResponder.keyboardWillHideNotification
  /// See `UIResponder`.
  public static let keyboardDidHideNotification = UIResponder.keyboardDidHideNotification
  /// See `UIResponder`.
  public static let keyboardWillChangeFrameNotification = UIResponder.keyboardWillChangeFrameNotification

  /// What is done in the background, by UIKit's name.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// A number.
    public let rawValue: Int
    /// What has a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }
  /// Asks for time in the background. A host is never there: nothing is asked for.
  ///
  /// - Returns: `invalid`.
  @preconcurrency @MainActor public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends what never began.
  @preconcurrency @MainActor public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// What is done in the background, by UIKit's name.
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier

/// What a fetch in the background has brought, by UIKit's name.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There's something new.
  case newData
  /// There's nothing new.
  case noData
  /// It couldn't be had.
  case failed
}

/// What goes on with an activity, by UIKit's name.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Goes on with an activity. A host calls nobody.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIApplicationDelegate {
  /// The app's window: nil unless the delegate keeps one; setting it does nothing then.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
