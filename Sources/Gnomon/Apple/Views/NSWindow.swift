// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A window by AppKit's name. That of the running app is the host that was made or updated last. One of your own is kept and not shown.
open class NSWindow: NSResponder {
  /// What a window has.
  public struct StyleMask: OptionSet, Sendable {
    /// What it has, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: StyleMask = []
    /// A title.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that puts it away.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// Sides that can be pulled.
    public static let resizable = StyleMask(rawValue: 8)
    /// A content that reaches below the title.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// It's a panel that doesn't activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }
  /// How a window keeps its pixels.
  public enum BackingStoreType: UInt, Sendable {
    /// In memory.
    case buffered = 2
  }
  /// How far a window lies in front of others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the nearer.
    public let rawValue: Int
    /// A level of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// In front of the usual ones.
    public static let floating = Level(rawValue: 3)
  }
  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// It is.
    case visible
    /// It isn't.
    case hidden
  }

  nonisolated static let host: NSWindow = onMain {
    let window = NSWindow()
    window.isHost = true
    return window
  }
  private var isHost = false
  private var ownFrame = CGRect.zero

  /// A window. It isn't shown.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    super.init()
    ownFrame = contentRect
    styleMask = style
    if !isHost { contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size)) }
  }
  /// A window without a size.
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }
  /// A window of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The window's rectangle on the screen, in points: the host's size for the running app's.
  open var frame: CGRect { isHost ? CGRect(origin: .zero, size: ViewHost.Configuration.shown.size) : ownFrame }
  /// Sets the rectangle of a window of your own.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) { ownFrame = frameRect }
  /// The part that the device doesn't cover, in points.
  open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// What it has. It's kept.
  open var styleMask: StyleMask = []
  /// The title. It's kept.
  open var title = ""
  /// Whether the title is shown. It's kept.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the bar of the title lets something through. It's kept.
  open var titlebarAppearsTransparent = false
  /// How far it lies in front of others. It's kept.
  open var level = Level.normal
  /// The colour behind the content. It's kept.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// Whether it lets nothing through. It's kept.
  open var isOpaque = true
  /// Whether it has a shadow. It's kept.
  open var hasShadow = true
  /// Whether it's pulled by its ground. It's kept.
  open var isMovableByWindowBackground = false
  /// Whether it goes for good when it's closed. It's kept.
  open var isReleasedWhenClosed = true
  /// Light or dark. It's kept.
  open var appearance: NSAppearance?
  /// The uppermost view.
  open var contentView: NSView?
  /// The controller of that.
  open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
  /// What is told of it.
  open weak var delegate: (any NSWindowDelegate)?
  /// Whether it takes what is typed: the host's does.
  open var isKeyWindow: Bool { isHost }
  /// Whether it's the main one: the host's is.
  open var isMainWindow: Bool { isHost }
  /// Whether it may take what is typed: true.
  open var canBecomeKey: Bool { true }
  /// Whether it may be the main one: true.
  open var canBecomeMain: Bool { true }
  /// Whether it's shown: the host's is.
  open var isVisible: Bool { isHost }
  /// The screen that shows it.
  open var screen: NSScreen? { .main }
  /// The pixels of a point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// Shows the window. A host shows its own alone: a warning says so once.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    guard !isHost else { return }
    UIView.unsupported("an NSWindow of your own isn't shown.", hint: "Put the view in an overlay or a WindowGroup.")
  }
  /// Shows the window. A host shows its own alone.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Hides the window.
  open func orderOut(_ sender: Any?) {}
  /// Closes the window.
  open func close() {}
  /// Puts it in the middle of the screen.
  open func center() {}
  /// Has a view typed into. False: nothing is.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  /// What is typed into: nothing.
  open var firstResponder: NSResponder? { nil }
}

/// What is told of a window, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// It's about to be closed.
  func windowWillClose(_ notification: Notification)
  /// It takes what is typed no more.
  func windowDidResignKey(_ notification: Notification)
}

extension NSWindowDelegate {
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
}

/// A small window by AppKit's name. It isn't shown.
open class NSPanel: NSWindow {
  /// Whether it lies in front of others. It's kept.
  open var isFloatingPanel = false
}

/// What a view belongs to, by AppKit's name. It loads its view, and is told when that is shown by an ``NSViewControllerRepresentable`` and when it goes.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?
  private var isAppeared = false
  /// A controller. Nibs aren't read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
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
  open var children: [NSViewController] = []
  /// Takes a controller in.
  open func addChild(_ childViewController: NSViewController) { children.append(childViewController) }
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
