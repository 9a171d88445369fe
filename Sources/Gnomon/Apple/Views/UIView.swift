// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view by UIKit's name: a tree of rectangles, for sources that hand one to SwiftUI by a ``UIViewRepresentable``.
///
/// What is set is kept, and drawn where Gnomon has the same: colours, opacity, corners, borders, shadows, transforms, texts, pictures. Frames are
/// what they are set to, and follow `autoresizingMask`. Constraints are kept; only those that are equal to a length or to another view's side are followed.
/// Nothing is touched: gesture recognizers and controls keep their targets.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// A length that a view doesn't have by itself: −1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The size that has a view take as little room as it can.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The size that has a view take as much room as it can: 10,000 points at each side.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The class of a view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view is drawn from.
  public let layer: CALayer
  var kept = ViewState()
  private(set) var children: [UIView] = []
  weak var parent: UIView?
  /// What shows the view: of the uppermost view alone.
  weak var mount: PlatformMount?
  weak var ownWindow: UIWindow?
  weak var controller: UIViewController?
  var observations: [WeakBox<NSKeyValueObservation>] = []

  /// A view with a rectangle in the one that it will be in, in points.
  public init(frame: CGRect) {
    layer = UIView.layer(of: Self.self)
    super.init()
    layer.view = self
    layer.frame = frame
  }

  /// A view without a size: there are no archives to read it from.
  public required init?(coder: NSCoder) {
    layer = UIView.layer(of: Self.self)
    super.init()
    layer.view = self
  }

  /// A view without a size.
  public convenience override init() { self.init(frame: .zero) }

  private static func layer(of type: UIView.Type) -> CALayer { ViewLayers.make(type.layerClass) }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing(\UIView.frame) { layer.frame = newValue } }
  }
  /// The view's own coordinates: its size, and the point at its top left corner, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing(\UIView.bounds) { layer.bounds = newValue } }
  }
  /// The view's middle in its superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// How the view is moved, turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// How the view is moved, turned and scaled in space. What isn't of the plane isn't drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func resizing(_ path: PartialKeyPath<UIView>, _ change: () -> Void) {
    let old = layer.bounds.size
    change()
    if layer.bounds.size != old {
      resizeChildren(from: old)
      setNeedsLayout()
    }
    valueDidChange(path)
  }

  private func resizeChildren(from old: CGSize) {
    guard kept.autoresizesSubviews, old != .zero else { return }
    for child in children where child.kept.translatesMask && !child.kept.mask.isEmpty {
      child.frame = child.kept.mask.resized(child.frame, from: old, to: bounds.size)
    }
  }

  // MARK: Looks

  /// The colour behind the view; nil is clear.
  open var backgroundColor: UIColor? {
    get { kept.backgroundColor }
    set {
      kept.backgroundColor = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }
  /// From 0, clear, to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view isn't drawn.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether what reaches beyond the view is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of what can be used in the view: the superview's where none is set, and blue where no one sets one.
  open var tintColor: UIColor! {
    get { kept.tintColor ?? parent?.tintColor ?? UIColor(Color.accentColor) }
    set {
      kept.tintColor = newValue
      tintColorDidChange()
      changed()
    }
  }
  /// Whether the view fills its rectangle. It's kept.
  open var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }
  /// How what the view draws fills it.
  open var contentMode: ContentMode {
    get { kept.contentMode }
    set {
      kept.contentMode = newValue
      changed()
    }
  }
  /// Whether the view takes touches.
  open var isUserInteractionEnabled: Bool {
    get { kept.isUserInteractionEnabled }
    set { kept.isUserInteractionEnabled = newValue }
  }
  /// The sides and lengths that change with the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { kept.mask }
    set { kept.mask = newValue }
  }
  /// How far the device covers the view at its sides, in points: as the window where the view fills it, and else 0.
  open var safeAreaInsets: UIEdgeInsets {
    guard let window, window !== self, bounds.size == window.bounds.size else { return .zero }
    return window.safeAreaInsets
  }
  /// Called when the covered lengths are others. It isn't called here.
  open func safeAreaInsetsDidChange() {}
  /// The traits of the surroundings: the host's, light or dark as the view or one around it says.
  open var traitCollection: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      if current.kept.overrideStyle != .unspecified {
        return .current(current.kept.overrideStyle)
      }
      view = current.parent
    }
    return .current
  }
  /// Light or dark for the view and those in it, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.overrideStyle }
    set {
      kept.overrideStyle = newValue
      changed()
    }
  }

  // MARK: The tree

  /// The views in this one, from the back to the front.
  open var subviews: [UIView] { children }
  /// The view that this one is in; nil for the uppermost.
  open var superview: UIView? { parent }
  /// The window that the view is in; nil where it isn't shown.
  open var window: UIWindow? { ownWindow ?? parent?.window }

  /// Puts a view in front of those that are there.
  open func addSubview(_ view: UIView) { insertSubview(view, at: children.count) }

  /// Puts a view at a place among those that are there: 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return UIView.unsupported("a view can't be put into itself: \(type(of: view)) stays where it is.")
    }
    let (old, wasIn) = (view.parent, view.window)
    view.willMove(toSuperview: self)
    if wasIn !== window { view.tellWindow(window) { $0.willMove(toWindow: $1) } }
    if let old {
      old.willRemoveSubview(view)
      old.children.removeAll { $0 === view }
    }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if wasIn !== window { view.tellWindow(window) { view, _ in view.didMoveToWindow() } }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Puts a view right behind another one of this view's.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: children.filter { $0 !== view }.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Puts a view right in front of another one of this view's.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view, at: children.filter { $0 !== view }.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent else { return }
    let wasIn = window
    willMove(toSuperview: nil)
    if wasIn != nil { tellWindow(nil) { $0.willMove(toWindow: $1) } }
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if wasIn != nil { tellWindow(nil) { view, _ in view.didMoveToWindow() } }
    didMoveToSuperview()
    parent.setNeedsLayout()
  }
  /// Puts one of the views in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
  /// Puts one of the views behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }
  /// Lets two of the views change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    changed()
  }

  private func reorder(_ view: UIView, _ put: (inout [UIView]) -> Void) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    put(&children)
    changed()
  }

  private func tellWindow(_ window: UIWindow?, _ tell: (UIView, UIWindow?) -> Void) {
    tell(self, window)
    for child in children where child.ownWindow == nil { child.tellWindow(window, tell) }
  }

  /// Puts the uppermost view of a tree into a window, or takes it out.
  func show(in window: UIWindow?) {
    guard ownWindow !== window else { return }
    tellWindow(window) { $0.willMove(toWindow: $1) }
    ownWindow = window
    tellWindow(window) { view, _ in view.didMoveToWindow() }
  }

  /// Whether the view is another one, or lies in it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.parent
    }
    return false
  }
  /// The view of a number: this one, or one that it holds. nil where there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if tag == self.tag { return self }
    for child in children { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }
  /// What events go to next: the view's controller, or its superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Called before the view is put into another one; nil where it's taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view is in another superview.
  open func didMoveToSuperview() {}
  /// Called before the view is in another window; nil where it's in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view is in another window.
  open func didMoveToWindow() {}
  /// Called when a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// The size that the view has by its content, in points: −1 along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that the size by the content is another.
  open func invalidateIntrinsicContentSize() { changed() }
  /// The size that fits the view best in another one: the view's own, where a class doesn't say otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that fits it.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size by the content, or by a width and a height that constraints set; the target's where there is none.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let (own, fixed) = (intrinsicContentSize, ConstraintReading.fixedSize(of: self))
    return CGSize(
      width: fixed.width ?? (own.width >= 0 ? own.width : targetSize.width),
      height: fixed.height ?? (own.height >= 0 ? own.height : targetSize.height))
  }
  /// As ``systemLayoutSizeFitting(_:)``; along an axis of the greatest priority it's the target's.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }
  /// Has the views in this one placed before it's shown.
  open func setNeedsLayout() {
    kept.needsLayout = true
    changed()
  }
  /// Places the views in this one where that's due.
  open func layoutIfNeeded() {
    if kept.needsLayout {
      kept.needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }
  /// Places the views in this one: by those of their constraints that are followed.
  open func layoutSubviews() { ConstraintReading(self).apply() }
  /// Says that the view looks otherwise.
  open func setNeedsDisplay() { changed() }
  /// Says that a part of the view looks otherwise.
  open func setNeedsDisplay(_ rect: CGRect) { changed() }
  /// Draws the view by Core Graphics' and UIKit's calls, from the top. It's called with all of the view, where its class draws nothing else.
  open func draw(_ rect: CGRect) {}
  /// Sets what the view's layer shows. The layer's `display()` calls it, and nobody else.
  open func display(_ layer: CALayer) {}
  /// Draws into the view's layer by Core Graphics' calls. Nobody calls it: ``draw(_:)`` is called.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before the view's layer is drawn. Nobody calls it.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Called when the layers in the view's layer have been placed. Nobody calls it: ``layoutSubviews()`` is called.
  open func layoutSublayers(of layer: CALayer) {}

  /// What ``draw(_:)`` draws; nil where it's nothing.
  func drawing(in size: CGSize) -> AnyView? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let context = CGContext(downwardSize: size)
    CurrentContexts.drawing(context) { draw(CGRect(origin: .zero, size: size)) }
    let commands = context.balancedCommands
    guard !commands.isEmpty else { return nil }
    let list = DisplayList(size: size, scale: UIScreen.main.scale, commands: commands)
    return AnyView(Canvas { graphics, _ in graphics.withCGContext { $0.draw(list) } })
  }

  // MARK: What follows

  /// Called when the host's traits are others, such as light and dark, with those from before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the tint is another.
  open func tintColorDidChange() {}
  /// Changes the view's constraints. It isn't called here.
  open func updateConstraints() {}
  /// Has constraints changed. Nothing happens.
  open func setNeedsUpdateConstraints() {}
  /// Has constraints changed at once. Nothing happens.
  open func updateConstraintsIfNeeded() {}

  // MARK: Hits

  /// The front view at a point in this one's coordinates that takes touches; nil where none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
  /// Whether a point in the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Keeps a gesture recognizer. A host touches no views by UIKit's name: it's never recognized.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    kept.recognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
  }
  /// Takes a gesture recognizer out.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    kept.recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.owner === self { gestureRecognizer.owner = nil }
  }
  /// Whether keys go to it: false.
  open var isFocused: Bool { false }
  /// Called when it was read from a nib. Nibs aren't read.
  open func awakeFromNib() {}
  /// Called where Interface Builder shows it. Nobody calls it.
  open func prepareForInterfaceBuilder() {}
  /// What the view does with touches. It's kept.
  open var interactions: [any UIInteraction] {
    get { kept.interactions }
    set { kept.interactions = newValue }
  }
  /// Keeps what the view does with touches. A host touches no views by UIKit's name.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    kept.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes what the view does with touches out.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard kept.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    kept.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// Whether a gesture may begin: true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What a class draws

  /// What the view's class draws of its own in the view's size; nil is nothing. The views in this one lie in front. It's for classes of Gnomon.
  open func _content(in size: CGSize) -> AnyView? { nil }
  /// Why the class can't be drawn here, where it can't: then its name is. It's for classes of Gnomon.
  open var _lack: String? { nil }
  /// How little a view of the class grows beyond its content where nothing is set. It's for classes of Gnomon.
  open var _hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultLow) }
  /// The size for a proposal where the view itself has a better answer than UIKit's rules. It's for classes of Gnomon.
  open func _size(for proposal: ProposedViewSize) -> CGSize? { nil }

  /// Says that the view looks otherwise, to what shows it.
  func changed() {
    var view = self
    while let parent = view.parent { view = parent }
    view.mount?.viewDidChange()
  }

  /// Says once that something isn't done here.
  static func unsupported(_ message: String, hint: String? = nil) {
    HostExchange.shown?.graph.warn(.unsupported, nil, message, hint: hint)
  }

  /// Says once that something isn't done here. It's for classes of Gnomon.
  public static func _unsupported(_ message: String, hint: String? = nil) { unsupported(message, hint: hint) }
}

/// Makes a view's layer of a class.
private enum ViewLayers {
  @MainActor static func make(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CATextLayer.Type: CATextLayer()
    default: CALayer()
    }
  }
}
