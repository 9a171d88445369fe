// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view by AppKit's name: a tree of rectangles, for sources that hand one to SwiftUI by an ``NSViewRepresentable``.
///
/// What is set is kept, and drawn where Gnomon has the same. Coordinates go up, unless ``isFlipped`` says otherwise. Frames are what they are set to, and
/// follow `autoresizingMask`. Constraints are kept and not followed.
@preconcurrency @MainActor
open class NSView: NSResponder {
  /// A length that a view doesn't have by itself: −1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The sides and lengths that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The sides and lengths as bits.
    public let rawValue: UInt
    /// The sides and lengths of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance at the left side.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance at the right side.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the side where y is least.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance at the side where y is greatest.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  private var children: [NSView] = []
  private weak var parent: NSView?
  weak var mount: PlatformMount?
  private weak var ownWindow: NSWindow?
  weak var controller: NSViewController?
  private var recognizers: [NSGestureRecognizer] = []
  private var priorities:
    [NSLayoutConstraint.Axis: (hugging: NSLayoutConstraint.Priority, resistance: NSLayoutConstraint.Priority)] = [:]

  /// A view with a rectangle in the one that it will be in, in points.
  public init(frame frameRect: CGRect) {
    super.init()
    frame = frameRect
  }
  /// A view without a size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// The view's rectangle in its superview, in points.
  open var frame = CGRect.zero {
    didSet {
      if frame.size != oldValue.size { resizeChildren(from: oldValue.size) }
      changed()
    }
  }
  private var boundsOrigin = CGPoint.zero
  /// The view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  /// Sets where the view lies.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
  /// Sets how large the view is.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  private func resizeChildren(from old: CGSize) {
    guard old != .zero else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      child.frame = UIView.AutoresizingMask(rawValue: child.autoresizingMask.rawValue)
        .resized(child.frame, from: old, to: frame.size)
    }
  }
  /// The sides and lengths that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether coordinates go down: false.
  open var isFlipped: Bool { false }
  /// Whether it fills its rectangle: false.
  open var isOpaque: Bool { false }

  /// The views in this one, from the back to the front.
  open var subviews: [NSView] {
    get { children }
    set {
      for old in children { old.removeFromSuperview() }
      for new in newValue { addSubview(new) }
    }
  }
  /// The view that this one is in.
  open var superview: NSView? { parent }
  /// The window that the view is in; nil where it isn't shown.
  open var window: NSWindow? { ownWindow ?? parent?.window }
  /// Puts a view in front of another one, or behind it; in front of all, or behind all, where there's none.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    addSubview(view)
    // A class of the app's may have put it elsewhere.
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    let other = otherView.flatMap { one in children.firstIndex { $0 === one } }
    let index = place == .below ? other ?? 0 : other.map { $0 + 1 } ?? children.count
    children.insert(view, at: index)
    changed()
  }
  /// Puts a view in the place of one that is there.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView !== newView, oldView.parent === self else { return }
    newView.removeFromSuperview()
    guard let index = children.firstIndex(where: { $0 === oldView }) else { return }
    oldView.removeFromSuperview()
    addSubview(newView)
    guard newView.parent === self else { return }
    children.removeAll { $0 === newView }
    children.insert(newView, at: min(index, children.count))
    changed()
  }
  /// Puts a view in front of those that are there.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    if window != nil { view.tellWindow(window) { $0.viewWillMove(toWindow: $1) } }
    children.append(view)
    view.parent = self
    view.nextResponder = self
    didAddSubview(view)
    if window != nil { view.tellWindow(window) { view, _ in view.viewDidMoveToWindow() } }
    view.viewDidMoveToSuperview()
    changed()
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    let wasShown = window != nil
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if wasShown { tellWindow(nil) { view, _ in view.viewDidMoveToWindow() } }
    viewDidMoveToSuperview()
    parent.changed()
  }
  private func tellWindow(_ window: NSWindow?, _ tell: (NSView, NSWindow?) -> Void) {
    tell(self, window)
    for child in children { child.tellWindow(window, tell) }
  }
  /// Called before the view is put into another one.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called when the view is in another superview.
  open func viewDidMoveToSuperview() {}
  /// Called before the view is in another window.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called when the view is in another window.
  open func viewDidMoveToWindow() {}
  /// Whether the view is another one, or lies in it.
  open func isDescendant(of view: NSView) -> Bool {
    var next: NSView? = self
    while let current = next {
      if current === view { return true }
      next = current.parent
    }
    return false
  }
  /// Called when a view is in this one.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a view in this one goes.
  open func willRemoveSubview(_ subview: NSView) {}
  /// A number to find the view by.
  open var tag = 0
  /// A name to find the view by.
  open var identifier: NSUserInterfaceItemIdentifier?

  /// Whether the view isn't drawn.
  open var isHidden = false { didSet { changed() } }
  /// From 0, clear, to 1.
  open var alphaValue: CGFloat = 1 { didSet { changed() } }
  /// Whether the view has a layer.
  open var wantsLayer = false {
    didSet {
      if wantsLayer, layer == nil { layer = makeBackingLayer() }
      changed()
    }
  }
  /// The view's layer; nil where none is wished.
  open var layer: CALayer? { didSet { changed() } }
  /// Light or dark for the view, whatever is around.
  open var appearance: NSAppearance? { didSet { changed() } }
  /// Light or dark for the view.
  open var effectiveAppearance: NSAppearance {
    appearance ?? parent?.effectiveAppearance ?? NSAppearance(isDark: ViewHost.Configuration.shown.colorScheme == .dark)
  }
  /// What is said of the view where the mouse rests on it.
  open var toolTip: String?

  /// The size that the view has by its content, in points: −1 along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  /// Says that the size by the content is another.
  open func invalidateIntrinsicContentSize() { changed() }
  /// The size by the content; 0 along an axis without one.
  open var fittingSize: CGSize {
    CGSize(width: max(0, intrinsicContentSize.width), height: max(0, intrinsicContentSize.height))
  }
  /// Whether the views in this one have to be placed.
  open var needsLayout = true { didSet { if needsLayout { changed() } } }
  /// Places the views in this one. Does nothing by itself.
  open func layout() {}
  /// Places the views in this one where that's due.
  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
      controller?.viewDidLayout()
    }
    for child in children { child.layoutSubtreeIfNeeded() }
  }
  /// Whether the view looks otherwise.
  open var needsDisplay = false { didSet { if needsDisplay { changed() } } }
  /// Says that a part of the view looks otherwise.
  open func setNeedsDisplay(_ invalidRect: CGRect) { changed() }
  /// Draws the view. It isn't called here.
  open func draw(_ dirtyRect: CGRect) {}
  /// Whether constraints have to be changed. It's kept.
  open var needsUpdateConstraints = false
  /// Changes constraints. It isn't called here.
  open func updateConstraints() {}
  /// Sets what the mouse is followed in. It isn't called here.
  open func updateTrackingAreas() {}
  /// The front view at a point in the superview's coordinates; nil where none is.
  open func hitTest(_ point: CGPoint) -> NSView? { !isHidden && frame.contains(point) ? self : nil }
  /// Keeps a gesture recognizer. It's never recognized.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Lets a gesture recognizer go.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// The gesture recognizers.
  open var gestureRecognizers: [NSGestureRecognizer] {
    get { recognizers }
    set {
      for old in recognizers { old.view = nil }
      for new in newValue { new.view = self }
      recognizers = newValue
    }
  }
  /// The constraints that the view keeps. They aren't followed.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// Keeps a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Keeps constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  /// Lets a constraint go.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  /// Lets constraints go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
  /// Whether the view's frame is what it's set to. It's kept.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How little the view grows beyond its content.
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    priorities[orientation]?.hugging ?? _hugging(orientation)
  }
  /// Sets how little the view grows beyond its content.
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { priorities[orientation] = (priority, contentCompressionResistancePriority(for: orientation)) }
  /// How little the view shrinks below its content.
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { priorities[orientation]?.resistance ?? .defaultHigh }
  /// Sets how little the view shrinks below its content.
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { priorities[orientation] = (contentHuggingPriority(for: orientation), priority) }

  /// Moves the view's own coordinates.
  open func setBoundsOrigin(_ newOrigin: CGPoint) {
    boundsOrigin = newOrigin
    changed()
  }
  /// Would scale the view's own coordinates. Nothing is scaled here: frame and bounds stay as they are, and a warning says so once.
  open func setBoundsSize(_ newSize: CGSize) {
    guard newSize != bounds.size else { return }
    _FrameworkLack.say("setBoundsSize(_:) scales nothing: an NSView's bounds are as large as its frame.")
  }
  /// Says that the whole view looks otherwise.
  open func display() { changed() }
  /// Draws what is due. Nothing is drawn at once.
  open func displayIfNeeded() {}
  /// Called before the view is drawn. It isn't called here.
  open func viewWillDraw() {}
  /// Whether the layer is set by `updateLayer()`: false. It isn't asked for.
  open var wantsUpdateLayer: Bool { false }
  /// Sets the layer. It isn't called here.
  open func updateLayer() {}
  /// Makes the view's layer: a plain one.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// When the layer is drawn anew. It's kept.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  /// Whether the views in it are drawn into its layer. It's kept.
  open var canDrawSubviewsIntoLayer = false
  /// Whether what lies outside isn't drawn. It's kept.
  open var clipsToBounds = false
  /// Whether colours mix with what is blurred behind: false.
  open var allowsVibrancy: Bool { false }
  /// Whether the mouse moves the window by it: true where it lets something through.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether a click that activates the window counts: false.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the tab key may go to it: where it takes what is typed and isn't hidden.
  open var canBecomeKeyView: Bool { acceptsFirstResponder && !isHidden }
  /// What the tab key goes to. It's kept.
  open weak var nextKeyView: NSView?
  /// Whether a panel has to take what is typed where the view is clicked: false.
  open var needsPanelToBecomeKey: Bool { false }
  /// The menu for an event: the view's.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// Called when light and dark changed. It isn't called here.
  open func viewDidChangeEffectiveAppearance() {}
  /// Called when the pixels of a point changed. It isn't called here.
  open func viewDidChangeBackingProperties() {}
  /// Draws the outline in which the focus is shown. It isn't called here.
  open func drawFocusRingMask() {}
  /// The rectangle of that outline, in points: none.
  open var focusRingMaskBounds: CGRect { .zero }
  /// Called when the view was hidden. It isn't called here.
  open func viewDidHide() {}
  /// Called when the view is shown again. It isn't called here.
  open func viewDidUnhide() {}
  /// Whether the window is being pulled: false.
  open var inLiveResize: Bool { false }
  /// Called when the window begins to be pulled. It isn't called here.
  open func viewWillStartLiveResize() {}
  /// Called when the window is no longer pulled. It isn't called here.
  open func viewDidEndLiveResize() {}
  /// Sets the forms of the pointer. It isn't called here.
  open func resetCursorRects() {}
  /// Gives the pointer a form over a part. Nothing happens.
  open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
  /// The parts that the mouse is followed in. They're kept, and the mouse isn't followed.
  open internal(set) var trackingAreas: [NSTrackingArea] = []
  /// Keeps a part that the mouse is followed in. It isn't.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  /// Lets a part go.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  /// The distances that bars cover: none.
  open var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }
  /// Distances that count as covered, too. They're kept.
  open var additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// The part of the view that bars don't cover.
  open var safeAreaRect: CGRect {
    let insets = safeAreaInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + (isFlipped ? insets.top : insets.bottom),
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
  /// The part of the view that is in sight: all of it.
  open var visibleRect: CGRect { bounds }
  /// The sides that the size leaves out: none.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  /// Whether writing goes from the right. It's kept.
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  /// Readies the view to be used again.
  open func prepareForReuse() {}

  /// How little a view of the class grows beyond its content where nothing is set. It's for classes of Gnomon.
  open func _hugging(_ orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority { .defaultLow }
  /// What the view's class draws of its own. It's for classes of Gnomon.
  open func _content(in size: CGSize) -> AnyView? { nil }
  /// Why the class can't be drawn here, where it can't. It's for classes of Gnomon.
  open var _lack: String? { nil }
  /// The size for a proposal where the view itself has a better answer than AppKit's rules. It's for classes of Gnomon.
  open func _size(for proposal: ProposedViewSize) -> CGSize? { nil }

  func changed() {
    var view = self
    while let parent = view.parent { view = parent }
    view.mount?.viewDidChange()
  }
}

extension NSView: _AnchoredItem {}

extension NSView {
  /// When a layer is drawn anew, by AppKit's name.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never.
    case never
    /// When the view says so.
    case onSetNeedsDisplay
    /// While the view is pulled.
    case duringViewResize
    /// Before the view is pulled.
    case beforeViewResize
    /// As one picture that fades into the next.
    case crossfade
  }

  // Where a point lies in the uppermost view, with y upwards from its bottom; and the other way.
  private var road: [NSView] { Array(sequence(first: self, next: \.superview)) }
  private func up(_ point: CGPoint) -> CGPoint {
    var point = point
    for view in road {
      point.x -= view.bounds.minX
      point.y -= view.bounds.minY
      if view.isFlipped { point.y = view.frame.height - point.y }
      guard let superview = view.superview else { break }
      point.x += view.frame.minX
      // The view's bottom, in the coordinates of the one around, which may go down.
      point.y = superview.isFlipped ? view.frame.maxY - point.y : view.frame.minY + point.y
    }
    return point
  }
  private func down(_ point: CGPoint) -> CGPoint {
    var point = point
    for view in road.reversed() {
      if let superview = view.superview {
        point.x -= view.frame.minX
        point.y = superview.isFlipped ? view.frame.maxY - point.y : point.y - view.frame.minY
      }
      if view.isFlipped { point.y = view.frame.height - point.y }
      point.x += view.bounds.minX
      point.y += view.bounds.minY
    }
    return point
  }
  /// Where a point of another view's coordinates lies in this one's; nil is the window's.
  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { down(view?.up(point) ?? point) }
  /// Where a point of this view's coordinates lies in another one's; nil is the window's.
  public func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { view?.down(up(point)) ?? up(point) }
  /// A size by another view's coordinates: the same.
  public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
  /// A size by this view's coordinates in another one's: the same.
  public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }
  /// Where a rectangle of another view's coordinates lies in this one's; nil is the window's.
  public func convert(_ rect: CGRect, from view: NSView?) -> CGRect { rect.cornered { convert($0, from: view) } }
  /// Where a rectangle of this view's coordinates lies in another one's; nil is the window's.
  public func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect.cornered { convert($0, to: view) } }
  /// The view, for changes that move: they're there at once.
  public func animator() -> Self { self }
  /// The nearest view that both lie in; nil where there's none.
  public func ancestorShared(with view: NSView) -> NSView? { road.first { view.isDescendant(of: $0) } }
  /// The view of a number in it, or itself; nil where there's none.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    for child in subviews { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }
  /// The scroll view around; nil where there's none.
  public var enclosingScrollView: NSScrollView? { road.dropFirst().lazy.compactMap { $0 as? NSScrollView }.first }
  /// Shows a part. True where a view around was moved.
  @discardableResult
  public func scrollToVisible(_ rect: CGRect) -> Bool { false }
  /// Moves the view around that shows a part of it.
  public func scroll(_ point: CGPoint) { (superview as? NSClipView)?.scroll(to: point) }
}

