// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The running app by AppKit's name, for sources that ask it for its delegate.
///
/// It has no windows, no menus and no events; a host shows the views.
public final class NSApplication: Sendable {
  /// The running app: there is one.
  public static let shared = NSApplication()

  private init() {}

  /// Whether the app is in use: always true.
  public var isActive: Bool { true }

  /// The delegate that an `NSApplicationDelegateAdaptor` has made, the latest where there are several; nil where there
  /// is none.
  @preconcurrency @MainActor public var delegate: (any NSApplicationDelegate)? {
    ApplicationDelegates.shared.last { $0 is any NSApplicationDelegate } as? any NSApplicationDelegate
  }

  /// The host's window, always one.
  public var windows: [NSWindow] { [.host] }
  /// The host's window; never nil.
  public var keyWindow: NSWindow? { .host }
  /// The host's window; never nil.
  public var mainWindow: NSWindow? { .host }
  /// The menu at the top of the screen: none.
  @preconcurrency @MainActor public var mainMenu: NSMenu? { nil }

  // Notifications of an app's life. A host posts none.
  /// The name of the notification that the app is about to have started. A host hands it to the delegate and posts
  /// none.
  public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// The name of the notification that the app has started. A host hands it to the delegate and posts none.
  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// The name of the notification that the app has come into use. A host posts none.
  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// The name of the notification that the app is no longer in use. A host posts none.
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// The name of the notification that the app is about to end. A host posts none.
  public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// What AppKit tells an app of its life.
///
/// A host calls ``applicationWillFinishLaunching(_:)`` and ``applicationDidFinishLaunching(_:)``, once each, before the
/// app's scenes are first read; it calls nothing else. Each method has a default, so that a delegate implements what it
/// needs.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called first when the app starts, before its scenes are read.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called second when the app starts, before its scenes are read.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Says that the app has come into use. A host doesn't call it.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Says that the app is no longer in use. A host doesn't call it.
  func applicationDidResignActive(_ notification: Notification)
  /// Says that the app is about to end. A host doesn't call it.
  func applicationWillTerminate(_ notification: Notification)
  /// Asks whether the app ends with its last window. A host doesn't call it.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Asks whether the app opens its windows again when it is started while it runs. A host doesn't call it.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Asks whether what the app keeps for its next start is coded safely. A host doesn't call it.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Hands over addresses that the app shall open. A host doesn't call it.
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  /// Does nothing unless the delegate does it.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing unless the delegate does it.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing unless the delegate does it.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing unless the delegate does it.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing unless the delegate does it.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// false unless the delegate says otherwise.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  /// true unless the delegate says otherwise.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  /// false unless the delegate says otherwise.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// Does nothing unless the delegate does it.
  public func application(_ application: NSApplication, open urls: [URL]) {}
}
