// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view belongs to, by AppKit's name. It loads its view, and is told when that is shown by an ``NSViewControllerRepresentable`` and when it goes.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?
  private var isAppeared = false
  /// A controller. Nibs aren't read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    nibName = nibNameOrNil
  }
  /// A plain controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// A controller of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The controller's view, loaded when it's asked for first.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? NSView()
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }
  /// Makes the view: a plain one, where a class doesn't make another.
  open func loadView() { view = NSView() }
  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown.
  open func viewDidAppear() {}
  /// Called before the view goes.
  open func viewWillDisappear() {}
  /// Called when the view has gone.
  open func viewDidDisappear() {}
  /// Called before the views in the view are placed. It isn't called here.
  open func viewWillLayout() {}
  /// Called when the views in the view are placed.
  open func viewDidLayout() {}
  /// The controllers in this one.
  open var children: [NSViewController] {
    get { inner }
    set {
      let old = inner
      inner = newValue
      for one in old where one.parent === self { one.parent = nil }
      for one in newValue { one.parent = self }
    }
  }
  private var inner: [NSViewController] = []
  /// The controller that this one is in.
  open private(set) weak var parent: NSViewController?
  /// Takes a controller in.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: inner.count)
  }
  /// Takes a controller in at a place among the others; at the nearest one where there's no such place.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    inner.insert(childViewController, at: min(max(0, index), inner.count))
    childViewController.parent = self
  }
  /// Lets the controller of a place go; nothing happens where there's none.
  open func removeChild(at index: Int) {
    guard inner.indices.contains(index) else { return }
    let child = inner.remove(at: index)
    if child.parent === self { child.parent = nil }
  }
  /// Goes out of the controller that it's in.
  open func removeFromParent() {
    guard let parent, let index = parent.inner.firstIndex(where: { $0 === self }) else { return }
    parent.removeChild(at: index)
  }
  /// Shows one controller's view in the place of another's, at once.
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {
    let around = fromViewController.view.superview
    toViewController.view.frame = fromViewController.view.frame
    fromViewController.view.removeFromSuperview()
    around?.addSubview(toViewController.view)
    completion?()
  }
  /// Shows a controller as a sheet. It isn't shown: a warning says so once.
  open func presentAsSheet(_ viewController: NSViewController) { lack(viewController) }
  /// Shows a controller in a window. It isn't shown: a warning says so once.
  open func presentAsModalWindow(_ viewController: NSViewController) { lack(viewController) }
  /// Shows a controller in a popover. It isn't shown: a warning says so once.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView,
    preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) { lack(viewController) }
  private func lack(_ controller: NSViewController) {
    UIView.unsupported(
      "present… shows nothing: a \(type(of: controller)) isn't in the picture.",
      hint: "Use sheet(isPresented:) or popover(isPresented:).")
  }
  /// Lets a controller go that it shows. It shows none.
  open func dismiss(_ viewController: NSViewController) {}
  /// Goes, where it's shown. It isn't.
  open func dismiss(_ sender: Any?) {}
  /// The controllers that it shows: none.
  open var presentedViewControllers: [NSViewController]? { nil }
  /// The controller that shows it: none.
  open var presentingViewController: NSViewController? { nil }
  /// A name to find it by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// What it stands for. It's kept.
  open var representedObject: Any?
  /// The name of its archive. It isn't read.
  open private(set) var nibName: String?
  /// Loads the view.
  open func loadViewIfNeeded() { _ = view }
  /// The view, where it's loaded.
  open var viewIfLoaded: NSView? { loaded }
  /// Changes the view's constraints. It isn't called here.
  open func updateViewConstraints() {}
  /// The size that it wishes, in points.
  open var preferredContentSize = CGSize.zero
  /// The title.
  open var title: String?

  func beginAppearing() {
    _ = view
    viewWillAppear()
  }
  func endAppearing() {
    isAppeared = true
    viewDidAppear()
  }
  func disappear() {
    guard isAppeared else { return }
    isAppeared = false
    viewWillDisappear()
    viewDidDisappear()
  }
}

extension NSViewController {
  /// How one view takes another's place. It's there at once.
  public struct TransitionOptions: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One fades into the other.
    public static let crossfade = TransitionOptions(rawValue: 1)
    /// It comes from below.
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    /// It comes from above.
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    /// It comes from the right.
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    /// It comes from the left.
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    /// It comes from the end of a line.
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    /// It comes from the start of a line.
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    /// The controllers are called as their views come and go.
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}

/// What a window belongs to, by AppKit's name. Its window isn't shown.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  /// A controller of a window.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
    window?.windowController = self
  }
  /// A controller without a window.
  public convenience override init() { self.init(window: nil) }
  /// A controller of an archive. Nibs aren't read.
  public convenience init(windowNibName: String) { self.init(window: nil) }
  /// A controller of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The window.
  open var window: NSWindow? { didSet { if window !== oldValue { window?.windowController = self } } }
  /// Whether the window is loaded.
  open var isWindowLoaded: Bool { window != nil }
  /// Loads the window. Nibs aren't read.
  open func loadWindow() {}
  /// Called before the window is loaded. It isn't called here.
  open func windowWillLoad() {}
  /// Called when the window is loaded. It isn't called here.
  open func windowDidLoad() {}
  /// The controller of what is in the window.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Shows the window. A host shows its own alone: a warning says so once.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { window?.close() }
  /// The name that the window's place is kept by. It isn't kept.
  open var windowFrameAutosaveName: NSWindow.FrameAutosaveName = ""
  /// Whether windows lie a little beside each other. It's kept.
  open var shouldCascadeWindows = true
}
