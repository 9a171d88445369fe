// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The app as AppKit has it: for sources that ask it for its delegate.
public final class NSApplication: Sendable {
  /// The app. There is always one, and nothing runs it.
  public static let shared = NSApplication()

  private init() {}

  /// Always in use.
  public var isActive: Bool { true }

  /// The object that an `NSApplicationDelegateAdaptor` has made; nil where there's none.
  @MainActor public var delegate: (any NSApplicationDelegate)? {
    ApplicationDelegates.shared.last { $0 is any NSApplicationDelegate } as? any NSApplicationDelegate
  }

  // Notifications of an app's life. A host posts none.
  /// Posted on Apple's platforms while the app starts. Nothing posts it here.
  public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// Posted on Apple's platforms when the app has started. Nothing posts it here.
  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  /// Posted on Apple's platforms when the app has become active. Nothing posts it here.
  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// Posted on Apple's platforms when the app has become inactive. Nothing posts it here.
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
  /// Posted on Apple's platforms before the app ends. Nothing posts it here.
  public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// What AppKit tells an app of its life. A host calls ``applicationWillFinishLaunching(_:)`` and
/// ``applicationDidFinishLaunching(_:)``, once each, before the app's scenes are first read; nothing else happens to it.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Called first.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called second.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The app is in use. Not called by a host.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The app isn't in use. Not called by a host.
  func applicationDidResignActive(_ notification: Notification)
  /// The app ends. Not called by a host.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether the app ends with its last window. Not called by a host.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether the app opens its windows again. Not called by a host.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Whether what the app keeps for its next start is coded safely. Not called by a host.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Addresses to open. Not called by a host.
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
