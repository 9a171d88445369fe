// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The app as AppKit has it: for sources that ask it for its delegate.
public final class NSApplication: Sendable {
  public static let shared = NSApplication()

  private init() {}

  /// Always in use.
  public var isActive: Bool { true }

  /// The object that an `NSApplicationDelegateAdaptor` has made; nil where there's none.
  @MainActor public var delegate: (any NSApplicationDelegate)? {
    ApplicationDelegates.shared.last { $0 is any NSApplicationDelegate } as? any NSApplicationDelegate
  }

  // Notifications of an app's life. A host posts none.
  public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
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
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}
