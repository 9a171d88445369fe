// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view belongs to, by UIKit's name. It loads its view, and is told when that is shown by a ``UIViewControllerRepresentable`` and when it goes.
/// What it presents or pushes is kept and not shown.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private(set) var held: [UIViewController] = []
  private weak var holder: UIViewController?
  private(set) var shown: UIViewController?
  private weak var shower: UIViewController?
  /// Where the controller stands between being shown and gone.
  private var isAppeared = false
  var item: UINavigationItem?
  var tab: UITabBarItem?

  /// A controller. Nibs aren't read: its view is that which `loadView()` makes.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller of an archive: a plain one.
  public required init?(coder: NSCoder) { super.init() }
  /// A plain controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The controller's view. It's loaded when it's asked for first; never nil.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }
  /// The view, where it's loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }
  /// Makes the view: a plain one, where a class doesn't make another.
  open func loadView() { view = UIView() }
  /// Loads the view where it isn't.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }
  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called when it was read from a nib. Nibs aren't read.
  open func awakeFromNib() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view comes, with its places known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the views in the view are placed.
  open func viewWillLayoutSubviews() {}
  /// Called when the views in the view are placed.
  open func viewDidLayoutSubviews() {}
  /// The scroll view that bars follow. Bars follow none here: it's kept.
  public private(set) var contentScrollView: UIScrollView?
  /// Says which scroll view bars follow. They follow none here.
  open func setContentScrollView(_ scrollView: UIScrollView?) { contentScrollView = scrollView }
  /// Called when the covered lengths are others. It isn't called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view gets another size. It isn't called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits change. Nobody calls it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when memory is short. It isn't called here.
  open func didReceiveMemoryWarning() {}
  /// Changes the view's constraints. It isn't called here.
  open func updateViewConstraints() {}
  /// Called when the host's traits are others, such as light and dark, with those from before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits of the surroundings.
  open var traitCollection: UITraitCollection { loaded?.traitCollection ?? .current }
  /// Light or dark for the view, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  /// Calls what is due when the view begins to be shown, or is about to.
  func beginAppearing() {
    guard !isAppeared else { return }
    loadViewIfNeeded()
    viewWillAppear(false)
    for child in held { child.beginAppearing() }
  }
  func endAppearing() {
    guard !isAppeared else { return }
    isAppeared = true
    viewIsAppearing(false)
    viewDidAppear(false)
    for child in held { child.endAppearing() }
  }
  func disappear() {
    guard isAppeared else { return }
    viewWillDisappear(false)
    isAppeared = false
    for child in held { child.disappear() }
    viewDidDisappear(false)
  }

  // MARK: Controllers

  /// The controllers in this one.
  open var children: [UIViewController] { held }
  /// The controller that this one is in.
  open var parent: UIViewController? { holder }
  /// Takes a controller in. Its view has to be added, too.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    held.append(childController)
    childController.holder = self
  }
  /// Takes the controller out of the one that it's in.
  open func removeFromParent() {
    guard let holder else { return }
    holder.held.removeAll { $0 === self }
    self.holder = nil
    didMove(toParent: nil)
  }
  /// Called before the controller is in another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller is in another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// What events go to next: the view around the controller's.
  open override var next: UIResponder? { loaded?.superview ?? holder }

  // MARK: Showing others

  /// The controller that this one presents.
  open var presentedViewController: UIViewController? { shown }
  /// The controller that presents this one.
  open var presentingViewController: UIViewController? { shower ?? holder?.presentingViewController }
  /// Keeps a controller as presented. It isn't shown: a warning says so once.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    shown = viewControllerToPresent
    viewControllerToPresent.shower = self
    UIView.unsupported(
      "present(_:animated:) shows nothing: a \(type(of: viewControllerToPresent)) isn't in the picture.",
      hint: "Use sheet, alert or confirmationDialog.")
    completion?()
  }
  /// Lets the presented controller go; that of who presents this one, where it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let shown {
      shown.shower = nil
      self.shown = nil
      completion?()
    } else if let shower {
      shower.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }
  /// Shows a controller in the navigation around, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Whether it's about to be presented: false.
  open var isBeingPresented: Bool { false }
  /// Whether it's about to go: false.
  open var isBeingDismissed: Bool { false }
  /// Whether it comes into another one: false.
  open var isMovingToParent: Bool { false }
  /// Whether it goes out of another one: false.
  open var isMovingFromParent: Bool { false }
  /// How it's presented. It's kept.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes. It's kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it can't be swiped away. It's kept.
  open var isModalInPresentation = false
  /// Whether a controller in it says how it's presented. It's kept.
  open var definesPresentationContext = false
  /// What gives the animations of its coming and going. It's kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How it comes and goes: nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// What presents it: one is made for those that ask.
  open var presentationController: UIPresentationController? { presenter }
  /// What presents it as a sheet.
  open var sheetPresentationController: UISheetPresentationController? { presenter as? UISheetPresentationController }
  /// What presents it as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popoverPresenter : nil
  }
  private lazy var presenter: UIPresentationController? = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  private lazy var popoverPresenter = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  // MARK: What containers ask

  /// The title in bars.
  open var title: String?
  /// The size that it wishes, in points.
  open var preferredContentSize = CGSize.zero { didSet { loaded?.changed() } }
  /// How far bars reach in addition, in points. It's kept.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The sides at which it reaches below bars. It's kept.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches below bars that let nothing through. It's kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether bars go when it's pushed. It's kept.
  open var hidesBottomBarWhenPushed = false
  /// The buttons of a bar at the bottom. They're kept.
  open var toolbarItems: [UIBarButtonItem]?
  /// How the bar at the top looks. It isn't asked for.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar at the top is hidden. It isn't asked for.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom is hidden. It isn't asked for.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways in which it's held. It isn't asked for.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The controller that says how the bar at the top looks. It isn't asked for.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether it turns with the device. It isn't asked for.
  open var shouldAutorotate: Bool { true }
  /// The way in which it's held when it's presented. It isn't asked for.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Turns what is shown as the device is held. Nothing is turned.
  open class func attemptRotationToDeviceOrientation() {}
  /// Says that it may be held in other ways. Nothing is turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Says that the bar at the top looks otherwise.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the line at the bottom is hidden, or is no more.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether it edits. It's kept.
  open var isEditing = false
  /// Sets whether it edits.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func around<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = holder
    while let current = next {
      if let found = current as? Controller { return found }
      next = current.holder
    }
    return nil
  }
  /// The navigation that it's in.
  open var navigationController: UINavigationController? { around(UINavigationController.self) }
  /// The tabs that it's in.
  open var tabBarController: UITabBarController? { around(UITabBarController.self) }
  /// The split view that it's in.
  open var splitViewController: UISplitViewController? { around(UISplitViewController.self) }
}

/// How a controller is presented, by UIKit's name.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// It fills the screen.
  case fullScreen
  /// A sheet of the height of the screen.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// It fills what presents it.
  case currentContext
  /// As a class of your own says.
  case custom
  /// It fills the screen, and what is behind stays.
  case overFullScreen
  /// It fills what presents it, and what is behind stays.
  case overCurrentContext
  /// A popover.
  case popover
}

/// How a controller comes, by UIKit's name.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// It turns around.
  case flipHorizontal
  /// It dissolves.
  case crossDissolve
  /// A page turns.
  case partialCurl
}
