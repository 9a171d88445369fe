// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A window by UIKit's name. That of the running app is the host that was made or updated last. One of your own is kept and not shown.
open class UIWindow: UIView {
  /// The name of the notification that a window is seen. A host posts none.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// The name of the notification that a window is hidden. A host posts none.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// The name of the notification that a window takes keys. A host posts none.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// The name of the notification that a window takes no more keys. A host posts none.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// How far a window lies in front of others, by UIKit's name. It's kept.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The greater, the nearer.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app's windows.
    public static let normal = Level(0)
    /// That of the bar at the top.
    public static let statusBar = Level(1000)
    /// That of messages.
    public static let alert = Level(2000)
    /// Whether a level lies behind another one.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    /// A level in front of another one by a number.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// A level behind another one by a number.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  // Made where it's asked for first, which may be outside of the main actor.
  nonisolated static let host: UIWindow = onMain {
    let window = UIWindow()
    window.isHost = true
    window.rootViewController = UIViewController()
    return window
  }

  /// Whether a scene is being told that it begins: its window is the one that is shown then.
  static var isConnecting = false
  private var isHost = false
  private weak var ownScene: UIWindowScene?

  /// A window of a rectangle on the screen, in points. It isn't shown.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A window of a scene. It isn't shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    ownScene = windowScene
  }
  /// A window of an archive: one without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The host's size as a rectangle from (0, 0), in points; that of a window of your own is what it's set to.
  open override var bounds: CGRect {
    get { isHost ? CGRect(origin: .zero, size: ViewHost.Configuration.shown.size) : super.bounds }
    set { if !isHost { super.bounds = newValue } }
  }
  /// The window's place on the screen, in points: the host's bounds.
  open override var frame: CGRect {
    get { isHost ? bounds : super.frame }
    set { if !isHost { super.frame = newValue } }
  }
  /// How far the device covers the host at each side, in points. Left and right don't follow the direction of reading.
  open override var safeAreaInsets: UIEdgeInsets {
    let configuration = ViewHost.Configuration.shown
    let covered = configuration.safeArea
    let isReversed = configuration.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: covered.top, left: isReversed ? covered.trailing : covered.leading, bottom: covered.bottom,
      right: isReversed ? covered.leading : covered.trailing)
  }
  /// The window itself.
  open override var window: UIWindow? { self }
  /// Nothing is around a window.
  open override var superview: UIView? { nil }

  /// Whether the window takes what is typed: the host's does.
  open var isKeyWindow: Bool { isHost }
  /// Whether it may take what is typed: true.
  open var canBecomeKey: Bool { true }
  /// The screen that shows the window: the main one.
  open var screen: UIScreen { .main }
  /// The window's scene: the host's for the running app's.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? (isHost ? .host : nil) }
    set { ownScene = newValue }
  }
  /// How far it lies in front of others. It's kept.
  open var windowLevel = Level.normal
  /// The controller of what the window shows. The host's shows the views of the host, whatever this is set to.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard !isHost, let controller = rootViewController else { return }
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(controller.view)
    }
  }
  /// Shows the window. A host shows its own alone: a warning says so once.
  open func makeKeyAndVisible() { show() }
  /// Has the window take what is typed.
  open func makeKey() {}
  /// Called when it takes what is typed.
  open func becomeKey() {}
  /// Called when it takes that no more.
  open func resignKey() {}

  private func show() {
    isHidden = false
    guard !isHost, !Self.isConnecting else { return }
    UIView.unsupported(
      "a UIWindow of your own isn't shown: what its root view controller holds isn't in the picture.",
      hint: "Put the view in an overlay.")
  }
}

/// How the device is held, by UIKit's name.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It isn't known.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// Whether it's held upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it's held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold a device, by UIKit's name.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// The ways of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// The bar at the top of a scene, by UIKit's name. A scene has none here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The bar's rectangle, in points.
  open var statusBarFrame: CGRect { .zero }
}

/// How the bar at the top looks, by UIKit's name. It means nothing here.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the surroundings are.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
