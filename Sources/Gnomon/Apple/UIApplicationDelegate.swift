// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What UIKit tells an app of its life.
///
/// A host calls ``application(_:willFinishLaunchingWithOptions:)`` and
/// ``application(_:didFinishLaunchingWithOptions:)``, once each, before the app's scenes are first read; it calls
/// nothing else. Each method has a default, so that a delegate implements what it needs.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first when the app starts, before its scenes are read.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - launchOptions: why the app was started; always nil in a host.
  /// - Returns: whether the app can handle what it was started for. A host passes it over.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called second when the app starts, before its scenes are read.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - launchOptions: why the app was started; always nil in a host.
  /// - Returns: whether the app can handle what it was started for. A host passes it over.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Says that the app has come into use. A host doesn't call it.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Says that the app is about to be out of use. A host doesn't call it.
  func applicationWillResignActive(_ application: UIApplication)
  /// Says that the app has left the screen. A host doesn't call it.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Says that the app is about to come to the screen. A host doesn't call it.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Says that the app is about to end. A host doesn't call it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Says that memory is short. A host doesn't call it.
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
  /// A reason for which an app is started, by UIKit's name. A host gives no reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason's identifier.
    public var rawValue: String
    /// A reason by its identifier. Any string is taken.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is an address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Another app asks for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message has come from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A shortcut on the app's icon was chosen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// An activity of another device goes on.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The device has moved.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The delegate that a `UIApplicationDelegateAdaptor` has made, the latest where there are several; nil where there
  /// is none.
  @preconcurrency @MainActor public var delegate: (any UIApplicationDelegate)? {
    ApplicationDelegates.shared.last { $0 is any UIApplicationDelegate } as? any UIApplicationDelegate
  }
}
