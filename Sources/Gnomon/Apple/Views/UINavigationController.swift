// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Controllers on top of each other, by UIKit's name. The uppermost one's view is shown, without a bar.
open class UINavigationController: UIViewController {
  /// The operations of a navigation.
  public enum Operation: Int, Sendable {
    /// None.
    case none
    /// A controller is pushed.
    case push
    /// A controller is popped.
    case pop
  }
  /// Controllers on top of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  /// The controllers, from the lowest up.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for old in children { old.leave() }
      for new in newValue { addChild(new) }
      showTop()
    }
  }
  /// Sets the controllers, from the lowest up.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The uppermost controller.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? { children.last?.presentedViewController ?? children.last }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    showTop()
  }
  /// Takes the uppermost controller off, unless it's the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.leave()
    showTop()
    return top
  }
  /// Takes all controllers off but the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Takes all controllers off that lie on one.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(children[(index + 1)...])
    for one in popped { one.leave() }
    showTop()
    return popped
  }
  private func showTop() {
    for child in children.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    guard let top = children.last else { return }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }
  /// The bar at the top. It's kept and not shown.
  public private(set) lazy var navigationBar = UINavigationBar()
  /// The bar at the bottom. It's kept and not shown.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar is hidden. It's kept.
  open var isNavigationBarHidden = false
  /// Sets whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Whether the bar at the bottom is hidden. It's kept.
  open var isToolbarHidden = true
  /// What is told of it.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// A swipe that pops. It's never recognized.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// Whether bars go on a swipe. It's kept.
  open var hidesBarsOnSwipe = false
}

extension UIViewController {
  func leave() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  /// What the bar of a navigation shows of the controller. It's kept.
  public var navigationItem: UINavigationItem {
    if let item { return item }
    let new = UINavigationItem(title: title ?? "")
    item = new
    return new
  }
  /// What the bar of tabs shows of the controller. It's kept.
  public var tabBarItem: UITabBarItem! {
    get {
      if let tab { return tab }
      let new = UITabBarItem()
      new.title = title
      tab = new
      return new
    }
    set { tab = newValue }
  }
}

/// What is told of a navigation, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// How one controller takes another one's place.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How a finger steers it.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// nil.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers beside each other, by UIKit's name. The selected one's view is shown, without a bar.
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for old in children { old.leave() }
      for new in newValue ?? [] { addChild(new) }
      showSelected()
    }
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The place of the selected one.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The selected one.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  private func showSelected() {
    for child in children where child !== selectedViewController { child.viewIfLoaded?.removeFromSuperview() }
    guard let selected = selectedViewController else { return }
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(selected.view)
  }
  /// The bar. It's kept and not shown.
  public private(set) lazy var tabBar = UITabBar()
  /// What is told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
}

/// What is told of tabs, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether one may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// One was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers side by side, by UIKit's name. Nothing of it is shown.
open class UISplitViewController: UIViewController {
  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// The second of three.
    case supplementary
    /// The last.
    case secondary
    /// That for little room.
    case compact
  }
  /// The controllers.
  open var viewControllers: [UIViewController] = []
  /// Whether a swipe shows the first column. It's kept.
  open var presentsWithGesture = true
  /// The width that the first column wishes, in parts of the whole. It's kept.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// The last alone.
    case secondaryOnly
    /// The first beside the last.
    case oneBesideSecondary
    /// The first over the last.
    case oneOverSecondary
    /// Two beside the last.
    case twoBesideSecondary
    /// Two over the last.
    case twoOverSecondary
    /// Two that push the last aside.
    case twoDisplaceSecondary
  }
  /// How columns come.
  public enum SplitBehavior: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// Beside the last.
    case tile
    /// Over the last.
    case overlay
    /// They push the last aside.
    case displace
  }
  /// Which columns are seen: the last alone, none is drawn.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Which columns are wished to be seen. It's kept.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How columns come. It's kept.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether there's room for one column alone: false.
  open var isCollapsed: Bool { false }
  /// Shows a column. Nothing happens.
  open func show(_ column: Column) {}
  /// Hides a column. Nothing happens.
  open func hide(_ column: Column) {}
}

/// Pages that follow each other, by UIKit's name. The first page's view is shown.
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// As paper.
    case pageCurl
    /// They're scrolled.
    case scroll
  }
  /// The way in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }
  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward
    /// Back.
    case reverse
  }
  /// What a set-up says beside that.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  /// Pages that follow each other.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Pages of an archive: none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// What gives the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What is told of them.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { children }
  /// Sets the pages that are shown.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in children { old.leave() }
    for new in viewControllers ?? [] {
      addChild(new)
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new.view)
      new.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// What gives pages, by UIKit's name. It isn't asked.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What is told of pages, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Pages were turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
