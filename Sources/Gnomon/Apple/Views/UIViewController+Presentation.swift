// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What presents a controller, by UIKit's name. It's kept.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// What is told of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What presents a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
    super.init()
  }
  /// The view that shows it: nil.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the view lies, in points.
  open var frameOfPresentedViewInContainerView: CGRect { presentedViewController.view.frame }
  /// Called before it comes. It isn't called here.
  open func presentationTransitionWillBegin() {}
  /// Called when it has come. It isn't called here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before it goes. It isn't called here.
  open func dismissalTransitionWillBegin() {}
  /// Called when it has gone. It isn't called here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before views are placed. It isn't called here.
  open func containerViewWillLayoutSubviews() {}
  /// Called when views are placed. It isn't called here.
  open func containerViewDidLayoutSubviews() {}
}

/// A sheet's ``UISheetPresentationController/delegate`` by its own kind.
@preconcurrency @MainActor
public protocol _SheetPresentation: UIPresentationController {}

extension _SheetPresentation {
  /// What is told of the sheet.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}

/// What presents a controller as a sheet, by UIKit's name. It's kept.
open class UISheetPresentationController: UIPresentationController, _SheetPresentation {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// What a height is found by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// What the height is found by.
    public let identifier: Identifier
    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The screen.
    public class func large() -> Detent { Detent(.large) }
    /// A height of your own. The function is called by nobody.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
  }
  /// The heights at which it rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is behind isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling at the top makes it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet of a large height is as wide as a page where there's room.
  open var prefersPageSizing = true
  /// Whether there's a line to pull it by.
  open var prefersGrabberVisible = false
  /// Whether it's held by the bottom where the screen is low.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is what it wishes then.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corners' radius in points; nil is the system's.
  open var preferredCornerRadius: CGFloat?
  /// The view that it comes from.
  open var sourceView: UIView?
  /// Makes changes at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights again.
  open func invalidateDetents() {}
}

/// What a height of a sheet is worked out from, by UIKit's name.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height in points.
  var maximumDetentValue: CGFloat { get }
}

/// What presents a controller as a popover, by UIKit's name. It's kept.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  open var sourceView: UIView?
  /// The rectangle that it points at, in points.
  open var sourceRect = CGRect.null
  /// The sides that its arrow may be at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side that its arrow is at: unknown, it isn't shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The button that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// The sheet that it is where the screen is narrow. It's kept.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
}

/// Sides that a popover's arrow may be at, by UIKit's name.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt
  /// The sides of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left side.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right side.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// At any side.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// It isn't known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What is told of a presentation, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How it's presented where there's little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// How it's presented with some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether it may be swiped away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// It's about to be swiped away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It was swiped away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// It was to be swiped away, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system chooses.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// As the system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What is told of a sheet, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It rests at another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What is told of a popover, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// What gives the animations of a controller's coming and going, by UIKit's name. Nothing is asked here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// How it comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How it goes.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What steers its coming.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What steers its going.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What presents it.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animation of a controller's coming or going, by UIKit's name. It isn't played.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it lasts, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Plays it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A finger that steers a controller's coming or going, by UIKit's name. It isn't asked.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What a controller's coming or going is played in, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that it's played in.
  var containerView: UIView { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// A controller of it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view ends, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
}

/// A controller of a coming or going, by UIKit's name.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That which was shown.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// That which will be shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A view of a coming or going, by UIKit's name.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That which was shown.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// That which will be shown.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A coming or going that others can join, by UIKit's name. There is none here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes along with it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a coming or going, by UIKit's name.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it lasts, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it's animated.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether a finger led it at first.
  var initiallyInteractive: Bool { get }
  /// How far it is: from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it is where a finger leaves it: 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// What it happens in.
  var containerView: UIView { get }
}
