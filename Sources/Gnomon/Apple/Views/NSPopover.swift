// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A popover, by AppKit's name. It isn't shown: a warning says so once.
open class NSPopover: NSResponder {
  /// When it goes. It's kept.
  public enum Behavior: Int, Sendable {
    /// As the app says.
    case applicationDefined
    /// With a click elsewhere.
    case transient
    /// With a click elsewhere in the window.
    case semitransient
  }
  /// Why it closes, by AppKit's name.
  public struct CloseReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A reason.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It was closed.
    public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
    /// It became a window.
    public static let detachToWindow = CloseReason(rawValue: "NSPopoverCloseReasonDetachToWindow")
  }
  /// What is told of it. Nothing is: it isn't shown.
  open weak var delegate: (any NSPopoverDelegate)?
  /// The controller of what is in it.
  open var contentViewController: NSViewController?
  /// The size of what is in it, in points: the controller's wish, where there's one.
  open var contentSize: CGSize {
    get { own ?? contentViewController?.preferredContentSize ?? .zero }
    set { own = newValue }
  }
  private var own: CGSize?
  /// When it goes. It's kept.
  open var behavior = Behavior.applicationDefined
  /// Whether it comes and goes in a movement. It's kept.
  open var animates = true
  /// Light or dark. It's kept.
  open var appearance: NSAppearance?
  /// Light or dark.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSAppearance(isDark: ViewHost.Configuration.shown.colorScheme == .dark)
  }
  /// Where it points to. It's kept.
  open var positioningRect = CGRect.zero
  /// Whether its content reaches below its arrow. It's kept.
  open var hasFullSizeContent = false
  /// Whether it's shown: false.
  open var isShown: Bool { false }
  /// Whether it's a window: false.
  open var isDetached: Bool { false }
  /// Shows it at a part of a view. It isn't shown: a warning says so once.
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    self.positioningRect = positioningRect
    UIView.unsupported("an NSPopover isn't shown.", hint: "Use popover(isPresented:).")
  }
  /// Closes it where its delegate lets it. It isn't shown.
  open func performClose(_ sender: Any?) {}
  /// Closes it. It isn't shown.
  open func close() {}

  /// The name of the notification that it's about to be shown. It's never posted.
  nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// The name of the notification that it's shown. It's never posted.
  nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// The name of the notification that it's about to close. It's never posted.
  nonisolated public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  /// The name of the notification that it has closed. It's never posted.
  nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
  /// The key of why it closes.
  nonisolated public static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
}

/// What is told of a popover, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether it may close.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Whether it may become a window.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// It became a window.
  func popoverDidDetach(_ popover: NSPopover)
  /// The window that it becomes.
  func detachableWindow(for popover: NSPopover) -> NSWindow?
  /// It's about to be shown.
  func popoverWillShow(_ notification: Notification)
  /// It's shown.
  func popoverDidShow(_ notification: Notification)
  /// It's about to close.
  func popoverWillClose(_ notification: Notification)
  /// It has closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// True.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// False.
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  /// Does nothing.
  public func popoverDidDetach(_ popover: NSPopover) {}
  /// None.
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
  /// Does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
