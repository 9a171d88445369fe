// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What UIKit tells an app of its life. A host calls ``application(_:willFinishLaunchingWithOptions:)`` and
/// ``application(_:didFinishLaunchingWithOptions:)``, once each, before the app's scenes are first read; nothing else happens to it.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first. A host has no options to hand on, and passes the answer over.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called second. A host has no options to hand on, and passes the answer over.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app is in use. Not called by a host.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app won't be in use. Not called by a host.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app isn't seen. Not called by a host.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app will be seen again. Not called by a host.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app ends. Not called by a host.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short. Not called by a host.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// true unless the delegate says otherwise.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// true unless the delegate says otherwise.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing unless the delegate does it.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing unless the delegate does it.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing unless the delegate does it.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing unless the delegate does it.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing unless the delegate does it.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing unless the delegate does it.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why an app is launched. A host gives no reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Makes the key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The notification that the app was opened by.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The quick action that the app was opened by.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that the app goes on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A change of the place has started the app.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The object that a `UIApplicationDelegateAdaptor` has made; nil where there's none.
  @MainActor public var delegate: (any UIApplicationDelegate)? {
    ApplicationDelegates.shared.last { $0 is any UIApplicationDelegate } as? any UIApplicationDelegate
  }
}
