// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of a text's menu, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text.
  open var title: String
  /// The method that is called. Nobody presses it.
  open var action: Selector
  /// A line that calls a method.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// What shows a text's menu, by UIKit's name. It's kept and not shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The app's one.
  public static let shared = UIMenuController()
  /// The directions of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// As the system chooses.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }
  /// The lines beside the system's. They're kept.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. It's kept.
  open var arrowDirection = ArrowDirection.default
  /// Whether it's shown: false.
  open var isMenuVisible: Bool { false }
  /// Where it's shown: nowhere.
  open var menuFrame: CGRect { .zero }
  /// Shows the menu. It isn't shown: a warning says so once.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    UIView.unsupported("UIMenuController shows no menu.", hint: "Use contextMenu(menuItems:).")
  }
  /// Hides the menu: none is shown.
  open func hideMenu(from targetView: UIView) {}
  /// Hides the menu: none is shown.
  open func hideMenu() {}
  /// Looks again which lines may be used. Nothing happens.
  open func update() {}
  /// The name of the notification that the menu is about to be shown. It isn't posted.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The name of the notification that the menu is shown. It isn't posted.
  nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The name of the notification that the menu is about to go. It isn't posted.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The name of the notification that the menu has gone. It isn't posted.
  nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// The name of the notification that the menu is elsewhere. It isn't posted.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// What shows a menu for editing, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// A name of its own.
  public let identifier: any Hashable & Sendable
  /// Where it's shown, in points.
  public let sourcePoint: CGPoint
  /// The direction of the arrow. It's kept.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  /// A menu at a point.
  public init(identifier: (any Hashable & Sendable)?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? UUID(), sourcePoint)
    super.init()
  }
}
/// The direction of the arrow of a menu for editing, by UIKit's name.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As the system chooses.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}
/// What shows a view's menu for editing, by UIKit's name. It's kept and not shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// What is asked for the menu. Nobody asks.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// One that asks.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Called before it's another view's.
  open func willMove(to view: UIView?) {}
  /// Called when it's another view's.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu. It isn't shown: a warning says so once.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    UIView.unsupported("UIEditMenuInteraction shows no menu.", hint: "Use contextMenu(menuItems:).")
  }
  /// Closes the menu: none is open.
  open func dismissMenu() {}
  /// Makes the menu anew: none is open.
  open func reloadVisibleMenu() {}
  /// Moves the menu: none is open.
  open func updateVisibleMenuPosition(animated: Bool) {}
}
/// What changes along with a menu for editing that comes or goes, by UIKit's name. None is shown, and none is made here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Changes something along with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls something when it has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}
/// What is asked for a view's menu for editing, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Where it's about, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before it comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before it goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// A menu of what is suggested.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The menu's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
