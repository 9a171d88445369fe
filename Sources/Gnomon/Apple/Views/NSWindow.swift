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
    /// It's a small panel.
    public static let utilityWindow = StyleMask(rawValue: 16)
    /// It's a panel above a document.
    public static let docModalWindow = StyleMask(rawValue: 64)
    /// A title and a bar in one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// It's a dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// It fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// A content that reaches below the title.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// It's a panel that doesn't activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }
  /// How a window lies to another one, or a view to another view.
  public enum OrderingMode: Int, Sendable {
    /// Behind it.
    case below = -1
    /// Out of sight.
    case out
    /// In front of it.
    case above
  }
  /// How a window behaves where there are several desks. It's kept.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// What it does, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It's on all desks.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// It comes to the desk that is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    /// It belongs to one desk.
    public static let managed = CollectionBehavior(rawValue: 4)
    /// It floats above desks.
    public static let transient = CollectionBehavior(rawValue: 8)
    /// It stays where it is.
    public static let stationary = CollectionBehavior(rawValue: 16)
    /// The key for the next window goes to it.
    public static let participatesInCycle = CollectionBehavior(rawValue: 32)
    /// The key for the next window passes it.
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    /// It fills the screen by its button.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    /// It's shown beside a window that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    /// It never fills the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    /// It's shown beside another one that fills half the screen.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 2048)
    /// It isn't shown beside another one.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 4096)
    /// It's a window of a stage.
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    /// It's beside a window of a stage.
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    /// It's on all stages.
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }
  /// How a window comes and goes. It's kept.
  public enum AnimationBehavior: Int, Sendable {
    /// As the system chooses.
    case `default`
    /// Without a movement.
    case none = 2
    /// As a document's.
    case documentWindow
    /// As a tool's.
    case utilityWindow
    /// As a message's.
    case alertPanel
  }
  /// The buttons of a window.
  public enum ButtonType: UInt, Sendable {
    /// That which closes it.
    case closeButton
    /// That which puts it away.
    case miniaturizeButton
    /// That which makes it large.
    case zoomButton
    /// That of the bar.
    case toolbarButton
    /// The document's picture.
    case documentIconButton
    /// The document's versions.
    case documentVersionsButton = 6
  }
  /// How the bar lies by the title. It's kept.
  public enum ToolbarStyle: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// Below the title.
    case expanded
    /// In the middle, as settings have it.
    case preference
    /// Beside the title.
    case unified
    /// Beside the title, low.
    case unifiedCompact
  }
  /// A name that a window's place is kept by.
  public typealias FrameAutosaveName = String
  /// Whether windows lie in tabs. It's kept.
  public enum TabbingMode: Int, Sendable {
    /// As the system chooses.
    case automatic
    /// They do.
    case preferred
    /// They don't.
    case disallowed
  }
  /// How a window's content is handed to others. It's kept.
  public enum SharingType: UInt, Sendable {
    /// It isn't.
    case none
    /// It may be read.
    case readOnly
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
    /// As a menu that was torn off.
    public static let tornOffMenu = Level(rawValue: 3)
    /// As a panel that has to be answered.
    public static let modalPanel = Level(rawValue: 8)
    /// As the main menu.
    public static let mainMenu = Level(rawValue: 24)
    /// As what stands in the menu's bar.
    public static let statusBar = Level(rawValue: 25)
    /// As a menu that is shown.
    public static let popUpMenu = Level(rawValue: 101)
    /// In front of all.
    public static let screenSaver = Level(rawValue: 1000)
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
  /// A window on a screen. It isn't shown.
  public convenience init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool,
    screen: NSScreen?
  ) { self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag) }
  /// A window of a controller's view. It isn't shown.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: CGRect(origin: .zero, size: contentViewController.view.fittingSize),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }
  /// A window without a size.
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }
  /// AppKit has none of an archive.
  @available(*, unavailable)
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
  private var isClosing = false
  /// Closes the window, and tells its delegate and those that listen. Nothing happens where it's being closed already.
  open func close() {
    guard !isClosing else { return }
    isClosing = true
    defer { isClosing = false }
    let notification = Notification(name: NSWindow.willCloseNotification, object: self)
    delegate?.windowWillClose(notification)
    NotificationCenter.default.post(notification)
  }
  /// Closes the window where its delegate lets it.
  open func performClose(_ sender: Any?) { if delegate?.windowShouldClose(self) ?? true { close() } }
  /// Puts it in the middle of the screen.
  open func center() {
    guard let screen = screen?.visibleFrame, !isHost else { return }
    ownFrame.origin = CGPoint(x: screen.midX - ownFrame.width / 2, y: screen.midY - ownFrame.height / 2)
  }
  /// Shows the window behind others. A host shows its own alone.
  open func orderBack(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Shows the window, whatever app is in use. A host shows its own alone.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }
  /// Shows the window in front of another one. A host shows its own alone.
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) { if place != .out { makeKeyAndOrderFront(nil) } }
  /// Has it take what is typed. The host's does.
  open func makeKey() {}
  /// Has it be the main one. The host's is.
  open func makeMain() {}
  /// Called when it takes what is typed. It isn't called here.
  open func becomeKey() {}
  /// Called when it takes what is typed no more. It isn't called here.
  open func resignKey() {}
  /// Called when it's the main one. It isn't called here.
  open func becomeMain() {}
  /// Called when it's the main one no more. It isn't called here.
  open func resignMain() {}
  /// Hands an event to its view. It isn't called here: there are none.
  open func sendEvent(_ event: NSEvent) {}
  /// Shows or hides the bar.
  open func toggleToolbarShown(_ sender: Any?) {}
  /// Puts it away. Nothing happens.
  open func miniaturize(_ sender: Any?) {}
  /// Brings it back. Nothing happens.
  open func deminiaturize(_ sender: Any?) {}
  /// Makes it large. Nothing happens.
  open func zoom(_ sender: Any?) {}
  /// Fills the screen. Nothing happens.
  open func toggleFullScreen(_ sender: Any?) {}
  /// Places the views in it where that's due.
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
  /// Draws what is due. Nothing is drawn at once.
  open func displayIfNeeded() {}
  /// Draws it. Nothing is drawn at once.
  open func display() {}
  /// Its shadow has another form. Nothing happens.
  open func invalidateShadow() {}
  /// The rectangle of a window for one of its content: as large. There is no title.
  open func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The rectangle of the content for one of a window: as large. There is no title.
  open func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
  /// The rectangle that it may have: as asked for.
  open func constrainFrameRect(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect { frameRect }
  /// Whether it's put away: false.
  open var isMiniaturized: Bool { false }
  /// Whether it's large: false.
  open var isZoomed: Bool { false }
  /// Whether it's on the desk that is shown: the host's is.
  open var isOnActiveSpace: Bool { isHost }
  /// Its number: 1 for the host's, else 0.
  open var windowNumber: Int { isHost ? 1 : 0 }
  /// Has a view typed into. False: nothing is.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  /// What is typed into: nothing.
  open var firstResponder: NSResponder? { nil }
  /// What is typed into first. It's kept.
  open weak var initialFirstResponder: NSView?

  /// The controller. It's kept.
  open weak var windowController: NSWindowController?
  /// The bar. It's kept and not drawn.
  open var toolbar: NSToolbar? { didSet { _ = toolbar?.items } }
  /// How the bar lies by the title. It's kept.
  open var toolbarStyle = ToolbarStyle.automatic
  /// The second title. It's kept.
  open var subtitle = ""
  /// A name to find it by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// How it behaves where there are several desks. It's kept.
  open var collectionBehavior: CollectionBehavior = []
  /// How it comes and goes. It's kept.
  open var animationBehavior = AnimationBehavior.default
  /// From 0, clear, to 1. It's kept.
  open var alphaValue: CGFloat = 1
  /// Whether the mouse passes it. It's kept.
  open var ignoresMouseEvents = false
  /// Whether it hears that the mouse moves. It's kept.
  open var acceptsMouseMovedEvents = false
  /// Whether it can be moved. It's kept.
  open var isMovable = true
  /// Whether it goes when another app is in use. It's kept.
  open var hidesOnDeactivate = false
  /// Whether it's in the menu of windows. It's kept.
  open var isExcludedFromWindowsMenu = false
  /// Whether it's kept for the next start. It's kept.
  open var isRestorable = true
  /// Whether it's made of a tab. It's kept.
  open var tabbingMode = TabbingMode.automatic
  /// How its content is handed to others. It's kept.
  open var sharingType = SharingType.readOnly
  /// Whether windows lie in tabs where nothing is said. It's kept.
  open class var allowsAutomaticWindowTabbing: Bool {
    get { allowsTabs }
    set { allowsTabs = newValue }
  }
  private static var allowsTabs = true
  /// The least size, in points. It's kept.
  open var minSize = CGSize.zero
  /// The greatest size, in points. It's kept.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// The least size of the content, in points. It's kept.
  open var contentMinSize = CGSize.zero
  /// The greatest size of the content, in points. It's kept.
  open var contentMaxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// How width and height behave to each other. It's kept.
  open var contentAspectRatio = CGSize.zero
  /// Which way the title's writing goes: from the left.
  open var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  /// What lies between the title and the content. It's kept.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// The windows that move with it.
  open private(set) var childWindows: [NSWindow]?
  /// The window that it moves with.
  open weak var parent: NSWindow?
  /// Has a window move with it.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  /// Has a window move with it no more.
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    if childWindows?.isEmpty == true { childWindows = nil }
    childWin.parent = nil
  }
  /// The windows above its content: none.
  open var sheets: [NSWindow] { [] }
  /// The window above its content: none.
  open var attachedSheet: NSWindow? { nil }
  /// The window that it's above: none.
  open var sheetParent: NSWindow? { nil }
  /// Shows a window above its content. It isn't shown: a warning says so once.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    UIView.unsupported("beginSheet(_:) shows nothing.", hint: "Use sheet(isPresented:).")
    handler?(.abort)
  }
  /// Ends a window above its content. There is none.
  open func endSheet(_ sheetWindow: NSWindow) {}
  /// Ends a window above its content. There is none.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}
  /// Sets where it lies.
  open func setFrameOrigin(_ point: CGPoint) { ownFrame.origin = point }
  /// Sets where its upper left corner lies.
  open func setFrameTopLeftPoint(_ point: CGPoint) {
    ownFrame.origin = CGPoint(x: point.x, y: point.y - ownFrame.height)
  }
  /// Sets how large its content is.
  open func setContentSize(_ size: CGSize) {
    ownFrame.size = size
    if !isHost { contentView?.setFrameSize(size) }
  }
  /// Sets the rectangle of a window of your own, at once.
  open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  /// Gives it the place that is kept by a name. False: none is kept.
  @discardableResult
  open func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
  /// Keeps its place by a name. False: places aren't kept.
  @discardableResult
  open func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    frameAutosaveName = name
    return false
  }
  /// The name that its place is kept by.
  open private(set) var frameAutosaveName: FrameAutosaveName = ""
  /// Keeps its place by a name. It isn't kept.
  open func saveFrame(usingName name: FrameAutosaveName) {}
  /// The window, for changes that move: they're there at once.
  public func animator() -> Self { self }
  /// Where a point of the window lies on the screen.
  public func convertPoint(toScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  /// Where a point of the screen lies in the window.
  public func convertPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
  /// Where a rectangle of the window lies on the screen.
  public func convertToScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }
  /// Where a rectangle of the screen lies in the window.
  public func convertFromScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
  /// Where the mouse is in it: at the origin.
  public var mouseLocationOutsideOfEventStream: CGPoint { .zero }
  /// Moves it with the mouse. Nothing happens.
  public func performDrag(with event: NSEvent) {}
  /// The next of the app's events: none.
  public func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? { nil }

  // Of these `willCloseNotification` alone is posted, by `close()`.
  /// The name of the notification that it takes what is typed. It's never posted.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The name of the notification that it takes what is typed no more. It's never posted.
  nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The name of the notification that it's the main one. It's never posted.
  nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
  /// The name of the notification that it's the main one no more. It's never posted.
  nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
  /// The name of the notification that it closes.
  nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// The name of the notification that it was moved. It's never posted.
  nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// The name of the notification that it has another size. It's never posted.
  nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// The name of the notification that it was put away. It's never posted.
  nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  /// The name of the notification that it came back. It's never posted.
  nonisolated public static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
  /// The name of the notification that it fills the screen. It's never posted.
  nonisolated public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// The name of the notification that it fills the screen no more. It's never posted.
  nonisolated public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// The name of the notification that it begins to fill the screen. It's never posted.
  nonisolated public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  /// The name of the notification that it's about to fill the screen no more. It's never posted.
  nonisolated public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// The name of the notification that another screen shows it. It's never posted.
  nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
  /// The name of the notification that more or less of it is in sight. It's never posted.
  nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
}

