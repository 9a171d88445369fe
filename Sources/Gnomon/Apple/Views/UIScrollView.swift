// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is larger inside than outside, by UIKit's name. It shows the part at its offset; nothing scrolls it but your code.
open class UIScrollView: UIView {
  /// Which covered sides count for the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the surroundings are.
    case automatic
    /// Those along which it scrolls.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }
  /// When the keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When it's scrolled.
    case onDrag
    /// It follows the finger.
    case interactive
  }
  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// How the marks of the place look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light edge.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// A view with a rectangle in the one that it will be in, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// A view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      valueDidChange(\UIScrollView.contentOffset)
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// The content's size in points.
  open var contentSize = CGSize.zero { didSet { valueDidChange(\UIScrollView.contentSize) } }
  /// The size of the part that is in sight, in points.
  open var visibleSize: CGSize { bounds.size }
  /// Distances around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  /// The same with what is covered.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Called when these distances are others. It isn't called here.
  open func adjustedContentInsetDidChange() {}
  /// Which covered sides count. It's kept.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Shows another part, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Shows a rectangle of the content by the shortest way, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    contentOffset = offset
  }
  /// What is told of it.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether it may be scrolled. It's kept.
  open var isScrollEnabled = true
  /// Whether it rests at multiples of its size. It's kept.
  open var isPagingEnabled = false
  /// Whether it's scrolled along one axis at a time. It's kept.
  open var isDirectionalLockEnabled = false
  /// Whether it goes beyond its ends. It's kept.
  open var bounces = true
  /// Whether it does where all is in sight. It's kept.
  open var alwaysBounceVertical = false
  /// Whether it does across where all is in sight. It's kept.
  open var alwaysBounceHorizontal = false
  /// Whether the place down is marked. It's kept.
  open var showsVerticalScrollIndicator = true
  /// Whether the place across is marked. It's kept.
  open var showsHorizontalScrollIndicator = true
  /// Distances of the marks, in points. They're kept.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Distances of the mark down, in points. They're kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Distances of the bar across from the edges. They're kept.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the bars keep away from what the device covers. It's kept.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How the marks look. It's kept.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast it comes to rest. It's kept.
  open var decelerationRate = DecelerationRate.normal
  /// When the keyboard goes. It's kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches wait for a scroll. It's kept.
  open var delaysContentTouches = true
  /// Whether touches end with a scroll. It's kept.
  open var canCancelContentTouches = true
  /// Whether a tap at the top scrolls to the start. It's kept.
  open var scrollsToTop = true
  /// Whether a finger is on it: false.
  open var isTracking: Bool { false }
  /// Whether it's pulled: false.
  open var isDragging: Bool { false }
  /// Whether it comes to rest: false.
  open var isDecelerating: Bool { false }
  /// Whether it's being made larger: false.
  open var isZooming: Bool { false }
  /// Whether it's made larger than it may be: false.
  open var isZoomBouncing: Bool { false }
  /// How large the content is shown. It's kept between the least and the greatest, and told.
  open var zoomScale: CGFloat = 1 {
    didSet {
      let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
      if limited != zoomScale { zoomScale = limited }
      guard zoomScale != oldValue else { return }
      delegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
      delegate?.scrollViewDidZoom(self)
    }
  }
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether it goes beyond these. It's kept.
  open var bouncesZoom = true
  /// Sets the scale, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a rectangle as large as it goes. It isn't done.
  open func zoom(to rect: CGRect, animated: Bool) {
    UIView.unsupported("UIScrollView.zoom(to:animated:) does nothing.")
  }
  /// Shows the marks of the place. There are none.
  open func flashScrollIndicators() {}
  /// What is pulled down to load anew. It's kept and not shown.
  open var refreshControl: UIRefreshControl?
  /// The pan that scrolls. It's never recognized.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The pinch that makes larger. It's never recognized.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// The rectangle of the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(self) { _ in .zero }
  /// The rectangle of the view itself.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(self) { _ in .zero }
}

/// What is told of scrolling, by UIKit's name. What your code does is told; fingers do nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// It was made larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger is about to scroll it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger is about to let it go.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has let it go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It's about to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is made larger.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It's about to be made larger or smaller.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// It was made larger or smaller.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap at the top scrolls to the start.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It was scrolled to the start.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// What is pulled down to load anew, by UIKit's name. It's kept and not shown.
open class UIRefreshControl: UIControl {
  /// One that doesn't load.
  public init() { super.init(frame: .zero) }
  /// One of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it loads.
  open private(set) var isRefreshing = false
  /// Begins to load.
  open func beginRefreshing() { isRefreshing = true }
  /// Has loaded.
  open func endRefreshing() { isRefreshing = false }
  /// What it says.
  open var attributedTitle: NSAttributedString?
}
