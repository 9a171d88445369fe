// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The desk of the machine, by AppKit's name. There is none: nothing is opened, and a warning says so once.
open class NSWorkspace: NSObject, @unchecked Sendable {
  /// The machine's.
  public static let shared = NSWorkspace()
  /// The centre that posts what happens on the desk. It posts nothing.
  public let notificationCenter = NotificationCenter()
  /// The name of the notification that people see colours otherwise. It's never posted.
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
  /// The name of the notification that the machine goes to sleep. It's never posted.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The name of the notification that the machine was woken. It's never posted.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")

  /// Opens an address: false.
  @discardableResult
  open func open(_ url: URL) -> Bool {
    _FrameworkLack.say("'\(url)' isn't opened: there is no desk.")
    return false
  }
  /// Opens a file: false.
  @discardableResult
  open func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }
  /// Shows files in the Finder. It does nothing, and says so once.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {
    _FrameworkLack.say("Files aren't shown in the Finder: there is none.")
  }
  /// Shows a file in the Finder: false.
  @discardableResult
  open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
  /// The place of an app: nil.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// The place of the app that opens an address: nil.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Whether what moves should stay: as the accessibility setting of an app that nobody changed.
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Whether what shines through should be opaque: as the accessibility setting of an app that nobody changed.
  open var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Whether contrasts should be greater: as the accessibility setting of an app that nobody changed.
  open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
}

/// The running app. By AppKit's name it may be nil.
public var NSApp: NSApplication! { NSApplication.shared }