extension CGRect {
  fileprivate func cornered(_ move: (CGPoint) -> CGPoint) -> CGRect {
    let (one, other) = (move(CGPoint(x: minX, y: minY)), move(CGPoint(x: maxX, y: maxY)))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x), height: abs(other.y - one.y))
  }
}

extension NSLayoutConstraint {
  /// AppKit's name of a priority.
  public typealias Priority = UILayoutPriority
  /// AppKit's name of an axis.
  public typealias Orientation = Axis
}

extension NSView: PlatformView {
  func layOut(in size: CGSize) {
    if frame != CGRect(origin: .zero, size: size) {
      frame = CGRect(origin: .zero, size: size)
      needsLayout = true
    }
    layoutSubtreeIfNeeded()
  }

  func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let own = _size(for: proposal) { return own }
    var own = intrinsicContentSize
    if let preferred = controller?.preferredContentSize, preferred != .zero { own = preferred }
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Orientation) -> CGFloat {
      PlatformSizing.length(
        proposed, own: own, grows: contentHuggingPriority(for: axis).rawValue < 750,
        shrinks: contentCompressionResistancePriority(for: axis).rawValue < 750)
    }
    return CGSize(
      width: length(proposal.width, own.width, .horizontal), height: length(proposal.height, own.height, .vertical))
  }

  var looks: PlatformLooks {
    var looks =
      layer.map { $0.looks(background: $0.backgroundColor.map { Color(cgColor: $0) }) } ?? PlatformLooks()
    looks.size = frame.size
    looks.opacity *= Double(min(max(alphaValue, 0), 1))
    looks.scheme = appearance.map { $0.name.isDark ? .dark : .light }
    return looks
  }

  var parts: [PlatformPart] {
    let isUpward = !isFlipped
    return children.filter { !$0.isHidden }.map { child in
      let frame = child.frame
      let x = frame.midX - boundsOrigin.x
      let y = frame.midY - boundsOrigin.y
      return PlatformPart(
        content: .view(child), middle: CGPoint(x: x, y: isUpward ? self.frame.height - y : y), size: frame.size,
        transform: .identity)
    }
  }

  func content(in size: CGSize) -> AnyView? { layer?.ownContent ?? _content(in: size) }
  var lack: String? { _lack }

  func attach(to mount: PlatformMount?) {
    self.mount = mount
    let window = mount == nil ? nil : NSWindow.host
    tellWindow(window) { $0.viewWillMove(toWindow: $1) }
    ownWindow = window
    tellWindow(window) { view, _ in view.viewDidMoveToWindow() }
  }
}

/// What is asked whether a layer takes its window's pixels of a point, by AppKit's name. Nobody asks.
@preconcurrency @MainActor
public protocol NSViewLayerContentScaleDelegate: NSObjectProtocol {
  /// Whether a layer takes other pixels of a point from its window.
  func layer(_ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from window: NSWindow) -> Bool
}
extension NSViewLayerContentScaleDelegate {
  /// False.
  public func layer(_ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from window: NSWindow) -> Bool {
    false
  }
}
