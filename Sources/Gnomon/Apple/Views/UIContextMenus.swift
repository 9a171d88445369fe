// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a view looks while it's lifted, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is seen.
  open var visiblePath: UIBezierPath?
  /// The shadow's outline.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor! = .systemBackground
  /// The usual look.
  public override init() { super.init() }
}
/// Where a view goes while it's lifted, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that it goes to.
  public let container: UIView
  /// The place of its middle.
  public let center: CGPoint
  /// How it's turned.
  public let transform: CGAffineTransform
  /// A place of a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}
/// A view while it's lifted, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it goes.
  public let target: UIPreviewTarget
  /// A view, its looks and its place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// A view and its looks.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  /// A view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// The view's size.
  open var size: CGSize { view.bounds.size }
}

/// What a view does with touches, by UIKit's name. Nothing is touched.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has it.
  var view: UIView? { get }
  /// Called before it's another view's.
  func willMove(to view: UIView?)
  /// Called when it's another view's.
  func didMove(to view: UIView?)
}

/// What shows a menu, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Gives the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Gives what is shown above it.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// A name of its own.
  public let identifier: any NSCopying
  /// What shows a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    super.init()
  }
}
/// What shows a view's menu, by UIKit's name. Nothing is touched: it's kept.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// What is asked for the menu. Nobody asks.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// One that asks.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Called before it's another view's.
  open func willMove(to view: UIView?) {}
  /// Called when it's another view's.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu: none is open.
  open func dismissMenu() {}
}
/// What is asked for a view's menu, by UIKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A button beside a row, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kinds.
  public enum Style: Int, Sendable {
    /// The usual one.
    case normal
    /// One that deletes something.
    case destructive
  }
  /// Does something, and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The kind.
  public let style: Style
  /// What it does. Nobody presses it.
  public let handler: Handler
  /// The text.
  open var title: String?
  /// The colour.
  open var backgroundColor: UIColor!
  /// A button that does something.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
/// The buttons beside a row, by UIKit's name. They're kept.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// Whether a long way presses the first.
  open var performsFirstActionWithFullSwipe = true
  /// Some buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// How a link in a text is touched, by UIKit's name.
public enum UITextItemInteraction: Int, Sendable {
  /// It's opened.
  case invokeDefaultAction
  /// A menu is shown.
  case presentActions
  /// It's looked at.
  case preview
}
