// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a ``UIView`` is drawn from, by Core Animation's name: colours, corners, a border, a shadow.
///
/// A layer that belongs to a view that's shown is drawn, with its sublayers. Masks and contents are kept and not drawn; animations are kept and change nothing.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// When the layer's time begins, in seconds. It's kept, as are the others: nothing is played.
  open var beginTime: TimeInterval = 0
  /// Where in itself its time begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often it's played.
  open var repeatCount: Float = 0
  /// How long it's played, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// How long it lasts, in seconds.
  open var duration: TimeInterval = .infinity
  /// How fast its time runs; 0 stands still.
  open var speed: Float = 1
  /// Whether it goes back.
  open var autoreverses = false
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Where the layer's anchor lies in its superlayer, in points.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The layer's own coordinates: its size, and the point that lies at its top left corner, in points.
  open var bounds = CGRect.zero { didSet { changed() } }
  /// The point of the layer that lies at its position, in parts of its size: the middle is (0.5, 0.5).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  /// How far the layer lies in front of its siblings.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// How the layer is moved, turned and scaled about its anchor.
  open var transform = CATransform3DIdentity { didSet { changed() } }
  /// The colour behind the layer; nil is clear.
  open var backgroundColor: CGColor? { didSet { changed() } }
  /// The corners' radius in points.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// The border's width in points, inside of the layer.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The border's colour; nil is black.
  open var borderColor: CGColor? { didSet { changed() } }
  /// From 0, clear, to 1.
  open var opacity: Float = 1 { didSet { changed() } }
  /// Whether the layer isn't drawn.
  open var isHidden = false { didSet { changed() } }
  /// Whether what reaches beyond the layer is cut off.
  open var masksToBounds = false { didSet { changed() } }
  /// The shadow's colour; nil is black.
  open var shadowColor: CGColor? { didSet { changed() } }
  /// The shadow's opacity, from 0, none, to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The shadow's outline. It's kept: the shadow is that of what is drawn.
  open var shadowPath: CGPath?
  /// What cuts the layer out. It's kept and not used.
  open var mask: CALayer?
  /// A picture. It's kept and not drawn.
  open var contents: Any?
  /// How a picture fills the layer. It's kept.
  open var contentsGravity = "resize"
  /// The pixels of a point. It's kept.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn into pixels once. It's kept.
  open var shouldRasterize = false
  /// The pixels of a point of that. It's kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth. It's kept.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer fills its rectangle. It's kept.
  open var isOpaque = false
  /// Whether its back is seen. It's kept.
  open var isDoubleSided = true
  /// Whether it's drawn beside others. It's kept.
  open var drawsAsynchronously = false
  /// Whether its opacity is that of all in it together. It's kept.
  open var allowsGroupOpacity = true
  /// The part of the picture that is shown. It's kept.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that is stretched. It's kept.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether y grows upwards in it. It's kept.
  open var isGeometryFlipped = false
  /// Whether another size has it drawn anew. It's kept.
  open var needsDisplayOnBoundsChange = false
  /// How a picture is made smaller. It's kept.
  open var minificationFilter = "linear"
  /// How a picture is made larger. It's kept.
  open var magnificationFilter = "linear"
  /// Filters of what lies below. They're kept.
  open var backgroundFilters: [Any]?
  /// What happens for a change. It's kept.
  open var actions: [String: Any]?
  /// A name to find the layer by.
  open var name: String?
  /// Functions that are drawn into the layer. They're kept and not used.
  open var filters: [Any]?
  /// A filter of how the layer is mixed with what lies behind. It's kept and not used.
  open var compositingFilter: Any?
  /// What is told of the layer. It's kept.
  open weak var delegate: (any CALayerDelegate)?

  /// The layers in this one, from the back to the front; nil where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.parent = nil }
      children = newValue ?? []
      for child in children { child.parent = self }
      changed()
    }
  }
  /// The layer that this one is in.
  open var superlayer: CALayer? { parent }

  private var children: [CALayer] = []
  private weak var parent: CALayer?
  private var animations: [(key: String, animation: CAAnimation)] = []
  weak var view: UIView?

  /// Makes a layer without a size.
  public override init() { super.init() }
  /// Makes a layer as another one. Nothing is copied here.
  public init(layer: Any) { super.init() }
  /// Makes a layer of an archive: one without a size.
  public required init?(coder: NSCoder) { super.init() }

  /// The layer's rectangle in its superlayer, in points.
  open var frame: CGRect {
    get {
      let (size, transform) = (bounds.size, affineTransform())
      let box = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height
      )
      .applying(transform)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      // As documented, a frame means nothing under a transform: its size is the bounds' then.
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + newValue.width * anchorPoint.x, y: newValue.origin.y + newValue.height * anchorPoint.y)
    }
  }

  /// The part of the transform in the plane.
  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
  }

  /// Sets a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Puts a layer in front of those that are there.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Puts a layer at a place among those that are there: 0 is the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.parent = self
    changed()
  }

  /// Puts a layer right behind another one of this layer's; behind all where that isn't one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer right in front of another one of this layer's; in front of all where that isn't one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count))
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.changed()
  }

  /// Keeps an animation. It changes nothing: what is shown is the end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.removeAll { $0.key == key }
    if let key { animations.append((key, anim)) }
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// The animation of a key; nil where there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The animations' keys; nil where there is no animation.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// Takes the animation of a key out.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Takes all animations out.
  open func removeAllAnimations() { animations = [] }

  /// The layer as it's shown: the layer itself.
  open func presentation() -> Self? { self }
  /// The layer as it was set: the layer itself.
  open func model() -> Self { self }
  /// Says that the layer looks otherwise.
  open func setNeedsDisplay() { changed() }
  /// Draws the layer again. Nothing has to be done here.
  open func displayIfNeeded() {}
  /// Has the view, or else what is told of the layer, set what it shows.
  open func display() { if let view { view.display(self) } else { delegate?.display(self) } }
  /// Says that the sublayers have to be placed again.
  open func setNeedsLayout() { changed() }
  /// Places the sublayers.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Places the sublayers. Does nothing by itself.
  open func layoutSublayers() {}
  /// Whether a point in the layer's own coordinates lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost of the layer and those in it that a point lies in, by the superlayer's coordinates; nil where it lies in none.
  /// Hidden ones don't count.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let transform = affineTransform()
    guard !isHidden, transform.a * transform.d != transform.b * transform.c else { return nil }
    let arm = CGPoint(x: p.x - position.x, y: p.y - position.y).applying(transform.inverted())
    let point = CGPoint(
      x: arm.x + bounds.minX + bounds.width * anchorPoint.x, y: arm.y + bounds.minY + bounds.height * anchorPoint.y)
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    // Layers of views in a view lie in front of its own.
    let inner = children.sorted { $0.zPosition < $1.zPosition } + (view?.subviews.map(\.layer) ?? [])
    for layer in inner.reversed() { if let hit = layer.hitTest(point) { return hit } }
    return isInside ? self : nil
  }

  func changed() {
    var layer: CALayer? = self
    while let current = layer {
      if let view = current.view { return view.changed() }
      layer = current.parent
    }
  }

  /// What the layer itself draws in its size, beside colours and borders. nil is nothing.
  var ownContent: AnyView? { nil }
}

/// What is told of a layer, by Core Animation's name.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets what the layer shows. The layer's `display()` calls it.
  func display(_ layer: CALayer)
  /// Draws into the layer. Nobody calls it.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn. Nobody calls it.
  func layerWillDraw(_ layer: CALayer)
  /// Called when the layers in the layer have been placed. Nobody calls it.
  func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

/// The curve of a layer's corners, by Core Animation's name.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String
  /// The curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The curve of the system's corners.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, by Core Animation's name.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits: 1, 2, 4 and 8.
  public let rawValue: UInt
  /// The corners of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