/// What lies between a title and a content, by AppKit's name.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  /// As the system chooses.
  case automatic
  /// Nothing.
  case none
  /// A line.
  case line
  /// A shadow.
  case shadow
}

/// What is told of a window, by AppKit's name. It's told that it closes, and asked whether it may; else nothing is told.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether it may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// It's about to be closed.
  func windowWillClose(_ notification: Notification)
  /// It takes what is typed.
  func windowDidBecomeKey(_ notification: Notification)
  /// It takes what is typed no more.
  func windowDidResignKey(_ notification: Notification)
  /// It's the main one.
  func windowDidBecomeMain(_ notification: Notification)
  /// It's the main one no more.
  func windowDidResignMain(_ notification: Notification)
  /// It was moved.
  func windowDidMove(_ notification: Notification)
  /// It has another size.
  func windowDidResize(_ notification: Notification)
  /// The size that it shall have where it's pulled.
  func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize
  /// It was put away.
  func windowDidMiniaturize(_ notification: Notification)
  /// It came back.
  func windowDidDeminiaturize(_ notification: Notification)
  /// It begins to fill the screen.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// It fills the screen.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// It's about to fill the screen no more.
  func windowWillExitFullScreen(_ notification: Notification)
  /// It fills the screen no more.
  func windowDidExitFullScreen(_ notification: Notification)
  /// Another screen shows it.
  func windowDidChangeScreen(_ notification: Notification)
  /// More or less of it is in sight.
  func windowDidChangeOcclusionState(_ notification: Notification)
}

extension NSWindowDelegate {
  /// True.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// As it was asked for.
  public func windowWillResize(_ sender: NSWindow, to frameSize: CGSize) -> CGSize { frameSize }
  /// Does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
}

/// A small window by AppKit's name. It isn't shown.
open class NSPanel: NSWindow {
  /// Whether it lies in front of others. It's kept.
  open var isFloatingPanel = false
  /// Whether it takes what is typed only where something is typed into. It's kept.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether it can be used while another one has to be answered. It's kept.
  open var worksWhenModal = false
}
