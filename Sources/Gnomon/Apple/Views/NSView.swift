// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What handles events in AppKit. A host sends none.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// Makes an object that handles no events.
  public override init() { super.init() }
  /// One of an archive: a plain one.
  public required init?(coder: NSCoder) { super.init() }
  /// What events go to next.
  open weak var nextResponder: NSResponder?
  /// Whether it may be typed into: false.
  open var acceptsFirstResponder: Bool { false }
  /// Asks to be typed into.
  open func becomeFirstResponder() -> Bool { true }
  /// Asks to be typed into no more.
  open func resignFirstResponder() -> Bool { true }
  /// A button of the mouse came down. It isn't called here.
  open func mouseDown(with event: NSEvent) {}
  /// A button of the mouse went up. It isn't called here.
  open func mouseUp(with event: NSEvent) {}
  /// The mouse moved with a button. It isn't called here.
  open func mouseDragged(with event: NSEvent) {}
  /// The mouse moved. It isn't called here.
  open func mouseMoved(with event: NSEvent) {}
  /// The mouse came in. It isn't called here.
  open func mouseEntered(with event: NSEvent) {}
  /// The mouse went out. It isn't called here.
  open func mouseExited(with event: NSEvent) {}
  /// The right button came down. It isn't called here.
  open func rightMouseDown(with event: NSEvent) {}
  /// It was scrolled. It isn't called here.
  open func scrollWheel(with event: NSEvent) {}
  /// A key came down. It isn't called here.
  open func keyDown(with event: NSEvent) {}
  /// A key went up. It isn't called here.
  open func keyUp(with event: NSEvent) {}
}

/// What has happened, by AppKit's name. A host makes none.
@preconcurrency @MainActor
open class NSEvent: NSObject {
  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: UInt
    /// The keys of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
  /// Where the mouse is in the window: at the origin.
  open var locationInWindow: CGPoint { .zero }
  /// The keys that are held: none.
  open var modifierFlags: ModifierFlags { [] }
  /// The key's number: 0.
  open var keyCode: UInt16 { 0 }
  /// What was typed: nothing.
  open var characters: String? { nil }
  /// How often it was clicked: 0.
  open var clickCount: Int { 0 }
  /// How far it was scrolled across, in points: 0.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far it was scrolled down, in points: 0.
  open var scrollingDeltaY: CGFloat { 0 }
}

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
  /// Puts a view in front of those that are there.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    if window != nil { view.tellWindow(window) { $0.viewWillMove(toWindow: $1) } }
    children.append(view)
    view.parent = self
    view.nextResponder = self
    if window != nil { view.tellWindow(window) { view, _ in view.viewDidMoveToWindow() } }
    view.viewDidMoveToSuperview()
    changed()
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    let wasShown = window != nil
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
  /// A number to find the view by.
  open var tag = 0

  /// Whether the view isn't drawn.
  open var isHidden = false { didSet { changed() } }
  /// From 0, clear, to 1.
  open var alphaValue: CGFloat = 1 { didSet { changed() } }
  /// Whether the view has a layer.
  open var wantsLayer = false {
    didSet {
      if wantsLayer, layer == nil { layer = CALayer() }
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
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { recognizers.append(gestureRecognizer) }
  /// The gesture recognizers.
  open var gestureRecognizers: [NSGestureRecognizer] {
    get { recognizers }
    set { recognizers = newValue }
  }
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

/// What recognizes a gesture, by AppKit's name. It's never recognized.
@preconcurrency @MainActor
open class NSGestureRecognizer: NSObject {
  /// A recognizer with a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    (self.target, self.action) = (target as AnyObject?, action)
  }
  /// The object that is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether it recognizes.
  open var isEnabled = true
  /// Where the mouse is: at the origin.
  open func location(in view: NSView?) -> CGPoint { .zero }
}
/// A click, by AppKit's name. It's never recognized.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The number of clicks.
  open var numberOfClicksRequired = 1
}
/// A pan, by AppKit's name. It's never recognized.
open class NSPanGestureRecognizer: NSGestureRecognizer {}
